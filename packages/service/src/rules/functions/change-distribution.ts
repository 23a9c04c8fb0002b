import { type App, apps } from "../../model/app.js";
import { appFunctions, type Distribution, isDistributed } from "../../model/app-function.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import { createRefuse, type Refused } from "../../store/refusal.js";
import type { Id } from "../../values/ids.js";
import { isForeign } from "../directory/is-foreign.js";
import { reachesOwner } from "../directory/is-granted.js";
import { isManagedBy } from "../directory/is-managed-by.js";
import { type FoundFunction, type FunctionName, findFunction } from "./find-function.js";
import { toPermissions } from "./to-permissions.js";

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
