// A bot of the chat SDK over a socket: a card with a button.
import { createSlackAdapter } from "@chat-adapter/slack";
import { createMemoryState } from "@chat-adapter/state-memory";
import { Actions, Button, Card, CardText, Chat } from "chat";

const chat = new Chat({
  userName: "helper",
  adapters: { slack: createSlackAdapter({ mode: "socket" }) },
  state: createMemoryState(),
});

chat.onNewMention(async (thread) => {
  await thread.post(
    Card({ title: "Deploy", children: [CardText("Ready?"), Actions([Button({ id: "go", label: "Go" })])] }),
  );
});

chat.onAction("go", async (event) => {
  await event.thread.post(`Deployed by ${event.user.userName}`);
});

await chat.initialize();
