import { type Methods, webapiScopes } from "@rollcall/api/webapi";
import { coverPairs } from "@rollcall/test-kit/cover-pairs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { methodArguments } from "../../kit/argument-facts.js";
import { createWebapiServer, type WebapiServer } from "../../kit/create-webapi-server.js";
import { methodCodes } from "../../kit/method-definitions.js";
import { methods } from "../../kit/methods.js";
import { methodTable } from "./table.js";

const names = Object.keys(methods) as (keyof Methods)[];
const kinds = ["bot", "user"] as const;
type Kind = (typeof kinds)[number];

const holders = { bot: { user: "helper" }, user: { user: "olga", app: "Helper" } } as const;
const organization = { installer: "olga", channel_manager: true } as const;
const scopesOf = (kind: Kind) => webapiScopes.filter((scope) => kind === "user" || !scope.startsWith("admin."));

const onlyToken = (kind: Kind, scope: string) => `only-${kind}-${scope.replaceAll(":", "-")}`;
const labsToken = (kind: Kind) => `labs-${kind}`;

/** Tokens of each kind with one scope, and one with every scope that was granted only Labs. */
const world = JSON.stringify({
  tokens: kinds.flatMap((kind) => [
    ...scopesOf(kind).map((scope) => ({
      token: onlyToken(kind, scope),
      kind,
      ...holders[kind],
      scopes: [scope],
      installation: organization,
    })),
    {
      token: labsToken(kind),
      kind,
      ...holders[kind],
      scopes: scopesOf(kind),
      installation: { ...organization, workspaces: ["labs"] },
    },
  ]),
});

let server: WebapiServer;
beforeAll(async () => {
  server = await createWebapiServer({ world });
});
afterAll(() => server[Symbol.asyncDispose]());

/** Each method with each kind of token that it takes and needs scopes of. */
const scoped = names.flatMap((method) => {
  const { tokens, scopes, anyScopes }: Scoped = methods[method];
  return kinds
    .filter((kind) => tokens.includes(kind))
    .map((kind) => ({ method, kind, all: scopes, any: anyScopes?.[kind] ?? [] }))
    .filter(({ all, any }) => all.length + any.length > 0);
});

interface Scoped {
  readonly tokens: readonly string[];
  readonly scopes: readonly string[];
  readonly anyScopes?: { readonly [kind: string]: readonly string[] };
}

const isEnough = ({ all, any }: (typeof scoped)[number], scope: string) =>
  all.every((each) => each === scope) && (any.length === 0 || any.includes(scope));

// A scope is not enough because it is not in a list: each method refuses one, and each scope of each kind is refused.
const scopeCases = coverPairs(
  scoped.flatMap((row) => scopesOf(row.kind).flatMap((other) => (isEnough(row, other) ? [] : [{ ...row, other }]))),
  ({ method, kind, other }) => [method, `${other} of ${kind}`],
);

describe("the scopes of a method", () => {
  it.each(scopeCases)("$method asks a $kind token for them, not for $other", async (row) => {
    const { method, kind, all, any, other } = row;
    const needed = (all.length > 0 ? all : any).join(",");
    const refused = await server.call(method, {}, { token: onlyToken(kind, other) });
    expect(refused.body).toMatchObject({ error: "missing_scope", needed, provided: other });
    const enough = scopesOf(kind).find((scope) => isEnough(row, scope));
    // Nothing is written by a call without arguments.
    if (enough === undefined || !hasRequired(method)) return;
    const { body } = await server.call(method, {}, { token: onlyToken(kind, enough) });
    expect(body.error).not.toBe("missing_scope");
  });
});

function hasRequired(method: string): boolean {
  return Object.values(methodArguments.get(method)?.arguments ?? {}).some(({ required }) => required === true);
}

/** Each method that is about a workspace, with a kind of token that it takes. */
const ofWorkspaces = coverPairs(
  names.flatMap((method) => {
    const { tokens }: Scoped = methods[method];
    const isMeant = "team_id" in (methodArguments.get(method)?.arguments ?? {});
    return isMeant ? kinds.filter((kind) => tokens.includes(kind)).map((kind) => ({ method, kind })) : [];
  }),
  ({ method, kind }) => [method, `a ${kind} token`],
);

describe("the workspace of a call", () => {
  it.each(ofWorkspaces)("$method refuses one that a $kind token was not granted", async ({ method, kind }) => {
    const args = methodTable[method]?.succeeds[0].call.arguments;
    const { outcome } = await server.call(method, { ...args, team_id: "T1" }, { token: labsToken(kind) });
    expect(outcome).toBe("team_access_not_granted");
  });

  // A method without the code takes every workspace that was granted.
  const asking = ofWorkspaces.filter(({ method }) =>
    Object.hasOwn(methodCodes.get(method)?.own ?? {}, "missing_argument"),
  );
  it.each(asking)("$method asks a $kind token of an organization for it", async ({ method, kind }) => {
    const { team_id: _workspace, ...args } = methodTable[method]?.succeeds[0].call.arguments ?? {};
    const { outcome, body } = await server.call(method, args, { token: labsToken(kind) });
    expect([outcome, body.arg]).toEqual(["missing_argument", "team_id"]);
  });
});
