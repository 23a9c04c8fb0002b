import type { BlockOption } from "@rollcall/api/webapi";
import type { ViewValues } from "../../model/view.js";
import type { ActOutcome, Person } from "../act.js";
import type { ElementName } from "./find-element.js";
import type { AnyElement } from "./input-value.js";
import { suggestOptions } from "./suggest-options.js";
import type { SurfaceName } from "./surface.js";

/** A menu with options of the app, and what is wanted of it. */
interface Wanting {
  readonly surface: SurfaceName;
  readonly name: ElementName;
  readonly values: readonly string[];
  /** The text that is typed into the menu. Default: each value. */
  readonly query?: string | undefined;
  /** The values that the person has entered around it. Default: what is kept. */
  readonly entered?: ViewValues;
}

/** Whether a menu has options that its app answers. */
export function isAppMenu({ type }: AnyElement): boolean {
  return type === "external_select" || type === "multi_external_select";
}

/** The options that an app answers to what a person types to choose in a menu. */
export async function offeredOptions(
  element: AnyElement,
  { surface, name, values, query, entered }: Wanting,
  person: Person,
): Promise<ActOutcome<{ readonly options: readonly BlockOption[] }>> {
  const options: BlockOption[] = [];
  if (!isAppMenu(element) || values.length === 0) return { ok: true, options };
  for (const text of query === undefined ? values : [query]) {
    const typing = { surface, name, text, ...(entered !== undefined && { entered }) };
    const suggested = await suggestOptions(typing, person);
    if (!suggested.ok) return suggested;
    if (suggested.failure !== undefined) return { ok: false, error: "refused", detail: suggested.failure };
    options.push(...suggested.options);
  }
  return { ok: true, options };
}
