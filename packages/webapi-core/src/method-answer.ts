import type { Because } from "./because.js";
import type { MethodCaller } from "./method-handlers.js";

/** What was answered to a call, for logs, counters and journals. Its token is not in it. */
export interface MethodAnswer<Caller extends MethodCaller = MethodCaller> {
  readonly requestId: string;
  /** The method's key; absent where none was called. */
  readonly method?: string;
  /** Whose token it was; absent where that is not known, or nobody asked. */
  readonly caller?: Caller;
  /** What was sent, by names in code and before it was validated; no log should tell of it. */
  readonly arguments?: object;
  readonly status: number;
  /** The code on the wire; absent from a success. */
  readonly error?: string;
  readonly because?: Because;
  /** The client had gone before the answer. */
  readonly aborted?: true;
}
