import { choice, fieldElements, marked, paragraph, plain } from "./accepted-elements.js";

const x = (length: number) => "x".repeat(length);
const many = <T>(length: number, value: T) => Array.from({ length }, () => value);
const button = { type: "button", text: plain("Go") };
const image = { type: "image", image_url: "https://img.example/a.png", alt_text: "a" };
const divider = { type: "divider" };
const cell = { type: "raw_text", text: "a" };
const feedback = { type: "feedback_buttons", positive_button: { text: plain("+"), value: "1" } };
const negative = { text: plain("-"), value: "0" };
const task = { task_id: "1", title: "Think" };
const video = {
  alt_text: "v",
  title: plain("v"),
  thumbnail_url: "https://v.example/1",
  video_url: "https://v.example/2",
};
const menu = (parts: object) => ({ type: "actions", elements: [{ type: "static_select", ...parts }] });
const actions = (...elements: readonly object[]) => ({ type: "actions", elements });
const section = (parts: object) => ({ type: "section", text: plain("s"), ...parts });
const input = (element: object, parts: object = {}) => ({ type: "input", label: plain("l"), element, ...parts });
const point = { label: "a", value: 1 };
const chart = (of: object) => ({ type: "data_visualization", title: "t", chart: of });
const asks = (parts: object) => actions({ ...button, confirm: { text: plain("?"), ...parts } });

/** A refused block and the message that says why, without its mark; the pointer is relative to the block. */
interface Refused {
  readonly block: unknown;
  readonly says: string;
  readonly at: string;
}

const atMost = (count: number, noun = "characters") => `must have at most ${count} ${noun}`;
const long = (block: unknown, at: string, count: number): Refused => ({ block, at, says: atMost(count) });
const full = (block: unknown, at: string, count: number): Refused => ({ block, at, says: atMost(count, "items") });
const lacks = (block: unknown, at: string, field: string): Refused => ({
  block,
  at,
  says: `missing required field: ${field}`,
});

/** Blocks that exceed a published length, by what is too long. */
const lengths: readonly Refused[] = [
  long({ type: "header", text: plain(x(151)) }, "/text/text", 150),
  long({ type: "divider", block_id: x(256) }, "/block_id", 255),
  long(section({ text: marked(x(3001)) }), "/text/text", 3000),
  long(section({ fields: [plain("a"), plain(x(2001))] }), "/fields/1/text", 2000),
  long({ ...image, alt_text: x(2001) }, "/alt_text", 2000),
  long({ ...image, title: plain(x(2001)) }, "/title/text", 2000),
  long({ ...image, image_url: `https://${x(2993)}` }, "/image_url", 3000),
  long({ type: "context", elements: [{ ...image, alt_text: x(2001) }] }, "/elements/0/alt_text", 2000),
  long(input(fieldElements["a URL"], { label: plain(x(2001)) }), "/label/text", 2000),
  long(input(fieldElements["a URL"], { hint: plain(x(2001)) }), "/hint/text", 2000),
  long(chart({ type: "pie", segments: [{ ...point, label: x(21) }] }), "/chart/segments/0/label", 20),
  long({ type: "markdown", text: x(12_001) }, "/text", 12_000),
  long({ type: "video", ...video, title: plain(x(201)) }, "/title/text", 200),
  long({ type: "video", ...video, description: plain(x(201)) }, "/description/text", 200),
  long({ type: "video", ...video, author_name: x(51) }, "/author_name", 50),
  long(actions({ ...button, text: plain(x(76)) }), "/elements/0/text/text", 75),
  long(actions({ ...button, value: x(2001) }), "/elements/0/value", 2000),
  long(actions({ ...button, url: `https://${x(2993)}` }), "/elements/0/url", 3000),
  long(actions({ ...button, action_id: x(256) }), "/elements/0/action_id", 255),
  long(actions({ ...button, accessibility_label: x(76) }), "/elements/0/accessibility_label", 75),
  long(actions({ type: "workflow_button", text: plain(x(76)), workflow: {} }), "/elements/0/text/text", 75),
  long(asks({ title: plain(x(101)) }), "/elements/0/confirm/title/text", 100),
  long(asks({ text: marked(x(301)) }), "/elements/0/confirm/text/text", 300),
  long(asks({ confirm: plain(x(31)) }), "/elements/0/confirm/confirm/text", 30),
  long(asks({ deny: plain(x(31)) }), "/elements/0/confirm/deny/text", 30),
  long(menu({ options: [choice(x(76))] }), "/elements/0/options/0/text/text", 75),
  long(menu({ options: [choice("a", x(151))] }), "/elements/0/options/0/value", 150),
  long(
    menu({ options: [{ ...choice("a"), description: plain(x(76)) }] }),
    "/elements/0/options/0/description/text",
    75,
  ),
  long(menu({ options: [choice("a")], placeholder: plain(x(151)) }), "/elements/0/placeholder/text", 150),
  long(
    menu({ option_groups: [{ label: plain(x(76)), options: [choice("a")] }] }),
    "/elements/0/option_groups/0/label/text",
    75,
  ),
  long(
    actions({ type: "checkboxes", options: [{ text: marked(x(76)), value: "a" }] }),
    "/elements/0/options/0/text/text",
    75,
  ),
  long(input({ type: "plain_text_input", placeholder: plain(x(151)) }), "/element/placeholder/text", 150),
  long({ type: "alert", text: plain(x(201)) }, "/text/text", 200),
  long({ type: "card", title: marked(x(151)) }, "/title/text", 150),
  long({ type: "card", title: plain("c"), subtitle: marked(x(151)) }, "/subtitle/text", 150),
  long({ type: "card", body: marked(x(201)) }, "/body/text", 200),
  long({ type: "carousel", elements: [{ type: "card", body: marked(x(201)) }] }, "/elements/0/body/text", 200),
  long({ type: "container", title: plain(x(151)), child_blocks: [divider] }, "/title/text", 150),
  long(
    {
      type: "context_actions",
      elements: [{ ...feedback, negative_button: { ...negative, text: plain(x(76)) } }],
    },
    "/elements/0/negative_button/text/text",
    75,
  ),
  long(
    { type: "context_actions", elements: [{ type: "icon_button", icon: "trash", text: plain("x"), value: x(2001) }] },
    "/elements/0/value",
    2000,
  ),
  long(
    { type: "task_card", ...task, sources: [{ type: "url", url: `https://${x(2993)}`, text: "x" }] },
    "/sources/0/url",
    3000,
  ),
];

/** Blocks with too many or too few parts. */
const counts: readonly Refused[] = [
  full(actions(...many(26, button)), "/elements", 25),
  full({ type: "context", elements: many(11, plain("x")) }, "/elements", 10),
  full(section({ fields: many(11, plain("x")) }), "/fields", 10),
  full(menu({ options: many(101, choice("a")) }), "/elements/0/options", 100),
  full(actions({ type: "overflow", options: many(6, choice("a")) }), "/elements/0/options", 5),
  full(actions({ type: "radio_buttons", options: many(11, choice("a")) }), "/elements/0/options", 10),
  full({ type: "table", rows: many(101, [cell]) }, "/rows", 100),
  full({ type: "table", rows: [many(21, cell)] }, "/rows/0", 20),
  full({ type: "table", rows: [[cell]], column_settings: many(21, {}) }, "/column_settings", 20),
  full({ type: "data_table", caption: "c", rows: many(202, [cell]) }, "/rows", 201),
  full(chart({ type: "pie", segments: many(13, point) }), "/chart/segments", 12),
  full({ type: "card", actions: many(4, button) }, "/actions", 3),
  full({ type: "carousel", elements: many(11, { type: "card", title: plain("c") }) }, "/elements", 10),
  full({ type: "container", title: plain("c"), child_blocks: many(11, divider) }, "/child_blocks", 10),
  full({ type: "context_actions", elements: many(6, { ...feedback, negative_button: negative }) }, "/elements", 5),
  { block: { type: "carousel", elements: [] }, says: "must have at least 1 item", at: "/elements" },
  { block: actions(), says: "must have at least 1 item", at: "/elements" },
  { block: { type: "data_table", caption: "c", rows: [[cell]] }, says: "must have at least 2 items", at: "/rows" },
  { block: input({ type: "file_input", max_files: 11 }), says: "must be at most 10", at: "/element/max_files" },
  {
    block: input({ type: "plain_text_input", max_length: 3001 }),
    says: "must be at most 3000",
    at: "/element/max_length",
  },
  {
    block: actions({ type: "multi_users_select", max_selected_items: 0 }),
    says: "must be at least 1",
    at: "/elements/0/max_selected_items",
  },
  {
    block: { type: "data_table", caption: "c", rows: [[cell], [cell]], page_size: 101 },
    says: "must be at most 100",
    at: "/page_size",
  },
];

const belongs = (block: unknown, at: string): Refused => ({ block, at, says: "must be one of: " });

/** Blocks with parts of a kind that they do not accept, or with unknown words. */
const kinds: readonly Refused[] = [
  belongs({ type: "poster" }, "/type"),
  belongs(input({ type: "rich_text_input", action_id: "r" }), "/element/type"),
  belongs(actions({ type: "rich_text_input" }), "/elements/0/type"),
  belongs(actions(fieldElements["a text"]), "/elements/0/type"),
  belongs(actions(image), "/elements/0/type"),
  belongs(input(button), "/element/type"),
  belongs(section({ accessory: fieldElements["a text"] }), "/accessory/type"),
  belongs({ type: "context", elements: [button] }, "/elements/0/type"),
  belongs({ type: "context_actions", elements: [button] }, "/elements/0/type"),
  belongs(actions({ ...feedback, negative_button: negative }), "/elements/0/type"),
  belongs({ type: "card", actions: [{ type: "overflow", options: [choice("a")] }] }, "/actions/0/type"),
  belongs({ type: "card", icon: button, title: plain("c") }, "/icon/type"),
  belongs({ type: "carousel", elements: [divider] }, "/elements/0/type"),
  belongs(
    { type: "container", title: plain("c"), child_blocks: [{ type: "card", body: plain("b") }] },
    "/child_blocks/0/type",
  ),
  belongs({ type: "task_card", ...task, details: section({}) }, "/details/type"),
  belongs({ type: "task_card", ...task, status: "done" }, "/status"),
  belongs({ type: "plan", title: "p", tasks: [{ ...task, type: "section" }] }, "/tasks/0/type"),
  belongs({ type: "alert", text: plain("a"), level: "fatal" }, "/level"),
  belongs({ type: "header", text: marked("h") }, "/text/type"),
  belongs({ type: "table", rows: [[{ type: "raw_date", value: 1 }]] }, "/rows/0/0/type"),
  belongs(actions({ ...button, style: "default" }), "/elements/0/style"),
  belongs(menu({ options: [{ text: marked("a"), value: "a" }] }), "/elements/0/options/0/text/type"),
  belongs({ type: "container", title: plain("c"), child_blocks: [divider], width: "huge" }, "/width"),
  { block: "divider", says: "must be an object", at: "" },
  {
    block: { type: "table", rows: [[{ type: "raw_number", value: "1" }]] },
    says: "must be a number",
    at: "/rows/0/0/value",
  },
  { block: { type: "table", rows: [[{ ...cell, text: "" }]] }, says: "must not be empty", at: "/rows/0/0/text" },
  {
    block: actions({ type: "datepicker", initial_date: "2026-13-01" }),
    says: "must match the pattern: ",
    at: "/elements/0/initial_date",
  },
  {
    block: actions({ type: "timepicker", initial_time: "24:00" }),
    says: "must match the pattern: ",
    at: "/elements/0/initial_time",
  },
];

/** Blocks that lack something, or have two things that exclude each other. */
const gaps: readonly Refused[] = [
  lacks({}, "", "type"),
  lacks({ type: "header" }, "", "text"),
  lacks({ type: "input", label: plain("l") }, "", "element"),
  lacks(input({ type: "number_input" }), "/element", "is_decimal_allowed"),
  lacks({ type: "context_actions", elements: [feedback] }, "/elements/0", "negative_button"),
  lacks({ type: "context_actions", elements: [{ type: "icon_button", text: plain("x") }] }, "/elements/0", "icon"),
  lacks({ type: "task_card", title: "t" }, "", "task_id"),
  lacks({ type: "plan", tasks: [] }, "", "title"),
  lacks({ type: "data_table", rows: [[cell], [cell]] }, "", "caption"),
  lacks({ type: "table", rows: [[{ type: "raw_number", text: "1" }]] }, "/rows/0/0", "value"),
  lacks({ type: "alert", level: "info" }, "", "text"),
  lacks({ type: "call" }, "", "call_id"),
  { block: { type: "section" }, says: "at least one must be given of: text, fields", at: "" },
  {
    block: { type: "card", subtitle: plain("s") },
    says: "at least one must be given of: title, hero_image, body, actions",
    at: "",
  },
  {
    block: { type: "container", child_blocks: [divider] },
    says: "at least one must be given of: title, rich_text_title",
    at: "",
  },
  { block: menu({}), says: "exactly one must be given of: options, option_groups", at: "/elements/0" },
  { block: { ...image, svc_file: { id: "F33" } }, says: "exactly one must be given of: image_url, svc_file", at: "" },
  {
    block: { type: "container", title: plain("c"), child_blocks: [paragraph({ type: "text" })] },
    says: "missing required field: text",
    at: "/child_blocks/0/elements/0/elements/0",
  },
];

/** Blocks that messages do not accept, in a message or in an attachment. */
export const refused: readonly Refused[] = [...lengths, ...counts, ...kinds, ...gaps];
