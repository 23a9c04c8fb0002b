import { createRefuse } from "../../store/refusal.js";

/** Builds a refusal of a call about user groups, with its reason. */
export const refuse = createRefuse<string>("everyday-1#directory");
