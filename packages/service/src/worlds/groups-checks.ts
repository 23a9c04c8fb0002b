import { channelSection } from "./channels.js";
import type { WorldGroup } from "./groups.js";
import type { SectionCheck } from "./section/check.js";
import type { WorldFinding } from "./section/finding.js";
import { findItem, type WorldContext } from "./section/world-context.js";
import { userSection } from "./users.js";

/** Checks that members are active users and not single-channel guests. */
export const checkMembers: SectionCheck<WorldGroup> = (groups, context) =>
  groups.flatMap((group, i) =>
    (group.members ?? []).flatMap((reference, j) => {
      const user = findItem(context, userSection, reference);
      if (user === undefined || (user.active !== false && user.guest?.kind !== "single")) return [];
      const message = "unable_to_add_deleted_or_guest_to_group: a member is active and no single-channel guest";
      return [{ path: ["groups", i, "members", j], message }];
    }),
  );

/** Checks that only user groups have what the Web API sets, and that their default channels have the kinds stated. */
export const checkDetails: SectionCheck<WorldGroup> = (groups, context) =>
  groups.flatMap((group, i) => {
    const isUserGroup = (group.kind ?? (context.organization === undefined ? "user" : "idp")) === "user";
    const given = webKeys.find((key) => group[key] !== undefined);
    if (given !== undefined && !isUserGroup) {
      return [{ path: ["groups", i, given], message: "Only a user group can have it" }];
    }
    if (group.disabled === undefined && group.disabled_by !== undefined) {
      return [{ path: ["groups", i, "disabled_by"], message: "Only a disabled user group can have it" }];
    }
    return [
      ...checkKinds(group.default_channels, "public", context, ["groups", i, "default_channels"]),
      ...checkKinds(group.default_private_channels, "private", context, ["groups", i, "default_private_channels"]),
    ];
  });

const webKeys = [
  "handle",
  "description",
  "created_by",
  "updated",
  "updated_by",
  "disabled",
  "disabled_by",
  "default_channels",
  "default_private_channels",
  "section",
] as const satisfies readonly (keyof WorldGroup)[];

function checkKinds(
  references: readonly string[] = [],
  kind: "public" | "private",
  context: WorldContext,
  path: WorldFinding["path"],
): readonly WorldFinding[] {
  return references.flatMap((reference, j) => {
    const channel = findItem(context, channelSection, reference);
    if (channel === undefined || channel.kind === kind) return [];
    return [{ path: [...path, j], message: `Expected a ${kind} channel` }];
  });
}

/** Only groups of the identity provider of an organization are connected, and only to its own workspaces. */
export const checkConnections: SectionCheck<WorldGroup> = (groups, context) =>
  groups.flatMap((group, i) =>
    (group.connected_workspaces ?? []).flatMap((reference, j) => {
      const isConnectable = context.organization !== undefined && group.kind !== "user";
      if (isConnectable && !context.isForeign(reference)) return [];
      const message = "Only an idp group can be connected, and only to workspaces of its own organization";
      return [{ path: ["groups", i, "connected_workspaces", j], message }];
    }),
  );
