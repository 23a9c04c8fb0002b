import type { Methods, UsersInfoArguments } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { isForeign } from "../directory/is-foreign.js";
import { reachesUser } from "../directory/is-granted.js";
import { isVisible } from "../directory/is-visible.js";
import { workspaceOfUser } from "../directory/workspace-of-user.js";
import { appDefaults, idPatterns } from "../generated/service.js";
import type { Store } from "../service-store.js";
import type { WebapiCaller } from "../tokens/webapi-caller.js";
import { millisecondsOf } from "../values/instant.js";
import { toUserObject } from "./representation/to-user-object.js";
import type { User } from "./user.js";

type Outcome = MethodOutcome<Methods["users.info"]>;
type Context = MethodContext<WebapiCaller>;

const rule = "web-api#usersinfo-get";

/** Dependencies of `users.info`. */
interface UsersInfoOptions {
  readonly definition: MethodDefinition<Methods["users.info"]>;
  readonly store: Store;
  readonly siteUrl: string;
}

/** Returns information about a user. Default: the caller. */
export function createUsersInfo({ definition, store, siteUrl }: UsersInfoOptions) {
  return async (sent: UsersInfoArguments, { caller, now }: Context): Promise<Outcome> => {
    const found = await findUser(sent.user, caller, store);
    if (!found.ok) return found;
    const user = toUserObject(found.user, {
      siteUrl,
      nowMs: now.getTime(),
      workspaceId: caller.workspace.id,
      shownIn: await workspaceOfUser(found.user, caller.workspace.id, store),
      withEmail: mayReadEmail(caller, definition.facts.furtherScopes.email),
      withLocale: sent.include_locale === true,
      isStranger: isForeign(found.user, caller),
      isAppUser: await isAppUser(found.user, caller, store),
    });
    return { ok: true, user };
  };
}

type Found = { readonly ok: true; readonly user: User } | Extract<Outcome, { readonly ok: false }>;

async function findUser(sent: string | undefined, caller: WebapiCaller, store: Store): Promise<Found> {
  const id = sent?.trim() ?? caller.user?.id ?? "";
  if (/[\s,]/.test(id)) {
    return { ok: false, error: "too_many_users", because: { rule, found: id, wanted: "a single ID" } };
  }
  const user = idPatterns.user.test(id) ? await store.users.get(id) : undefined;
  if (user === undefined) {
    return { ok: false, error: "user_not_found", because: { rule, found: id, wanted: "an existing user" } };
  }
  if (!(await isVisible(user, caller, store))) {
    return { ok: false, error: "user_not_visible", because: { rule, found: id, wanted: "a common channel" } };
  }
  if (isForeign(user, caller) || (await reachesUser(caller, user, store))) return { ok: true, user };
  const wanted = "a user of a workspace that the installation was granted to";
  return { ok: false, error: "team_access_not_granted", because: { rule, found: id, wanted } };
}

/** Whether the user is a person for whom the calling app has a token. */
async function isAppUser(user: User, { app, token }: WebapiCaller, store: Store): Promise<boolean> {
  if (app === undefined || user.kind !== "person") return false;
  return user.id === token.userId || store.tokens.actsAs(app.id, user.id);
}

/** Apps older than the scope may read addresses without it. */
function mayReadEmail({ scopes, app }: WebapiCaller, scope: string): boolean {
  if (scopes.has(scope)) return true;
  return app !== undefined && millisecondsOf(app.created) < millisecondsOf(appDefaults.emailScopeSince);
}
