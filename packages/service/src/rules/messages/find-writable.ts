import { idPatterns } from "../../generated/service.js";
import type { SeenChannel } from "../../model/channel-store.js";
import type { Expectation } from "../../model/expectations.js";
import type { Workspace } from "../../model/organization.js";
import type { Store } from "../../model/service-store.js";
import type { User } from "../../model/user.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { createRefuse, type Refused } from "../../store/refusal.js";
import type { Id } from "../../values/ids.js";
import { findConversation } from "../conversations/find-conversation.js";
import { refusePosting, workspaceOf } from "./posting.js";

const refuse = createRefuse<string>("everyday-1#who-may-do-what");

interface Search<Code extends string> {
  readonly caller: WebapiCaller;
  /** User or bot that the call acts as. */
  readonly actor: User;
  readonly store: Store;
  /** Code for an app that the workspace restricts. */
  readonly restricted: Code;
}

type Writable<Code extends string> =
  | ({ readonly ok: true; readonly home: Workspace } & SeenChannel)
  | Exclude<Awaited<ReturnType<typeof findConversation>>, { readonly ok: true }>
  | Refused<Code | "is_archived" | "not_in_channel" | "ekm_access_denied">;

/** Finds the conversation that `channel` names and the caller may write to as a member: by ID, name or user. */
export async function findWritable<const Code extends string>(
  sent: string,
  search: Search<Code>,
): Promise<Writable<Code>> {
  const { caller, store, restricted } = search;
  const found = await findConversation(await toId(sent, search), { caller, store, kindScopes: {} });
  if (!found.ok) return found;
  const { channel, membership } = found;
  const home = await workspaceOf(channel, caller, store);
  const closed = refusePosting(caller, home);
  if (closed?.error === "app_access_restricted") return { ...closed, error: restricted };
  if (closed !== undefined || channel.postingSuspended) {
    return refuse("ekm_access_denied", channel.id, "a channel open to posts");
  }
  if (channel.archived) return refuse("is_archived", channel.id, "a channel that is not archived");
  if (membership === undefined) return refuse("not_in_channel", channel.id, "a channel that the caller has joined");
  return { ...found, home };
}

/** Expects that a member may still write to the conversation. */
export function stillWritable(channelId: Id, userId: Id): readonly Expectation[] {
  return [
    { kind: "openChannel", id: channelId },
    { kind: "channelMember", channelId, userId },
  ];
}

/** ID of the conversation: itself, that of a public channel with the name, or of the open DM with a user. */
async function toId(sent: string, { caller, actor, store }: Search<string>): Promise<string> {
  const { id: workspaceId } = caller.workspace;
  if (idPatterns.user.test(sent)) return (await store.channels.dm(workspaceId, actor.id, sent))?.id ?? sent;
  if (idPatterns.channel.test(sent) || idPatterns.dm.test(sent)) return sent;
  const named = await store.channels.byName(workspaceId, sent.replace(/^#/, ""));
  return named?.kind === "public" ? named.id : sent;
}
