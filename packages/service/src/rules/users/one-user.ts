import type {
  Methods,
  UsersInfoArguments,
  UsersLookupByEmailArguments,
  UsersLookupByEmailRefusal,
  UsersProfileGetArguments,
  UsersProfileGetRefusal,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { idPatterns } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import type { Store } from "../../model/store.js";
import type { User } from "../../model/user.js";
import { createRefuse } from "../../store/refusal.js";
import { findVisible, isVisible, sees } from "../directory/find-visible.js";
import { isActive } from "../directory/is-active.js";
import { isForeign, reachesUser } from "../directory/reach.js";
import { mayReadEmail, showUser } from "./representation/show-user.js";
import { showProfile } from "./web-profile/show-profile.js";

type UsersInfoOutcome = MethodOutcome<Methods["users.info"]>;
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
  return async (sent: UsersInfoArguments, { caller, now }: Context): Promise<UsersInfoOutcome> => {
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

type Found = { readonly ok: true; readonly user: User } | Extract<UsersInfoOutcome, { readonly ok: false }>;

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

type LookupByEmailOutcome = MethodOutcome<Methods["users.lookupByEmail"]>;

const refuse = createRefuse<UsersLookupByEmailRefusal["error"] | UsersProfileGetRefusal["error"]>("everyday-1#users");

/** Finds a user by e-mail address. */
export function createLookupByEmail({ store, siteUrl }: { readonly store: Store; readonly siteUrl: string }) {
  return async (sent: UsersLookupByEmailArguments, { caller, now }: Context): Promise<LookupByEmailOutcome> => {
    const nowMs = now.getTime();
    const user = await store.users.byEmail(sent.email.trim());
    if (user === undefined || !isActive(user, nowMs) || !(await sees(caller, user, store))) {
      return refuse("users_not_found", sent.email, "the address of an active user");
    }
    return {
      ok: true,
      user: await showUser(user, { caller, store, siteUrl, nowMs, withEmail: true, withLocale: false }),
    };
  };
}

type ProfileGetOutcome = MethodOutcome<Methods["users.profile.get"]>;

/** Dependencies of `users.profile.get`. */
interface Options {
  readonly definition: MethodDefinition<Methods["users.profile.get"]>;
  readonly store: Store;
  readonly siteUrl: string;
}

/** Returns the profile of a user with its custom fields. Default: the caller. */
export function createProfileGet({ definition, store, siteUrl }: Options) {
  return async (sent: UsersProfileGetArguments, { caller, now }: Context): Promise<ProfileGetOutcome> => {
    const user = await findVisible(sent.user, caller, store);
    if (user === undefined) return refuse("user_not_found", sent.user, "an existing user");
    const profile = await showProfile(user, {
      caller,
      store,
      siteUrl,
      nowMs: now.getTime(),
      withEmail: mayReadEmail(caller, definition.facts.furtherScopes.email),
      withLabels: sent.include_labels === true,
    });
    return { ok: true, profile };
  };
}
