import type { App } from "../model/app.js";
import type { WebapiCaller } from "../model/caller.js";
import { type Installation, type Token, tokens } from "../model/token.js";
import type { User } from "../model/user.js";
import { isGranted } from "../rules/directory/reach.js";
import { type QuestionTopic, questionAddress } from "../rules/interactivity/ask-app.js";
import type { Id } from "../values/ids.js";
import { type ActOutcome, cannot, type Person } from "./act.js";

/** An app that can be asked, and the installation through which it is. */
export interface AskedApp {
  readonly app: App;
  readonly installation: Installation;
}

/** Maximum number of tokens of an app that are looked at. */
const maxTokens = 1000;

/**
 * Finds an app that a person's act asks, before anything is written. Refuses with a sentence if it is gone, is not
 * installed, or has no address for this.
 */
export async function findAskedApp(
  appId: Id,
  topic: QuestionTopic,
  { store, caller: { workspace } }: Pick<Person, "store" | "caller">,
): Promise<ActOutcome<{ readonly asked: AskedApp }>> {
  const app = await store.apps.get(appId);
  if (app === undefined) return cannot(`The app ${appId} does not exist any more.`);
  const address = questionAddress(app, topic);
  if (address.kind === "none") return cannot(address.reason);
  const installed = await store.list(tokens, "of_app", { app_id: appId }, { limit: maxTokens });
  const installation = installationFor(workspace.id, installed);
  return installation === undefined
    ? cannot(`${app.name} is not installed.`)
    : { ok: true, asked: { app, installation } };
}

/** The installation that covers a workspace, or any: messages of shared channels are of apps that are elsewhere. */
function installationFor(workspaceId: Id, installed: readonly Token[]): Installation | undefined {
  const own = installed.filter(({ kind }) => kind === "bot" || kind === "user");
  return (own.find((token) => isGranted(token, workspaceId)) ?? own[0])?.installation;
}

/** The bot of an app in the workspace of a person. Undefined if it has none there. */
export async function botOfApp(
  { app }: Pick<AskedApp, "app">,
  { store, caller }: Pick<Person, "store" | "caller">,
): Promise<User | undefined> {
  const installed = await store.list(tokens, "of_app", { app_id: app.id }, { limit: maxTokens });
  const token = installed.find(({ kind, ...one }) => kind === "bot" && isGranted(one, caller.workspace.id));
  return token?.userId === undefined ? undefined : store.users.get(token.userId);
}

/** The caller that an app is when its answer to a person does something: like its bot token, with every scope. */
export async function appCaller(
  asked: AskedApp,
  person: Pick<Person, "store" | "caller" | "user">,
): Promise<WebapiCaller> {
  const { caller } = person;
  const { token, scopes, organization, workspace } = caller;
  const { app, installation } = asked;
  const user = await botOfApp(asked, person);
  const { userId: _person, ...rest } = token;
  return {
    tokenType: "bot",
    scopes,
    token: { ...rest, kind: "bot", appId: app.id, installation, ...(user !== undefined && { userId: user.id }) },
    ...(user !== undefined && { user }),
    app,
    ...(organization !== undefined && { organization }),
    workspace,
  };
}

/** A JSON object of any shape. */
type JsonObject = Readonly<Record<string, unknown>>;

/** Reads an app's answer as a JSON object; undefined if it is none. */
export function readObject(body: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a value is an object and no list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
