import { createRefuse } from "../../store/refusal.js";

/** Builds a refusal of a call about members, with its reason. */
export const refuse = createRefuse<string>("everyday-2#adminusers");
