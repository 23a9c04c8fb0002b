import type { RateMode } from "@rollcall/service";
import { checkMethodAnswer } from "./check-method-answer.js";
import { createWorldServer, type WorldServerOptions } from "./create-world-server.js";
import type { ManualClock } from "./manual-clock.js";
import type { BaseWorld } from "./merge-world.js";
import { type MethodAnswer, readMethodAnswer } from "./method-answer.js";
import { type MethodCall, toMethodRequest } from "./method-call.js";

/** The whole service over a world file and a database in memory, spoken to by calls. */
export interface WebapiServer extends AsyncDisposable {
  readonly clock: ManualClock;
  /** Everything that was logged so far. */
  readonly log: () => string;
  /** How many commits have written something. */
  readonly commits: () => number;
  /**
   * Calls a method, with a token that it takes where none is given.
   * @throws where the answer is not as the definition of the method declares
   */
  call(
    method: string,
    args?: MethodCall["arguments"],
    more?: Omit<MethodCall, "method" | "arguments">,
  ): Promise<MethodAnswer>;
  /** The same with a call as data; `method` is meant where the call names none. */
  send(call: MethodCall, method?: string): Promise<MethodAnswer>;
  fetch(request: Request): Promise<Response>;
}

/** How a server of a test is made. */
export interface WebapiServerOptions {
  /** Absent means `webapi`. */
  readonly base?: BaseWorld;
  /** YAML that is laid over the base. */
  readonly world?: string;
  readonly rateMode?: RateMode;
  readonly updateTimeMs?: number;
  /** Opens an empty store; absent means that of the project. */
  readonly openStore?: NonNullable<WorldServerOptions["openStore"]>;
  /** Wrappers around the service's own. */
  readonly webapiAround?: NonNullable<WorldServerOptions["webapiAround"]>;
}

/** A server of a world of its own; its clock stands still. The block that it belongs to closes it. */
export async function createWebapiServer(options: WebapiServerOptions = {}): Promise<WebapiServer> {
  const server = await createWorldServer({ base: "webapi", ...options });
  const send = async (call: MethodCall, meant?: string): Promise<MethodAnswer> => {
    const method = call.method ?? meant;
    if (method === undefined) throw new Error("a call names no method");
    const answer = await readMethodAnswer(await server.fetch(toMethodRequest(call, method), call.peer));
    const problems = checkMethodAnswer(method, answer);
    if (problems.length === 0) return answer;
    throw new Error(`${method} answers ${JSON.stringify(answer.body)}: ${problems.join(", ")}`);
  };
  return {
    clock: server.clock,
    log: server.log,
    commits: server.commits,
    call: (method, args = {}, more = {}) => send({ ...more, method, arguments: args }),
    send,
    fetch: (request) => server.fetch(request),
    [Symbol.asyncDispose]: server.close,
  };
}
