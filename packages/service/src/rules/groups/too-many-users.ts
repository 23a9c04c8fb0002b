import { groupLimits } from "../../generated/service.js";
import { type Refusal, refuse } from "../../store/refusal.js";

/** Refuses a call that names more distinct users than allowed. */
export function refuseTooManyUsers(...named: readonly Iterable<string>[]): Refusal | undefined {
  const { value: most, error } = groupLimits.members.maxItems;
  const users = new Set<string>();
  for (const ids of named) for (const id of ids) users.add(id);
  if (users.size <= most) return undefined;
  return refuse(error, { rule: "scim-provisioning#limits", found: users.size, wanted: `at most ${most} users a call` });
}
