import {
  actions,
  button,
  context,
  divider,
  header,
  home,
  input,
  marked,
  option,
  paragraph,
  plain,
  section,
} from "./parts.js";

const ada = { type: "image", image_url: "https://img.example/ada.png", alt_text: "Ada" };

/** Homes of apps, as they publish them. */
export const homes: Readonly<Record<string, object>> = {
  "a welcome": home([
    header("Welcome :wave:"),
    section("I run *standups*."),
    actions(button("Start", "start", { style: "primary" })),
  ]),
  "a home with the title that tutorials give it": home([section("*Notes*")], {
    title: plain("Keep notes!"),
    callback_id: "home_view",
  }),
  "a home before signing in": home(
    [
      section("Connect your account", {
        accessory: button("Connect", "connect", { url: "https://acme.example/oauth" }),
      }),
    ],
    { private_metadata: "anonymous" },
  ),
  "a list of tasks": home([
    header("My tasks"),
    ...[1, 2, 3].flatMap((n) => [
      section(`Task ${n}`, { accessory: button("Done", "done", { value: String(n) }) }),
      context(`due in ${n} days`),
      divider,
    ]),
  ]),
  "tasks with checkboxes": home([
    section("Today", {
      accessory: {
        type: "checkboxes",
        action_id: "done",
        options: [option("Write"), option("Test")],
        initial_options: [option("Write")],
      },
    }),
  ]),
  "a dashboard of incidents": home([
    header("Incidents"),
    section("*SEV1* the API is slow", { fields: [marked("*Lead*\n<@U1>"), marked("*Since*\n09:12")] }),
    actions(
      button("Update", "update"),
      button("Resolve", "resolve", { style: "danger", confirm: { text: plain("Really?") } }),
    ),
  ]),
  "deployments with a filter": home([
    actions(
      {
        type: "static_select",
        action_id: "env",
        options: [option("All"), option("Production")],
        initial_option: option("All"),
      },
      { type: "external_select", action_id: "service" },
      { type: "users_select", action_id: "by" },
      { type: "datepicker", action_id: "day" },
    ),
    divider,
    context(":white_check_mark: `api` v1.2.3"),
  ]),
  "a form on the home": home([
    input("Ask the team", { type: "plain_text_input", action_id: "ask", multiline: true }, { dispatch_action: true }),
    input(
      "Details",
      { type: "rich_text_input", action_id: "details", initial_value: paragraph("Draft") },
      { optional: true },
    ),
  ]),
  "a team with pictures": home([
    { type: "context", elements: [ada, marked("*Ada*"), ada, plain("and Mia")] },
    { ...ada, title: plain("Ada") },
  ]),
  settings: home([
    section("Channel", {
      accessory: { type: "conversations_select", action_id: "c", filter: { include: ["public"] } },
    }),
    section("Reviewers", { accessory: { type: "multi_users_select", action_id: "r" } }),
    section("More", { accessory: { type: "overflow", action_id: "o", options: [option("Reset")] } }),
    section("Plan", { accessory: { type: "radio_buttons", action_id: "p", options: [option("Free"), option("Pro")] } }),
  ]),
  "collapsible parts": home([
    {
      type: "container",
      title: plain("Archive"),
      is_collapsible: true,
      child_blocks: [section("Old", { block_id: "old" }), actions(button("Open", "open"))],
    },
  ]),
  cards: home([
    {
      type: "carousel",
      elements: [1, 2].map((n) => ({
        type: "card",
        icon: ada,
        title: plain(`Plan ${n}`),
        actions: [button("Choose", "choose")],
      })),
    },
  ]),
  "a table with pages": home([
    {
      type: "data_table",
      caption: "Votes",
      rows: [[{ type: "raw_text", text: "Name" }], [{ type: "raw_text", text: "Ada" }]],
    },
  ]),
  "rich text": home([paragraph("Hello")], { external_id: "home-U1" }),
  "an empty home": home([]),
};
