import type { Because } from "../because.js";
import type { WebapiLimits } from "../definition.js";
import type { Connection } from "../fetch-handler.js";
import type { Instant } from "../instant.js";
import type { MethodAnswer } from "../method-answer.js";
import type { MethodAround, MethodCaller } from "../method-handlers.js";
import type { WebapiSituation, WebapiWarning } from "../situations.js";
import type { CodeTable } from "./code-table.js";
import type { CompiledMethod } from "./compile-methods.js";

/** A definition set and its handlers, made ready to serve. */
export interface Engine<Caller extends MethodCaller> {
  /** By path. */
  readonly methods: ReadonlyMap<string, CompiledMethod<Caller>>;
  readonly situations: { readonly [S in WebapiSituation]: string };
  /** The codes that every method may answer. */
  readonly commonCodes: CodeTable;
  readonly warnings: { readonly [W in WebapiWarning]?: string };
  readonly limits: WebapiLimits;
  /** Whether a token is also taken from the query. */
  readonly tokenInQuery: boolean;
  readonly authenticate: (
    token: string,
    call: { readonly method: string; readonly connection: Connection },
  ) => Promise<
    | { readonly ok: true; readonly caller: Caller }
    | { readonly ok: false; readonly error: string; readonly because?: Because }
  >;
  readonly now: () => Instant;
  readonly around: readonly MethodAround<Caller>[];
  readonly onError: (error: unknown, requestId: string) => void;
  readonly onAnswer: (answer: MethodAnswer<Caller>) => void;
}

/** One request on its way through the engine. */
export interface Call {
  readonly request: Request;
  readonly connection: Connection;
  readonly requestId: string;
}
