import type { RemindersAddRefusal, RemindersCompleteRefusal } from "@rollcall/api/webapi";
import { createRefuse } from "../../store/refusal.js";

/** Refuses with a code of these methods. */
export const refuse = createRefuse<RemindersAddRefusal["error"] | RemindersCompleteRefusal["error"]>(
  "everyday-2#annotations",
);
