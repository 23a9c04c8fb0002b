import type { RateMode } from "@rollcall/service";
import { checkMethodAnswer } from "./check-method-answer.js";
import { createWorldServer, type WorldServerOptions } from "./create-world-server.js";
import type { ManualClock } from "./manual-clock.js";
import type { BaseWorld } from "./merge-world.js";
import { type MethodAnswer, readMethodAnswer } from "./method-answer.js";
import { type MethodCall, toMethodRequest } from "./method-call.js";

/** The whole service over a world file and an empty database, for calls of a test. */
export interface WebapiServer extends AsyncDisposable {
  readonly clock: ManualClock;
  /** Everything that has been logged so far. */
  readonly log: () => string;
  /** Number of commits that have written something. */
  readonly commits: () => number;
  /**
   * Calls a method. Default token: one that the method takes.
   * @throws Error if the answer departs from the definition of the method
   */
  call(
    method: string,
    args?: MethodCall["arguments"],
    more?: Omit<MethodCall, "method" | "arguments">,
  ): Promise<MethodAnswer>;
  /** The same with a call as data; `method` is the default for calls that name none. */
  send(call: MethodCall, method?: string): Promise<MethodAnswer>;
  fetch(request: Request): Promise<Response>;
}

/** Options of a test server. */
export interface WebapiServerOptions {
  /** Base world. Default: `webapi`. */
  readonly base?: BaseWorld;
  /** YAML that is merged over the base. */
  readonly world?: string;
  readonly rateMode?: RateMode;
  readonly updateTimeMs?: number;
  /** Opens an empty store. Default: the store of the test project. */
  readonly openStore?: NonNullable<WorldServerOptions["openStore"]>;
  /** Middleware outside of the service's own. */
  readonly webapiMiddleware?: NonNullable<WorldServerOptions["webapiMiddleware"]>;
}

/** Starts a server with its own world and a frozen clock. The end of the block closes it. */
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
