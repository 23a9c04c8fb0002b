import type { User as UserObject } from "@rollcall/api/webapi";
import { type Awaitable, after, cachedJson } from "@rollcall/webapi-core";
import { appDefaults } from "../../../generated/service.js";
import type { Store } from "../../../model/service-store.js";
import type { User } from "../../../model/user.js";
import type { WebapiCaller } from "../../../model/webapi-caller.js";
import type { Id } from "../../../values/ids.js";
import { millisecondsOf } from "../../../values/instant.js";
import { isForeign } from "../../directory/is-foreign.js";
import { workspaceOfUser } from "../../directory/workspace-of-user.js";
import { toUserObject, type UserObjectOptions } from "./to-user-object.js";

/** The last representation of a user. */
interface Shown {
  readonly key: string;
  readonly shown: UserObject;
}

const minuteMs = 60_000;
const known = new WeakMap<User, Shown>();

/**
 * The same as `toUserObject`, which is remembered for a document that a store reads again unchanged. Nothing of a user
 * changes within a minute without a write, except what expires.
 */
export function toUserObjectAgain(user: User, options: UserObjectOptions): UserObject {
  if (user.status?.expiration !== undefined || user.guest?.expiration !== undefined) return toUserObject(user, options);
  const key = keyOf(options);
  const last = known.get(user);
  if (last?.key === key) return last.shown;
  const shown = cachedJson(toUserObject(user, options));
  known.set(user, { key, shown });
  return shown;
}

/** Everything that the object depends on besides the user. */
function keyOf({ siteUrl, nowMs, workspaceId, shownIn, withEmail, withLocale, ...rest }: UserObjectOptions): string {
  const { isStranger, isAppUser, organization } = rest;
  const flags = `${withEmail}${withLocale}${isStranger}${isAppUser}`;
  const minute = Math.floor(nowMs / minuteMs);
  return `${minute} ${flags} ${workspaceId} ${shownIn} ${siteUrl} ${organization?.id} ${organization?.name}`;
}

/** The viewer of a user, the time, and the extent of the view. */
export interface Showing {
  readonly caller: WebapiCaller;
  readonly store: Pick<Store, "users" | "tokens">;
  readonly siteUrl: string;
  readonly nowMs: number;
  /** Workspace that the call is about. Default: the caller's. */
  readonly workspaceId?: Id;
  readonly withEmail: boolean;
  readonly withLocale: boolean;
}

/** A user as the Web API shows it to a caller. */
export function showUser(user: User, showing: Showing): Awaitable<UserObject> {
  const { caller, store } = showing;
  return after(workspaceOfUser(user, showing.workspaceId ?? caller.workspace.id, store), (shownIn) =>
    after(isUserOfApp(user, caller, store), (isAppUser) => toShown(user, showing, { shownIn, isAppUser })),
  );
}

/** A user as the Web API shows it, with what was looked up. */
export function toShown(
  user: User,
  { caller, siteUrl, nowMs, withEmail, withLocale, workspaceId = caller.workspace.id }: Showing,
  { shownIn, isAppUser }: { readonly shownIn: Id; readonly isAppUser: boolean },
): UserObject {
  const isStranger = isForeign(user, caller);
  const options = { siteUrl, nowMs, withEmail, withLocale, workspaceId, shownIn, isStranger, isAppUser };
  const { organization } = caller;
  return toUserObjectAgain(user, organization === undefined || isStranger ? options : { ...options, organization });
}

/** Whether the user is a person for whom the calling app has a token. */
function isUserOfApp(user: User, { app, token }: WebapiCaller, store: Pick<Store, "tokens">): Awaitable<boolean> {
  if (app === undefined || user.kind !== "person") return false;
  return user.id === token.userId || store.tokens.actsAs(app.id, user.id);
}

/** Whether the caller reads addresses. Apps older than the scope may do so without it. */
export function mayReadEmail({ scopes, app }: WebapiCaller, scope: string): boolean {
  if (scopes.has(scope)) return true;
  return app !== undefined && millisecondsOf(app.created) < millisecondsOf(appDefaults.emailScopeSince);
}
