import type {
  ListedUser,
  Methods,
  User as UserObject,
  UsersInfoArguments,
  UsersListArguments,
  UsersListRefusal,
  UsersLookupByEmailArguments,
  UsersLookupByEmailRefusal,
} from "@rollcall/api/webapi";
import type { Awaitable, MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { idPatterns, serviceLimits } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import { printItemCursor } from "../../model/paging.js";
import type { Store } from "../../model/store.js";
import type { User } from "../../model/user.js";
import type { SeenSlice } from "../../model/user-store.js";
import { createRefuse } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import { readUserPlace } from "../administration/administered-user.js";
import { isVisible, sees } from "../directory/find-visible.js";
import { findAddressed, isForeign, reachesUser } from "../directory/reach.js";
import { isActive } from "../directory/user.js";
import { mayReadEmail, type Showing, showUser, toShown } from "./representation/show-user.js";

type Outcome = MethodOutcome<Methods["users.list"]>;
type Context = MethodContext<WebapiCaller>;

const refuse = createRefuse<UsersListRefusal["error"] | UsersLookupByEmailRefusal["error"]>("everyday-1#users");
const { value: maxAtOnce } = serviceLimits.usersAtOnce;

/** Dependencies of `users.list`. */
interface ListUsersOptions {
  readonly definition: MethodDefinition<Methods["users.list"]>;
  readonly store: Store;
  readonly siteUrl: string;
}

/** Lists the users of the caller's directory. */
export function createUsersList({ definition, store, siteUrl }: ListUsersOptions) {
  return async (sent: UsersListArguments, { caller, now }: Context): Promise<Outcome> => {
    const addressed = await findAddressed(sent.team_id, caller, store);
    if (!addressed.ok) return addressed;
    const { cursor = "", limit = 0 } = sent;
    const home = (caller.organization ?? caller.workspace).id;
    const from = cursor === "" ? {} : await readUserPlace(cursor, home, store);
    if (from === undefined) return refuse("invalid_cursor", cursor, "a cursor of this list");
    if (limit === 0 && (await isLarge(home, store)))
      return refuse("limit_required", limit, `at most ${maxAtOnce} users`);
    const size = limit === 0 ? maxAtOnce : limit;
    const found = await store.users.seen({ home, ...from, limit: size + 1, ...rightsOf(caller) });
    const next = found[size];
    const showing = {
      caller,
      store,
      siteUrl,
      nowMs: now.getTime(),
      workspaceId: addressed.workspace.id,
      withEmail: mayReadEmail(caller, definition.facts.furtherScopes.email),
      withLocale: sent.include_locale === true,
    };
    const members = await showUsers(found.slice(0, size), showing);
    return {
      ok: true,
      members: members.map(toListed),
      cache_ts: Math.floor(showing.nowMs / 1000),
      response_metadata: { next_cursor: next === undefined ? "" : printItemCursor("user", next.id) },
    };
  };
}

/** Users that the caller sees. Guests see users of common channels, and others everybody that the installation covers. */
function rightsOf({ user, token }: WebapiCaller): Pick<SeenSlice, "guestId" | "granted"> {
  const { target, workspaceIds } = token.installation;
  return {
    ...(user?.guest !== undefined && { guestId: user.id }),
    ...(target.kind === "organization" &&
      workspaceIds !== undefined && { granted: { workspaceIds, userId: token.userId ?? "" } }),
  };
}

async function isLarge(home: Id, { users: reader }: Store): Promise<boolean> {
  const { total } = await reader.find({ home, offset: 0, limit: 0, order: "ascending" });
  return total > maxAtOnce;
}

/** A deactivated user has only some fields. */
function toListed(user: UserObject): ListedUser {
  if (!user.deleted) return user;
  const { id, team_id, name, deleted, profile, is_bot, is_app_user, updated } = user;
  return { id, team_id, name, deleted, profile, is_bot, is_app_user, updated };
}

/** Users as the Web API shows them to a caller, with one look-up of each kind for all of them. */
async function showUsers(users: readonly User[], showing: Showing): Promise<readonly UserObject[]> {
  const [connected, acting] = await Promise.all([findConnected(users, showing), findActing(users, showing)]);
  const workspaceId = showing.workspaceId ?? showing.caller.workspace.id;
  return users.map((user) => {
    const [home] = user.memberships;
    const isThere = home === undefined || isMember(user, workspaceId) || connected.has(user.id);
    return toShown(user, showing, {
      shownIn: isThere ? workspaceId : home.workspaceId,
      isAppUser: acting.has(user.id),
    });
  });
}

/** Users who are in the workspace through a connected group alone. Only groups of an organization are connected. */
async function findConnected(users: readonly User[], { caller, store, ...showing }: Showing) {
  const workspaceId = showing.workspaceId ?? caller.workspace.id;
  const others = users.filter((user) => user.organizationId !== undefined && !isMember(user, workspaceId));
  if (others.length === 0) return new Set<string>();
  return store.users.connectedAmong(
    others.map(({ id }) => id),
    workspaceId,
  );
}

/** People for whom the calling app has a token. */
async function findActing(users: readonly User[], { caller: { app, token }, store }: Showing) {
  const people = app === undefined ? [] : users.filter(({ kind }) => kind === "person").map(({ id }) => id);
  if (app === undefined || people.length === 0) return new Set<string>();
  const acting = await store.tokens.actsAsAmong(app.id, people);
  return token.userId !== undefined && people.includes(token.userId) ? new Set([...acting, token.userId]) : acting;
}

function isMember({ memberships }: User, workspaceId: string): boolean {
  return memberships.some((membership) => membership.workspaceId === workspaceId);
}

type UsersInfoOutcome = MethodOutcome<Methods["users.info"]>;

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
    const id = sent.user?.trim() ?? caller.user?.id ?? "";
    const [found, actsAs] = await Promise.all([findUser(id, caller, store), actsAsUser(id, caller, store)]);
    if (!found.ok) return found;
    const user = await showUser(found.user, {
      caller,
      store,
      siteUrl,
      nowMs: now.getTime(),
      withEmail: mayReadEmail(caller, definition.facts.furtherScopes.email),
      withLocale: sent.include_locale === true,
      actsAs,
    });
    return { ok: true, user };
  };
}

/** Whether the calling app has a token of the user. It is read together with the user. */
function actsAsUser(id: string, { app, token }: WebapiCaller, store: Store): Awaitable<boolean> {
  if (app === undefined || id === token.userId || !idPatterns.user.test(id)) return false;
  return store.tokens.actsAs(app.id, id);
}

type Found = { readonly ok: true; readonly user: User } | Extract<UsersInfoOutcome, { readonly ok: false }>;

async function findUser(id: string, caller: WebapiCaller, store: Store): Promise<Found> {
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
