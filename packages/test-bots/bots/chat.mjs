// A bot of the chat SDK over a socket: cards with buttons, and a file that it downloads.
import { createSlackAdapter } from "@chat-adapter/slack";
import { createMemoryState } from "@chat-adapter/state-memory";
import { Actions, Button, Card, CardText, Chat } from "chat";

const chat = new Chat({
  userName: "helper",
  adapters: { slack: createSlackAdapter({ mode: "socket" }) },
  state: createMemoryState(),
});

const card = (title, id, label) => Card({ title, children: [CardText("Ready?"), Actions([Button({ id, label })])] });

chat.onNewMention(async (thread, message) => {
  const [attachment] = message.attachments;
  if (attachment?.fetchData === undefined) await thread.post(card("Deploy", "go", "Go"));
  else await thread.post(`The file says: ${await attachment.fetchData()}`);
});

chat.onAction("go", async ({ thread, user }) => {
  await thread.postEphemeral(user, card("Really?", "confirm", "Confirm"), { fallbackToDM: false });
});

// A message that only one person sees changes by the response URL of the click.
chat.onAction("confirm", async ({ adapter, threadId, messageId }) => {
  await adapter.editMessage(threadId, messageId, "Deployed");
});

await chat.initialize();
