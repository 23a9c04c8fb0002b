import { nameKey } from "../model/port/name-key.js";
import type { WorldInvitation } from "./invitations.js";
import type { SectionCheck } from "./section/check.js";
import type { WorldContext } from "./section/world-context.js";
import { userSection, type WorldUser } from "./users.js";

/** Checks that each person is invited once to a workspace and not in it, and that a single-channel guest joins one channel. */
export const checkInvitations: SectionCheck<WorldInvitation> = (invited, context) => {
  const members = new Set(context.items(userSection).flatMap((user) => placesOf(user, context)));
  const keys = invited.map(({ email, workspace }) => keyOf(email, workspace, context));
  return invited.flatMap(({ email, guest, channels = [] }, i) => {
    const [path, key] = [["invitations", i], keys[i] ?? ""];
    if (members.has(key))
      return [{ path: [...path, "email"], message: `A user of the workspace has the address ${email}` }];
    if (keys.indexOf(key) !== i) {
      return [{ path: [...path, "email"], message: `The address ${email} is invited to the workspace already` }];
    }
    if (guest?.kind !== "single" || channels.length === 1) return [];
    return [{ path: [...path, "channels"], message: "A single-channel guest joins one channel" }];
  });
};

/** Each address of a user in each workspace. */
function placesOf({ emails = [], workspaces }: WorldUser, context: WorldContext): readonly string[] {
  const places = workspaces === undefined ? [undefined] : Object.keys(workspaces);
  return emails.flatMap((email) => places.map((workspace) => keyOf(email, workspace, context)));
}

function keyOf(email: string, workspace: string | undefined, { names }: WorldContext): string {
  const at = workspace === undefined ? names.defaultWorkspace : names.lookup("workspace", workspace)[0];
  return `${at} ${nameKey(email)}`;
}
