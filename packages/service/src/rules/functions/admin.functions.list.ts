import type { AdminFunctionsListArguments, AdminFunctionsListRefusal, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { FunctionSlice } from "../../model/app-function.js";
import type { WebapiCaller } from "../../model/caller.js";
import { printCursor, readCursor } from "../../model/paging.js";
import type { Store } from "../../model/store.js";
import { createRefuse } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import { createFindTeam } from "../administration/find-team.js";
import { reachesOwner } from "../directory/reach.js";
import { managesChannels } from "../directory/rights.js";
import { toWorkflowFunction } from "./to-workflow-function.js";

type Outcome = MethodOutcome<Methods["admin.functions.list"]>;
type Context = MethodContext<WebapiCaller>;

const refuse = createRefuse<AdminFunctionsListRefusal["error"]>("web-api#adminfunctionslist-post");
const findTeam = createFindTeam(refuse, { foreign: "invalid_arguments" });

/** Dependencies of `admin.functions.list`. */
interface Options {
  readonly definition: MethodDefinition<Methods["admin.functions.list"]>;
  readonly store: Store;
}

/** Lists the functions that apps offer to workflows. */
export function createListFunctions({ definition, store }: Options) {
  const { defaultSize, cursorError } = definition.facts.paging;
  return async (sent: AdminFunctionsListArguments, { caller }: Context): Promise<Outcome> => {
    const refusal = (await refuseInstallation(caller, store)) ?? (await refuseTeam(sent.team_id, caller, store));
    if (refusal !== undefined) return refusal;
    const { cursor = "", limit = defaultSize } = sent;
    const key = keyOf(sent);
    const after = readPlace(key, cursor);
    if (after === "unknown") return refuse(cursorError, cursor, "a cursor of this list");
    const apps = await findApps(sent, caller, store);
    if (!apps.ok) return apps;
    const { appIds, undistributedOf } = apps;
    const found = await store.functions.find({ appIds, undistributedOf, ...after, limit: limit + 1 });
    const page = found.slice(0, limit);
    const last = found.length > limit ? page.at(-1) : undefined;
    const next = last === undefined ? "" : printCursor(key, [last.created, last.id]);
    return { ok: true, functions: page.map(toWorkflowFunction), response_metadata: { next_cursor: next } };
  };
}

function keyOf({ app_ids, team_id, include_non_distributed_functions }: AdminFunctionsListArguments) {
  return ["admin.functions.list", app_ids, team_id ?? null, include_non_distributed_functions === true];
}

function readPlace(key: readonly unknown[], cursor: string): Pick<FunctionSlice, "after"> | "unknown" {
  if (cursor === "") return {};
  const [created, id] = readCursor(key, cursor) ?? [];
  return created === undefined || id === undefined ? "unknown" : { after: { created, id } };
}

async function refuseInstallation({ token }: WebapiCaller, store: Store): Promise<Outcome | undefined> {
  if (await managesChannels(token, store)) return undefined;
  return refuse("not_allowed", token.installation, "an installation by a user with the Channel Management role");
}

async function refuseTeam(teamId: Id | undefined, caller: WebapiCaller, store: Store): Promise<Outcome | undefined> {
  const found = teamId === undefined ? undefined : await findTeam(teamId, caller, store);
  if (found === undefined || found.ok) return undefined;
  if (found.error !== "invalid_arguments") return found;
  return { ...found, messages: ["[ERROR] must be a workspace of the organization [json-pointer:/team_id]"] };
}

type FoundApps =
  | ({ readonly ok: true } & Pick<FunctionSlice, "appIds" | "undistributedOf">)
  | Extract<Outcome, { readonly ok: false }>;

/** Finds the apps whose functions are listed, and those among them whose undistributed functions are listed too. */
async function findApps(
  { app_ids, team_id, include_non_distributed_functions }: AdminFunctionsListArguments,
  caller: WebapiCaller,
  store: Store,
): Promise<FoundApps> {
  const appIds = [...new Set(app_ids)];
  const isForAll = caller.token.installation.workspaceIds === undefined;
  if (isForAll && include_non_distributed_functions !== true) return { ok: true, appIds, undistributedOf: [] };
  const apps = (await Promise.all(appIds.map((id) => store.apps.get(id)))).flatMap((app) => app ?? []);
  for (const { ownerId } of apps) {
    if (await reachesOwner(caller, ownerId, store)) continue;
    return refuse("team_access_not_granted", ownerId, "apps of workspaces that the installation was granted to");
  }
  if (include_non_distributed_functions !== true) return { ok: true, appIds, undistributedOf: [] };
  const owners = [team_id, caller.organization?.id];
  const owned = apps.filter(({ ownerId }) => team_id === undefined || owners.includes(ownerId));
  return { ok: true, appIds, undistributedOf: owned.map(({ id }) => id) };
}
