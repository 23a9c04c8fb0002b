import type { FunctionUser } from "@rollcall/api/webapi";
import type { App } from "../../model/app.js";
import type { Distribution } from "../../model/app-function.js";
import type { Store } from "../../model/service-store.js";
import type { Id } from "../../values/ids.js";

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
