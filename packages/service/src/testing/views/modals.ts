import {
  actions,
  button,
  context,
  divider,
  form,
  header,
  input,
  marked,
  modal,
  option,
  plain,
  section,
} from "./parts.js";

const text = (action: string, parts: object = {}) => ({ type: "plain_text_input", action_id: action, ...parts });

/** Modals that show something or go on, as apps for teamwork open them. */
export const modals: Readonly<Record<string, object>> = {
  "a search as one types": form(
    "Find a person",
    [
      input("Name", text("name", { dispatch_action_config: { trigger_actions_on: ["on_character_entered"] } }), {
        dispatch_action: true,
        block_id: "name",
      }),
      section("_Nobody yet_", { block_id: "found" }),
    ],
    { submit_disabled: true },
  ),
  "a wizard's second step": form(
    "Step 2 of 3",
    [
      context("Team › *Members* › Review"),
      input("Members", {
        type: "multi_external_select",
        action_id: "members",
        min_query_length: 0,
        initial_options: [option("Ada", "U1")],
        max_selected_items: 10,
      }),
    ],
    { submit: plain("Next"), close: plain("Back") },
  ),
  "a confirmation": modal("Done", [section(":white_check_mark: The request was sent.")], { clear_on_close: true }),
  "a loading screen": modal("Loading", [section("Just a moment…")]),
  "an error": modal("Sorry", [
    section(":warning: You are not allowed to do this."),
    { type: "alert", level: "error", text: plain("Ask an administrator.") },
  ]),
  "an empty modal": modal("Nothing", []),
  "a list with menus": modal(
    "Tasks",
    [1, 2, 3].flatMap((n) => [
      section(`Task ${n}`, {
        block_id: `task-${n}`,
        accessory: { type: "overflow", action_id: "more", options: [option("Edit"), option("Delete")] },
      }),
      divider,
    ]),
  ),
  "settings that save at once": modal("Settings", [
    section("Notify me", {
      accessory: {
        type: "checkboxes",
        action_id: "notify",
        options: [{ text: marked("*Mentions*"), value: "m", description: marked("of me") }],
      },
    }),
    section("Language", {
      accessory: {
        type: "static_select",
        action_id: "language",
        options: [option("English", "en"), option("Deutsch", "de")],
        initial_option: option("Deutsch", "de"),
      },
    }),
    section("Digest", { accessory: { type: "timepicker", action_id: "digest" } }),
    section("Since", { accessory: { type: "datepicker", action_id: "since" } }),
    section("Channel", { accessory: { type: "channels_select", action_id: "channel", initial_channel: "C1" } }),
  ]),
  "a help page": modal("Help", [
    header("Commands"),
    section("`/poll` asks a question"),
    { type: "image", image_url: "https://img.example/help.gif", alt_text: "A poll", title: plain("In a channel") },
    {
      type: "video",
      video_url: "https://v.example/1",
      thumbnail_url: "https://v.example/1.png",
      alt_text: "Tour",
      title: plain("Tour"),
    },
  ]),
  "a modal in rich text": modal("Release notes", [
    {
      type: "rich_text",
      elements: [
        {
          type: "rich_text_section",
          elements: [
            { type: "text", text: "New", style: { bold: true } },
            { type: "emoji", name: "tada" },
          ],
        },
        {
          type: "rich_text_list",
          style: "bullet",
          elements: [
            { type: "rich_text_section", elements: [{ type: "link", url: "https://x.example", text: "notes" }] },
          ],
        },
        { type: "rich_text_quote", elements: [{ type: "user", user_id: "U1" }] },
        { type: "rich_text_preformatted", elements: [{ type: "text", text: "npm i" }] },
      ],
    },
  ]),
  "pictures to choose from": modal("Choose", [
    {
      type: "carousel",
      elements: [
        { type: "card", title: plain("Blue"), actions: [button("Take it", "blue")] },
        { type: "card", title: plain("Red") },
      ],
    },
    { type: "card", body: marked("Or none") },
  ]),
  "a hundred blocks": modal(
    "Long",
    Array.from({ length: 100 }, (_, n) => section(`Row ${n}`, { block_id: `row-${n}` })),
  ),
  "texts of the longest length": form("x".repeat(24), [input("x".repeat(2000), text("x".repeat(255)))], {
    callback_id: "x".repeat(255),
    external_id: "y".repeat(255),
    private_metadata: "z".repeat(3000),
    submit: plain("s".repeat(24)),
    close: plain("c".repeat(24)),
  }),
  "parts of a view that was received": form(
    "Edit",
    [input("Name", text("name", { initial_value: "Ada" }), { block_id: "aB3/x" })],
    {
      id: "V1",
      team_id: "T1",
      hash: "1.ab",
      state: { values: {} },
      root_view_id: "V1",
      bot_id: "B1",
    },
  ),
  "action ids that return in other blocks": modal("Rows", [
    actions(button("Up", "move"), button("Down", "move_down")),
    actions(button("Up", "move")),
  ]),
};
