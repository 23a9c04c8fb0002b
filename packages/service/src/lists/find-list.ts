import { webapiRequirements } from "@rollcall/api/webapi";
import type { Because } from "@rollcall/webapi-core";
import { holds, type Requirement } from "../directory/requirement.js";
import type { Workspace } from "../organizations/organization.js";
import type { Store } from "../service-store.js";
import type { WebapiCaller } from "../tokens/webapi-caller.js";
import { type AccessLevel, findAccessLevel } from "./access-level.js";
import type { List } from "./list.js";

/** The List that a call names, and the caller's access to it. */
export interface FoundList {
  readonly list: List;
  readonly workspace: Workspace;
  /** Undefined if it is not shared with the caller. */
  readonly level: AccessLevel | undefined;
}

type ListMethod = Extract<keyof typeof webapiRequirements, `svcLists.${string}`>;

/** Why a call cannot reach the List that it names. */
export type ListRefusal<M extends ListMethod> =
  | { readonly kind: "absent" | "notGranted" | "workspaceDeleted"; readonly because: Because }
  /** The List's workspace does not meet the method's preconditions. It may differ from the caller's workspace. */
  | {
      readonly kind: "requirementUnmet";
      readonly error: (typeof webapiRequirements)[M][number]["error"];
      readonly because: Because;
    };

type Found<M extends ListMethod> =
  | ({ readonly ok: true } & FoundList)
  | { readonly ok: false; readonly refusal: ListRefusal<M> };

/** Context for finding a List. */
interface ListFinding<M extends ListMethod> {
  readonly store: Store;
  readonly caller: WebapiCaller;
  /** Method whose preconditions the List's workspace must meet. */
  readonly method: M;
}

const rule = "web-api#additional-codes-per-method";

/** Finds a List by ID, if the caller can reach it. */
export async function findList<M extends ListMethod>(
  id: string,
  { store, caller, method }: ListFinding<M>,
): Promise<Found<M>> {
  const list = await store.lists.get(id);
  if (list === undefined) return fail({ kind: "absent", because: because(id, "an existing List") });
  const refusal = refuseWorkspace(list, caller);
  if (refusal !== undefined) return fail(refusal);
  const workspace = await store.organizations.workspace(list.workspaceId);
  if (workspace === undefined || workspace.deleted) {
    return fail({ kind: "workspaceDeleted", because: because(list.workspaceId, "a workspace that is not deleted") });
  }
  const unmet = requirementsOf(method).find((each) => !holds(each, { ...caller, workspace }));
  if (unmet !== undefined) {
    const { error, ...wanted } = unmet;
    return fail({ kind: "requirementUnmet", error, because: because(workspace.id, JSON.stringify(wanted)) });
  }
  return { ok: true, list, workspace, level: await findAccessLevel(list, caller.user?.id, store) };
}

function refuseWorkspace(
  { id, workspaceId }: List,
  { token, workspace }: WebapiCaller,
): Exclude<ListRefusal<ListMethod>, { kind: "requirementUnmet" }> | undefined {
  const { target, workspaceIds } = token.installation;
  if (target.kind === "workspace") {
    const isOwn = workspaceId === workspace.id;
    return isOwn ? undefined : { kind: "absent", because: because(id, "a List of the caller's workspace") };
  }
  if (workspaceIds === undefined || workspaceIds.includes(workspaceId)) return undefined;
  return { kind: "notGranted", because: because(workspaceId, "a workspace that the installation was granted to") };
}

type RequirementOf<M extends ListMethod> = Requirement & Pick<(typeof webapiRequirements)[M][number], "error">;

function requirementsOf<M extends ListMethod>(method: M): readonly RequirementOf<M>[] {
  return webapiRequirements[method];
}

function fail<R>(refusal: R): { readonly ok: false; readonly refusal: R } {
  return { ok: false, refusal };
}

function because(found: string, wanted: string): Because {
  return { rule, found, wanted };
}
