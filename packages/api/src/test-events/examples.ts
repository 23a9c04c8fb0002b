import type { ServiceEvent } from "../generated/events/index.js";
import { annotations } from "./annotations.js";
import { apps } from "./apps.js";
import { conversations } from "./conversations.js";
import { messages } from "./messages.js";
import { workspaces } from "./workspaces.js";

/** Payloads of every event and of every case, each with every key in order. */
export const examples: readonly ServiceEvent[] = [
  ...messages,
  ...annotations,
  ...conversations,
  ...workspaces,
  ...apps,
];
