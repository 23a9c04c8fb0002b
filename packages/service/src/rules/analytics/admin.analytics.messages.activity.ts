import type {
  AdminAnalyticsMessagesActivityArguments,
  AdminAnalyticsMessagesActivityRefusal,
  Methods,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { createRefuse } from "../../store/refusal.js";
import { managesChannels } from "../directory/manages-channels.js";
import { type AnalysedChannel, findAnalysedChannel } from "./find-channel.js";
import { findMessagePage } from "./find-page.js";
import { toMessageActivities } from "./to-message-activity.js";
import { isReversed, recentWindow } from "./window.js";

type Outcome = MethodOutcome<Methods["admin.analytics.messages.activity"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `admin.analytics.messages.activity`. */
interface Options {
  readonly definition: MethodDefinition<Methods["admin.analytics.messages.activity"]>;
  readonly store: Store;
}

const refuse = createRefuse<AdminAnalyticsMessagesActivityRefusal["error"]>(
  "web-api#adminanalyticsmessagesactivity-get",
);

/** Lists, per message of a channel, how many users viewed, shared, clicked or reacted. */
export function createMessagesActivity({ definition, store }: Options) {
  const { defaultSize, cursorError } = definition.facts.paging;
  return async (sent: AdminAnalyticsMessagesActivityArguments, { caller, now }: Context): Promise<Outcome> => {
    const { channel: channelId, oldest_ts = null, latest_ts = null, cursor, limit = defaultSize } = sent;
    const found = await findAnalysedChannel(channelId, caller, store);
    const refusal = (await refuseCaller(caller, store)) ?? refuseChannel(found, channelId);
    if (refusal !== undefined) return refusal;
    const window = recentWindow(sent, now.getTime());
    if (isReversed(window)) return refuseReversed(window);
    const key = ["admin.analytics.messages.activity", channelId, oldest_ts, latest_ts];
    const page = await findMessagePage(store, { key, channelId, window, limit }, cursor);
    if (page === undefined)
      return { ...refuse(cursorError, cursor), messages: ["[ERROR] unknown cursor [json-pointer:/cursor]"] };
    const activities = await toMessageActivities(page, channelId, store);
    return { ok: true, message_activities: activities, response_metadata: { next_cursor: page.nextCursor } };
  };
}

async function refuseCaller({ token, organization }: WebapiCaller, store: Store): Promise<Outcome | undefined> {
  if (!(await managesChannels(token, store)))
    return refuse("restricted_action", token.installation, "the Channel Management role");
  if (organization?.analytics !== "off") return undefined;
  return refuse("restricted_action", organization.id, "analytics that are switched on");
}

function refuseChannel({ kind }: AnalysedChannel, id: string): Outcome | undefined {
  switch (kind) {
    case "found":
      return undefined;
    case "absent":
    case "foreign":
      return refuse("channel_not_found", id, "a channel of the organization");
    case "notGranted":
      return refuse("team_access_not_granted", id, "a channel of a workspace that the installation was granted to");
  }
}

function refuseReversed(window: object): Outcome {
  const messages = ["[ERROR] must not be later than latest_ts [json-pointer:/oldest_ts]"];
  return { ...refuse("invalid_arguments", window, "a window that starts before it ends"), messages };
}
