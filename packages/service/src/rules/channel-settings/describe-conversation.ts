import type { MethodContext } from "@rollcall/webapi-core";
import type { SeenChannel } from "../../model/channel-store.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { decide } from "../../store/decide.js";
import type { Refused } from "../../store/refusal.js";
import { toInstant } from "../../values/instant.js";
import { refuseArchived, refuseStranger } from "../conversations/find-channel.js";
import { type FoundConversation, findConversation } from "../conversations/find-conversation.js";
import type { KindScopes } from "../conversations/kind-scopes.js";
import { refuseChange } from "../conversations/refusal.js";
import { mayAct } from "../directory/may-act.js";
import { workspaceOf } from "../messages/posting.js";
import { changeChannel, expectMember } from "./change-channel.js";

/** The new topic or purpose of a conversation. */
interface Description {
  readonly key: "topic" | "purpose";
  readonly text: string;
  readonly channelId: string;
  readonly kindScopes: KindScopes;
}

type Code = "is_archived" | "method_not_supported_for_channel_type" | "not_in_channel" | "user_is_restricted";
type Described = FoundConversation | Refused<Code>;

/** Sets the topic or the purpose of a conversation. The present one stays without a message. */
export function describeConversation(
  { key, text, channelId, kindScopes }: Description,
  { caller, now }: MethodContext<WebapiCaller>,
  store: Store,
): Promise<Described> {
  const userId = caller.user?.id ?? "";
  const nowMs = now.getTime();
  return decide<Described>(store, async () => {
    const found = await findConversation(channelId, { caller, store, kindScopes });
    if (!found.ok) return { kind: "answer", answer: found };
    const refusal = await refuseDescribing(found, caller, store);
    if (refusal !== undefined) return { kind: "answer", answer: refusal };
    const { channel: before } = found;
    if ((before[key]?.value ?? "") === text) return { kind: "answer", answer: found };
    const { channel, batch } = changeChannel(
      before,
      { [key]: { value: text, creatorId: userId, set: toInstant(nowMs) } },
      { userId, event: { kind: key, text }, nowMs, also: expectMember(before, userId) },
    );
    return { kind: "commit", batch, answer: () => ({ ...found, channel }) };
  });
}

async function refuseDescribing(
  found: SeenChannel,
  caller: WebapiCaller,
  store: Store,
): Promise<Refused<Code> | undefined> {
  const { channel } = found;
  if (channel.kind === "im") {
    return refuseChange("method_not_supported_for_channel_type", channel.kind, "a channel or a group conversation");
  }
  const closed = refuseArchived(channel) ?? refuseStranger(found);
  if (closed !== undefined) return closed;
  if (mayAct(caller.user, "describe_channels", await workspaceOf(channel, caller, store))) return undefined;
  return refuseChange("user_is_restricted", caller.user?.id, "a caller who may describe channels");
}
