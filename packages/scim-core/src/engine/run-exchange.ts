import type { BackendRefusal } from "../backend.js";
import type { AnyScimOutcome, ScimExchange } from "../exchange.js";
import type { Refused } from "../refused.js";
import { ScimRefusedError } from "../refused-error.js";
import type { Call } from "./call.js";
import type { Answer } from "./respond.js";
import { toRefusal, writeRefusal } from "./write-refusal.js";

/** What a call came to: a body to write, with the address of what was made. */
export interface Served {
  readonly ok: true;
  readonly body?: object;
  readonly location?: string;
  /** In place of the route's status. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What is done inside the wrappers. */
export type Work = () => Promise<Served | Refused | BackendRefusal<string>>;

/** Does the work of an exchange inside the wrappers of the handler, of which the first is outermost. */
export async function runExchange(
  call: Call,
  exchange: ScimExchange<unknown>,
  status: number,
  work: Work,
): Promise<Answer> {
  const { definition, around = [] } = call.engine.options;
  let served: Served | undefined;
  const innermost = async (): Promise<AnyScimOutcome> => {
    // A client that has gone away wants no change any more; what it only reads does no harm.
    if (exchange.operation !== "get" && exchange.operation !== "find") exchange.context.signal.throwIfAborted();
    let done: Awaited<ReturnType<Work>>;
    try {
      done = await work();
    } catch (error) {
      done = toRefused(error);
    }
    if (!done.ok) return "situation" in done ? toRefusal(done, definition, exchange.resourceType) : done;
    served = done;
    return { ok: true };
  };
  const wrapped = around.reduceRight<typeof innermost>((next, wrap) => () => wrap(exchange, next), innermost);
  const outcome = await wrapped();
  if (!outcome.ok) return writeRefusal(outcome, definition, call.version);
  if (served === undefined) throw new Error("A wrapper answered success without having called the next one.");
  return toAnswer(served, status, outcome.retryAfterSeconds);
}

/** What `changeResource` and `replaceResource` throw inside a backend is a refusal like any other. */
function toRefused(error: unknown): Refused {
  if (!(error instanceof ScimRefusedError)) throw error;
  return { ok: false, situation: error.situation, because: error.because };
}

function toAnswer(served: Served, status: number, retryAfterSeconds: number | undefined): Answer {
  const { body, location } = served;
  const headers = {
    ...served.headers,
    ...(location === undefined ? {} : { location }),
    ...(retryAfterSeconds === undefined ? {} : { "retry-after": String(Math.ceil(retryAfterSeconds)) }),
  };
  return { status: served.status ?? status, ...(body === undefined ? {} : { body }), headers };
}
