import type { Installation } from "../model/token.js";
import { type ActOutcome, cannot, type Person } from "./act.js";

/** The organization of a person, or the workspace in which they act. */
export function findTarget(
  isForOrganization: boolean,
  { user, caller: { organization, workspace } }: Pick<Person, "user" | "caller">,
): ActOutcome<{ readonly target: Installation["target"] }> {
  if (!isForOrganization) return { ok: true, target: { kind: "workspace", id: workspace.id } };
  if (organization === undefined) return cannot(`${user.userName} is in no organization.`);
  return { ok: true, target: { kind: "organization", id: organization.id } };
}
