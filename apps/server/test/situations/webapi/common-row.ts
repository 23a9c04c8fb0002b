import { type Methods, webapi } from "@rollcall/api/webapi";
import { type MethodCall, tokenFor } from "../../kit/method-call.js";
import type { MethodSituation } from "./method-situation.js";

/** What rows that stand for every method know of one. */
export interface CommonSubject {
  readonly method: keyof Methods;
  /** Whether it is called without a token. */
  readonly isOpen: boolean;
  /** Kinds of tokens that it takes. */
  readonly tokens: readonly string[];
  readonly scopes: readonly string[];
  /** Names on the wire of the arguments that are text. */
  readonly texts: readonly string[];
  /** Kind of the token that its calls carry in tests. */
  readonly kind: (typeof tokenKinds)[number];
  /** A call that passes. */
  readonly passing: MethodCall;
}

/** A situation of a common code for each method that can answer it so. */
export interface CommonRow {
  /** Undefined where the method never gets there, for the reason that stands with the row. */
  readonly of: (subject: CommonSubject) => MethodSituation | undefined;
}

/** Kinds of tokens. */
export const tokenKinds = ["bot", "user", "configuration"] as const;

/** What common rows know of a method. */
export function subjectOf(method: keyof Methods, passing: MethodCall): CommonSubject {
  const { authentication, tokens, scopes, argumentTable } = webapi.methods[method];
  const texts = Object.values<{ wireName: string; form: string }>(argumentTable)
    .filter(({ form }) => form === "string" || form === "jsonText")
    .map(({ wireName }) => wireName);
  return {
    method,
    isOpen: authentication === "none",
    tokens: tokens.length === 0 ? tokenKinds : tokens,
    scopes,
    texts,
    kind: kindOf(method),
    passing,
  };
}

/** The kind of the token that calls of a method carry where they name none. */
function kindOf(method: keyof Methods): CommonSubject["kind"] {
  switch (tokenFor(method)) {
    case "svcb-helper":
      return "bot";
    case "svcp-olga":
      return "user";
    default:
      return "configuration";
  }
}

/** The token of {@link otherToken}. */
export const otherTokenText = "svc-tested-token";

const everyScope = [...new Set(Object.values(webapi.methods).flatMap(({ scopes }) => scopes))];

const holders = {
  bot: { user: "helper", scopes: everyScope.filter((scope) => !scope.startsWith("admin.")) },
  user: { user: "olga", app: "Helper", scopes: everyScope },
  configuration: { user: "mia", scopes: [] },
} as const;

/** A world with one more token, of a kind, which differs from a good one in what is given. */
export function otherToken(kind: CommonSubject["kind"], given: object = {}, installation: object = {}): string {
  const installed = { installer: "olga", channel_manager: true, ...installation };
  return JSON.stringify({
    tokens: [{ token: otherTokenText, kind, ...holders[kind], ...given, installation: installed }],
  });
}
