import type { MethodRequirement } from "@rollcall/api/webapi";
import type { Reason } from "@rollcall/webapi-core";
import type { List } from "../../../model/list.js";
import type { Workspace } from "../../../model/organization.js";
import type { Store } from "../../../model/service-store.js";
import type { WebapiCaller } from "../../../model/webapi-caller.js";
import { holds } from "../../directory/requirement.js";
import { type AccessLevel, findAccessLevel } from "./access-level.js";

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
export interface ListFinding<Code extends string> {
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
