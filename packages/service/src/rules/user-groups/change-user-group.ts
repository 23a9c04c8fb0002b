import type { UserGroup } from "@rollcall/api/webapi";
import type { Reason } from "@rollcall/webapi-core";
import { idPatterns } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import { type Group, groups } from "../../model/group.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { Expectation, Store, Write } from "../../model/store.js";
import { type Decision, decide } from "../../store/decide.js";
import type { Refused } from "../../store/refusal.js";
import type { Id } from "../../values/ids.js";
import { toInstant } from "../../values/instant.js";
import { findAddressed } from "../directory/addressed-workspace.js";
import { toUserGroup } from "./to-user-group.js";
import { refuse, refuseManaging } from "./user-group-parts.js";

/** Codes of every method that changes a user group. */
type CommonRefusal =
  | {
      readonly ok: false;
      readonly error: "missing_argument";
      readonly arg: "team_id";
      readonly reason: Reason;
    }
  | Refused<"team_access_not_granted" | "no_such_subteam" | "permission_denied">;

/** The result of a rule for a group: its new values, and what is written and shown with it. */
interface Changed {
  readonly ok: true;
  readonly group: Group;
  readonly expect?: readonly Expectation[];
  readonly writes?: readonly Write[];
  readonly userIds?: readonly Id[];
}

/** A call that changes a user group. */
interface ChangeCall<Code extends string> {
  readonly sent: { readonly usergroup: string; readonly team_id?: string; readonly include_count?: boolean };
  readonly caller: WebapiCaller;
  readonly nowMs: number;
  readonly store: Store;
  /** Changes the group. The same group means that there is nothing to change. */
  readonly change: (group: Group, workspaceId: Id) => Promise<Changed | Refused<Code>> | Changed | Refused<Code>;
  /** Refuses what only the store knows. */
  readonly refuse?: (failed: Expectation) => Refused<Code> | undefined;
}

type Outcome<Code extends string> =
  | { readonly ok: true; readonly usergroup: UserGroup }
  | CommonRefusal
  | Refused<Code>;

/** Changes a user group that the caller may manage, as a rule says. */
export async function changeUserGroup<Code extends string = never>(call: ChangeCall<Code>): Promise<Outcome<Code>> {
  const { sent, caller, store } = call;
  const addressed = await findAddressed(sent.team_id, caller, store);
  if (!addressed.ok) return addressed;
  const { workspace } = addressed;
  const changed = await decide<Refused<Code> | CommonRefusal | Changed>(store, async () => {
    const found = await findGroup(sent.usergroup, workspace.id, store);
    if (!found.ok) return { kind: "answer", answer: found };
    const refusal = refuseManaging(caller, workspace, found.group);
    if (refusal !== undefined) return { kind: "answer", answer: refusal };
    return toDecision(found.group, await call.change(found.group, workspace.id), call);
  });
  if (!changed.ok) return changed;
  const { group, userIds } = changed;
  const userCount =
    userIds?.length ?? (sent.include_count === true ? await store.groups.countMembers(group.id) : undefined);
  return {
    ok: true,
    usergroup: toUserGroup(group, {
      workspaceId: workspace.id,
      ...(userIds !== undefined && { userIds }),
      ...(userCount !== undefined && { userCount }),
    }),
  };
}

function toDecision<Code extends string>(
  before: Group,
  changed: Changed | Refused<Code>,
  { caller, nowMs, refuse }: ChangeCall<Code>,
): Decision<Refused<Code> | CommonRefusal | Changed> {
  if (!changed.ok || changed.group === before) return { kind: "answer", answer: changed };
  const group: Group = {
    ...changed.group,
    version: before.version + 1,
    updated: toInstant(nowMs),
    ...(caller.user !== undefined && { updaterId: caller.user.id }),
  };
  const { expect = [], writes = [] } = changed;
  return {
    kind: "commit",
    batch: {
      expect: [hasVersion(groups, { id: group.id }, before.version), ...expect],
      writes: [put(groups, group), ...writes],
    },
    answer: () => ({ ...changed, group }),
    ...(refuse !== undefined && { refuse }),
  };
}

/** A group that a workspace has, or why the call is refused. */
type FoundGroup = { readonly ok: true; readonly group: Group } | Refused<"no_such_subteam">;

/** Finds a user group of a workspace, or an identity provider's group that is connected to it. */
export async function findGroup(id: string, workspaceId: Id, { groups }: Pick<Store, "groups">): Promise<FoundGroup> {
  const group = idPatterns.group.test(id) ? await groups.get(id) : undefined;
  const isThere = group?.workspaceId === workspaceId || group?.connectedWorkspaceIds.includes(workspaceId) === true;
  if (group === undefined || !isThere) return refuse("no_such_subteam", id, "a user group of the workspace");
  return { ok: true, group };
}
