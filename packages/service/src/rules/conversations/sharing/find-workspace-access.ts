import { type Awaitable, after, afterAll } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../../model/caller.js";
import { type Placed, placesOf } from "../../../model/channel.js";
import type { Workspace } from "../../../model/organization.js";
import type { Store } from "../../../model/store.js";
import type { Id } from "../../../values/ids.js";
import { isForeignWorkspace, isGranted } from "../../directory/reach.js";
import { noOwners, type Owners, ownersOf } from "./sharing-of.js";

/**
 * The access of a caller to the workspaces of a conversation.
 *
 * - `inside`: the installation covers one of them, in which the caller acts.
 * - `ungranted`: they belong to the caller's organization, which granted the installation none of them.
 * - `elsewhere`: the installation is on another workspace of the same company.
 * - `foreign`: they belong to other companies.
 * - `absent`: the workspace that the conversation belongs to is deleted.
 */
export type WorkspaceAccess = (
  | {
      readonly kind: "inside" | "ungranted";
      /** The workspace that the call acts in or would act in. */
      readonly workspaceId: Id;
    }
  | { readonly kind: "elsewhere" | "foreign" | "absent" }
) & {
  /** Workspaces of the conversation that belong to the caller's company. */
  readonly own: readonly Id[];
  readonly owners: Owners;
};

type Workspaces = Pick<Store, "organizations">;

/** Finds out how a caller stands to the workspaces of a conversation. */
export function findWorkspaceAccess(
  channel: Placed,
  caller: WebapiCaller,
  store: Workspaces,
): Awaitable<WorkspaceAccess> {
  const found = placesOf(channel).map((id) => workspaceOf(id, caller, store));
  return after(afterAll(found), (workspaces) => accessOf(channel, caller, workspaces));
}

function accessOf(channel: Placed, caller: WebapiCaller, found: readonly (Workspace | undefined)[]): WorkspaceAccess {
  const workspaces = found.flatMap((it) => (it === undefined || it.deleted ? [] : [it]));
  const own = workspaces.flatMap((it) => (isForeignWorkspace(it, caller) ? [] : [it.id]));
  const facts = { own, owners: found.length === 1 ? noOwners : ownersOf(workspaces) };
  const [first] = own;
  if (workspaces[0]?.id !== channel.workspaceId) return { kind: "absent", ...facts };
  if (first === undefined) return { kind: "foreign", ...facts };
  const workspaceId = own.find((id) => isGranted(caller.token, id));
  if (workspaceId !== undefined) return { kind: "inside", workspaceId, ...facts };
  if (caller.token.installation.target.kind === "workspace") return { kind: "elsewhere", ...facts };
  return { kind: "ungranted", workspaceId: first, ...facts };
}

function workspaceOf(id: Id, { workspace }: WebapiCaller, store: Workspaces): Awaitable<Workspace | undefined> {
  return id === workspace.id ? workspace : store.organizations.workspace(id);
}
