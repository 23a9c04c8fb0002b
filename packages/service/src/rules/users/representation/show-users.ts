import type { User as UserObject } from "@rollcall/api/webapi";
import type { User } from "../../../model/user.js";
import { type Showing, toShown } from "./show-user.js";

/** Users as the Web API shows them to a caller, with one look-up of each kind for all of them. */
export async function showUsers(users: readonly User[], showing: Showing): Promise<readonly UserObject[]> {
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
