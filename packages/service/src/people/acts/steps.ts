import type { ExecutedFacts } from "../../events/apps.js";
import { eventTsOf } from "../../events/event-source.js";
import { appDefaults, idPrefixes } from "../../generated/service.js";
import { type App, subscriptionsOf } from "../../model/app.js";
import {
  type FunctionExecution,
  type FunctionParameter,
  functionExecutions,
  type ParameterValues,
} from "../../model/app-function.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { SilentWrite } from "../../model/store.js";
import { toProblemLines } from "../../rules/blocks/block-problems.js";
import { openCredentials } from "../../rules/directory/open-credentials.js";
import { findParameterProblems } from "../../rules/functions/executions/find-parameter-problems.js";
import { findStep } from "../../rules/functions/executions/find-step.js";
import { findBotToken } from "../../rules/tokens/token-state.js";
import { mintTrigger } from "../../rules/views/triggers.js";
import { type Decision, decide } from "../../store/decide.js";
import { toInstant } from "../../values/instant.js";
import { type ActOutcome, type ActRefusal, cannot, notThere, type Person } from "../act.js";
import { findApp } from "../find-named.js";

/** A step of a workflow. */
interface Step {
  /** The bot of the app. */
  readonly bot: string;
  /** `callback_id` of the function in the manifest of the app. */
  readonly step: string;
  /** Default: none. */
  readonly inputs?: ParameterValues;
}

/** A run of a step, as people see it. */
interface SeenExecution {
  readonly id: string;
  readonly workflow_execution_id: string;
  readonly state: "running" | "completed" | "failed";
  readonly inputs: ParameterValues;
  readonly outputs?: ParameterValues;
  readonly error?: string;
}

type Ran = ActOutcome<{ readonly execution: SeenExecution }>;

/** Runs a step of a workflow, which the app of the step learns of. */
export async function runStep(step: Step, person: Person): Promise<Ran> {
  const found = await findApp(step.bot, person);
  if (!found.ok) return found;
  const refusal = await refuseApp(found.app, step.bot, person);
  return refusal ?? decide(person.store, () => decideStep(step, found.app, person));
}

/** The progress of a step's run. */
export async function seeStep({ execution: id }: { readonly execution: string }, { store }: Person): Promise<Ran> {
  const execution = await store.get(functionExecutions, { id });
  return execution === undefined ? notThere("run of a step", id) : { ok: true, execution: toSeen(execution) };
}

async function refuseApp(app: App, bot: string, { store, sealer, caller }: Person): Promise<ActRefusal | undefined> {
  const { workspace } = caller;
  const type = appDefaults.functionEvent;
  if (workspace.disabledFeatures.includes("functions"))
    return cannot(`${workspace.domain} has functions switched off.`);
  if (!subscriptionsOf(app).some(({ kind, name }) => kind === "bot" && name === type)) {
    return cannot(`${bot} does not learn of its steps: its manifest does not subscribe to ${type}.`);
  }
  if ((await findBotToken(store, { appId: app.id, workspaceId: workspace.id })) === undefined) {
    return cannot(`The app of ${bot} is not installed in ${workspace.domain}.`);
  }
  const credentials = await openCredentials(store, sealer, app.id);
  return credentials?.signingSecret === undefined
    ? cannot(`The app of ${bot} has no signing secret, of which the token of a step is made.`)
    : undefined;
}

async function decideStep({ step, inputs = {} }: Step, app: App, person: Person): Promise<Decision<Ran>> {
  const { store, user, caller, ids, clock } = person;
  const nowMs = clock.now().getTime();
  const found = await findStep(app, step, { store, nowMs });
  if (found === undefined) return { kind: "answer", answer: notThere("step", step, stepsOf(app)) };
  const { appFunction } = found;
  const made = await addInteractivity(inputs, appFunction.inputParameters, { app, person, nowMs });
  const problems = findParameterProblems(made.inputs, appFunction.inputParameters, "inputs");
  if (problems.length > 0) return { kind: "answer", answer: cannot(toProblemLines(problems).join("; ")) };
  const execution: FunctionExecution = {
    id: ids.id(idPrefixes.functionExecution),
    version: 1,
    created: toInstant(nowMs),
    workspaceId: caller.workspace.id,
    appId: app.id,
    functionId: appFunction.id,
    userId: user.id,
    workflowExecutionId: ids.id(idPrefixes.workflowExecution),
    inputs: made.inputs,
  };
  const type = appDefaults.functionEvent;
  const facts: ExecutedFacts = { executionId: execution.id, eventTs: eventTsOf({ atMs: nowMs }) };
  return {
    kind: "commit",
    batch: {
      expect: [...found.expect, hasVersion(functionExecutions, { id: execution.id }, 0)],
      writes: [...found.writes, ...made.writes, put(functionExecutions, execution)],
      events: [{ type, audience: { subscription: type, workspaceIds: [caller.workspace.id], appId: app.id }, facts }],
    },
    answer: () => ({ ok: true, execution: toSeen(execution) }),
  };
}

interface Interaction {
  readonly app: App;
  readonly person: Person;
  readonly nowMs: number;
}

/** Adds what inputs that ask for it need to open views: who ran the step, and a pointer that is used like a trigger. */
async function addInteractivity(
  given: ParameterValues,
  parameters: readonly FunctionParameter[],
  { app, person: { user, caller, store, ids }, nowMs }: Interaction,
): Promise<{ readonly inputs: ParameterValues; readonly writes: readonly SilentWrite[] }> {
  const asking = parameters.filter(({ type, name }) => type.endsWith("#/types/interactivity") && !(name in given));
  const added = await Promise.all(
    asking.map(async ({ name }) => {
      const place = { workspaceId: caller.workspace.id, appId: app.id, userId: user.id };
      const { trigger, writes } = await mintTrigger(place, { store, ids, nowMs });
      const interactor = { id: user.id, secret: ids.secret(16) };
      return { name, value: { interactor, interactivity_pointer: trigger.id }, writes };
    }),
  );
  return {
    inputs: { ...given, ...Object.fromEntries(added.map(({ name, value }) => [name, value])) },
    writes: added.flatMap(({ writes }) => writes),
  };
}

function toSeen({ id, workflowExecutionId, inputs, end }: FunctionExecution): SeenExecution {
  return {
    id,
    workflow_execution_id: workflowExecutionId,
    state: end?.kind ?? "running",
    inputs,
    ...(end?.kind === "completed" && { outputs: end.outputs }),
    ...(end?.kind === "failed" && { error: end.error }),
  };
}

function stepsOf({ manifest }: App): readonly string[] {
  const stated: unknown = Reflect.get(manifest, "functions");
  return typeof stated === "object" && stated !== null ? Object.keys(stated) : [];
}
