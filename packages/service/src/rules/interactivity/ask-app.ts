import type {
  BlockActionsPayload,
  BlockSuggestionPayload,
  MessageActionPayload,
  ShortcutPayload,
  SlashCommandFields,
  ViewClosedPayload,
  ViewSubmissionPayload,
} from "@rollcall/api/events";
import type { Manifest } from "@rollcall/api/webapi";
import type { App } from "../../model/app.js";
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

/** The subject of a question to an app. */
export type QuestionTopic =
  | { readonly kind: "interactive"; readonly type: InteractivePayload["type"] }
  /** `command`: with its slash. */
  | { readonly kind: "slash_commands"; readonly command: string };

/** The destination of a question to an app. */
export type QuestionAddress =
  | { readonly kind: "socket" }
  | { readonly kind: "http"; readonly url: string }
  /** `reason`: why it cannot be asked, in one sentence. */
  | { readonly kind: "none"; readonly reason: string };

/** Reads from the manifest of an app where it is asked about a topic. */
export function questionAddress(
  app: Pick<App, "name" | "manifest" | "deleted">,
  topic: QuestionTopic,
): QuestionAddress {
  if (app.deleted) return { kind: "none", reason: `The app ${app.name} was deleted.` };
  switch (topic.kind) {
    case "interactive":
      return interactiveAddress(app, topic.type);
    case "slash_commands":
      return commandAddress(app, topic.command);
  }
}

type Addressed = Pick<App, "name" | "manifest">;

function interactiveAddress(app: Addressed, type: InteractivePayload["type"]): QuestionAddress {
  const { interactivity, socket_mode_enabled: isSocket = false } = manifestOf(app).settings ?? {};
  if (interactivity?.is_enabled !== true) {
    return none(`${app.name} has interactivity switched off: set settings.interactivity.is_enabled in its manifest.`);
  }
  if (isSocket) return { kind: "socket" };
  const key = type === "block_suggestion" ? "message_menu_options_url" : "request_url";
  const url = interactivity[key];
  return url === undefined ? none(`${app.name} has no settings.interactivity.${key} in its manifest.`) : http(url);
}

function commandAddress(app: Addressed, command: string): QuestionAddress {
  const { features, settings } = manifestOf(app);
  const found = features?.slash_commands?.find((each) => each.command === command);
  if (found === undefined) return none(`${app.name} has no command ${command} in its manifest.`);
  if (settings?.socket_mode_enabled === true) return { kind: "socket" };
  return found.url === undefined
    ? none(`The command ${command} of ${app.name} has no url in its manifest.`)
    : http(found.url);
}

function manifestOf({ manifest }: Addressed): Manifest {
  // A stored manifest has the form of one.
  return manifest as Manifest;
}

function http(url: string): QuestionAddress {
  return { kind: "http", url };
}

function none(reason: string): QuestionAddress {
  return { kind: "none", reason };
}
