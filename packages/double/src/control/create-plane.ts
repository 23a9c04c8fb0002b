import { nearMiss } from "@rollcall/checked-yaml/words";
import type { Clock } from "@rollcall/scim-core";
import { type FetchHandler, isResponse, mount, toFetchHandler, toPlainHandler } from "@rollcall/server-adapters/node";
import { methodNameOf } from "@rollcall/webapi-core";
import { webapi as control, type Methods } from "../generated/control/index.js";
import type { Guard, Refuse } from "../guard/guard.js";
import { createEvents } from "../journal/serve-events.js";
import type { RequestLog } from "../request-log.js";
import { type Call, createCall } from "./call.js";
import { controlMount, doubleMounts } from "./control-mount.js";
import type { Controlled } from "./controlled.js";
import { createControlHandler, createOperations } from "./create-control.js";
import { noticeOperations } from "./notice-operations.js";
import { createWaits } from "./people/people-operations.js";
import type { ActingPerson } from "./people/to-person.js";
import type { Waits } from "./people/wait-for-seen.js";

/** Settings of the control plane, which are those of the double. */
interface PlaneOptions {
  readonly first: { readonly clock: Clock };
  readonly requestLog: Pick<RequestLog, "failed">;
  readonly guard: Guard;
}

/** The control plane over HTTP and in the process. */
interface Plane {
  readonly serve: FetchHandler;
  readonly call: Call;
  readonly waits: Waits;
}

/** Creates the control plane. Its operations and validators are loaded with this module. */
export function createPlane(options: PlaneOptions, controlled: Controlled): Plane {
  const operations = noticeOperations(createOperations(controlled), controlled.notices);
  const plane = explainUnknown(
    createControlHandler({
      operations,
      clock: options.first.clock,
      newRequestId: () => crypto.randomUUID(),
      onError: options.requestLog.failed,
    }),
  );
  return {
    serve: guardPlane(plane, controlled, options),
    call: createCall(operations),
    waits: createWaits(controlled),
  };
}

/** The control plane with its stream of events, behind the guard. */
function guardPlane(plane: FetchHandler, streamed: Controlled, { guard }: PlaneOptions): FetchHandler {
  const events = createEvents(streamed);
  const controlled = mount({ [`${controlMount}/journal/events`]: events, [controlMount]: plane }, plane);
  return guard.admit(guard.admitOperator(controlled, { refuse }), {
    reachOf: () => doubleMounts[controlMount],
    refuse,
  });
}

/** Refuses a request as the control plane answers. */
const refuse: Refuse = async ({ rule, sentence }) => {
  const error = rule === "json" ? "json_required" : "not_allowed";
  return {
    status: control.errors[error].status,
    headers: { "content-type": "application/json", "x-content-type-options": "nosniff" },
    body: JSON.stringify({ ok: false, error, detail: sentence }),
  };
};

/** Adds a sentence to the answer that there is no such operation. */
function explainUnknown(plane: FetchHandler): FetchHandler {
  const serve = toPlainHandler(plane);
  return toFetchHandler(async (request, connection) => {
    const answer = await serve(request, connection);
    if (isResponse(answer) || typeof answer.body !== "string") return answer;
    if (answer.status !== control.errors[unknown].status) return answer;
    const refusal: Readonly<Record<string, unknown>> = JSON.parse(answer.body);
    if (refusal["error"] !== unknown) return answer;
    return { ...answer, body: JSON.stringify({ ...refusal, detail: sentenceFor(request) }) };
  });
}

const unknown = control.situations.unknownMethod;

/** Says that there is no such operation, and which was meant. */
function sentenceFor({ method: verb, url }: { readonly method: string; readonly url: string }): string {
  const path = new URL(url).pathname;
  const name = methodNameOf({ verb, path }, control);
  if (name === undefined || Object.hasOwn(control.methods, name))
    return `${verb} ${path} is no operation: send POST to ${control.mount}/ and its name, such as ${control.mount}/world.list.`;
  const known: Readonly<Record<string, string>> = operationsOfPeople;
  const meant = Object.hasOwn(known, name) ? known[name] : nearMiss(name, Object.keys(control.methods));
  return `There is no operation ${name}${meant === undefined ? "." : `; did you mean ${meant}?`}`;
}

/** The operations of what people do, where a function of a test has another name. */
const operationsOfPeople: Readonly<Record<Exclude<`people.${keyof ActingPerson}`, keyof Methods>, string>> = {
  "people.reply": "people.post, with the message as seen",
  "people.sees": "people.see",
  "people.seesActivity": "people.seeActivity",
  "people.seesApp": "people.seeApp",
  "people.seesAssistant": "people.seeAssistant",
  "people.seesCanvas": "people.seeCanvas",
  "people.seesDocuments": "people.seeDocuments",
  "people.seesFile": "people.seeFile",
  "people.seesList": "people.seeList",
  "people.seesStep": "people.seeStep",
  "people.waitForView": "people.waitFor, with a view",
};
