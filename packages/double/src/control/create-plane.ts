import type { Clock } from "@rollcall/scim-core";
import { type FetchHandler, mount, type PlainHandler, toPlainHandler } from "@rollcall/server-adapters/node";
import { createGuard } from "../guard/create-guard.js";
import type { HostRule } from "../guard/host-rule.js";
import { createEvents } from "../journal/serve-events.js";
import type { RequestLog } from "../request-log.js";
import type { Call } from "./call.js";
import { controlMount } from "./control-mount.js";
import type { Controlled } from "./controlled.js";
import { createCall } from "./create-call.js";
import { createControlHandler, createOperations } from "./create-control.js";
import { noticeOperations } from "./notice-operations.js";

/** Settings of the control plane, which are those of the double. */
interface PlaneOptions {
  readonly first: { readonly clock: Clock };
  readonly requestLog: Pick<RequestLog, "failed">;
  readonly allowsHost: HostRule;
  readonly controlToken?: string;
}

/** The control plane over HTTP and in the process. */
interface Plane {
  readonly serve: PlainHandler;
  readonly call: Call;
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
  return { serve: guardPlane(plane, controlled, options), call: createCall(operations) };
}

/** The control plane with its stream of events, behind the guard. */
function guardPlane(plane: FetchHandler, streamed: Controlled, options: PlaneOptions): PlainHandler {
  const { allowsHost, controlToken } = options;
  const events = createEvents(streamed);
  const controlled = mount({ [`${controlMount}/journal/events`]: events, [controlMount]: plane }, plane);
  return createGuard(toPlainHandler(controlled), {
    allowsHost,
    ...(controlToken !== undefined && { controlToken }),
  });
}
