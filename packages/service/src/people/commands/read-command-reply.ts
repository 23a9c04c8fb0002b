import type { ChatPostMessageArguments } from "@rollcall/api/webapi";
import { readObject } from "../asking/read-object.js";

/** A message as an app answers it. */
export type ReplyContent = Pick<ChatPostMessageArguments, "text" | "blocks" | "attachments" | "metadata">;

/** The answer of an app to a command. */
export type CommandReply =
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
