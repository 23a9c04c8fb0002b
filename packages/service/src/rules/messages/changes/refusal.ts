import { createRefuse } from "../../../store/refusal.js";

/** Builds a refusal to change a message, with its reason. */
export const refuse = createRefuse<string>("everyday-1#chat");
