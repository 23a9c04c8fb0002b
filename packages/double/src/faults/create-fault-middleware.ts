import type { ScimCode } from "@rollcall/api/scim";
import type { Clock, ScimMiddleware } from "@rollcall/scim-core";
import type { ActiveDefinitions, ScimCaller, WebapiCaller } from "@rollcall/service";
import { createArgumentWriter, type MethodMiddleware } from "@rollcall/webapi-core";
import { callOfMethod, callOfScim } from "../calls.js";
import { currentExchange } from "../exchange.js";
import { damageOf } from "./damage.js";
import type { Codes, Declared } from "./declared.js";
import type { CallFault, FaultCall, FaultList } from "./fault-list.js";

/** Middleware that applies faults to the calls of both protocols. */
interface FaultMiddleware {
  readonly scimMiddleware: ScimMiddleware<ScimCaller, ScimCode>;
  readonly webapiMiddleware: MethodMiddleware<WebapiCaller>;
}

/** Dependencies of the middleware. */
interface FaultMiddlewareOptions {
  readonly faults: FaultList;
  readonly declared: Declared;
  readonly definitions: ActiveDefinitions;
  readonly clock: Clock;
}

/** Creates the middleware that applies the faults of a world. */
export function createFaultMiddleware({
  faults,
  declared,
  definitions,
  clock,
}: FaultMiddlewareOptions): FaultMiddleware {
  const writeArguments = createArgumentWriter(definitions.webapi);
  const callWithFaults = async <Outcome extends object>(
    call: FaultCall,
    signal: AbortSignal,
    next: () => Promise<Outcome>,
  ) => {
    const fault = faults.take(call);
    if (fault === undefined) return next();
    return applyFault(fault, { call, signal, next, declared, clock });
  };
  return {
    // `arm` has checked that the route declares the code.
    scimMiddleware: (exchange, next) =>
      // What the control plane looks at has no exchange, and no fault.
      faults.isEmpty() || currentExchange() === undefined
        ? next()
        : (callWithFaults(callOfScim(exchange), exchange.context.signal, next) as ReturnType<typeof next>),
    webapiMiddleware: (exchange, next) =>
      faults.isEmpty()
        ? next()
        : (callWithFaults(callOfMethod(exchange, writeArguments), exchange.context.signal, next) as ReturnType<
            typeof next
          >),
  };
}

interface FaultyCall<Outcome> {
  readonly call: FaultCall;
  readonly signal: AbortSignal;
  readonly next: () => Promise<Outcome>;
  readonly declared: Declared;
  readonly clock: Clock;
}

async function applyFault<Outcome>(fault: CallFault, { call, signal, next, declared, clock }: FaultyCall<Outcome>) {
  const exchange = currentExchange();
  if (exchange !== undefined) {
    exchange.fault = fault.id;
    exchange.damage = damageOf(fault.action);
  }
  const { action } = fault;
  switch (action.kind) {
    case "error": {
      if (action.after === true) await next();
      const { retry_after: retryAfterSeconds } = action;
      const error = (await codesOf(call, declared))?.get(action.code) ?? action.code;
      const reason = { rule: "fault", found: fault.id, wanted: "a fault that is armed" };
      return { ok: false, error, reason, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) };
    }
    case "latency": {
      const outcome = await next();
      await clock.sleep(action.ms, signal);
      return outcome;
    }
    case "bad_gateway": {
      // The page replaces any answer.
      const [error = ""] = (await codesOf(call, declared))?.keys() ?? [];
      return { ok: false, error, reason: { rule: "fault", found: fault.id } };
    }
    case "hang":
    case "reset":
    case "truncate":
      return next();
  }
}

async function codesOf({ method, route }: FaultCall, declared: Declared): Promise<Codes | undefined> {
  return method === undefined ? declared.routes.get(route ?? "") : declared.codesOf(method);
}
