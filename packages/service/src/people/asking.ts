import type { BlockActionsPayload } from "@rollcall/api/events";
import type { PayloadChannel, PayloadEnterprise, PayloadTeam, PayloadUser } from "@rollcall/api/webapi";
import type { App } from "../model/app.js";
import { functionExecutions } from "../model/app-function.js";
import type { WebapiCaller } from "../model/caller.js";
import type { Channel } from "../model/channel.js";
import type { Trigger } from "../model/interaction.js";
import type { SilentWrite } from "../model/store.js";
import { type Installation, type Token, tokens } from "../model/token.js";
import type { User } from "../model/user.js";
import { openCredentials } from "../rules/directory/open-credentials.js";
import { isGranted } from "../rules/directory/reach.js";
import { type QuestionTopic, questionAddress } from "../rules/interactivity/ask-app.js";
import { workflowTokenOf } from "../rules/tokens/token-state.js";
import { mintTrigger } from "../rules/views/triggers.js";
import type { Id } from "../values/ids.js";
import { printTs, type Ts } from "../values/instant.js";
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

/** The common fields of all payloads. Each payload has an order of its own. */
interface PayloadParts {
  readonly user: PayloadUser;
  /** Null for an installation on the organization. */
  readonly team: PayloadTeam | null;
  readonly enterprise: PayloadEnterprise | null;
  readonly is_enterprise_install: boolean;
  /** Deprecated verification token of the app. */
  readonly token: string;
  readonly api_app_id: Id;
}

/** Writes who acts, where, and for which app. */
export async function writePayloadParts({ app, installation }: AskedApp, person: Person): Promise<PayloadParts> {
  const { user, caller, store, sealer } = person;
  const { workspace, organization } = caller;
  const isOfOrganization = installation.target.kind === "organization";
  const credentials = await openCredentials(store, sealer, app.id);
  return {
    user: { id: user.id, username: user.userName, name: user.userName, team_id: workspace.id },
    team: isOfOrganization
      ? null
      : {
          id: workspace.id,
          domain: workspace.domain,
          ...(organization !== undefined && { enterprise_id: organization.id, enterprise_name: organization.name }),
        },
    enterprise: organization === undefined ? null : { id: organization.id, name: organization.name },
    is_enterprise_install: isOfOrganization,
    token: credentials?.verificationToken ?? "",
    api_app_id: app.id,
  };
}

/** Makes the trigger of an act, for its commit: it lives from then on. */
export async function mintTriggerOf(
  { app }: AskedApp,
  { user, caller, store, ids, clock }: Person,
  where: Pick<Trigger, "viewId" | "channelId"> = {},
): Promise<{ readonly triggerId: string; readonly writes: readonly SilentWrite[] }> {
  const place = { workspaceId: caller.workspace.id, appId: app.id, userId: user.id, ...where };
  const { trigger, writes } = await mintTrigger(place, { store, ids, nowMs: clock.now().getTime() });
  return { triggerId: trigger.id, writes };
}

/** A conversation as payloads name it. */
export function toPayloadChannel({ id, kind, name = "" }: Pick<Channel, "id" | "kind" | "name">): PayloadChannel {
  switch (kind) {
    case "public":
      return { id, name };
    case "private":
    case "mpim":
    case "session":
      return { id, name: "privategroup" };
    case "im":
      return { id, name: "directmessage" };
  }
}

/** Now, as the `action_ts` of an act. */
export function actionTsOf({ clock }: Pick<Person, "clock">): Ts {
  return printTs(Math.round(clock.now().getTime() * 1000));
}

/** The fields of payloads that concern a step. */
type StepParts = Pick<BlockActionsPayload, "function_data" | "bot_access_token" | "interactivity">;

/** A step whose blocks a person uses. */
interface UsedStep {
  readonly executionId?: Id;
  /** Absent for payloads without a trigger, which nothing can be exchanged for. */
  readonly triggerId?: string;
}

/** Writes the step whose blocks a person uses. Nothing for other blocks, and if the step is gone. */
export async function writeStepParts(
  { executionId, triggerId }: UsedStep,
  { store, sealer, ids, user, workflowPrefix }: Person,
): Promise<StepParts> {
  if (executionId === undefined) return {};
  const execution = await store.get(functionExecutions, { id: executionId });
  if (execution === undefined) return {};
  const appFunction = await store.functions.get(execution.functionId);
  const { signingSecret } = (await openCredentials(store, sealer, execution.appId)) ?? {};
  if (appFunction === undefined || signingSecret === undefined) return {};
  return {
    function_data: {
      execution_id: executionId,
      function: { callback_id: appFunction.callbackId },
      inputs: { ...execution.inputs },
    },
    bot_access_token: workflowTokenOf(executionId, { signingSecret, prefix: workflowPrefix }),
    ...(triggerId !== undefined && {
      interactivity: { interactor: { id: user.id, secret: ids.secret(16) }, interactivity_pointer: triggerId },
    }),
  };
}
