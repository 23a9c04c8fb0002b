import type { User as UserObject } from "@rollcall/api/webapi";
import { isForeign } from "../../directory/is-foreign.js";
import { workspaceOfUser } from "../../directory/workspace-of-user.js";
import { appDefaults } from "../../generated/service.js";
import type { Store } from "../../service-store.js";
import type { WebapiCaller } from "../../tokens/webapi-caller.js";
import type { Id } from "../../values/ids.js";
import { millisecondsOf } from "../../values/instant.js";
import type { User } from "../user.js";
import { toUserObject } from "./to-user-object.js";

/** Who sees a user, when, and how much of it. */
interface Showing {
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
export async function showUser(user: User, { caller, store, ...options }: Showing): Promise<UserObject> {
  const workspaceId = options.workspaceId ?? caller.workspace.id;
  const isStranger = isForeign(user, caller);
  return toUserObject(user, {
    ...options,
    workspaceId,
    shownIn: await workspaceOfUser(user, workspaceId, store),
    isStranger,
    ...(caller.organization !== undefined && !isStranger && { organization: caller.organization }),
    isAppUser: await isAppUser(user, caller, store),
  });
}

/** Whether the user is a person for whom the calling app has a token. */
async function isAppUser(user: User, { app, token }: WebapiCaller, store: Pick<Store, "tokens">): Promise<boolean> {
  if (app === undefined || user.kind !== "person") return false;
  return user.id === token.userId || store.tokens.actsAs(app.id, user.id);
}

/** Whether the caller reads addresses. Apps older than the scope may do so without it. */
export function mayReadEmail({ scopes, app }: WebapiCaller, scope: string): boolean {
  if (scopes.has(scope)) return true;
  return app !== undefined && millisecondsOf(app.created) < millisecondsOf(appDefaults.emailScopeSince);
}
