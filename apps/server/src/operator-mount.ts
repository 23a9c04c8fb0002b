import {
  type Connection,
  type FetchHandler,
  type PlainAnswer,
  type PlainRequest,
  toPlainHandler,
} from "@rollcall/server-adapters/node";

/** Lets only the operator of a double through to a handler. A browser is asked for the control token if there is one. */
export type AdmitOperator = (
  handler: FetchHandler,
  ways: {
    readonly refuse: (
      refusal: { readonly sentence: string },
      request: PlainRequest,
      connection: Connection,
    ) => Promise<PlainAnswer | Response>;
    readonly ask?: (asked: { readonly field: string; readonly isWrong: boolean }) => Promise<Response>;
  },
) => FetchHandler;

/** A mount that only the operator of a double uses. */
export interface OperatorMount {
  readonly serve: FetchHandler;
  /**
   * Serves everyone else. `sentence`: why they are not let through; absent on a server that has no operator. Default: there is
   * no mount for them.
   */
  readonly others?: (request: Request, connection?: Connection, sentence?: string) => Promise<Response>;
}

/** The handler of a mount of the operator. Undefined if this server has none there. */
export function toHandler(
  { serve, others }: OperatorMount,
  fallback: FetchHandler,
  admitOperator: AdmitOperator | undefined,
): FetchHandler | undefined {
  if (admitOperator === undefined) return others && ((request, connection) => others(request, connection));
  return admitOperator(serve, {
    refuse: ({ sentence }, request, connection) =>
      toPlainHandler(others === undefined ? fallback : (sent, from) => others(sent, from, sentence))(
        request,
        connection,
      ),
    ask: async (asked) => (await import("./console/ask-for-token.js")).askForToken(asked),
  });
}
