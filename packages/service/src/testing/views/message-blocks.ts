import {
  actions,
  button,
  context,
  divider,
  header,
  input,
  marked,
  option,
  paragraph,
  plain,
  section,
} from "./parts.js";

const feedback = {
  type: "context_actions",
  elements: [
    {
      type: "feedback_buttons",
      action_id: "feedback",
      positive_button: { text: plain("Good"), value: "good" },
      negative_button: { text: plain("Bad"), value: "bad" },
    },
    { type: "icon_button", action_id: "remove", icon: "trash", text: plain("Remove"), value: "remove" },
  ],
};

/** Blocks of messages, as apps post them. */
export const messageBlocks: Readonly<Record<string, readonly object[]>> = {
  "a poll": [
    section("*Lunch?*"),
    section(":sushi: Sushi", { accessory: button("Vote", "vote_sushi") }),
    section(":pizza: Pizza", { accessory: button("Vote", "vote_pizza") }),
  ],
  "an approval": [
    section("Approve?", { fields: [marked("*By*\n<@U1>")] }),
    {
      ...actions(button("Approve", "approve", { style: "primary" }), button("Deny", "deny", { style: "danger" })),
      block_id: "decide",
    },
  ],
  "an alert of monitoring": [
    header("CPU is high"),
    context("host-1", "10:12"),
    divider,
    actions(button("Acknowledge", "ack"), { type: "overflow", action_id: "more", options: [option("Mute")] }),
  ],
  "the end of a stream": [{ type: "markdown", text: "**Done.**" }, feedback],
  "tasks of a stream": [
    {
      type: "plan",
      title: "Research",
      tasks: [
        {
          task_id: "1",
          title: "Search",
          status: "complete",
          sources: [{ type: "url", url: "https://x.example", text: "x" }],
        },
      ],
    },
    { type: "task_card", task_id: "2", title: "Write", status: "in_progress", details: paragraph("half") },
  ],
  "a question to everybody": [
    input("Your answer", { type: "plain_text_input", action_id: "answer" }, { dispatch_action: true }),
  ],
  "an app's suggestion": [
    { type: "alert", level: "info", text: plain("New") },
    { type: "card", title: plain("Try it"), actions: [button("Go", "go")] },
  ],
  "a table": [
    {
      type: "table",
      rows: [
        [
          { type: "raw_text", text: "a" },
          { type: "raw_number", value: 1 },
        ],
      ],
    },
  ],
  "a workflow to start": [
    actions({
      type: "workflow_button",
      action_id: "run",
      text: plain("Run"),
      workflow: {
        trigger: { url: "https://site.example/Ft1", customizable_input_parameters: [{ name: "who", value: "U1" }] },
      },
    }),
  ],
  "a date from any surface": [actions({ type: "datetimepicker", action_id: "when" })],
  "a call": [{ type: "call", call_id: "R1" }],
  "a remote file": [{ type: "file", external_id: "doc-1", source: "remote" }],
};
