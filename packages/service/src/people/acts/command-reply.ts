import type { ChatPostMessageArguments } from "@rollcall/api/webapi";
import { withoutZod } from "@rollcall/webapi-core";
import { serviceLimits } from "../../generated/service.js";
import type { Channel } from "../../model/channel.js";
import type { MessageDraft } from "../../model/message.js";
import { publishFiles } from "../../rules/conversations/files/publish-files.js";
import { toBotId } from "../../rules/directory/user.js";
import { type MessageContent, readContent } from "../../rules/messages/message-content.js";
import { expectRoom, refuseFull } from "../../rules/messages/posting.js";
import { type Decision, decide } from "../../store/decide.js";
import { attachmentSchema, blockSchema } from "../../values/default-forms.js";
import { type ActOutcome, cannot, type Person } from "../act.js";
import { type AskedApp, appCaller, botOfApp, readObject } from "../asking.js";
import { showTo } from "./channels.js";

/** A message as an app answers it. */
type ReplyContent = Pick<ChatPostMessageArguments, "text" | "blocks" | "attachments" | "metadata">;

/** The answer of an app to a command. */
type CommandReply =
  | { readonly kind: "nothing" }
  /** `content`: absent if only the command is shown. */
  | { readonly kind: "in_channel"; readonly content?: ReplyContent }
  | { readonly kind: "ephemeral"; readonly content: ReplyContent }
  /** `reason`: what is wrong with the answer, in one sentence. */
  | { readonly kind: "bad"; readonly reason: string };

/**
 * Reads what an app answers to a command.
 * @param contentType media type. Absent if the app stated none; JSON is then recognized by its form.
 */
export function readCommandReply(body: string, contentType?: string): CommandReply {
  if (body.trim() === "") return { kind: "nothing" };
  const isJson = contentType === "application/json";
  const object = isJson || contentType === undefined ? readObject(body) : undefined;
  if (object !== undefined) return readMessage(object);
  if (isJson) return { kind: "bad", reason: "The answer is not a JSON object." };
  return { kind: "ephemeral", content: { text: body } };
}

function readMessage({ response_type: type = "ephemeral", ...sent }: Readonly<Record<string, unknown>>): CommandReply {
  if (type !== "ephemeral" && type !== "in_channel") {
    return { kind: "bad", reason: `\`response_type\` is ${JSON.stringify(type)}; wanted ephemeral or in_channel.` };
  }
  const { text, blocks, attachments, metadata } = sent;
  const given = Object.entries({ text, blocks, attachments, metadata }).filter(([, value]) => value !== undefined);
  if (given.length === 0) return type === "ephemeral" ? { kind: "nothing" } : { kind: type };
  // The call that posts it checks the content.
  return { kind: type, content: Object.fromEntries(given) as ReplyContent };
}

/** The view that a person has of an app's answer to a command. */
export interface ShownReply {
  /** The message of the app. */
  readonly message?: Awaited<ReturnType<typeof showTo>>;
  /** Only this person sees it. */
  readonly ephemeral?: true;
}

/** A command that was answered. */
interface Answered {
  /** The text that the person typed. */
  readonly line: string;
  readonly channel: Channel;
  readonly asked: AskedApp;
}

/** Shows what an app answered to a command: to the person alone, or to all together with the command. */
export async function showReply(
  reply: CommandReply,
  answered: Answered,
  person: Person,
): Promise<ShownReply & { readonly failure?: string }> {
  switch (reply.kind) {
    case "nothing":
      return {};
    case "bad":
      return { failure: reply.reason };
    case "ephemeral": {
      const read = await readReply(reply.content, answered, person, { isEphemeral: true });
      if (!read.ok) return { failure: read.detail };
      const draft = await draftOf(read.content, answered, person);
      const ts = person.ephemerals.show(person.user.id, draft, person.clock.now().getTime());
      return { message: await showTo(person, { ...draft, ts }), ephemeral: true };
    }
    case "in_channel": {
      const read = reply.content === undefined ? undefined : await readReply(reply.content, answered, person);
      if (read?.ok === false) return { failure: read.detail };
      const draft = read === undefined ? undefined : await draftOf(read.content, answered, person);
      return post(draft, answered, person);
    }
  }
}

type ReadReply = ActOutcome<{ readonly content: MessageContent }>;

async function readReply(
  sent: ReplyContent,
  { asked }: Answered,
  person: Person,
  shown: { readonly isEphemeral?: true } = {},
): Promise<ReadReply> {
  const wrong =
    findInvalid("blocks", sent.blocks, blockSchema(withoutZod)) ??
    findInvalid("attachments", sent.attachments, attachmentSchema(withoutZod)) ??
    (sent.text === undefined || typeof sent.text === "string" ? undefined : "`text` is not a text.");
  if (wrong !== undefined) return cannot(wrong);
  const { store, ids } = person;
  const rules = {
    ...shown,
    blocksTooLong: "msg_blocks_too_long",
    missingFile: "invalid_blocks",
    manyTables: serviceLimits.tables.error,
  } as const;
  const read = await readContent(sent, { caller: await appCaller(asked, person), store, ids }, rules);
  if (read.ok) return read;
  return cannot(`${read.error}${read.reason === undefined ? "" : `: wanted ${read.reason.wanted}`}`);
}

interface Form {
  safeParse(value: unknown): { readonly success: boolean };
}

function findInvalid(name: string, parts: unknown, form: Form): string | undefined {
  if (parts === undefined) return undefined;
  if (!Array.isArray(parts)) return `\`${name}\` is not a list.`;
  const at = parts.findIndex((part) => !form.safeParse(part).success);
  return at === -1 ? undefined : `\`${name}\` has an invalid item: ${at}.`;
}

/** A message of the app. An app without a bot posts under its name. */
async function draftOf(content: MessageContent, { channel, asked }: Answered, person: Person): Promise<MessageDraft> {
  const { app } = asked;
  const bot = await botOfApp(asked, person);
  const author =
    bot === undefined ? { subtype: "bot_message", username: app.name } : { userId: bot.id, botId: toBotId(bot.id) };
  return { channelId: channel.id, ...author, appId: app.id, ...content };
}

/** Posts the command as a message of the person, then the message of the app. */
function post(
  draft: MessageDraft | undefined,
  { line, channel }: Answered,
  person: Person,
): Promise<ShownReply & { readonly failure?: string }> {
  const { user, store, clock, caller } = person;
  return decide(store, async (): Promise<Decision<ShownReply & { readonly failure?: string }>> => {
    const nowMs = clock.now().getTime();
    const invocation: MessageDraft = { channelId: channel.id, userId: user.id, text: line };
    const drafts = draft === undefined ? [invocation] : [invocation, draft];
    const opened = await publishFiles(draft?.fileIds, [channel], store);
    return {
      kind: "commit",
      batch: {
        expect: [...opened.expect, ...expectRoom(caller.workspace)],
        writes: [...opened.writes, ...drafts.map((message) => ({ kind: "insertMessage" as const, message, nowMs }))],
      },
      answer: async ({ messages }) => {
        const ts = messages.at(-1)?.ts;
        return draft === undefined || ts === undefined ? {} : { message: await showTo(person, { ...draft, ts }) };
      },
      refuse: (failed) => {
        const refused = refuseFull(failed);
        return refused === undefined ? undefined : { failure: refused.error };
      },
    };
  });
}
