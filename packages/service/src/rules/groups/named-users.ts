import type { GroupCreate } from "@rollcall/api/scim";
import type { Change } from "@rollcall/scim-core";
import type { Workspace } from "../../model/organization.js";
import type { Store } from "../../model/store.js";
import type { User } from "../../model/user.js";
import { nameMembers } from "./to-set-change.js";

/** IDs of users in changes of members. */
interface NamedIds {
  /** Users to become members. */
  readonly joining: readonly string[];
  /** Users named for removal. */
  readonly leaving: readonly string[];
}

/** The facts about users that decide whether they may join or leave. */
export interface NamedUsers {
  /** IDs without a user, and users that are deactivated or guests. */
  readonly exceptions: ReadonlyMap<string, User | undefined>;
  /** All workspaces. Empty if no user joins. */
  readonly workspaces: readonly Workspace[];
}

/** Reads all at once. */
export async function readNamedUsers(
  { users, organizations }: Pick<Store, "users" | "organizations">,
  { joining, leaving }: NamedIds,
): Promise<NamedUsers> {
  const [exceptions, workspaces] = await Promise.all([
    joining.length + leaving.length === 0 ? new Map() : users.exceptionsAmong([...joining, ...leaving]),
    joining.length === 0 ? [] : organizations.workspaces(),
  ]);
  return { exceptions, workspaces };
}

/** Maximum number of users to read before it is known whether the group exists and the call is within its limits. */
const mostEarly = 100;

/**
 * IDs in changes of members, each once, if they are few and all changes name users by ID: such users can be read
 * together with the group.
 */
export function namedEarly(changes: readonly Change<GroupCreate>[]): NamedIds | undefined {
  const [joining, leaving] = [new Set<string>(), new Set<string>()];
  for (const change of changes.map(nameMembers)) {
    if (change === undefined) return undefined;
    if (change.attribute !== "members") continue;
    const isRemoval = change.kind === "remove";
    for (const { value } of isRemoval ? (change.values ?? []) : change.value) {
      if (value !== undefined) (isRemoval ? leaving : joining).add(value);
    }
  }
  return joining.size + leaving.size > mostEarly ? undefined : { joining: [...joining], leaving: [...leaving] };
}
