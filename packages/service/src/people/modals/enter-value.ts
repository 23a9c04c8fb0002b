import type { InputValue } from "@rollcall/api/webapi";
import type { ViewValues } from "../../model/view.js";
import type { ActOutcome, ActRefusal, Person } from "../act.js";
import { chooseValue } from "../elements/choose-value.js";
import { offeredOptions } from "../elements/offered-options.js";
import type { StatefulElement } from "../elements/stateful-elements.js";
import { isTyped, typedValue } from "../elements/typed-value.js";
import type { Modal } from "./find-modal.js";

/** The place of an entered value. */
interface Entering {
  readonly modal: Modal;
  /** The values that were entered before. */
  readonly entered: ViewValues;
  readonly into: StatefulElement;
}

/**
 * The value of an element of a modal after a person entered something: a text, the value or text of an option, the name
 * of a user or conversation, or a list of these; or a list of files. Nothing (null or an empty text) clears it.
 */
export async function enterValue(
  given: unknown,
  { modal, entered, into: { blockId, actionId, element } }: Entering,
  person: Person,
): Promise<ActOutcome<{ readonly value: InputValue }>> {
  const { type } = element;
  if (element.type === "file_input") {
    const { enterFiles } = await import("./enter-files.js");
    return enterFiles(given, { ...element, appId: modal.appId }, person);
  }
  const values = textsOf(given);
  if (values === undefined) return cannot(type, given, "a text or a list of texts");
  if (isTyped(element)) {
    if (values.length > 1 && type !== "rich_text_input") return cannot(type, given, "one value");
    return typedValue(element, values.join("\n"), person);
  }
  const menu = { surface: { view: modal.id }, name: { action: actionId, block: blockId }, values, entered };
  const offered = await offeredOptions(element, menu, person);
  return offered.ok ? chooseValue(element, values, person, offered.options) : offered;
}

/** The given values, as texts. Empty texts count as absent. */
function textsOf(given: unknown): readonly string[] | undefined {
  const all: readonly unknown[] = given === null ? [] : Array.isArray(given) ? given : [given];
  if (!all.every((one) => typeof one === "string" || typeof one === "number")) return undefined;
  return all.map(String).filter((text) => text !== "");
}

function cannot(type: string, given: unknown, wanted: string): ActRefusal {
  return {
    ok: false,
    error: "refused",
    detail: `${JSON.stringify(given)} cannot be entered into the ${type}: it takes ${wanted}.`,
  };
}
