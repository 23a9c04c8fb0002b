import type { Answer, Attempt, Content, Outgoing, Send, Target } from "@rollcall/delivery";
import type { Clock } from "@rollcall/scim-core";
import {
  type AppAnswer,
  type AskApp,
  type AskedDelivery,
  createStamp,
  type Ids,
  type Question,
  type QuestionTopic,
  questionAddress,
  typeOfQuestion,
} from "@rollcall/service";
import type { Store } from "@rollcall/service/store";
import type { WatchDelivery } from "./event-port.js";
import type { DeliveryCredentials } from "./verify-address.js";

/** Dependencies of {@link createAsk}. */
interface AskOptions {
  readonly store: Pick<Store, "apps">;
  readonly clock: Pick<Clock, "now">;
  readonly ids: Pick<Ids, "id">;
  readonly send: Send;
  readonly credentialsOf: (appId: string) => Promise<DeliveryCredentials | undefined>;
  /** Is called before each exchange; what it returns is called after it. Default: nobody watches. */
  readonly watch?: WatchDelivery;
  /** Ends exchanges in progress. */
  readonly signal: AbortSignal;
}

/** Creates the port by which acts of people ask apps: one attempt, over HTTP or a socket of the app. */
export function createAsk(options: AskOptions): AskApp {
  const { clock, ids, send, signal, watch } = options;
  return async (appId, question) => {
    const { atMs, eventId } = createStamp(clock, ids);
    const end = watch?.({ appId, eventId, event: { id: eventId, type: typeOfQuestion(question), atMs } });
    const found = await findTarget(appId, question, options);
    if (!found.ok) {
      end?.({ kind: "withdrawn", reason: found.reason });
      return { ok: false, reason: "no_address", detail: found.reason, delivery: eventId };
    }
    const attempt = judge(await send({ target: found.target, content: toContent(question), signal }), question);
    end?.(attempt.ok ? { kind: "delivered", attempt } : { kind: "given_up", attempt, reason: sentOnce });
    return toAppAnswer(attempt, eventId);
  };
}

const sentOnce = "It is sent once.";

type FoundTarget = { readonly ok: true; readonly target: Target } | { readonly ok: false; readonly reason: string };

async function findTarget(
  appId: string,
  question: Question,
  { store, credentialsOf }: Pick<AskOptions, "store" | "credentialsOf">,
): Promise<FoundTarget> {
  const app = await store.apps.get(appId);
  if (app === undefined) return { ok: false, reason: `The app ${appId} does not exist any more.` };
  const address = questionAddress(app, topicOf(question));
  switch (address.kind) {
    case "none":
      return { ok: false, reason: address.reason };
    case "socket":
      return { ok: true, target: { kind: "socket", app: appId } };
    case "http": {
      const { signingSecret } = (await credentialsOf(appId)) ?? {};
      const { url } = address;
      return { ok: true, target: { kind: "http", url, ...(signingSecret !== undefined && { signingSecret }) } };
    }
  }
}

function topicOf(question: Question): QuestionTopic {
  return question.kind === "interactive"
    ? { kind: "interactive", type: question.payload.type }
    : { kind: "slash_commands", command: question.fields.command };
}

function toContent(question: Question): Outgoing["content"] {
  switch (question.kind) {
    case "interactive": {
      const { payload } = question;
      return { kind: "interactive", payload: JSON.stringify(payload), acceptsAnswer: acceptsAnswer(question) };
    }
    case "slash_commands":
      return { kind: "slash_commands", fields: { ...question.fields } } satisfies Content;
  }
}

/** Whether the body of the answer has a meaning. */
function acceptsAnswer(question: Question): boolean {
  if (question.kind === "slash_commands") return true;
  const { type } = question.payload;
  return type === "view_submission" || type === "block_suggestion";
}

/** Only 200 acknowledges, and an answer with a meaning must be whole. */
function judge(attempt: Attempt, question: Question): Attempt {
  if (!attempt.ok) return attempt;
  const { answer } = attempt;
  const failed = { ...attempt, ok: false, noRetry: true } as const;
  if (answer.status !== 200) {
    return { ...failed, reason: "http_error", detail: `The app answered ${answer.status}; wanted 200.` };
  }
  if (!answer.isCut || !acceptsAnswer(question)) return attempt;
  return { ...failed, reason: "unknown_error", detail: "The answer is too long, or did not end in time." };
}

function toAppAnswer(attempt: Attempt, delivery: AskedDelivery["eventId"]): AppAnswer {
  if (!attempt.ok) {
    const { reason, detail } = attempt;
    // An address that redirects too often is not asked twice, so that this is never the reason.
    return { ok: false, reason: reason === "too_many_redirects" ? "http_error" : reason, detail, delivery };
  }
  const { answer } = attempt;
  const contentType = mediaTypeOf(answer);
  return { ok: true, body: answer.body, ...(contentType !== undefined && { contentType }), delivery };
}

function mediaTypeOf({ headers }: Answer): string | undefined {
  return headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
}
