import type { BlockOption, BoxOption } from "@rollcall/api/webapi";
import type { PlacedElement } from "../../blocks/block-parts.js";

/** What a user has entered into an element, or chosen in it, with the type of the element. */
export interface InputValue {
  readonly [key: string]: unknown;
  readonly type: string;
}

type Element = PlacedElement["element"];

/** What an element has before anybody uses it. Undefined for an element that keeps nothing, such as a button. */
export function initialValue(element: Element): InputValue | undefined {
  const { type } = element;
  switch (element.type) {
    case "static_select":
    case "external_select":
    case "radio_buttons":
      return { type, selected_option: toOption(element.initial_option) };
    case "multi_static_select":
    case "multi_external_select":
    case "checkboxes":
      return { type, selected_options: (element.initial_options ?? []).map(toOption) };
    case "users_select":
      return { type, selected_user: element.initial_user ?? null };
    case "multi_users_select":
      return { type, selected_users: element.initial_users ?? [] };
    case "conversations_select":
      return { type, selected_conversation: element.initial_conversation ?? null };
    case "multi_conversations_select":
      return { type, selected_conversations: element.initial_conversations ?? [] };
    case "channels_select":
      return { type, selected_channel: element.initial_channel ?? null };
    case "multi_channels_select":
      return { type, selected_channels: element.initial_channels ?? [] };
    case "datepicker":
      return { type, selected_date: element.initial_date ?? null };
    case "timepicker":
      return { type, selected_time: element.initial_time ?? null, ...zoneOf(element) };
    case "datetimepicker":
      return { type, selected_date_time: element.initial_date_time ?? null };
    case "plain_text_input":
    case "email_text_input":
    case "url_text_input":
    case "number_input":
      return { type, value: element.initial_value || null };
    case "rich_text_input":
      return { type, rich_text_value: element.initial_value ?? null };
    case "file_input":
      return { type, files: [] };
    case "button":
    case "feedback_buttons":
    case "icon_button":
    case "image":
    case "overflow":
    case "workflow_button":
      return undefined;
  }
}

/** The time zone that a time picker states. */
export function zoneOf({ timezone }: { readonly timezone?: string }): { readonly timezone?: string } {
  return timezone === undefined ? {} : { timezone };
}

/** An option as apps receive it. Null for none. */
export function toOption(option: BlockOption | BoxOption | undefined): object | null {
  if (option === undefined) return null;
  const { text, value, description } = option;
  return { text, value, ...(description !== undefined && { description }) };
}
