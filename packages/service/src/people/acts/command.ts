import type { SlashCommandFields } from "@rollcall/api/events";
import type { Channel } from "../../model/channel.js";
import { mintResponseUrl } from "../../rules/interactivity/response-urls/mint-response-url.js";
import type { Ts } from "../../values/message-ts.js";
import { type ActOutcome, cannot, type Person } from "../act.js";
import { type AskedApp, findAskedApp } from "../asking/find-asked-app.js";
import { mintTriggerOf, toPayloadChannel, writePayloadParts } from "../asking/payload-parts.js";
import { findCommand } from "../commands/find-command.js";
import { readCommandReply } from "../commands/read-command-reply.js";
import { type ShownReply, showReply } from "../commands/show-reply.js";
import { writeCommandText } from "../commands/write-command-text.js";
import { findPlace } from "../find-place.js";
import { type AfterAct, seeAfter } from "../modals/see-after.js";
import { refuseOutsider } from "../refuse-outsider.js";

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
  if (!found.ok) return found;
  const topic = { kind: "slash_commands", command: line.command } as const;
  const app = await findAskedApp(found.app.id, topic, person);
  if (!app.ok) return app;
  const place = await findPlace(typed.channel, person);
  if (!place.ok) return place;
  const refusal = await refuseOutsider(typed.channel, place.channel, person);
  if (refusal !== undefined) return refusal;
  const channel = await person.store.channels.get(place.channel);
  if (channel === undefined) return cannot(`There is no conversation ${typed.channel}.`);
  if (channel.archived) return { ...cannot(`${typed.channel} is archived.`), code: "is_archived" };
  const text = await writeCommandText(line.text, found.command.should_escape === true, person);
  if (!text.ok) return text;
  return send({ line: { ...line, text: text.text }, typed, channel, asked: app.asked }, person);
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
