import type { MethodRequirement } from "@rollcall/api/webapi";
import type { Reason } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../model/caller.js";
import type { List, ListAccess } from "../../model/list.js";
import type { Workspace } from "../../model/organization.js";
import type { Store } from "../../model/store.js";
import { createRefuse, type Refused, refuse } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import { holds } from "../directory/user.js";

/** The List that a call names, and the caller's access to it. */
export interface FoundList {
  readonly list: List;
  readonly workspace: Workspace;
  /** Undefined if it is not shared with the caller. */
  readonly level: AccessLevel | undefined;
}

/** The reason why a call cannot reach the List that it names. */
export type ListRefusal<Code extends string> =
  | { readonly kind: "absent" | "notGranted" | "workspaceDeleted"; readonly reason: Reason }
  /** The List's workspace does not meet the method's preconditions. It may differ from the caller's workspace. */
  | {
      readonly kind: "requirementUnmet";
      readonly error: Code;
      readonly reason: Reason;
    };

type Found<Code extends string> =
  | ({ readonly ok: true } & FoundList)
  | { readonly ok: false; readonly refusal: ListRefusal<Code> };

/** Context for finding a List. */
interface ListFinding<Code extends string> {
  readonly store: Store;
  readonly caller: WebapiCaller;
  /** Requirements that the List's workspace must meet. */
  readonly requires: readonly MethodRequirement<Code>[];
}

const rule = "web-api#additional-codes-per-method";

/** Finds a List by ID, if the caller can reach it. */
export async function findList<Code extends string>(
  id: string,
  { store, caller, requires }: ListFinding<Code>,
): Promise<Found<Code>> {
  const list = await store.lists.get(id);
  if (list === undefined) return fail({ kind: "absent", reason: reason(id, "an existing List") });
  const refusal = refuseWorkspace(list, caller);
  if (refusal !== undefined) return fail(refusal);
  const workspace = await store.organizations.workspace(list.workspaceId);
  if (workspace === undefined || workspace.deleted) {
    return fail({ kind: "workspaceDeleted", reason: reason(list.workspaceId, "a workspace that is not deleted") });
  }
  const unmet = requires.find((each) => !holds(each, { ...caller, workspace }));
  if (unmet !== undefined) {
    const { error, ...wanted } = unmet;
    return fail({ kind: "requirementUnmet", error, reason: reason(workspace.id, JSON.stringify(wanted)) });
  }
  return { ok: true, list, workspace, level: await findAccessLevel(list, caller.user?.id, store) };
}

function refuseWorkspace(
  { id, workspaceId }: List,
  { token, workspace }: WebapiCaller,
): Exclude<ListRefusal<string>, { kind: "requirementUnmet" }> | undefined {
  const { target, workspaceIds } = token.installation;
  if (target.kind === "workspace") {
    const isOwn = workspaceId === workspace.id;
    return isOwn ? undefined : { kind: "absent", reason: reason(id, "a List of the caller's workspace") };
  }
  if (workspaceIds === undefined || workspaceIds.includes(workspaceId)) return undefined;
  return { kind: "notGranted", reason: reason(workspaceId, "a workspace that the installation was granted to") };
}

function fail<R>(refusal: R): { readonly ok: false; readonly refusal: R } {
  return { ok: false, refusal };
}

function reason(found: string, wanted: string): Reason {
  return { rule, found, wanted };
}

/** A List that the caller may use. */
type ReachedList = FoundList & { readonly level: AccessLevel };

type Codes = "list_not_found" | "team_access_not_granted" | "team_not_found";

const refuseSent = createRefuse<Codes>("everyday-2#lists");

/** Finds the List that a call names, if the caller may read its rows or, if asked, write them. */
export async function reachList<Code extends string>(
  id: string,
  use: "read" | "write",
  finding: ListFinding<Code>,
): Promise<({ readonly ok: true } & ReachedList) | Refused<Codes | Code>> {
  const found = await findList(id, finding);
  if (!found.ok) return refuseList(found.refusal, "team_not_found");
  const { level } = found;
  if (level === undefined) return refuseSent("list_not_found", id, "a List that the caller can see");
  if (use === "write" && level === "read") {
    return refuseSent("list_not_found", id, "a List that the caller may write to");
  }
  return { ...found, level };
}

/**
 * Refuses a call that does not reach its List.
 * @param deleted code if the workspace of the List is deleted
 */
export function refuseList<Code extends string, const Deleted extends string>(
  refusal: ListRefusal<Code>,
  deleted: Deleted,
): Refused<Code | Deleted | "list_not_found" | "team_access_not_granted"> {
  switch (refusal.kind) {
    case "absent":
      return refuse("list_not_found", refusal.reason);
    case "notGranted":
      return refuse("team_access_not_granted", refusal.reason);
    case "workspaceDeleted":
      return refuse(deleted, refusal.reason);
    case "requirementUnmet":
      return refuse(refusal.error, refusal.reason);
  }
}

/** The access of a user to a List. */
export type AccessLevel = "owner" | ListAccess["level"];

/**
 * Access level of a user to a List; undefined without access. Owners may do everything, others what the List is shared
 * for with them or their channels.
 */
export async function findAccessLevel(
  list: List,
  userId: Id | undefined,
  { lists, channels }: Pick<Store, "lists" | "channels">,
): Promise<AccessLevel | undefined> {
  if (userId === undefined) return undefined;
  if (list.ownerId === userId) return "owner";
  const access = await lists.accessOf(list.id);
  const own = await Promise.all(
    access.map(async ({ subject: { kind, id }, level }) => {
      const includes = kind === "user" ? id === userId : await channels.isMember(id, userId);
      return includes ? [level] : [];
    }),
  );
  const levels = own.flat();
  return levels.includes("write") ? "write" : levels[0];
}
