import type { Id } from "../values/ids.js";
import type { ActRefusal, Person } from "./act.js";

/** Refuses to write in a channel that the person sees but has not joined: a client offers to join it instead. */
export async function refuseOutsider(
  name: string,
  channelId: Id,
  { user, store, call }: Person,
): Promise<ActRefusal | undefined> {
  if (await store.channels.isMember(channelId, user.id)) return undefined;
  const seen = await call("conversations.info", { channel: channelId });
  if (!seen.ok) return seen;
  const detail = `${user.userName} is not in ${name}: join it first.`;
  return { ok: false, error: "refused", code: "not_in_channel", detail };
}
