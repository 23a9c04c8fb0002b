import type { BlockActionsPayload } from "@rollcall/api/events";
import type { PayloadChannel, PayloadEnterprise, PayloadTeam, PayloadUser } from "@rollcall/api/webapi";
import { functionExecutions } from "../model/app-function.js";
import type { Channel } from "../model/channel.js";
import type { Trigger } from "../model/interaction.js";
import type { SilentWrite } from "../model/store.js";
import { openCredentials } from "../rules/directory/open-credentials.js";
import { workflowTokenOf } from "../rules/tokens/workflow-token.js";
import { mintTrigger } from "../rules/views/triggers/create-trigger.js";
import type { Id } from "../values/ids.js";
import { printTs, type Ts } from "../values/message-ts.js";
import type { Person } from "./act.js";
import type { AskedApp } from "./asked-app.js";

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
