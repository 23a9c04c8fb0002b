import type { ScimRefusal } from "../backend.js";
import type { AnyScimOutcome, ScimExchange } from "../exchange.js";
import type { Refused } from "../refused.js";
import type { Call } from "./call.js";
import type { Answer } from "./respond.js";
import { toRefusal, writeRefusal } from "./write-refusal.js";

/** What a call came to: a body to write, with the address of what was made. */
export interface Served {
  readonly ok: true;
  readonly body?: object;
  readonly location?: string;
}

/** What is done inside the wrappers. */
export type Work = () => Promise<Served | Refused | ScimRefusal<string>>;

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
    exchange.context.signal.throwIfAborted();
    const done = await work();
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

function toAnswer({ body, location }: Served, status: number, retryAfterSeconds: number | undefined): Answer {
  const headers = {
    ...(location === undefined ? {} : { location }),
    ...(retryAfterSeconds === undefined ? {} : { "retry-after": String(Math.ceil(retryAfterSeconds)) }),
  };
  return { status, ...(body === undefined ? {} : { body }), headers };
}
