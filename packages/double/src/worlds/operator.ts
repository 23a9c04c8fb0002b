import { hash, randomUUID } from "node:crypto";
import type { PlainRequest } from "@rollcall/server-adapters/node";
import type { Store } from "@rollcall/service/store";
import { currentExchange } from "../exchange.js";

/** The caller of SCIM from the control plane: the primary owner, with a token that no world has. */
export interface Operator {
  /** A token that this process alone knows. */
  readonly token: string;
  /** A store that knows the token, too, and counts no looks of the operator in budgets. */
  admit(store: Store): Store;
  /** Whether a request is the operator's, and only reads. */
  isLook(request: Pick<PlainRequest, "method" | "headers">): boolean;
}

/** Creates an operator with a token of its own. */
export function createOperator(): Operator {
  const token = `operator-${randomUUID()}`;
  const hashed = hash("sha256", token);
  return {
    token,
    admit: (store) => ({
      ...store,
      tokens: {
        ...store.tokens,
        resolve: (sought) => (sought === hashed ? resolve(store, hashed) : store.tokens.resolve(sought)),
      },
      rates: {
        ...store.rates,
        // Every call but a look has a record.
        takeAll: async (budgets) =>
          currentExchange() === undefined
            ? budgets.map(({ burst }) => ({ ok: true, remaining: burst, retryAfterMs: 0 }))
            : store.rates.takeAll(budgets),
      },
    }),
    isLook: ({ method, headers }) => method === "GET" && headers.get("authorization") === `Bearer ${token}`,
  };
}

/** Most servers are never asked for the token of the operator. */
async function resolve(store: Store, hash: string) {
  const { resolveOperator } = await import("./resolve-operator.js");
  return resolveOperator(store, hash);
}
