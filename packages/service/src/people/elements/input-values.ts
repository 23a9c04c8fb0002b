import type { Block, BlockElement, BlockOption, ContextActionsElement, InputValue } from "@rollcall/api/webapi";
import type { ViewValues } from "../../model/view.js";
import { placeBlocks, placeElements } from "../../rules/blocks/block-parts.js";
import type { Id } from "../../values/ids.js";

/** An element that a user can act on, or an image. */
export type AnyElement = BlockElement | ContextActionsElement;

/**
 * The value of an element that nobody has used. Undefined for one without a value, such as a button.
 * @param currentChannel conversation in which it is shown, or from which its modal was opened
 */
export function initialValue(element: AnyElement, currentChannel?: Id): InputValue | undefined {
  switch (element.type) {
    case "static_select":
    case "external_select":
    case "radio_buttons":
      return { type: element.type, selected_option: element.initial_option ?? null };
    case "multi_static_select":
    case "multi_external_select":
    case "checkboxes":
      return { type: element.type, selected_options: element.initial_options ?? [] };
    case "users_select":
      return { type: element.type, selected_user: element.initial_user ?? null };
    case "multi_users_select":
      return { type: element.type, selected_users: element.initial_users ?? [] };
    case "conversations_select": {
      const current = element.default_to_current_conversation === true ? currentChannel : undefined;
      return { type: element.type, selected_conversation: element.initial_conversation ?? current ?? null };
    }
    case "multi_conversations_select": {
      const current = element.default_to_current_conversation === true ? currentChannel : undefined;
      const initial = element.initial_conversations ?? (current === undefined ? [] : [current]);
      return { type: element.type, selected_conversations: initial };
    }
    case "channels_select":
      return { type: element.type, selected_channel: element.initial_channel ?? null };
    case "multi_channels_select":
      return { type: element.type, selected_channels: element.initial_channels ?? [] };
    case "datepicker":
      return { type: element.type, selected_date: element.initial_date ?? null };
    case "timepicker": {
      const { initial_time: initial = null, timezone } = element;
      return { type: element.type, selected_time: initial, ...(timezone !== undefined && { timezone }) };
    }
    case "datetimepicker":
      return { type: element.type, selected_date_time: element.initial_date_time ?? null };
    case "plain_text_input":
    case "email_text_input":
    case "url_text_input":
    case "number_input":
      return { type: element.type, value: element.initial_value || null };
    case "rich_text_input":
      return { type: element.type, rich_text_value: element.initial_value || null };
    case "file_input":
      return { type: element.type, files: [] };
    case "button":
    case "workflow_button":
    case "overflow":
    case "image":
    case "feedback_buttons":
    case "icon_button":
      return undefined;
  }
}

/** An element that keeps what a user enters. */
export interface StatefulElement {
  readonly block: Block;
  readonly blockId: Id;
  readonly actionId: Id;
  readonly element: AnyElement;
}

/** The elements of blocks that keep what a user enters, in their order. */
export function statefulElements(blocks: readonly Block[]): readonly StatefulElement[] {
  return placeBlocks(blocks).flatMap((placed) => {
    const { block } = placed;
    const { block_id: blockId = "" } = block;
    return placeElements(placed)
      .filter(({ element }) => initialValue(element) !== undefined)
      .map(({ element }) => ({ block, blockId, actionId: element.action_id ?? "", element }));
  });
}

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

/**
 * The next value on the way to a wanted one: people tick and untick one item at a time, first those that go. Undefined if
 * the value is the wanted one already.
 */
export function nextChoice(before: InputValue | undefined, wanted: InputValue): InputValue | undefined {
  const [key, items] = listOf(wanted) ?? [];
  if (key === undefined || items === undefined) {
    // A menu or picker that closes notifies the app also of the same value; radio buttons do not.
    return isSameButton(before, wanted) ? undefined : wanted;
  }
  const [, chosen = []] = (before && listOf(before)) ?? [];
  const leaving = chosen.findIndex((each) => !items.some((item) => isSame(item, each)));
  if (leaving >= 0) return withList(wanted, key, chosen.toSpliced(leaving, 1));
  const added = items.find((item) => !chosen.some((each) => isSame(item, each)));
  return added === undefined ? undefined : withList(wanted, key, [...chosen, added]);
}

function isSameButton(before: InputValue | undefined, wanted: InputValue): boolean {
  if (wanted.type !== "radio_buttons" || before?.type !== "radio_buttons") return false;
  return isSame(before.selected_option, wanted.selected_option);
}

function listOf(value: InputValue): readonly [string, readonly unknown[]] | undefined {
  const found = Object.entries(value).find((entry): entry is [string, readonly unknown[]] => Array.isArray(entry[1]));
  return found;
}

function withList(value: InputValue, key: string, items: readonly unknown[]): InputValue {
  // Only the items of the list change.
  return { ...value, [key]: items } as InputValue;
}

/** Whether two items are the same to a person: options with the same text and value, however they are written. */
function isSame(one: unknown, other: unknown): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf(item: unknown): string {
  return JSON.stringify(isOption(item) ? [item.text.text, item.value] : item);
}

function isOption(item: unknown): item is BlockOption {
  return typeof item === "object" && item !== null && "text" in item && "value" in item;
}
