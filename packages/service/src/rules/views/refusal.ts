import { createRefuse } from "../../store/refusal.js";

/** Code of a refusal that several methods of views share. */
type ViewCode =
  | "duplicate_external_id"
  | "exchanged_trigger_id"
  | "expired_trigger_id"
  | "hash_conflict"
  | "invalid_trigger_id"
  | "not_enabled"
  | "not_found"
  | "push_limit_reached"
  | "view_too_large";

/** Refuses with a code of these methods. */
export const refuse = createRefuse<ViewCode>("interactivity#views");
