/** A text without markup. */
export const plain = (text: string) => ({ type: "plain_text", text, emoji: true });

/** A text with markup. */
export const marked = (text: string) => ({ type: "mrkdwn", text });

/** An option of a menu. */
export const choice = (text: string, value = text.toLowerCase()) => ({ text: plain(text), value });

/** A paragraph of rich text as a block. */
export const paragraph = (...elements: readonly object[]) => ({
  type: "rich_text",
  elements: [{ type: "rich_text_section", elements }],
});

const priorities = [choice("Low"), choice("Normal"), choice("Urgent")];
const picture = { type: "image", image_url: "https://img.example/ada.png", alt_text: "Ada" };

/** Elements that a row of actions accepts, as apps send them. */
export const actionElements = {
  "a button": { type: "button", text: plain("Approve"), action_id: "approve", value: "42", style: "primary" },
  "a button with a link": {
    type: "button",
    text: plain("Open the run :arrow_upper_right:"),
    url: "https://ci.example/7",
  },
  "a button with a confirmation": {
    type: "button",
    text: plain("Delete"),
    style: "danger",
    accessibility_label: "Delete the record",
    confirm: {
      title: plain("Are you sure?"),
      text: marked("This *cannot* be undone."),
      confirm: plain("Delete it"),
      deny: plain("Keep it"),
      style: "danger",
    },
  },
  "a button with a one-sentence confirmation": {
    type: "button",
    text: plain("Go"),
    confirm: { text: plain("Really?") },
  },
  "a menu": { type: "static_select", action_id: "p", placeholder: plain("Priority"), options: priorities },
  "a menu with an initial option": { type: "static_select", options: priorities, initial_option: priorities[1] },
  "a menu with groups": {
    type: "static_select",
    option_groups: [
      { label: plain("Fruit"), options: [choice("Apple"), choice("Pear")] },
      { label: plain("Roots"), options: [choice("Carrot")] },
    ],
  },
  "a menu with several choices": {
    type: "multi_static_select",
    options: priorities,
    initial_options: [priorities[0]],
    max_selected_items: 2,
  },
  "a menu that the app fills": { type: "external_select", min_query_length: 0, placeholder: plain("Search") },
  "a menu with several choices that the app fills": { type: "multi_external_select", initial_options: [choice("One")] },
  "a menu of users": { type: "users_select", initial_user: "UMIA" },
  "a menu of several users": { type: "multi_users_select", initial_users: ["UMIA", "UADAM"], max_selected_items: 5 },
  "a menu of conversations": {
    type: "conversations_select",
    filter: { include: ["public", "mpim"], exclude_bot_users: true },
    default_to_current_conversation: true,
    response_url_enabled: true,
  },
  "a menu of several conversations": { type: "multi_conversations_select", initial_conversations: ["C1"] },
  "a menu of channels": { type: "channels_select", initial_channel: "C1" },
  "a menu of several channels": { type: "multi_channels_select", initial_channels: ["C1", "C2"] },
  "an overflow menu": {
    type: "overflow",
    options: [choice("Edit"), { ...choice("Docs"), url: "https://docs.example" }],
  },
  checkboxes: {
    type: "checkboxes",
    options: [
      { text: marked("*Tests* pass"), value: "tests", description: marked("on _both_ databases") },
      choice("Docs"),
    ],
    initial_options: [choice("Docs")],
  },
  "radio buttons": {
    type: "radio_buttons",
    options: [choice("Yes"), { ...choice("No"), description: plain("Not now") }],
    initial_option: choice("Yes"),
  },
  "a date": { type: "datepicker", initial_date: "2026-02-28", placeholder: plain("When?") },
  "a time": { type: "timepicker", initial_time: "23:59", timezone: "Europe/Zurich" },
  "an instant": { type: "datetimepicker", initial_date_time: 1_780_300_000 },
  "a workflow": {
    type: "workflow_button",
    text: plain("Start"),
    workflow: { trigger: { url: "https://site.example/shortcuts/Ft1/abc", customizable_input_parameters: [] } },
  },
} as const;

/** Fields that an input block accepts and a row of actions does not. */
export const fieldElements = {
  "a text": {
    type: "plain_text_input",
    multiline: true,
    min_length: 0,
    max_length: 3000,
    placeholder: plain("What happened?"),
    dispatch_action_config: { trigger_actions_on: ["on_enter_pressed", "on_character_entered"] },
  },
  "an e-mail address": { type: "email_text_input", initial_value: "mia@acme.example", focus_on_load: true },
  "a URL": { type: "url_text_input", placeholder: plain("https://") },
  "a number": { type: "number_input", is_decimal_allowed: false, min_value: "1", max_value: "9", initial_value: "3" },
  files: { type: "file_input", filetypes: ["pdf", "png"], max_files: 3 },
} as const;

/** Elements that a section accepts next to its text and a row of actions does not. */
export const accessories = {
  "a picture": picture,
  "an image that the service stores": { type: "image", svc_file: { id: "F33" }, alt_text: "The plan" },
} as const;
