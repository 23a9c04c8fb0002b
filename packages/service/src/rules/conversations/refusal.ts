import { createRefuse } from "../../store/refusal.js";

/** Builds a refusal of a call about a conversation, with its reason. */
export const refuse = createRefuse<string>("everyday-1#who-may-do-what");

/** Builds a refusal of a change of a conversation, with its reason. */
export const refuseChange = createRefuse<string>("everyday-1#conversations");
