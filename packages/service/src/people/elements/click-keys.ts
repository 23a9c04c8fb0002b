import type { BlockAction } from "@rollcall/api/webapi";
import type { ActOutcome } from "../act.js";
import { echoOf } from "./echo-of.js";
import type { UsableElement } from "./find-element.js";

/** The keys of an action that a click sends. */
export function clickKeys({ element, item }: UsableElement): ActOutcome<{ readonly keys: Partial<BlockAction> }> {
  switch (element.type) {
    case "button": {
      const { text, value, url, style } = element;
      const optional = {
        ...(value !== undefined && { value }),
        ...(url !== undefined && { url }),
        ...(style && { style }),
      };
      return { ok: true, keys: { text, ...optional, ...echoOf(element) } };
    }
    case "overflow":
      return { ok: true, keys: { selected_option: { ...item }, ...echoOf(element) } };
    case "feedback_buttons":
      return { ok: true, keys: { ...(item !== undefined && { text: item.text, value: item.value }) } };
    case "icon_button": {
      const { icon, text, value } = element;
      return { ok: true, keys: { icon, text, ...(value !== undefined && { value }), ...echoOf(element) } };
    }
    default:
      return {
        ok: false,
        error: "refused",
        detail: `A ${element.type} starts a workflow, and nothing runs workflows here.`,
      };
  }
}
