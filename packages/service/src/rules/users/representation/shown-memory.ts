import type { User as UserObject } from "@rollcall/api/webapi";
import { cachedJson } from "@rollcall/webapi-core";
import type { User } from "../../../model/user.js";
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
