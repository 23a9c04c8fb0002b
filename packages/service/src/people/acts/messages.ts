import type { Block } from "@rollcall/api/webapi";
import { composeBlocks } from "../../rules/blocks/compose-blocks.js";
import type { Ts } from "../../values/instant.js";
import type { ActOutcome, ActRefusal, Person } from "../act.js";
import { explainGone, findPlace, refuseOutsider } from "../find-named.js";
import { writeText } from "../write-text.js";
import type { DroppedFile } from "./upload-files.js";

/** A message in a conversation. */
interface Place {
  /** Name or ID of the conversation; `@name` is the direct conversation with that user or bot. */
  readonly channel: string;
  readonly ts: Ts;
}

/** The message that a person writes. */
interface Written {
  readonly channel: string;
  /** `@name` and `#name` mention users and channels. `<@name>` and `<#name>` are refused if nothing has the name. */
  readonly text: string;
  /** Default: the text, as a composer sends it. */
  readonly blocks?: readonly object[];
  /** The message whose thread it belongs to. */
  readonly thread?: Ts;
  /** Whether a reply is shown in the channel too. */
  readonly broadcast?: boolean;
  /** Files that are dropped into the composer. */
  readonly files?: readonly DroppedFile[];
}

/** Posts a message. */
export async function post({ channel, text, blocks, thread, broadcast, files = [] }: Written, person: Person) {
  const place = await findPlace(channel, person);
  if (!place.ok) return place;
  const outsider = await refuseOutsider(channel, place.channel, person);
  if (outsider !== undefined) return outsider;
  const written = await writeText(text, person);
  if (!written.ok) return written;
  const named = { channelId: place.channel, name: channel };
  if (files.length > 0) {
    const { dropFiles } = await import("./upload-files.js");
    const dropped = { channelId: place.channel, text: written.text, files, ...(thread !== undefined && { thread }) };
    const shared = await dropFiles(dropped, person);
    return shared.ok || thread === undefined ? shared : explained(shared, { ...named, ts: thread }, person);
  }
  const posted = await person.call("chat.postMessage", {
    channel: place.channel,
    text: written.text,
    // The call checks the blocks.
    blocks: (blocks ?? composeBlocks(written.text)) as readonly Block[],
    ...(thread !== undefined && { thread_ts: thread }),
    ...(broadcast !== undefined && { reply_broadcast: broadcast }),
    client_msg_id: person.ids.uuid(),
  });
  if (!posted.ok) return thread === undefined ? posted : explained(posted, { ...named, ts: thread }, person);
  return {
    ok: true as const,
    channel: posted.channel,
    ts: posted.ts,
    message: { ...posted.message, channel: posted.channel },
  };
}

/** Changes the text of a message of the person. */
export async function edit({ channel, ts, text }: Place & { readonly text: string }, person: Person) {
  const place = await findPlace(channel, person);
  if (!place.ok) return place;
  const written = await writeText(text, person);
  if (!written.ok) return written;
  const changed = await person.call("chat.update", {
    channel: place.channel,
    ts,
    text: written.text,
    blocks: composeBlocks(written.text),
  });
  if (!changed.ok) return explained(changed, { channelId: place.channel, name: channel, ts }, person);
  return {
    ok: true as const,
    channel: changed.channel,
    ts: changed.ts,
    message: { ...changed.message, channel: changed.channel },
  };
}

/** Deletes a message. */
export function remove({ channel, ts }: Place, person: Person): Promise<ActOutcome<object>> {
  return at({ channel, ts }, person, (id) => person.call("chat.delete", { channel: id, ts }));
}

/** A message and an emoji, without colons. */
interface Reaction extends Place {
  readonly emoji: string;
}

/** Reacts to a message. */
export function react({ channel, ts, emoji }: Reaction, person: Person): Promise<ActOutcome<object>> {
  return at({ channel, ts }, person, (id) => person.call("reactions.add", { channel: id, timestamp: ts, name: emoji }));
}

/** Takes a reaction back. */
export function unreact({ channel, ts, emoji }: Reaction, person: Person): Promise<ActOutcome<object>> {
  return at({ channel, ts }, person, (id) =>
    person.call("reactions.remove", { channel: id, timestamp: ts, name: emoji }),
  );
}

/** Pins a message to its conversation. */
export function pin({ channel, ts }: Place, person: Person): Promise<ActOutcome<object>> {
  return at({ channel, ts }, person, (id) => person.call("pins.add", { channel: id, timestamp: ts }));
}

/** Unpins a message. */
export function unpin({ channel, ts }: Place, person: Person): Promise<ActOutcome<object>> {
  return at({ channel, ts }, person, (id) => person.call("pins.remove", { channel: id, timestamp: ts }));
}

/** Does something with a message of the conversation with a name. Answers nothing but whether it was done. */
async function at(
  { channel, ts }: Place,
  person: Person,
  act: (channel: string) => Promise<ActOutcome<object>>,
): Promise<ActOutcome<object>> {
  const place = await findPlace(channel, person);
  if (!place.ok) return place;
  const done = await act(place.channel);
  return done.ok ? { ok: true } : explained(done, { channelId: place.channel, name: channel, ts }, person);
}

/** A refusal that also says if the message is not there. */
export async function explained(
  refusal: ActRefusal,
  message: { readonly channelId: string; readonly name: string; readonly ts: Ts },
  person: Person,
): Promise<ActRefusal> {
  const gone = await explainGone(message, person);
  return gone === undefined ? refusal : { ...refusal, detail: `${refusal.detail.replace(/[.: ]*$/, "")}. ${gone}` };
}
