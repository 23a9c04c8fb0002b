import type { AgentsSessionsSetStatusArguments } from "@rollcall/api/webapi";
import { agentSessionDefaults, serviceLimits } from "../../generated/service.js";
import type { AgentIdentity, AgentStatus, SessionAgent } from "../../model/agent-session.js";
import type { Channel } from "../../model/channel.js";
import type { Message } from "../../model/message.js";
import { changeMessage, messageVersion } from "../../model/message-store.js";
import type { Batch } from "../../model/store.js";
import { millisecondsOf } from "../../values/instant.js";
import { toChannelName } from "../../values/names.js";

/** Warning to apps that people cannot stop. It is answered where the definition has `remarks`. */
export const stopEventWarning: string = agentSessionDefaults.stopEventWarning;

/** The activity of an agent at a time: one that has been processing for an hour is active. */
export function agentStatus({ status, since }: Pick<SessionAgent, "status" | "since">, nowMs: number): AgentStatus {
  if (status !== "processing" || since === undefined) return status;
  const lastMs = millisecondsOf(since) + serviceLimits.agentProcessingMinutes.value * 60_000;
  return nowMs < lastMs ? status : "active";
}

/** The changes of a call to the identity: absent keeps, null clears, a value replaces. */
export type IdentityArguments = Pick<AgentsSessionsSetStatusArguments, "username" | "icon_emoji" | "icon_url">;

/**
 * Identity after a call. Setting any part replaces the whole identity. Setting none keeps it, except for the parts
 * cleared by null; null for all three keeps everything.
 * @see web-api#agentssessionssetstatus-post
 */
export function changeIdentity(before: AgentIdentity, sent: IdentityArguments): AgentIdentity {
  const { username, icon_emoji: iconEmoji, icon_url: iconUrl } = sent;
  const values = [username, iconEmoji, iconUrl];
  if (values.every((value) => value === null)) return before;
  const isReplaced = values.some((value) => typeof value === "string");
  const base = isReplaced ? {} : before;
  return defined({
    username: change(base.username, username),
    iconEmoji: change(base.iconEmoji, iconEmoji),
    iconUrl: change(base.iconUrl, iconUrl),
  });
}

function change(before: string | undefined, sent: string | null | undefined): string | undefined {
  return sent === undefined ? before : (sent ?? undefined);
}

function defined({ username, iconEmoji, iconUrl }: { readonly [Key in keyof AgentIdentity]: string | undefined }) {
  return {
    ...(username !== undefined && { username }),
    ...(iconEmoji !== undefined && { iconEmoji }),
    ...(iconUrl !== undefined && { iconUrl }),
  };
}

/**
 * Names a session channel after the title of its session. A name that another channel or a user has makes the commit
 * fail. Any other channel keeps its name.
 * @returns undefined if no name can be made of the title
 */
export function nameChannel(channel: Channel, title: string): Batch | undefined {
  if (channel.kind !== "session") return unchanged;
  const name = toChannelName(title);
  if (name === undefined) return undefined;
  if (name === channel.name) return unchanged;
  const { id, version, workspaceId } = channel;
  return {
    expect: [
      { kind: "version", document: "channel", key: { id }, version },
      { kind: "freeChannelName", workspaceId, name, except: id },
    ],
    writes: [{ kind: "put", document: "channel", value: { ...channel, version: version + 1, name } }],
  };
}

const unchanged: Batch = { expect: [], writes: [] };

/** Gives the message that begins a thread with an assistant a new title. Other messages show none. */
export function renameRoot(root: Message | undefined, title: string): Batch {
  if (root?.assistantThread === undefined) return { expect: [], writes: [] };
  return { expect: [messageVersion(root)], writes: [changeMessage({ ...root, assistantThread: { title } })] };
}
