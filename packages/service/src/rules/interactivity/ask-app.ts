import type {
  BlockActionsPayload,
  BlockSuggestionPayload,
  MessageActionPayload,
  ShortcutPayload,
  SlashCommandFields,
  ViewClosedPayload,
  ViewSubmissionPayload,
} from "@rollcall/api/events";
import type { Id } from "../../values/ids.js";

/** The payload of an act for an app, as JSON. */
export type InteractivePayload =
  | BlockActionsPayload
  | BlockSuggestionPayload
  | MessageActionPayload
  | ShortcutPayload
  | ViewClosedPayload
  | ViewSubmissionPayload;

/** The question of a person's act to an app. It is sent once and never again. */
export type Question =
  | { readonly kind: "interactive"; readonly payload: InteractivePayload }
  | { readonly kind: "slash_commands"; readonly fields: SlashCommandFields };

/** The reason why an app has not answered as it should. */
export type AskFailure =
  /** No answer within three seconds. */
  | "http_timeout"
  /** The host was not found, refused the connection, or may not be reached; or the app has no open socket. */
  | "connection_failed"
  | "ssl_error"
  /** Any status but 200, also a redirect, which is not followed. */
  | "http_error"
  /** The connection was cut, or the answer is no HTTP or too long. */
  | "unknown_error"
  /** Nothing was sent: the app is gone, or has no address for this. */
  | "no_address";

/** The reaction of an app to a question. */
export type AppAnswer =
  | {
      readonly ok: true;
      /** Empty for nothing; over a socket also for `{}`. */
      readonly body: string;
      /** Media type without its parameters, in lower case; absent if the app stated none. */
      readonly contentType?: string;
      /** `event_id` of the exchange in the journal. */
      readonly delivery: Id;
    }
  | {
      readonly ok: false;
      readonly reason: AskFailure;
      /** The failure, in one sentence. */
      readonly detail: string;
      readonly delivery: Id;
    };

/** Asks an app once, and waits for its answer for at most three seconds. It resolves whatever happens. */
export type AskApp = (appId: Id, question: Question) => Promise<AppAnswer>;

/** An exchange with an app, as a journal names it. */
export interface AskedDelivery {
  readonly appId: Id;
  readonly eventId: Id;
  readonly event: { readonly id: Id; readonly type: string; readonly atMs: number };
}

/** Name of a question in the journal: the type of its payload, or `slash_commands`. */
export function typeOfQuestion(question: Question): string {
  return question.kind === "interactive" ? question.payload.type : question.kind;
}
