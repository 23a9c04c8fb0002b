import type { SlashCommandFields } from "@rollcall/api/events";
import type { Manifest, ManifestSlashCommand } from "@rollcall/api/webapi";
import { builtInCommands } from "../../generated/service.js";
import { type App, apps } from "../../model/app.js";
import type { Channel } from "../../model/channel.js";
import { readAll, readEach } from "../../model/port/document-reader.js";
import { tokens } from "../../model/token.js";
import { isGranted } from "../../rules/directory/reach.js";
import { mintResponseUrl } from "../../rules/interactivity/response-urls/response-url.js";
import type { Ts } from "../../values/instant.js";
import { type ActOutcome, cannot, notThere, type Person } from "../act.js";
import { type AskedApp, findAskedApp, mintTriggerOf, toPayloadChannel, writePayloadParts } from "../asking.js";
import { findPlace, findUserIds, refuseOutsider } from "../find-named.js";
import { type AfterAct, seeAfter } from "../views.js";
import { type BuiltInLine, isBuiltIn, runBuiltIn } from "./built-in-commands.js";
import { readCommandReply, type ShownReply, showReply } from "./command-reply.js";

/** A line that a person types, and where. */
interface Typed {
  readonly channel: string;
  /** The command with its slash, and the text after it. */
  readonly text: string;
  /** A thread, in which there are no commands. */
  readonly thread?: Ts;
}

/** The view of a person after a command. */
interface AfterCommand extends AfterAct, ShownReply {
  readonly channel: string;
}

/** Types a slash command in a conversation. */
export async function command(typed: Typed, person: Person): Promise<ActOutcome<AfterCommand>> {
  const line = parseCommand(typed.text);
  if (line === undefined)
    return cannot(`${JSON.stringify(typed.text)} is no command: it starts with a slash, like /deploy now.`);
  if (typed.thread !== undefined) return cannot(`${line.command} cannot be used in a thread.`);
  const found = await findCommand(line.command, person);
  if (!found.ok)
    return isBuiltIn(line.command) ? typeBuiltIn(typed, { ...line, command: line.command }, person) : found;
  const topic = { kind: "slash_commands", command: line.command } as const;
  const app = await findAskedApp(found.app.id, topic, person);
  if (!app.ok) return app;
  const place = await findWritable(typed.channel, person);
  if (!place.ok) return place;
  const { channel } = place;
  const text = await writeCommandText(line.text, found.command.should_escape === true, person);
  if (!text.ok) return text;
  // People see mentions by name, as they type them.
  const shown = await writeCommandText(line.text, false, person);
  if (!shown.ok) return shown;
  const seen = `${typed.text.slice(0, typed.text.length - line.text.length)}${shown.text}`;
  return send(
    { line: { ...line, text: text.text }, typed: { ...typed, text: seen }, channel, asked: app.asked },
    person,
  );
}

/** Runs a command of the client itself. */
async function typeBuiltIn(
  typed: Typed,
  { command: name, text }: Pick<BuiltInLine, "command" | "text">,
  person: Person,
): Promise<ActOutcome<AfterCommand>> {
  const place = await findWritable(typed.channel, person);
  if (!place.ok) return place;
  // The text may contain mentions that were chosen.
  const written = name === "/topic" ? await writeCommandText(text, true, person) : ({ ok: true, text } as const);
  return written.ok
    ? runBuiltIn({ command: name, text: written.text.trim(), channel: place.channel }, person)
    : written;
}

/** The conversation in which a person types. */
async function findWritable(name: string, person: Person): Promise<ActOutcome<{ readonly channel: Channel }>> {
  const place = await findPlace(name, person);
  if (!place.ok) return place;
  const refusal = await refuseOutsider(name, place.channel, person);
  if (refusal !== undefined) return refusal;
  const channel = await person.store.channels.get(place.channel);
  if (channel === undefined) return cannot(`There is no conversation ${name}.`);
  return channel.archived ? { ...cannot(`${name} is archived.`), code: "is_archived" } : { ok: true, channel };
}

interface Sending {
  readonly line: TypedCommand;
  readonly typed: Typed;
  readonly channel: Channel;
  readonly asked: AskedApp;
}

async function send(sending: Sending, person: Person): Promise<ActOutcome<AfterCommand>> {
  const { typed, channel, asked, line } = sending;
  const fields = await writeFields(sending, person);
  const answer = await person.ask(asked.app.id, { kind: "slash_commands", fields });
  const reply = answer.ok ? readCommandReply(answer.body, answer.contentType) : undefined;
  const shown = reply === undefined ? undefined : await showReply(reply, { line: typed.text, channel, asked }, person);
  const reason = answer.ok ? shown?.failure : answer.detail;
  const code = !answer.ok && answer.reason === "http_timeout" ? "operation_timeout" : "dispatch_failed";
  const failure = reason === undefined ? undefined : `${line.command} failed with the error ${code}: ${reason}`;
  const after = await seeAfter(asked.app.id, person, failure);
  return after.ok ? { ...shown, ...after, channel: channel.id } : after;
}

/** Writes what the app receives, and commits its trigger and its address for answers. */
async function writeFields({ line, channel, asked }: Sending, person: Person): Promise<SlashCommandFields> {
  const { store, ids, clock, hooksUrl, user, caller } = person;
  const { workspace, organization } = caller;
  const parts = await writePayloadParts(asked, person);
  const trigger = await mintTriggerOf(asked, person, { channelId: channel.id });
  const place = { kind: "commands", workspaceId: workspace.id, appId: asked.app.id, userId: user.id } as const;
  const minting = { store, ids, hooksUrl, nowMs: clock.now().getTime() };
  const response = await mintResponseUrl({ ...place, channelId: channel.id }, minting);
  await store.commit({ expect: [], writes: [...trigger.writes, ...response.writes] });
  const { id, name } = toPayloadChannel(channel);
  return {
    token: parts.token,
    team_id: workspace.id,
    team_domain: workspace.domain,
    ...(organization !== undefined && { enterprise_id: organization.id, enterprise_name: organization.name }),
    channel_id: id,
    channel_name: name,
    user_id: user.id,
    user_name: user.userName,
    command: line.command,
    text: line.text,
    api_app_id: asked.app.id,
    is_enterprise_install: parts.is_enterprise_install ? "true" : "false",
    response_url: response.url,
    trigger_id: trigger.triggerId,
  };
}

/** The input of a person: a command, and the text after it. */
interface TypedCommand {
  /** With its slash. */
  readonly command: string;
  /** Everything after the first space, as typed. */
  readonly text: string;
}

/** Reads a line that a person types. Undefined if it is no command. */
function parseCommand(line: string): TypedCommand | undefined {
  const [, command = "", text = ""] = /^(\/[^\s/]+)(?:\s([\s\S]*))?$/.exec(line) ?? [];
  return command === "" ? undefined : { command, text };
}

/** A command of an installed app. */
interface AppCommand {
  readonly app: App;
  readonly command: ManifestSlashCommand;
}

/** Finds the app that a command is sent to: of several with the same command, the one that was installed last. */
async function findCommand(name: string, person: Pick<Person, "store" | "caller">): Promise<ActOutcome<AppCommand>> {
  const all = await installedApps(person);
  const offered = all.flatMap(({ app, installed }) => commandsOf(app).map((command) => ({ app, command, installed })));
  const [last] = offered
    .filter(({ command }) => command.command === name)
    .toSorted((one, other) => other.installed.localeCompare(one.installed));
  if (last !== undefined) return { ok: true, app: last.app, command: last.command };
  const known = [...offered.map(({ command }) => command.command), ...Object.keys(builtInCommands)];
  return notThere("command", name, [...new Set(known)].toSorted());
}

function commandsOf({ manifest }: App): readonly ManifestSlashCommand[] {
  // A stored manifest has the form of one.
  return (manifest as Manifest).features?.slash_commands ?? [];
}

/** An app, and when it was installed last. */
interface InstalledApp {
  readonly app: App;
  readonly installed: string;
}

/** The apps that are installed in the workspace of a person. */
export async function installedApps({
  store,
  caller,
}: Pick<Person, "store" | "caller">): Promise<readonly InstalledApp[]> {
  const found: InstalledApp[] = [];
  for await (const app of readEach(apps, (page) => store.list(apps, "all", {}, page))) {
    if (app.deleted) continue;
    const own = await readAll(tokens, (page) => store.list(tokens, "of_app", { app_id: app.id }, page));
    const here = own.filter(({ kind, ...token }) => kind !== "app" && isGranted(token, caller.workspace.id));
    const [installed] = here
      .map(({ created }) => created)
      .toSorted()
      .toReversed();
    if (installed !== undefined) found.push({ app, installed });
  }
  return found;
}

/** A mention, chosen as `<@name>` or typed as `@name`, a link, or a channel. */
const piece = /<([@#])([^<>|]+)>|(?<![\w&])([@#])([\w.-]*\w)|https?:\/\/[^\s<>]+/g;

/**
 * The text of a command as its app receives it. Mentions are as typed, like `@name`. With `shouldEscape`, users, channels
 * and links are in angle brackets, and names of nobody stay as typed.
 */
async function writeCommandText(
  typed: string,
  shouldEscape: boolean,
  person: Person,
): Promise<ActOutcome<{ readonly text: string }>> {
  const parts: string[] = [];
  let end = 0;
  for (const { 0: whole, 1: chosen, 2: chosenName, 3: sign = chosen, 4: name = chosenName, index } of typed.matchAll(
    piece,
  )) {
    const written = await writePiece({ whole, sign, name, isChosen: chosen !== undefined, shouldEscape }, person);
    if (!written.ok) return written;
    parts.push(typed.slice(end, index), written.text);
    end = index + whole.length;
  }
  return { ok: true, text: [...parts, typed.slice(end)].join("") };
}

interface Piece {
  readonly whole: string;
  readonly sign: string | undefined;
  readonly name: string | undefined;
  /** Whether it is meant as a mention in any case. */
  readonly isChosen: boolean;
  readonly shouldEscape: boolean;
}

async function writePiece(
  { whole, sign, name = "", isChosen, shouldEscape }: Piece,
  person: Person,
): Promise<ActOutcome<{ readonly text: string }>> {
  if (sign === undefined) return { ok: true, text: shouldEscape ? `<${whole}>` : whole };
  const found = shouldEscape || isChosen ? await writeMention(sign, name, person) : undefined;
  if (isChosen && found?.ok === false) return found;
  return { ok: true, text: shouldEscape && found?.ok === true ? found.text : `${sign}${name}` };
}

async function writeMention(
  sign: string,
  name: string,
  person: Person,
): Promise<ActOutcome<{ readonly text: string }>> {
  if (sign === "@") {
    const found = await findUserIds([name], person);
    return found.ok ? { ok: true, text: `<@${found.users.join("")}>` } : found;
  }
  const place = await findPlace(name, person);
  if (!place.ok) return place;
  const seen = await person.call("conversations.info", { channel: place.channel });
  if (!seen.ok) return seen;
  const { id, name: shown = "", is_private: isPrivate } = seen.channel;
  return { ok: true, text: `<#${id}|${isPrivate === true ? "" : shown}>` };
}
