import type {
  AdminAnalyticsMessagesMetadataArguments,
  AdminAnalyticsMessagesMetadataRefusal,
  Methods,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { createRefuse } from "../../store/refusal.js";
import { managesChannels } from "../directory/manages-channels.js";
import { type AnalysedChannel, findAnalysedChannel } from "./find-channel.js";
import { findMessagePage } from "./find-page.js";
import { toAnalyticsMessages } from "./to-analytics-message.js";
import { isReversed, wholeWindow } from "./window.js";

type Outcome = MethodOutcome<Methods["admin.analytics.messages.metadata"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `admin.analytics.messages.metadata`. */
interface Options {
  readonly definition: MethodDefinition<Methods["admin.analytics.messages.metadata"]>;
  readonly store: Store;
}

const refuse = createRefuse<AdminAnalyticsMessagesMetadataRefusal["error"]>(
  "web-api#adminanalyticsmessagesmetadata-get",
);

/** Lists the metadata of a channel's messages, without their text. */
export function createMessagesMetadata({ definition, store }: Options) {
  const { pageSize, cursorError } = definition.facts.paging;
  return async (sent: AdminAnalyticsMessagesMetadataArguments, { caller, now }: Context): Promise<Outcome> => {
    const { channel: channelId, oldest_ts = null, latest_ts = null, cursor } = sent;
    const found = await findAnalysedChannel(channelId, caller, store);
    const refusal = (await refuseCaller(caller, store)) ?? refuseChannel(found, channelId);
    if (refusal !== undefined || found.kind !== "found") return refusal ?? refuse("channel_not_found", channelId);
    const window = wholeWindow(sent, now.getTime());
    if (isReversed(window)) return refuseReversed(window);
    const key = ["admin.analytics.messages.metadata", channelId, oldest_ts, latest_ts];
    const page = await findMessagePage(store, { key, channelId, window, limit: pageSize }, cursor);
    if (page === undefined)
      return { ...refuse(cursorError, cursor), messages: ["[ERROR] unknown cursor [json-pointer:/cursor]"] };
    const messages = await toAnalyticsMessages(page, found.channel, store);
    return { ok: true, messages, response_metadata: { next_cursor: page.nextCursor } };
  };
}

async function refuseCaller({ token, organization }: WebapiCaller, store: Store): Promise<Outcome | undefined> {
  if (!(await managesChannels(token, store)))
    return refuse("no_permission", token.installation, "the Channel Management role");
  switch (organization?.analytics) {
    case "off":
      return refuse("admin_analytics_disabled", organization.id, "analytics that are switched on");
    case "preparing":
      return refuse("analytics_unavailable", organization.id, "analytics that are ready");
    case undefined:
      return undefined;
  }
}

function refuseChannel({ kind }: AnalysedChannel, id: string): Outcome | undefined {
  switch (kind) {
    case "found":
      return undefined;
    case "absent":
      return refuse("channel_not_found", id, "a channel of the organization");
    case "foreign":
      return refuse("different_team_owns_message_metadata_for_channel", id, "a channel of the organization");
    case "notGranted":
      return refuse("team_access_not_granted", id, "a channel of a workspace that the installation was granted to");
  }
}

function refuseReversed(window: object): Outcome {
  const messages = ["[ERROR] must not be later than latest_ts [json-pointer:/oldest_ts]"];
  return { ...refuse("invalid_arguments", window, "a window that starts before it ends"), messages };
}
