import { type FamilyExamples, inAnHour, tokens } from "./example.js";

const { member, bot } = tokens;

/** Calls about conversations and their messages. */
export const conversationExamples: FamilyExamples<"chat" | "conversations" | "reactions" | "search"> = {
  "chat.appendStream": {
    token: bot,
    json: {
      channel: "DDEMOSTREAM",
      ts: "1767172000.000600",
      chunks: [
        { type: "markdown_text", text: " **Annie** and Joan." },
        { type: "task_update", id: "roll", title: "Call the roll", status: "in_progress" },
      ],
    },
  },
  "chat.delete": { token: member, form: { channel: "DDEMOBOT", ts: "1767171800.000400" } },
  "chat.deleteScheduledMessage": {
    token: bot,
    form: { channel: "CDEMOGENERAL", scheduled_message_id: "QDEMOCENTURY" },
  },
  "chat.getPermalink": { token: bot, query: { channel: "CDEMOGENERAL", message_ts: "1767171600.000100" } },
  "chat.meMessage": { token: bot, form: { channel: "CDEMOGENERAL", text: "calls the roll" } },
  "chat.postEphemeral": {
    token: bot,
    form: { channel: "CDEMOGENERAL", user: "UDEMOANNIE", text: "You are on the list." },
  },
  "chat.postMessage": { token: bot, form: { channel: "CDEMOGENERAL", text: "The roll is called at *nine*." } },
  "chat.scheduleMessage": {
    token: bot,
    form: { channel: "CDEMOGENERAL", post_at: inAnHour, text: "The roll is called in a minute." },
  },
  "chat.scheduledMessages.list": { token: bot, form: { channel: "CDEMOGENERAL" } },
  "chat.startStream": {
    token: bot,
    form: { channel: "DDEMOBOT", thread_ts: "1767171800.000400", markdown_text: "I look it up" },
  },
  "chat.stopStream": {
    token: bot,
    form: { channel: "DDEMOSTREAM", ts: "1767172000.000600", markdown_text: "Nobody else." },
  },
  "chat.unfurl": {
    token: bot,
    form: { channel: "CDEMOGENERAL", ts: "1767171600.000100", user_auth_url: "https://rollcall.example/sign-in" },
  },
  "chat.update": {
    token: bot,
    form: { channel: "CDEMOGENERAL", ts: "1767171720.000300", text: "It is booked from ten." },
  },
  "conversations.archive": { token: bot, form: { channel: "CDEMOLAUNCH" } },
  "conversations.canvases.create": {
    token: bot,
    json: {
      channel_id: "CDEMOLAUNCH",
      title: "Launch notes",
      document_content: { type: "markdown", markdown: "# Notes\n\nBring **cake**." },
    },
  },
  "conversations.close": { token: bot, form: { channel: "DDEMOBOT" } },
  "conversations.create": { token: bot, form: { name: "roll-call" } },
  "conversations.history": { token: bot, query: { channel: "CDEMOGENERAL" } },
  "conversations.info": { token: bot, query: { channel: "CDEMOGENERAL", include_num_members: "true" } },
  "conversations.invite": { token: bot, form: { channel: "CDEMOLAUNCH", users: "UDEMOANNIE" } },
  "conversations.join": { token: bot, form: { channel: "CDEMOGENERAL" } },
  "conversations.kick": { token: bot, form: { channel: "CDEMOLAUNCH", user: "UDEMOEDSGER" } },
  "conversations.leave": { token: bot, form: { channel: "CDEMOLAUNCH" } },
  "conversations.list": { token: bot, query: { types: "public_channel,private_channel" } },
  "conversations.mark": { token: bot, form: { channel: "CDEMOGENERAL", ts: "1767171600.000100" } },
  "conversations.members": { token: bot, query: { channel: "CDEMOGENERAL" } },
  "conversations.open": { token: bot, form: { users: "UDEMOANNIE,UDEMOJOAN" } },
  "conversations.rename": { token: bot, form: { channel: "CDEMOSESSION", name: "roll-call-notes" } },
  "conversations.replies": { token: bot, query: { channel: "CDEMOGENERAL", ts: "1767171600.000100" } },
  "conversations.setPurpose": { token: bot, form: { channel: "CDEMOLAUNCH", purpose: "Everything about the launch." } },
  "conversations.setTopic": { token: bot, form: { channel: "CDEMOLAUNCH", topic: "Ten days to go" } },
  "conversations.unarchive": { token: member, form: { channel: "CDEMODRAFT" } },
  "reactions.add": { token: bot, form: { channel: "CDEMOGENERAL", timestamp: "1767171600.000100", name: "tada" } },
  "reactions.get": { token: bot, query: { channel: "CDEMOGENERAL", timestamp: "1767171600.000100" } },
  "reactions.list": { token: bot, query: { user: "UDEMOANNIE", count: "10" } },
  "reactions.remove": {
    token: member,
    form: { channel: "CDEMOGENERAL", timestamp: "1767171600.000100", name: "eyes" },
  },
  "search.messages": { token: member, query: { query: "roll in:general", highlight: "true" } },
};
