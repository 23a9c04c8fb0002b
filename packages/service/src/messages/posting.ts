import type { Channel } from "../channels/channel.js";
import type { Store } from "../store/store.js";
import type { WebapiCaller } from "../tokens/webapi-caller.js";
import type { Poster } from "./poster.js";
import { type PostingRefusal, refuse } from "./refusal.js";

/** Refuses what the workspace does not take at all: restricted apps, suspended posting, more messages than it may have. */
export async function refusePosting(caller: WebapiCaller, store: Store): Promise<PostingRefusal | undefined> {
  const { app, workspace } = caller;
  if (app !== undefined && workspace.restrictedApps.includes(app.id)) {
    return refuse("app_access_restricted", app.id, "an app that the workspace does not restrict");
  }
  if (workspace.postingSuspended) return refuse("ekm_access_denied", workspace.id, "a workspace open to posts");
  const { messageLimit } = workspace;
  if (messageLimit === undefined || (await store.messages.count(workspace.id)) < messageLimit) return undefined;
  return refuse("message_limit_exceeded", messageLimit, "fewer messages in the workspace");
}

/** Refuses a message to a user from an app whose manifest has the messages tab off. */
export function refuseMessagesTab(
  channel: Channel,
  { user, isCustomized }: Poster,
  { app }: WebapiCaller,
): PostingRefusal | undefined {
  if (channel.kind !== "dm" || user.kind !== "bot" || isCustomized || app === undefined) return undefined;
  const features = memberOf(app.manifest, "features");
  const enabled = memberOf(memberOf(features, "app_home"), "messages_tab_enabled");
  return enabled === false ? refuse("messages_tab_disabled", app.id, "an app with its messages tab on") : undefined;
}

function memberOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;
}
