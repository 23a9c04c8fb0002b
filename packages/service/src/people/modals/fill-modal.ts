import type { InputValue } from "@rollcall/api/webapi";
import type { ViewValues } from "../../model/view.js";
import { type ActOutcome, type ActRefusal, notThere, type Person } from "../act.js";
import { chooseValue, isTyped, typedValue } from "../elements/given-value.js";
import { type StatefulElement, statefulElements } from "../elements/input-values.js";
import { offeredOptions } from "../elements/offered-options.js";
import type { Modal } from "../views.js";

/** The values that a person enters, by `block_id`, `action_id` or label; or by `block_id` and, within it, by `action_id`. */
export type Given = Readonly<Record<string, unknown>>;

/** The values of a modal after a person has entered more. */
export async function fillModal(
  modal: Modal,
  given: Given,
  person: Person,
): Promise<ActOutcome<{ readonly values: ViewValues }>> {
  const elements = statefulElements(modal.content.blocks);
  const entries = [];
  for (const { name, value } of flatten(given)) {
    const found = findElement(name, elements);
    if (!found.ok) return found;
    entries.push({ into: found.element, value });
  }
  let filled = modal.values;
  // Files come last, since a refused value must not leave an upload behind.
  for (const { into, value } of entries.toSorted((a, b) => Number(isFiles(a.into)) - Number(isFiles(b.into)))) {
    const { blockId, actionId } = into;
    const entered = await enterValue(value, { modal, entered: filled, into }, person);
    if (!entered.ok) return entered;
    filled = { ...filled, [blockId]: { ...filled[blockId], [actionId]: { ...entered.value } } };
  }
  return { ok: true, values: filled };
}

function isFiles({ element: { type } }: StatefulElement): boolean {
  return type === "file_input";
}

/** One that a person names by one word, or by `block_id` and `action_id`. */
type Name = readonly [string] | readonly [string, string];

function flatten(given: Given): readonly { readonly name: Name; readonly value: unknown }[] {
  return Object.entries(given).flatMap(([name, value]): readonly { readonly name: Name; readonly value: unknown }[] =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.entries(value).map(([action, inner]) => ({ name: [name, action], value: inner }))
      : [{ name: [name], value }],
  );
}

function findElement(
  [name, action]: Name,
  elements: readonly StatefulElement[],
): ActOutcome<{ readonly element: StatefulElement }> {
  const inBlock = elements.filter(({ blockId }) => blockId === name);
  const found = [
    action === undefined ? inBlock : inBlock.filter(({ actionId }) => actionId === action),
    action === undefined ? elements.filter(({ actionId }) => actionId === name) : [],
    action === undefined ? elements.filter((element) => labelOf(element) === name) : [],
  ].find(({ length }) => length > 0);
  const [element, another] = found ?? [];
  if (element === undefined) return notThere("input", [name, action].join(" ").trim(), elements.map(describe));
  return another === undefined ? { ok: true, element } : ambiguous(name, found ?? []);
}

function ambiguous(name: string, found: readonly StatefulElement[]): ActRefusal {
  const detail = `${JSON.stringify(name)} could be ${found.map(describe).join(", ")}: give the block_id and the action_id.`;
  return { ok: false, error: "refused", detail };
}

function describe(element: StatefulElement): string {
  const label = labelOf(element);
  const { blockId, actionId } = element;
  return `${label === undefined ? "" : `${JSON.stringify(label)} `}(${blockId} ${actionId})`;
}

/** The text next to an element: the label of an input, or the text of a section. */
function labelOf({ block }: StatefulElement): string | undefined {
  switch (block.type) {
    case "input":
      return block.label.text;
    case "section":
      return block.text?.text;
    default:
      return undefined;
  }
}

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
async function enterValue(
  given: unknown,
  { modal, entered, into: { blockId, actionId, element } }: Entering,
  person: Person,
): Promise<ActOutcome<{ readonly value: InputValue }>> {
  const { type } = element;
  if (element.type === "file_input") {
    const { enterFiles } = await import("../acts/upload-files.js");
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
