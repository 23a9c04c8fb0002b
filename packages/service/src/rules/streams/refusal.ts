import { createRefuse } from "../../store/refusal.js";

/** Builds a refusal to stream, with its reason. */
export const refuse = createRefuse<string>("everyday-1#chat");
