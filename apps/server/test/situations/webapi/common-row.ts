import type { Methods } from "@rollcall/api/webapi";
import type { MethodDefinition, MethodTypes } from "@rollcall/webapi-core";
import { type MethodCall, tokenFor } from "../../kit/method-call.js";
import { methods } from "../../kit/methods.js";
import type { MethodSituation } from "./method-situation.js";

/** A method, as rows for all methods see it. */
export interface CommonSubject {
  readonly method: keyof Methods;
  /** Whether it is called without a token. */
  readonly isOpen: boolean;
  /** Whether a GET is refused. */
  readonly refusesGet: boolean;
  /** Whether the token must be in the header. */
  readonly refusesFieldToken: boolean;
  /** Kinds of tokens that it takes. */
  readonly tokens: readonly string[];
  /** Scopes that a token needs, or of which it needs one. */
  readonly scopes: readonly string[];
  /** Names on the wire of its text arguments. */
  readonly texts: readonly string[];
  /** Kind of the token that its calls use in tests. */
  readonly kind: (typeof tokenKinds)[number];
  /** A call that succeeds. */
  readonly passing: MethodCall;
}

/** A situation of a common code, for each method that can answer the code in it. */
export interface CommonRow {
  /** Undefined if the method cannot reach the situation; the row gives the reason. */
  readonly of: (subject: CommonSubject) => MethodSituation | undefined;
}

/** Kinds of tokens. */
export const tokenKinds = ["bot", "user", "configuration", "app"] as const;

/** Describes a method for common rows. */
export function subjectOf(method: keyof Methods, passing: MethodCall): CommonSubject {
  const {
    authentication,
    verbRefused,
    fieldTokenRefused,
    tokens,
    scopes,
    anyScopes,
    argumentTable,
  }: MethodDefinition<MethodTypes> = methods[method];
  const kind = kindOf(method);
  const texts = Object.values<{ wireName: string; form: string }>(argumentTable)
    .filter(({ form }) => form === "string" || form === "jsonText")
    .map(({ wireName }) => wireName);
  return {
    method,
    isOpen: authentication === "none",
    refusesGet: verbRefused !== undefined,
    refusesFieldToken: fieldTokenRefused !== undefined,
    tokens: tokens.length === 0 ? tokenKinds : tokens,
    scopes: scopes.length === 0 ? (anyScopes?.[kind] ?? []) : scopes,
    texts,
    kind,
    passing,
  };
}

/** The kind of token that calls of a method use by default. */
function kindOf(method: keyof Methods): CommonSubject["kind"] {
  switch (tokenFor(method)) {
    case "svcb-helper":
      return "bot";
    case "svcp-olga":
      return "user";
    case "svca-helper":
      return "app";
    default:
      return "configuration";
  }
}

/** The token of {@link otherToken}. */
export const otherTokenText = "svc-tested-token";

const everyScope = [...new Set(Object.values(methods).flatMap(({ scopes }) => scopes))];

const holders = {
  bot: { user: "helper", scopes: everyScope.filter((scope) => !scope.startsWith("admin.")) },
  user: { user: "olga", app: "Helper", scopes: everyScope },
  configuration: { user: "mia", scopes: [] },
  app: { app: "Helper", scopes: ["connections:write"] },
} as const;

/** A world with one more token of a kind, which differs from a valid one in the given members. */
export function otherToken(kind: CommonSubject["kind"], given: object = {}, installation: object = {}): string {
  const installed = { installer: "olga", channel_manager: true, ...installation };
  return JSON.stringify({
    tokens: [{ token: otherTokenText, kind, ...holders[kind], ...given, installation: installed }],
  });
}
