import { type FamilyExamples, tokens } from "./example.js";

const { bot } = tokens;

const modal = { type: "modal", title: { type: "plain_text", text: "Roll call" }, blocks: [{ type: "divider" }] };

/** Calls about what apps show to people: agents, assistants, views. */
export const agentExamples: FamilyExamples<"agents" | "assistant" | "views"> = {
  "agents.sessions.rename": { token: bot, form: { channel_id: "CDEMOSESSION", title: "Roll call of Monday" } },
  "agents.sessions.setStatus": { token: bot, form: { channel_id: "CDEMOSESSION", status: "processing" } },
  "assistant.threads.setStatus": {
    token: bot,
    form: { channel_id: "CDEMOGENERAL", thread_ts: "1767171600.000100", status: "is calling the roll" },
  },
  "assistant.threads.setSuggestedPrompts": {
    token: bot,
    json: { channel_id: "DDEMOBOT", prompts: [{ title: "Who is there?", message: "Call the roll" }] },
  },
  "assistant.threads.setTitle": {
    token: bot,
    form: { channel_id: "DDEMOBOT", thread_ts: "1767171800.000400", title: "Roll call" },
  },
  "views.open": { token: bot, json: { trigger_id: "1780300000.1.de30", view: modal } },
  "views.publish": {
    token: bot,
    json: { user_id: "UDEMOJOAN", view: { type: "home", blocks: [{ type: "divider" }] } },
  },
  "views.push": { token: bot, json: { trigger_id: "1780300000.2.de30", view: modal } },
  "views.update": { token: bot, json: { external_id: "roll-call-of-today", view: modal } },
};
