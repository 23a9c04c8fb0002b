import type { Clock } from "@rollcall/scim-core";
import { type FetchHandler, mount } from "@rollcall/server-adapters/node";
import { webapi as control } from "../generated/control/index.js";
import type { Guard, Refuse } from "../guard/guard.js";
import { createEvents } from "../journal/serve-events.js";
import type { RequestLog } from "../request-log.js";
import { type Call, createCall } from "./call.js";
import { controlMount, doubleMounts } from "./control-mount.js";
import type { Controlled } from "./controlled.js";
import { createControlHandler, createOperations } from "./create-control.js";
import { noticeOperations } from "./notice-operations.js";
import { createWaits } from "./people/people-operations.js";
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
  const plane = createControlHandler({
    operations,
    clock: options.first.clock,
    newRequestId: () => crypto.randomUUID(),
    onError: options.requestLog.failed,
  });
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
