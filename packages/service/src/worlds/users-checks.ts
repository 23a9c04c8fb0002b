import { isAdministrator } from "../rules/directory/role.js";
import { readDisplayName } from "../rules/users/names/display-name.js";
import { readUserName } from "../rules/users/names/user-name.js";
import type { SectionCheck } from "./section/check.js";
import type { WorldFinding } from "./section/finding.js";
import type { WorldUser } from "./users.js";

/**
 * Checks that a person has an address and a bot has none, that a guest is only a member, and that userNames are in
 * stored form.
 */
export const checkUsers: SectionCheck<WorldUser> = (users) =>
  users.flatMap((user, i) =>
    [...checkUserName(user), ...checkKind(user), ...checkGuest(user)].map((finding) => ({
      ...finding,
      path: ["users", i, ...finding.path],
    })),
  );

function checkKind(user: WorldUser): readonly WorldFinding[] {
  if (user.bot_of === undefined) {
    return user.emails?.length ? [] : [{ path: ["userName"], message: "A person needs an address in emails" }];
  }
  if (user.guest !== undefined) return [{ path: ["guest"], message: "A bot cannot be a guest" }];
  return user.emails?.length ? [{ path: ["emails"], message: "A bot has no address" }] : [];
}

function checkGuest(user: WorldUser): readonly WorldFinding[] {
  if (user.guest === undefined) return [];
  const roles = [user.organization_role, ...Object.values(user.workspaces ?? {})];
  if (!roles.some(isAdministrator)) return [];
  return [{ path: ["guest"], message: "cannot_make_user_guest: a guest has no role above member" }];
}

function checkUserName({ userName, displayName }: WorldUser): readonly WorldFinding[] {
  const findings: WorldFinding[] = [];
  const read = readUserName(userName, "userName");
  if (!read.ok) {
    findings.push({ path: ["userName"], message: `${read.error}: ${JSON.stringify(userName)} cannot be a userName` });
  } else if (read.value.name !== userName) {
    findings.push({
      path: ["userName"],
      message: `A userName must be in its stored form: ${JSON.stringify(read.value.name)}`,
    });
  }
  const shown = displayName === undefined ? undefined : readDisplayName(displayName);
  if (shown?.ok === false) {
    findings.push({ path: ["displayName"], message: `${shown.error}: this cannot be a displayName` });
  }
  return findings;
}
