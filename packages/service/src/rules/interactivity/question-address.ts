import type { Manifest } from "@rollcall/api/webapi";
import type { App } from "../../model/app.js";
import type { InteractivePayload } from "./ask-app.js";

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
  // A stored manifest is always valid.
  return manifest as Manifest;
}

function http(url: string): QuestionAddress {
  return { kind: "http", url };
}

function none(reason: string): QuestionAddress {
  return { kind: "none", reason };
}
