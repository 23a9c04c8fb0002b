import type { Block, BlockElement, ContextActionsElement, InputValue } from "@rollcall/api/webapi";
import { placeBlocks, placeElements } from "../../blocks/block-parts.js";
import type { Id } from "../../values/ids.js";
import type { ViewValues } from "../../views/view.js";

/** An element that a user can act on, or an image. */
export type AnyElement = BlockElement | ContextActionsElement;

/** Values of elements, by block and by action. */
type InputValues = Readonly<Record<Id, Readonly<Record<Id, InputValue>>>>;

/** The value of an element that nobody has used. Undefined for one without a value, such as a button. */
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
      return { type: element.type, value: element.initial_value ?? null };
    case "rich_text_input":
      return { type: element.type, rich_text_value: element.initial_value ?? null };
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

/**
 * The values of all elements of blocks that have one: what the user has entered, or the initial values.
 * @param blocks with an identifier on each block and element
 * @param currentChannel conversation in which the blocks are shown
 */
export function wholeValues(blocks: readonly Block[], entered: ViewValues, currentChannel?: Id): InputValues {
  const rows = placeBlocks(blocks).flatMap((placed) => {
    const { block_id: blockId = "" } = placed.block;
    const cells = placeElements(placed).flatMap(({ element }) => {
      const initial = initialValue(element, currentChannel);
      const { action_id: actionId = "" } = element;
      return initial === undefined ? [] : [[actionId, enteredInto(initial, entered[blockId]?.[actionId])] as const];
    });
    return cells.length === 0 ? [] : [[blockId, Object.fromEntries(cells)] as const];
  });
  return Object.fromEntries(rows);
}

/** What was entered into an element, unless the element has another type since. */
function enteredInto(initial: InputValue, entered: ViewValues[string][string] | undefined): InputValue {
  // Only values of elements are stored.
  return entered?.["type"] === initial.type ? (entered as unknown as InputValue) : initial;
}
