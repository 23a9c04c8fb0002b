import type { Because } from "./because.js";

/** What was answered to a call, for logs, counters and journals. Nothing of its arguments or its token is in it. */
export interface MethodAnswer {
  readonly requestId: string;
  /** The method's key; absent where none was called. */
  readonly method?: string;
  readonly status: number;
  /** The code on the wire; absent from a success. */
  readonly error?: string;
  readonly because?: Because;
  /** The client had gone before the answer. */
  readonly aborted?: true;
}
