import type { Block, InputValue } from "@rollcall/api/webapi";
import type { ViewValues } from "../../model/view.js";
import type { Id } from "../../values/ids.js";
import { initialValue } from "./input-value.js";
import { statefulElements } from "./stateful-elements.js";

/** Values of elements, by block and by action. */
type InputValues = Readonly<Record<Id, Readonly<Record<Id, InputValue>>>>;

/**
 * The values of all elements of blocks that have one: what the user has entered, or the initial values.
 * @param blocks with an identifier on each block and element
 * @param currentChannel conversation in which the blocks are shown, or from which their modal was opened
 */
export function wholeValues(blocks: readonly Block[], entered: ViewValues, currentChannel?: Id): InputValues {
  const rows = new Map<Id, (readonly [Id, InputValue])[]>();
  for (const { blockId, actionId, element } of statefulElements(blocks)) {
    const initial = initialValue(element, currentChannel);
    if (initial === undefined) continue;
    const cells = rows.get(blockId) ?? [];
    cells.push([actionId, enteredInto(initial, entered[blockId]?.[actionId])]);
    rows.set(blockId, cells);
  }
  return Object.fromEntries([...rows].map(([blockId, cells]) => [blockId, Object.fromEntries(cells)]));
}

/** Values of elements as views store them. */
export function toStored(values: InputValues): ViewValues {
  // Each value is an object.
  return values as unknown as ViewValues;
}

/** The value that was entered into an element, unless the element has another type since. */
function enteredInto(initial: InputValue, entered: ViewValues[string][string] | undefined): InputValue {
  // Only values of elements are stored.
  return entered?.["type"] === initial.type ? (entered as unknown as InputValue) : initial;
}
