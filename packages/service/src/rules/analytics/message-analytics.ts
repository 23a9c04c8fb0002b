import type {
  AdminAnalyticsMessagesActivityArguments,
  AdminAnalyticsMessagesActivityRefusal,
  AdminAnalyticsMessagesMetadataArguments,
  AdminAnalyticsMessagesMetadataRefusal,
  Methods,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../model/caller.js";
import { type Channel, placesOf } from "../../model/channel.js";
import type { Store } from "../../model/store.js";
import { createRefuse } from "../../store/refusal.js";
import { isGranted } from "../directory/reach.js";
import { managesChannels } from "../directory/rights.js";
import { toAnalyticsMessages, toMessageActivities } from "./analytics-rows.js";
import { findMessagePage, isReversed, recentWindow, wholeWindow } from "./message-page.js";

type MessagesActivityOutcome = MethodOutcome<Methods["admin.analytics.messages.activity"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `admin.analytics.messages.activity`. */
interface MessagesActivityOptions {
  readonly definition: MethodDefinition<Methods["admin.analytics.messages.activity"]>;
  readonly store: Store;
}

const refuseActivity = createRefuse<AdminAnalyticsMessagesActivityRefusal["error"]>(
  "web-api#adminanalyticsmessagesactivity-get",
);

/** Lists, per message of a channel, how many users viewed, shared, clicked or reacted. */
export function createMessagesActivity({ definition, store }: MessagesActivityOptions) {
  const { defaultSize, cursorError } = definition.facts.paging;
  return async (
    sent: AdminAnalyticsMessagesActivityArguments,
    { caller, now }: Context,
  ): Promise<MessagesActivityOutcome> => {
    const { channel: channelId, oldest_ts = null, latest_ts = null, cursor, limit = defaultSize } = sent;
    const found = await findAnalysedChannel(channelId, caller, store);
    const refusal = (await refuseActivityCaller(caller, store)) ?? refuseActivityChannel(found, channelId);
    if (refusal !== undefined) return refusal;
    const window = recentWindow(sent, now.getTime());
    if (isReversed(window)) return refuseActivityReversed(window);
    const key = ["admin.analytics.messages.activity", channelId, oldest_ts, latest_ts];
    const page = await findMessagePage(store, { key, channelId, window, limit }, cursor);
    if (page === undefined)
      return { ...refuseActivity(cursorError, cursor), messages: ["[ERROR] unknown cursor [json-pointer:/cursor]"] };
    const activities = await toMessageActivities(page, channelId, store);
    return { ok: true, message_activities: activities, response_metadata: { next_cursor: page.nextCursor } };
  };
}

async function refuseActivityCaller(
  { token, organization }: WebapiCaller,
  store: Store,
): Promise<MessagesActivityOutcome | undefined> {
  if (!(await managesChannels(token, store)))
    return refuseActivity("restricted_action", token.installation, "the Channel Management role");
  if (organization?.analytics !== "off") return undefined;
  return refuseActivity("restricted_action", organization.id, "analytics that are switched on");
}

function refuseActivityChannel({ kind }: AnalysedChannel, id: string): MessagesActivityOutcome | undefined {
  switch (kind) {
    case "found":
      return undefined;
    case "absent":
    case "foreign":
      return refuseActivity("channel_not_found", id, "a channel of the organization");
    case "notGranted":
      return refuseActivity(
        "team_access_not_granted",
        id,
        "a channel of a workspace that the installation was granted to",
      );
  }
}

function refuseActivityReversed(window: object): MessagesActivityOutcome {
  const messages = ["[ERROR] must not be later than latest_ts [json-pointer:/oldest_ts]"];
  return { ...refuseActivity("invalid_arguments", window, "a window that starts before it ends"), messages };
}

type MessagesMetadataOutcome = MethodOutcome<Methods["admin.analytics.messages.metadata"]>;

/** Dependencies of `admin.analytics.messages.metadata`. */
interface MessagesMetadataOptions {
  readonly definition: MethodDefinition<Methods["admin.analytics.messages.metadata"]>;
  readonly store: Store;
}

const refuseMetadata = createRefuse<AdminAnalyticsMessagesMetadataRefusal["error"]>(
  "web-api#adminanalyticsmessagesmetadata-get",
);

/** Lists the metadata of a channel's messages, without their text. */
export function createMessagesMetadata({ definition, store }: MessagesMetadataOptions) {
  const { pageSize, cursorError } = definition.facts.paging;
  return async (
    sent: AdminAnalyticsMessagesMetadataArguments,
    { caller, now }: Context,
  ): Promise<MessagesMetadataOutcome> => {
    const { channel: channelId, oldest_ts = null, latest_ts = null, cursor } = sent;
    const found = await findAnalysedChannel(channelId, caller, store);
    const refusal = (await refuseMetadataCaller(caller, store)) ?? refuseMetadataChannel(found, channelId);
    if (refusal !== undefined || found.kind !== "found")
      return refusal ?? refuseMetadata("channel_not_found", channelId);
    const window = wholeWindow(sent, now.getTime());
    if (isReversed(window)) return refuseMetadataReversed(window);
    const key = ["admin.analytics.messages.metadata", channelId, oldest_ts, latest_ts];
    const page = await findMessagePage(store, { key, channelId, window, limit: pageSize }, cursor);
    if (page === undefined)
      return { ...refuseMetadata(cursorError, cursor), messages: ["[ERROR] unknown cursor [json-pointer:/cursor]"] };
    const messages = await toAnalyticsMessages(page, found.channel, store);
    return { ok: true, messages, response_metadata: { next_cursor: page.nextCursor } };
  };
}

async function refuseMetadataCaller(
  { token, organization }: WebapiCaller,
  store: Store,
): Promise<MessagesMetadataOutcome | undefined> {
  if (!(await managesChannels(token, store)))
    return refuseMetadata("no_permission", token.installation, "the Channel Management role");
  switch (organization?.analytics) {
    case "off":
      return refuseMetadata("admin_analytics_disabled", organization.id, "analytics that are switched on");
    case "preparing":
      return refuseMetadata("analytics_unavailable", organization.id, "analytics that are ready");
    case undefined:
      return undefined;
  }
}

function refuseMetadataChannel({ kind }: AnalysedChannel, id: string): MessagesMetadataOutcome | undefined {
  switch (kind) {
    case "found":
      return undefined;
    case "absent":
      return refuseMetadata("channel_not_found", id, "a channel of the organization");
    case "foreign":
      return refuseMetadata("different_team_owns_message_metadata_for_channel", id, "a channel of the organization");
    case "notGranted":
      return refuseMetadata(
        "team_access_not_granted",
        id,
        "a channel of a workspace that the installation was granted to",
      );
  }
}

function refuseMetadataReversed(window: object): MessagesMetadataOutcome {
  const messages = ["[ERROR] must not be later than latest_ts [json-pointer:/oldest_ts]"];
  return { ...refuseMetadata("invalid_arguments", window, "a window that starts before it ends"), messages };
}

/** The channel to analyze, or why it cannot be analyzed. */
export type AnalysedChannel =
  | { readonly kind: "found"; readonly channel: Channel }
  | { readonly kind: "absent" | "foreign" | "notGranted" };

/** Finds a public, private or session channel of the caller's organization. */
export async function findAnalysedChannel(
  id: string,
  { token, organization }: WebapiCaller,
  { channels, organizations }: Pick<Store, "channels" | "organizations">,
): Promise<AnalysedChannel> {
  const channel = await channels.get(id);
  if (channel === undefined || channel.deleted === true || channel.kind === "im" || channel.kind === "mpim")
    return { kind: "absent" };
  const workspace = await organizations.workspace(channel.workspaceId);
  if (workspace === undefined || workspace.deleted) return { kind: "absent" };
  if (workspace.organizationId !== organization?.id) return { kind: "foreign" };
  return placesOf(channel).some((each) => isGranted(token, each)) ? { kind: "found", channel } : { kind: "notGranted" };
}
