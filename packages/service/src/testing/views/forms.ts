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
const severities = [option("SEV1"), option("SEV2"), option("SEV3")];
const environments = [option("Staging"), option("Production")];

/** Modals that ask for something, as apps for teamwork open them. */
export const forms: Readonly<Record<string, object>> = {
  "a poll with a fixed number of choices": form(
    "Create a poll",
    [
      input("Question", text("question", { max_length: 150, placeholder: plain("Where do we eat?") }), {
        block_id: "question",
      }),
      ...[1, 2, 3, 4].map((n) => input(`Choice ${n}`, text(`choice_${n}`), { block_id: `c${n}`, optional: n > 2 })),
      input(
        "Settings",
        {
          type: "checkboxes",
          action_id: "settings",
          options: [option("Anonymous"), option("Several choices", "multiple")],
        },
        { optional: true },
      ),
    ],
    { callback_id: "poll_create", private_metadata: JSON.stringify({ channel: "C1" }) },
  ),
  "a poll that grows by a button": form(
    "New poll",
    [
      input("Question", text("q")),
      input("Choice", text("c-1")),
      actions(button("Add a choice", "add_choice", { value: "2" })),
    ],
    { notify_on_close: true, external_id: "poll-17" },
  ),
  "the results of a poll": modal(
    "Results",
    [
      section("*Where do we eat?*"),
      divider,
      section("`███████` Sushi, 7 votes", {
        accessory: { type: "image", image_url: "https://img.example/s.png", alt_text: "Sushi" },
      }),
      section("`███` Pizza, 3 votes"),
      context("10 votes · closes at 18:00"),
    ],
    { close: plain("Done") },
  ),
  "a bug report": form("Report a bug", [
    input("Summary", text("summary", { min_length: 5, max_length: 80 })),
    input("Severity", {
      type: "static_select",
      action_id: "severity",
      options: severities,
      initial_option: severities[2],
    }),
    input("Steps", text("steps", { multiline: true }), { hint: plain("One step per line") }),
    input(
      "Screenshots",
      { type: "file_input", action_id: "files", filetypes: ["png", "jpg"], max_files: 5 },
      { optional: true },
    ),
  ]),
  "a feature request with a link": form("Request a feature", [
    input("Link", { type: "url_text_input", action_id: "link", placeholder: plain("https://") }, { optional: true }),
    input("What should change?", { type: "rich_text_input", action_id: "body", focus_on_load: true }),
  ]),
  "a vacation request": form(
    "Time off",
    [
      input("First day", {
        type: "datepicker",
        action_id: "from",
        initial_date: "2026-07-01",
        placeholder: plain("Select"),
      }),
      input("Last day", { type: "datepicker", action_id: "to" }),
      input("Stand-in", { type: "users_select", action_id: "stand_in" }, { optional: true }),
      input("Reason", {
        type: "radio_buttons",
        action_id: "kind",
        options: [option("Vacation"), option("Illness")],
        initial_option: option("Vacation"),
      }),
    ],
    { callback_id: "time_off", submit: plain("Request") },
  ),
  "an approval with a comment": form(
    "Approve the expense",
    [
      section("*Ada Lovelace* asks for *CHF 420.00*", {
        fields: [marked("*Trip*\nZurich"), marked("*Date*\n2026-06-02")],
      }),
      input("Comment", text("comment", { multiline: true }), { optional: true }),
    ],
    { submit: plain("Approve"), private_metadata: "expense:420" },
  ),
  "a rejection that asks why": form(
    "Reject",
    [input("Why?", text("why", { multiline: true, max_length: 500 }), { block_id: "why" })],
    { submit: plain("Reject"), clear_on_close: true },
  ),
  "a deployment": form(
    "Deploy",
    [
      input("Service", {
        type: "external_select",
        action_id: "service",
        min_query_length: 2,
        placeholder: plain("Search"),
      }),
      input(
        "Environment",
        { type: "radio_buttons", action_id: "env", options: environments, initial_option: environments[0] },
        { dispatch_action: true },
      ),
      input("Version", text("version", { placeholder: plain("v1.2.3") })),
    ],
    { submit: plain("Deploy"), callback_id: "deploy" },
  ),
  "a deployment that is running": modal(
    "Deploying…",
    [
      section(":hourglass_flowing_sand: `api` to *production*"),
      context("started by <@U1>", "commit `4a7f`"),
      actions(
        button("Open the log", "log", { url: "https://ci.example/7" }),
        button("Roll back", "rollback", {
          style: "danger",
          confirm: {
            title: plain("Roll back?"),
            text: marked("Users *will* notice."),
            confirm: plain("Yes"),
            deny: plain("No"),
            style: "danger",
          },
        }),
      ),
    ],
    { external_id: "deploy:4a7f" },
  ),
  "an incident": form("Declare an incident", [
    input("Title", text("title", { focus_on_load: true })),
    input("Severity", { type: "static_select", action_id: "sev", options: severities }),
    input("Leads", { type: "multi_users_select", action_id: "leads", max_selected_items: 3, initial_users: ["U1"] }),
    input("Announce in", { type: "multi_channels_select", action_id: "channels" }),
  ]),
  "an update of an incident": form("Post an update", [
    input("Status", {
      type: "static_select",
      action_id: "status",
      option_groups: [
        { label: plain("Open"), options: [option("Investigating"), option("Identified")] },
        { label: plain("Closed"), options: [option("Resolved")] },
      ],
      initial_option: option("Identified"),
    }),
    input("Next update", { type: "datetimepicker", action_id: "next", initial_date_time: 1_780_300_000 }),
  ]),
  "a standup": form("Daily standup", [
    header("Good morning"),
    input("Yesterday", text("yesterday", { multiline: true })),
    input("Today", text("today", { multiline: true })),
    input("Blockers", text("blockers", { multiline: true }), { optional: true }),
    input("Mood", {
      type: "static_select",
      action_id: "mood",
      options: [option(":smile:", "5"), option(":neutral_face:", "3")],
    }),
  ]),
  "the schedule of a standup": form("Schedule", [
    input("Days", {
      type: "checkboxes",
      action_id: "days",
      options: ["Mon", "Tue", "Wed", "Thu", "Fri"].map((day) => option(day)),
      initial_options: [option("Mon"), option("Fri")],
    }),
    input("At", { type: "timepicker", action_id: "at", initial_time: "09:30", timezone: "Europe/Zurich" }),
    input("Post in", {
      type: "conversations_select",
      action_id: "in",
      default_to_current_conversation: true,
      response_url_enabled: true,
      filter: { include: ["public", "private"], exclude_bot_users: true },
    }),
  ]),
  "an invitation": form("Invite a guest", [
    input("E-mail", { type: "email_text_input", action_id: "mail", placeholder: plain("ada@acme.example") }),
    input("Channels", { type: "multi_conversations_select", action_id: "where", filter: { include: ["public"] } }),
  ]),
  "an order": form("Order", [
    input("How many?", {
      type: "number_input",
      action_id: "count",
      is_decimal_allowed: false,
      min_value: "1",
      max_value: "12",
      initial_value: "2",
    }),
    input(
      "Extras",
      {
        type: "multi_static_select",
        action_id: "extras",
        options: [option("Cheese"), option("Olives")],
        initial_options: [option("Olives")],
      },
      { optional: true },
    ),
  ]),
  "a price with decimals": form("Set the price", [
    input("Price", {
      type: "number_input",
      action_id: "price",
      is_decimal_allowed: true,
      min_value: "-0.5",
      initial_value: "9.90",
    }),
  ]),
};
