import type { Channel } from "../../model/channel.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import type { MessageView } from "../conversations/message-view.js";

interface Viewing {
  readonly caller: WebapiCaller;
  readonly siteUrl: string;
  /** Whether to show all users of each reaction. */
  readonly full: boolean;
}

/** The view of the messages of a conversation in the methods of reactions: without metadata. */
export function viewOf(channel: Channel, { caller, siteUrl, full }: Viewing): MessageView {
  const view = { channel, viewerId: caller.user?.id ?? "", siteUrl, metadata: new Set<string>() };
  return full ? { ...view, reactors: "all" } : view;
}
