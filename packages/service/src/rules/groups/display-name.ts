import { groupCodes } from "../../generated/service.js";
import { accept, type Result, refuse } from "../../store/refusal.js";

const rule = "scim-provisioning#group";

/** Reads a group's name: trimmed, and not blank. */
export function readGroupName(sent: string): Result<string> {
  const name = sent.trim();
  return name === "" ? refuse(groupCodes.displayName.empty, { rule, found: sent, wanted: "a name" }) : accept(name);
}

/** Refuses a name that another group has. */
export function refuseTakenName(name: string) {
  return refuse(groupCodes.displayName.duplicate, { rule, found: name, wanted: "a name that no other group has" });
}
