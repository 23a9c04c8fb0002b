import type { AgentsSessionsRenameRefusal, AgentsSessionsSetStatusRefusal } from "@rollcall/api/webapi";
import { createRefuse } from "../../store/refusal.js";

/** Builds a refusal of a call about a session, with its reason. */
export const refuse = createRefuse<AgentsSessionsSetStatusRefusal["error"] | AgentsSessionsRenameRefusal["error"]>(
  "web-api#additional-codes-per-method",
);
