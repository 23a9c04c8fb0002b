import type { Clock, ScimAround } from "@rollcall/scim-core";
import type { ScimCode } from "@rollcall/scim-core/svc";
import type { ScimCaller, WebapiCaller } from "@rollcall/service";
import type { MethodAround } from "@rollcall/webapi-core";
import type { Fault } from "../../generated/control/index.js";
import type { ServiceDefinitions } from "../../service-definitions.js";
import { callOfMethod, callOfScim, createCallNames } from "../calls.js";
import { currentExchange } from "../current-exchange.js";
import { damageOf } from "./damage.js";
import type { Declared } from "./declared.js";
import type { FaultCall } from "./fault-call.js";
import type { FaultList } from "./fault-list.js";

/** What lets faults happen to the calls of both protocols. */
export interface FaultArounds {
  readonly scimAround: ScimAround<ScimCaller, ScimCode>;
  readonly webapiAround: MethodAround<WebapiCaller>;
}

export interface FaultAroundsOptions {
  readonly faults: FaultList;
  readonly declared: Declared;
  readonly definitions: ServiceDefinitions;
  readonly clock: Clock;
}

/** Wrappers that let the faults of a world happen. */
export function createFaultArounds({ faults, declared, definitions, clock }: FaultAroundsOptions): FaultArounds {
  const names = createCallNames(definitions);
  const meet = async <Outcome extends object>(call: FaultCall, signal: AbortSignal, next: () => Promise<Outcome>) => {
    const fault = faults.take(call);
    if (fault === undefined) return next();
    return happen(fault, { call, signal, next, declared, clock });
  };
  return {
    // The code is one that the route declares; `arm` has seen to it.
    scimAround: (exchange, next) =>
      faults.isEmpty()
        ? next()
        : (meet(callOfScim(exchange), exchange.context.signal, next) as ReturnType<typeof next>),
    webapiAround: (exchange, next) =>
      faults.isEmpty()
        ? next()
        : (meet(callOfMethod(exchange, names), exchange.context.signal, next) as ReturnType<typeof next>),
  };
}

interface Happening<Outcome> {
  readonly call: FaultCall;
  readonly signal: AbortSignal;
  readonly next: () => Promise<Outcome>;
  readonly declared: Declared;
  readonly clock: Clock;
}

async function happen<Outcome>(fault: Fault, { call, signal, next, declared, clock }: Happening<Outcome>) {
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
      const error = keyOf(action.code, call, declared);
      const because = { rule: "fault", found: fault.id, wanted: "a fault that is armed" };
      return { ok: false, error, because, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) };
    }
    case "latency": {
      const outcome = await next();
      await clock.sleep(action.ms, signal);
      return outcome;
    }
    case "bad_gateway": {
      // The page takes the place of whatever is answered here.
      const [error = ""] = codesOf(call, declared)?.keys() ?? [];
      return { ok: false, error, because: { rule: "fault", found: fault.id } };
    }
    case "hang":
    case "reset":
    case "truncate":
      return next();
  }
}

function keyOf(code: string, call: FaultCall, declared: Declared): string {
  return codesOf(call, declared)?.get(code) ?? code;
}

function codesOf({ method, route }: FaultCall, declared: Declared) {
  return method === undefined ? declared.routes.get(route ?? "") : declared.methods.get(method);
}
