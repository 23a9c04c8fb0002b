import type { Methods, UsersInfoArguments } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { idPatterns } from "../../generated/service.js";
import type { Store } from "../../model/service-store.js";
import type { User } from "../../model/user.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { isForeign } from "../directory/is-foreign.js";
import { reachesUser } from "../directory/is-granted.js";
import { isVisible } from "../directory/is-visible.js";
import { mayReadEmail, showUser } from "./representation/show-user.js";

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
    const user = await showUser(found.user, {
      caller,
      store,
      siteUrl,
      nowMs: now.getTime(),
      withEmail: mayReadEmail(caller, definition.facts.furtherScopes.email),
      withLocale: sent.include_locale === true,
    });
    return { ok: true, user };
  };
}

type Found = { readonly ok: true; readonly user: User } | Extract<Outcome, { readonly ok: false }>;

async function findUser(sent: string | undefined, caller: WebapiCaller, store: Store): Promise<Found> {
  const id = sent?.trim() ?? caller.user?.id ?? "";
  if (/[\s,]/.test(id)) {
    return { ok: false, error: "too_many_users", reason: { rule, found: id, wanted: "a single ID" } };
  }
  const user = idPatterns.user.test(id) ? await store.users.get(id) : undefined;
  if (user === undefined) {
    return { ok: false, error: "user_not_found", reason: { rule, found: id, wanted: "an existing user" } };
  }
  if (!(await isVisible(user, caller, store))) {
    return { ok: false, error: "user_not_visible", reason: { rule, found: id, wanted: "a common channel" } };
  }
  if (isForeign(user, caller) || (await reachesUser(caller, user, store))) return { ok: true, user };
  const wanted = "a user of a workspace that the installation was granted to";
  return { ok: false, error: "team_access_not_granted", reason: { rule, found: id, wanted } };
}
