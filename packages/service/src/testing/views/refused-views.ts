import {
  actions,
  button,
  divider,
  form,
  home,
  input,
  marked,
  modal,
  option,
  paragraph,
  plain,
  section,
} from "./parts.js";

/** A view that is refused, with the places of everything that is wrong. */
interface RefusedView {
  readonly view: unknown;
  /** JSON pointers from the view. */
  readonly at: readonly string[];
}

const text = { type: "plain_text_input", action_id: "a" };
const number = { type: "number_input", is_decimal_allowed: false };
const yes = option("Yes");
const no = option("No");
const x = (length: number) => "x".repeat(length);
const asking = (element: object, parts: object = {}) => form("f", [input("q", element, parts)]);
const beside = (accessory: object) => modal("m", [section("s", { accessory })]);
const start = { type: "workflow_button", text: plain("Go"), workflow: { trigger: { url: "https://x.example" } } };

/** The faults of the view itself. */
const wholes: Readonly<Record<string, RefusedView>> = {
  "no object": { view: "modal", at: [""] },
  "no type": { view: { title: plain("t"), blocks: [] }, at: ["/type"] },
  "an unknown type": { view: { ...modal("t", []), type: "dialog" }, at: ["/type"] },
  "no title": { view: { type: "modal", blocks: [] }, at: ["/title"] },
  "no blocks": { view: { type: "home" }, at: ["/blocks"] },
  "blocks in place of a list": { view: { type: "home", blocks: divider }, at: ["/blocks"] },
  "a title with markup": { view: { ...modal("t", []), title: marked("t") }, at: ["/title/type"] },
  "an empty title": { view: modal("", []), at: ["/title/text"] },
  "a long title": { view: modal(x(25), []), at: ["/title/text"] },
  "a long button that submits": { view: modal("t", [], { submit: plain(x(25)) }), at: ["/submit/text"] },
  "a long button that closes": { view: modal("t", [], { close: plain(x(25)) }), at: ["/close/text"] },
  "long metadata": { view: home([], { private_metadata: x(3001) }), at: ["/private_metadata"] },
  "a long callback id": { view: home([], { callback_id: x(256) }), at: ["/callback_id"] },
  "a long external id": { view: modal("t", [], { external_id: x(256) }), at: ["/external_id"] },
  "a flag in words": { view: modal("t", [], { clear_on_close: "yes" }), at: ["/clear_on_close"] },
  "101 blocks": { view: home(Array.from({ length: 101 }, () => divider)), at: ["/blocks"] },
  "an input and no button that submits": { view: modal("t", [input("q", text)]), at: [""] },
};

/** The blocks that a surface does not show. */
const misplaced: Readonly<Record<string, RefusedView>> = {
  "Markdown in a modal": { view: modal("t", [{ type: "markdown", text: "a" }]), at: ["/blocks/0/type"] },
  "a table in a home": {
    view: home([divider, { type: "table", rows: [[{ type: "raw_text", text: "a" }]] }]),
    at: ["/blocks/1/type"],
  },
  "a container in a modal": {
    view: modal("t", [{ type: "container", title: plain("c"), child_blocks: [divider] }]),
    at: ["/blocks/0/type"],
  },
  "a table in a container of a home": {
    view: home([
      {
        type: "container",
        title: plain("c"),
        child_blocks: [{ type: "table", rows: [[{ type: "raw_text", text: "a" }]] }],
      },
    ]),
    at: ["/blocks/0/child_blocks/0/type"],
  },
  "a notice in a home": { view: home([{ type: "alert", text: plain("a") }]), at: ["/blocks/0/type"] },
  "a workflow in a modal": { view: modal("t", [actions(start)]), at: ["/blocks/0/elements/0/type"] },
  "a workflow in a home": { view: home([section("s", { accessory: start })]), at: ["/blocks/0/accessory/type"] },
  "files in a home": { view: home([input("f", { type: "file_input" })]), at: ["/blocks/0/element/type"] },
  "a text next to a text": { view: beside(text), at: ["/blocks/0/accessory/type"] },
  "a button as an input": { view: asking(button("Go", "go")), at: ["/blocks/0/element/type"] },
  "an unknown block": { view: modal("t", [divider, { type: "poster" }]), at: ["/blocks/1/type"] },
};

/** Identifiers and values that contradict each other. */
const contradictions: Readonly<Record<string, RefusedView>> = {
  "two blocks with one id": {
    view: modal("t", [section("a", { block_id: "b" }), divider, section("c", { block_id: "b" })]),
    at: ["/blocks/2/block_id"],
  },
  "two elements with one id": {
    view: home([actions(button("A", "go"), button("B", "stay"), button("C", "go"))]),
    at: ["/blocks/0/elements/2/action_id"],
  },
  "two elements with the focus": {
    view: form("f", [input("a", { ...text, focus_on_load: true }), input("b", { ...text, focus_on_load: true })]),
    at: ["/blocks/1/element/focus_on_load"],
  },
  "an initial option that is not offered": {
    view: asking({ type: "static_select", options: [yes], initial_option: no }),
    at: ["/blocks/0/element/initial_option"],
  },
  "an initial option with another text": {
    view: beside({ type: "radio_buttons", options: [yes], initial_option: option("Yes!", "yes") }),
    at: ["/blocks/0/accessory/initial_option"],
  },
  "an initial option of no group": {
    view: asking({
      type: "multi_static_select",
      option_groups: [{ label: plain("g"), options: [yes] }],
      initial_options: [yes, no],
    }),
    at: ["/blocks/0/element/initial_options/1"],
  },
  "a checked box that is not there": {
    view: asking({ type: "checkboxes", options: [yes], initial_options: [no] }),
    at: ["/blocks/0/element/initial_options/0"],
  },
  "a minimum length above the maximum": {
    view: asking({ ...text, min_length: 5, max_length: 4 }),
    at: ["/blocks/0/element/min_length"],
  },
  "an initial text that is too long": {
    view: asking({ ...text, max_length: 4, initial_value: "hello" }),
    at: ["/blocks/0/element/initial_value"],
  },
  "numbers in words": {
    view: asking({ ...number, min_value: "one", max_value: "2.5" }),
    at: ["/blocks/0/element/min_value", "/blocks/0/element/max_value"],
  },
  "a minimum above the maximum": {
    view: asking({ ...number, min_value: "10", max_value: "9" }),
    at: ["/blocks/0/element/min_value"],
  },
  "an initial number below the minimum": {
    view: asking({ ...number, min_value: "3", initial_value: "2" }),
    at: ["/blocks/0/element/initial_value"],
  },
  "an initial number above the maximum": {
    view: asking({ ...number, max_value: "3", initial_value: "4" }),
    at: ["/blocks/0/element/initial_value"],
  },
};

/** Parts that lack something or are too long. */
const parts: Readonly<Record<string, RefusedView>> = {
  "an option without a value": {
    view: asking({ type: "static_select", options: [yes, { text: plain("No") }] }),
    at: ["/blocks/0/element/options/1/value"],
  },
  "a group without a label": {
    view: asking({ type: "static_select", option_groups: [{ options: [yes] }] }),
    at: ["/blocks/0/element/option_groups/0/label"],
  },
  "options and groups": {
    view: asking({ type: "static_select", options: [yes], option_groups: [{ label: plain("g"), options: [yes] }] }),
    at: ["/blocks/0/element"],
  },
  "a question that asks nothing": {
    view: beside(button("Go", "go", { confirm: { title: plain("Sure?") } })),
    at: ["/blocks/0/accessory/confirm/text"],
  },
  "an empty filter": {
    view: asking({ type: "conversations_select", filter: {} }),
    at: ["/blocks/0/element/filter"],
  },
  "an unknown kind in a filter": {
    view: asking({ type: "multi_conversations_select", filter: { include: ["public", "secret"] } }),
    at: ["/blocks/0/element/filter/include/1"],
  },
  "an unknown moment to send": {
    view: asking({ ...text, dispatch_action_config: { trigger_actions_on: ["on_paste"] } }),
    at: ["/blocks/0/element/dispatch_action_config/trigger_actions_on/0"],
  },
  "a label with markup": {
    view: form("f", [{ ...input("q", text), label: marked("q") }]),
    at: ["/blocks/0/label/type"],
  },
  "an initial text that is not rich": {
    view: asking({ type: "rich_text_input", initial_value: section("a") }),
    at: ["/blocks/0/element/initial_value/type"],
  },
  "an initial date in words": {
    view: asking({ type: "datepicker", initial_date: "tomorrow" }),
    at: ["/blocks/0/element/initial_date"],
  },
  "a workflow without a trigger": {
    view: modal("t", [actions({ ...start, workflow: {} })]),
    at: ["/blocks/0/elements/0/workflow/trigger"],
  },
  "two mistakes at once": {
    view: form(x(25), [paragraph("a"), input("q", { ...text, placeholder: plain(x(151)) })]),
    at: ["/blocks/1/element/placeholder/text", "/title/text"],
  },
};

/** Views that are refused, by what is wrong with them. */
export const refusedViews = { ...wholes, ...misplaced, ...contradictions, ...parts };
