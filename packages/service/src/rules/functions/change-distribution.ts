import type { FunctionUser } from "@rollcall/api/webapi";
import { type App, apps } from "../../model/app.js";
import { type AppFunction, appFunctions, type Distribution, isDistributed } from "../../model/app-function.js";
import type { WebapiCaller } from "../../model/caller.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { Store } from "../../model/store.js";
import { createRefuse, type Decision, decide, type Refused } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import { isForeign, reachesOwner } from "../directory/reach.js";
import { isManagedBy } from "../directory/rights.js";

/** Rule of the methods that change who may use a function. */
export const distributionRule = "everyday-2#interactivity";

type AccessCode = "access_denied" | "app_not_found" | "function_not_found" | "team_access_not_granted";

const refuse = createRefuse<AccessCode | "user_not_found">(distributionRule);

type Changed = { readonly ok: true } & Awaited<ReturnType<typeof toPermissions>>;

/** A change of who may use a function, and what it is decided from. */
interface Change<Code extends string> {
  readonly caller: WebapiCaller;
  readonly store: Store;
  /** Scope that a manager app needs. */
  readonly scope: string;
  /** Decides from the present distribution who may use the function next. */
  readonly next: (present: Distribution) => Promise<Distribution | Refused<Code>>;
}

/** Changes who may use a function, for its app's collaborators and manager app, and answers as the list does. */
export function changeDistribution<Code extends string>(
  sent: FunctionName,
  { caller, store, scope, next }: Change<Code>,
): Promise<Changed | Refused<Code | AccessCode>> {
  type Outcome = Changed | Refused<Code | AccessCode>;
  return decide<Outcome>(store, async (): Promise<Decision<Outcome>> => {
    const found = await findChangeable(sent, caller, { store, scope });
    if (!found.ok) return { kind: "answer", answer: found };
    const { appFunction, app } = found;
    const distribution = await next(appFunction.distribution);
    if ("ok" in distribution) return { kind: "answer", answer: distribution };
    const answer: Changed = { ok: true, ...(await toPermissions(distribution, app, store)) };
    const { id, version } = appFunction;
    const distributed = appFunction.distributed || isDistributed(distribution);
    return {
      kind: "commit",
      batch: {
        expect: [hasVersion(appFunctions, { id }, version), hasVersion(apps, { id: app.id }, app.version)],
        writes: [put(appFunctions, { ...appFunction, distribution, distributed, version: version + 1 })],
      },
      answer: () => answer,
    };
  });
}

/** Finds a function that the token may change: of an app that its user collaborates on, or that its app created. */
async function findChangeable(
  sent: FunctionName,
  caller: WebapiCaller,
  { store, scope }: { readonly store: Store; readonly scope: string },
): Promise<FoundFunction | Refused<AccessCode>> {
  const found = await findFunction(sent, store, distributionRule);
  if (!found.ok) return found;
  const { app } = found;
  if (!mayChange(app, caller, scope)) {
    const who = caller.user?.id ?? caller.token.appId;
    return refuse("access_denied", who, `a collaborator of the app, or its manager app with ${scope}`);
  }
  if (await reachesOwner(caller, app.ownerId, store)) return found;
  return refuse("team_access_not_granted", app.ownerId, "a workspace that the installation was granted to");
}

function mayChange(app: App, caller: WebapiCaller, scope: string): boolean {
  const { user, token } = caller;
  if (user !== undefined) return app.collaboratorIds.includes(user.id);
  return isManagedBy(app, caller) && token.scopes.includes(scope);
}

/** Refuses identifiers of which one is no user of the caller's directory. */
export async function refuseStrangers(
  ids: readonly Id[],
  caller: WebapiCaller,
  { users }: Store,
): Promise<Refused<"user_not_found"> | undefined> {
  const found = await users.getMany(ids);
  const known = new Set(found.filter((user) => !isForeign(user, caller)).map(({ id }) => id));
  const stranger = ids.find((id) => !known.has(id));
  return stranger === undefined ? undefined : refuse("user_not_found", stranger, "a user of the directory");
}

/** Converts who may use a function of an app to the fields of an answer. */
export async function toPermissions(distribution: Distribution, { collaboratorIds }: App, store: Store) {
  const { kind } = distribution;
  const type = { permission_type: kind, distribution_type: kind };
  switch (kind) {
    case "everyone":
    case "system":
      return type;
    case "app_collaborators":
      return { ...type, users: await toUsers(collaboratorIds, store) };
    case "named_entities":
      return {
        ...type,
        users: await toUsers(distribution.userIds, store),
        team_ids: distribution.workspaceIds,
        org_ids: distribution.organizationIds,
      };
  }
}

/** Users in the order of `ids`. */
async function toUsers(ids: readonly Id[], { users }: Store): Promise<readonly FunctionUser[]> {
  const found = new Map((await users.getMany(ids)).map((user) => [user.id, user]));
  return ids.flatMap((id) => {
    const user = found.get(id);
    return user === undefined ? [] : [{ user_id: id, username: user.userName, email: user.emails[0] ?? "" }];
  });
}

/** The name of a function in a call: by its identifier, or by the name that its app gives it. */
interface FunctionName {
  readonly function_id?: string;
  readonly function_callback_id?: string;
  readonly function_app_id?: string;
}

/** A function that can be used, with its app. */
export interface FoundFunction {
  readonly ok: true;
  readonly appFunction: AppFunction;
  readonly app: App;
}

/**
 * Finds the function that a call names. An empty argument counts as absent, as in the rule that requires one of them.
 * @param rule section that the refusals follow
 */
export async function findFunction(
  { function_id = "", function_callback_id = "", function_app_id = "" }: FunctionName,
  { apps, functions }: Store,
  rule: string,
): Promise<FoundFunction | Refused<"app_not_found" | "function_not_found">> {
  const refuse = createRefuse<"app_not_found" | "function_not_found">(rule);
  const toFound = (appFunction: AppFunction | undefined, app: App | undefined, sent: string) =>
    appFunction === undefined || appFunction.deleted !== undefined || app === undefined || app.deleted
      ? refuse("function_not_found", sent, "a function that can be used")
      : ({ ok: true, appFunction, app } as const);
  if (function_id !== "") {
    const appFunction = await functions.get(function_id);
    return toFound(appFunction, await apps.get(appFunction?.appId ?? ""), function_id);
  }
  if (function_app_id === "") return refuse("function_not_found", function_callback_id, "the app of the function too");
  const app = await apps.get(function_app_id);
  if (app === undefined || app.deleted) return refuse("app_not_found", function_app_id, "an app that is not deleted");
  return toFound(await functions.byCallback(app.id, function_callback_id), app, function_callback_id);
}
