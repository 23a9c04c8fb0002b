import type { Awaitable } from "../awaitable.js";
import type { Instant } from "../clock/instant.js";
import type { WebapiLimits } from "../definition/definition.js";
import type { WebapiSituation, WebapiWarning } from "../definition/situations.js";
import type { CodeTable } from "../methods/code-table.js";
import type { CompiledMethods } from "../methods/compile-methods.js";
import type { Connection } from "../options/fetch-handler.js";
import type { MethodAnswer } from "../options/method-answer.js";
import type { MethodCaller, MethodMiddleware } from "../options/method-handlers.js";
import type { Reason } from "../refusals/reason.js";
import type { BodiesInFlight } from "../request/bodies-in-flight.js";
import type { Pause } from "../request/slices.js";

/** A definition set and its handlers, prepared for serving. */
export interface Engine {
  /** By path. */
  readonly methods: CompiledMethods;
  readonly situations: { readonly [S in WebapiSituation]: string };
  /** Error code for a GET of a method whose verb is POST. Default: GET and POST are served alike. */
  readonly verbRefused?: string;
  /** The codes that every method may answer. */
  readonly commonCodes: CodeTable;
  readonly warnings: { readonly [W in WebapiWarning]?: string };
  /** Words of `warning` that handlers may add. */
  readonly remarks: ReadonlySet<string>;
  readonly limits: WebapiLimits;
  readonly bodies: BodiesInFlight;
  /** Lets other requests run. */
  readonly pause: Pause;
  /** Whether a token is also accepted in the query. */
  readonly tokenInQuery: boolean;
  readonly authenticate: (
    token: string,
    call: { readonly method: string; readonly connection: Connection },
  ) => Awaitable<
    | { readonly ok: true; readonly caller: MethodCaller }
    | { readonly ok: false; readonly error: string; readonly reason?: Reason }
  >;
  readonly now: () => Instant;
  readonly middleware: readonly MethodMiddleware<MethodCaller>[];
  readonly onError: (error: unknown, requestId: string) => void;
  readonly onAnswer: (answer: MethodAnswer) => void;
}
