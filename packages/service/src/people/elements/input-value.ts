import type { BlockElement, ContextActionsElement, InputValue } from "@rollcall/api/webapi";
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
