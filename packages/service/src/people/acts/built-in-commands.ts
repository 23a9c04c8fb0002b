import { builtInCommands, messageDefaults } from "../../generated/service.js";
import type { Channel } from "../../model/channel.js";
import type { MessageDraft } from "../../model/message.js";
import { readTime } from "../../rules/reminders/times/read-time.js";
import type { Id } from "../../values/ids.js";
import { type ActOutcome, type ActRefusal, cannot, type Person } from "../act.js";
import { findPlace, findUserIds } from "../find-named.js";
import { writeText } from "../write-text.js";
import { invite, join, leave, showTo } from "./channels.js";
import type { ShownReply } from "./command-reply.js";
import { post } from "./messages.js";

type CommandName = keyof typeof builtInCommands;

/** A command of the client itself, as a person typed it. */
export interface BuiltInLine {
  readonly command: CommandName;
  /** Everything after the first space, as typed. */
  readonly text: string;
  /** The conversation in which it was typed. */
  readonly channel: Channel;
}

/** The view of a person after a command of the client. */
interface Done extends ShownReply {
  /** The conversation that the client shows afterwards. */
  readonly channel: Id;
}

type Run = (line: BuiltInLine, person: Person) => Promise<ActOutcome<Done>>;

/** Whether the client itself has a command. */
export function isBuiltIn(command: string): command is CommandName {
  return Object.hasOwn(builtInCommands, command);
}

/** Runs a command of the client: the same acts and calls as those of its menus. */
export function runBuiltIn(line: BuiltInLine, person: Person): Promise<ActOutcome<Done>> {
  return runs[builtInCommands[line.command].act](line, person);
}

const runs: Readonly<Record<(typeof builtInCommands)[CommandName]["act"], Run>> = {
  active: (line, person) => setPresence("auto", line, person),
  away: async (line, person) => {
    const read = await person.call("users.getPresence", {});
    return read.ok ? setPresence(read.presence === "away" ? "auto" : "away", line, person) : read;
  },
  archive: async ({ channel: { id } }, { call }) => at(id, await call("conversations.archive", { channel: id })),
  invite: async (line, person) => {
    const { users, channels } = readNames(line.text);
    const [channel = line.channel.id, ...more] = channels;
    if (users.length === 0 || more.length > 0) return wantsUsage(line);
    const invited = await invite({ channel, users }, person);
    return invited.ok ? { ok: true, channel: line.channel.id } : invited;
  },
  join: async (line, person) => {
    const { users, channels } = readNames(line.text);
    const [channel, ...more] = [...channels, ...users];
    return channel === undefined || more.length > 0 ? wantsUsage(line) : join({ channel }, person);
  },
  leave: ({ channel: { id } }, person) => leave({ channel: id }, person),
  me: async (line, person) => {
    const { id } = line.channel;
    if (line.text === "") return wantsUsage(line);
    const written = await writeText(line.text, person);
    return written.ok ? at(id, await person.call("chat.meMessage", { channel: id, text: written.text })) : written;
  },
  members: showMembers,
  message: sendElsewhere,
  pause,
  remove: async (line, person) => {
    const found = await findUserIds(readNames(line.text).users, person);
    if (!found.ok) return found;
    if (found.users.length === 0) return wantsUsage(line);
    for (const user of found.users) {
      const removed = await person.call("conversations.kick", { channel: line.channel.id, user });
      if (!removed.ok) return removed;
    }
    return { ok: true, channel: line.channel.id };
  },
  rename: async (line, { call }) => {
    const [channel, name] = [line.channel.id, line.text.replace(/^#/, "")];
    return name === "" ? wantsUsage(line) : at(channel, await call("conversations.rename", { channel, name }));
  },
  shrug: ({ channel: { id }, text }, person) => postIn(id, `${text} ¯\\_(ツ)_/¯`.trim(), person),
  status: setStatus,
  topic: async ({ channel, text }, person) => {
    if (text !== "")
      return at(channel.id, await person.call("conversations.setTopic", { channel: channel.id, topic: text }));
    const topic = channel.topic?.value ?? "";
    return answer(topic === "" ? "This channel has no topic." : `The topic is: ${topic}`, channel, person);
  },
};

/** The names in a text: `@name`, `#name`, those in angle brackets, and words of users without a sign. */
function readNames(text: string): { readonly users: readonly string[]; readonly channels: readonly string[] } {
  const words = text.split(/[\s,]+/).filter((word) => word !== "");
  const names = words.map((word) => /^<(.+?)(?:\|.*)?>$/.exec(word)?.[1] ?? word);
  return {
    users: names.filter((name) => !name.startsWith("#")).map((name) => name.replace(/^@/, "")),
    channels: names.filter((name) => name.startsWith("#")),
  };
}

function wantsUsage({ command, text }: BuiltInLine): ActRefusal {
  const { [command]: fact } = builtInCommands;
  const usage = "usage" in fact ? fact.usage : "";
  return cannot(`${command} wants ${usage}, found ${JSON.stringify(text)}.`);
}

/** The outcome of a call: the person stays in the conversation. */
function at(channel: Id, outcome: ActOutcome<object>): ActOutcome<Done> {
  return outcome.ok ? { ok: true, channel } : outcome;
}

/** Answers the person alone, as the system user. */
async function answer(text: string, channel: Channel, person: Person): Promise<ActOutcome<Done>> {
  const draft: MessageDraft = { channelId: channel.id, userId: messageDefaults.systemUserId, text };
  const ts = person.ephemerals.show(person.user.id, draft, person.clock.now().getTime());
  return { ok: true, channel: channel.id, message: await showTo(person, { ...draft, ts }), ephemeral: true };
}

async function postIn(channel: Id, text: string, person: Person): Promise<ActOutcome<Done>> {
  const posted = await post({ channel, text }, person);
  return posted.ok ? { ok: true, channel, message: posted.message } : posted;
}

async function setPresence(
  presence: "auto" | "away",
  { channel }: BuiltInLine,
  person: Person,
): Promise<ActOutcome<Done>> {
  const set = await person.call("users.setPresence", { presence });
  if (!set.ok) return set;
  return answer(presence === "away" ? "You are shown as away." : "You are shown as active.", channel, person);
}

/** Most members that a client lists. */
const maxMembers = 100;

async function showMembers({ channel }: BuiltInLine, person: Person): Promise<ActOutcome<Done>> {
  const read = await person.call("conversations.members", { channel: channel.id, limit: maxMembers });
  if (!read.ok) return read;
  const more = (read.response_metadata?.next_cursor ?? "") === "" ? "" : " and more";
  return answer(`Members: ${read.members.map((id) => `<@${id}>`).join(", ")}${more}`, channel, person);
}

/** Opens another conversation, and posts the text there if there is one. */
async function sendElsewhere(line: BuiltInLine, person: Person): Promise<ActOutcome<Done>> {
  const [, named = "", text = ""] = /^(\S+)\s*([\s\S]*)$/.exec(line.text) ?? [];
  const { users, channels } = readNames(named);
  const [name = users[0] && `@${users[0]}`] = channels;
  if (name === undefined) return wantsUsage(line);
  const place = await findPlace(name, person);
  return !place.ok || text === "" ? place : postIn(place.channel, text, person);
}

async function setStatus({ text: typed, channel }: BuiltInLine, person: Person): Promise<ActOutcome<Done>> {
  if (typed === "") {
    const { text = "", emoji = "" } = person.user.status ?? {};
    const shown = `${emoji} ${text}`.trim();
    return answer(shown === "" ? "You have no status." : `Your status is: ${shown}`, channel, person);
  }
  const isClear = typed === "clear";
  const [, emoji = "", text = ""] = /^(:[^\s:]+:)?\s*([\s\S]*)$/.exec(isClear ? "" : typed) ?? [];
  const profile = { status_text: text, status_emoji: emoji, status_expiration: 0 };
  const set = await person.call("users.profile.set", { profile });
  if (!set.ok) return set;
  return answer(isClear ? "Your status is cleared." : `Your status is now: ${typed}`, channel, person);
}

const minuteMs = 60_000;

/** Pauses notifications for a length or until a time, or ends the pause. */
async function pause(line: BuiltInLine, person: Person): Promise<ActOutcome<Done>> {
  const { channel } = line;
  const typed = line.text.replace(/^for\s+/i, "").replace(/^until\s+/i, "at ");
  const read = await person.call("dnd.info", {});
  if (!read.ok) return read;
  const isPaused = read.snooze_enabled === true;
  if (typed === "off" || (typed === "" && isPaused)) {
    const ended = isPaused ? await person.call("dnd.endSnooze", {}) : ({ ok: true } as const);
    return ended.ok ? answer("Your notifications are on.", channel, person) : ended;
  }
  const nowMs = person.clock.now().getTime();
  const reading = { nowMs, timezone: person.user.timezone, recurrence: undefined };
  // A number alone has no unit.
  const until = /^\d+$/.test(typed) ? undefined : (readTime(`in ${typed}`, reading) ?? readTime(typed, reading));
  if (until === undefined || until.recurrence !== undefined) return wantsUsage(line);
  const minutes = Math.ceil((until.atMs - nowMs) / minuteMs);
  const set = await person.call("dnd.setSnooze", { num_minutes: minutes });
  if (!set.ok) return set;
  return answer(`Your notifications are paused for ${minutes} minute${minutes === 1 ? "" : "s"}.`, channel, person);
}
