import type { Methods, ResponsePostArguments, ResponsePostRefusal } from "@rollcall/api/hooks";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { Channel } from "../../model/channel.js";
import { type ResponseUrl, responseUrls } from "../../model/interaction.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { Store, Write } from "../../model/store.js";
import { createRefuse, type Decision, decide, type Refused } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import { publishFiles } from "../conversations/files/publish-files.js";
import type { HookOptions } from "./hooks/hook-definitions.js";
import { type HookCaller, type HookMessage, readHookMessage } from "./hooks/hook-message.js";
import { findOriginal, planAnswer } from "./response-urls/plan-answer.js";
import { refuseResponseUrl } from "./response-urls/response-url.js";

type Outcome = MethodOutcome<Methods["response.post"]>;
type Context = MethodContext<HookCaller>;

const refuse = createRefuse<ResponsePostRefusal["error"]>("interactivity#response_url");

/** Posts what an app answers to an act, or changes the message in which the user acted. */
export function createResponsePost(options: HookOptions) {
  return async (sent: ResponsePostArguments, context: Context): Promise<Outcome> =>
    decide(options.store, () => decideAnswer(sent, context, options));
}

async function decideAnswer(
  sent: ResponsePostArguments,
  { caller, now }: Context,
  options: HookOptions,
): Promise<Decision<Outcome>> {
  const { store, ephemerals } = options;
  const nowMs = now.getTime();
  const found = await findUsable(caller, nowMs, store);
  if (!found.ok) return answer(found);
  const { responseUrl, channel } = found;
  const { channelId, id, version, uses } = responseUrl;
  const read = await readAnswer(sent, responseUrl, { ...options, caller });
  if (!read.ok) return answer(read);
  const original = await findOriginal(responseUrl, { store, ephemerals });
  const wanted = {
    replaces: sent.replace_original === true,
    deletes: sent.delete_original === true,
    inChannel: sent.response_type === "in_channel",
    ...(read.message !== undefined && { message: read.message }),
  };
  const plan = await planAnswer(wanted, { original, responseUrl, caller, nowMs, store, ephemerals });
  if (!plan.ok) return answer(plan);
  const opened = await publishFiles(plan.writes.flatMap(filesShownBy), [channel], store);
  return {
    kind: "commit",
    batch: {
      expect: [
        hasVersion(responseUrls, { id }, version),
        { kind: "openChannel", id: channelId },
        ...opened.expect,
        ...plan.expect,
      ],
      writes: [
        put(responseUrls, { ...responseUrl, version: version + 1, uses: uses + 1 }),
        ...opened.writes,
        ...plan.writes,
      ],
    },
    answer: () => {
      plan.show();
      return { ok: true };
    },
  };
}

/** Files of the message that a write posts or changes. */
function filesShownBy(write: Write): readonly Id[] {
  if (write.kind !== "insertMessage" && write.kind !== "changeMessage") return [];
  return write.message.deleted === true ? [] : (write.message.fileIds ?? []);
}

type Usable =
  | { readonly ok: true; readonly responseUrl: ResponseUrl; readonly channel: Channel }
  | Refused<"expired_url" | "used_url">;

/** The address as it is stored now, if its conversation is still open. */
async function findUsable({ hook }: HookCaller, nowMs: number, store: Store): Promise<Usable> {
  if (hook.kind !== "response") throw new Error("The address is one for answers.");
  const { id, channelId } = hook.responseUrl;
  const [responseUrl, channel] = await Promise.all([store.get(responseUrls, { id }), store.channels.get(channelId)]);
  if (responseUrl === undefined) return refuse("expired_url", id, "an address of the last minutes");
  if (channel === undefined || channel.deleted === true || channel.archived) {
    return refuse("expired_url", channelId, "a conversation that is not archived or deleted");
  }
  return refuseResponseUrl(responseUrl, nowMs) ?? { ok: true, responseUrl, channel };
}

type ReadAnswer = { readonly ok: true; readonly message?: HookMessage } | Refused<"invalid_payload" | "no_text">;

/** The message of the answer. An answer that deletes the message of the component needs none. */
async function readAnswer(
  sent: ResponsePostArguments,
  { channelId, message }: ResponseUrl,
  { posting, store, ids, caller }: HookOptions & { readonly caller: HookCaller },
): Promise<ReadAnswer> {
  const { text = "", blocks, attachments } = sent;
  const isEmpty = text === "" && blocks === undefined && attachments === undefined;
  if (isEmpty && message !== undefined && sent.delete_original === true) return { ok: true };
  const isEphemeral = (sent.response_type ?? "ephemeral") === "ephemeral";
  const read = await readHookMessage(sent, { posting, channelId, caller, store, ids, isEphemeral });
  if (read.ok || read.error === "no_text") return read.ok ? read : { ...read, error: "no_text" };
  return { ...read, error: "invalid_payload" };
}

function answer(outcome: Outcome): Decision<Outcome> {
  return { kind: "answer", answer: outcome };
}
