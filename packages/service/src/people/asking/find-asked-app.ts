import type { App } from "../../model/app.js";
import { type Installation, type Token, tokens } from "../../model/token.js";
import { isGranted } from "../../rules/directory/is-granted.js";
import { type QuestionTopic, questionAddress } from "../../rules/interactivity/question-address.js";
import type { Id } from "../../values/ids.js";
import { type ActOutcome, cannot, type Person } from "../act.js";

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
