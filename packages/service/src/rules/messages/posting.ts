import { type Awaitable, after } from "@rollcall/webapi-core";
import type { Channel } from "../../model/channel.js";
import type { Workspace } from "../../model/organization.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import type { Refused } from "../../store/refusal.js";
import { memberAt } from "../../values/member-at.js";
import type { Poster } from "./poster.js";
import { refuse } from "./refusal.js";

/** Refuses posts that a workspace does not accept at all: from restricted apps, or while posting is suspended. */
export function refusePosting(
  { app }: Pick<WebapiCaller, "app">,
  workspace: Workspace,
): Refused<"app_access_restricted" | "ekm_access_denied"> | undefined {
  if (app !== undefined && workspace.restrictedApps.includes(app.id)) {
    return refuse("app_access_restricted", app.id, "an app that the workspace does not restrict");
  }
  return workspace.postingSuspended
    ? refuse("ekm_access_denied", workspace.id, "a workspace open to posts")
    : undefined;
}

/** Workspace of a channel: the caller's, or another one of the organization. */
export function workspaceOf(
  { workspaceId }: Channel,
  { workspace }: WebapiCaller,
  { organizations }: Pick<Store, "organizations">,
): Awaitable<Workspace> {
  if (workspaceId === workspace.id) return workspace;
  return after(organizations.workspace(workspaceId), (other) => {
    if (other === undefined) throw new Error(`The workspace ${workspaceId} of a channel does not exist.`);
    return other;
  });
}

/** Refuses a message to a user from an app whose manifest turns the messages tab off. */
export function refuseMessagesTab(
  channel: Channel,
  { user, isCustomized }: Poster,
  { app }: WebapiCaller,
): Refused<"messages_tab_disabled"> | undefined {
  if (channel.kind !== "im" || user.kind !== "bot" || isCustomized || app === undefined) return undefined;
  const enabled = memberAt(app.manifest, ["features", "app_home", "messages_tab_enabled"]);
  return enabled === false ? refuse("messages_tab_disabled", app.id, "an app with its messages tab on") : undefined;
}
