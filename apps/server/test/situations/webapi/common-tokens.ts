import { type CommonRow, type CommonSubject, otherToken, otherTokenText, tokenKinds } from "./common-row.js";
import type { MethodSituation } from "./method-situation.js";

type Kind = CommonSubject["kind"];

const call = { token: otherTokenText } as const;

/** A row of every method: a token of its kind that differs from a valid one. */
function withToken(when: string, given: object, installation?: object): CommonRow {
  return { of: ({ kind }) => ({ when, world: otherToken(kind, given, installation), call }) };
}

/** A row of the methods that take tokens of the kind; others refuse the kind first. */
function ofKind(kind: Kind, situation: Pick<MethodSituation, "when" | "world">): CommonRow {
  return { of: ({ tokens }) => (tokens.includes(kind) ? { ...situation, call } : undefined) };
}

/** A row of every method: a workspace with other settings. */
function inWorkspace(when: string, workspace: object): CommonRow {
  return { of: () => ({ when, world: JSON.stringify({ workspaces: [{ domain: "hq", ...workspace }] }), call: {} }) };
}

/** A world in which the workspace of a token is deleted. */
const deletedWorkspace = (kind: Kind): string =>
  JSON.stringify({
    workspaces: [{ domain: "labs", deleted: true }],
    ...JSON.parse(otherToken(kind, {}, { workspaces: ["labs"] })),
  });

/** Common codes that are answered because of a token, its user, app or workspace. */
export const commonTokens: Readonly<Record<string, readonly CommonRow[]>> = {
  not_authed: [
    { of: () => ({ when: "no token is sent", call: { token: null } }) },
    {
      of: ({ refusesGet, refusesFieldToken }) =>
        refusesGet || refusesFieldToken
          ? undefined
          : {
              when: "the token is in the query",
              call: { token: null, encoding: "query", arguments: { token: "svcb-helper" } },
            },
    },
    {
      of: () => ({
        when: "the token is in a JSON body",
        call: { token: null, arguments: { token: "svcb-helper" } },
      }),
    },
    {
      of: () => ({
        when: "the header has another scheme",
        call: { token: null, headers: { authorization: "Basic eA==" } },
      }),
    },
  ],
  invalid_auth: [
    { of: () => ({ when: "the token is unknown", call: { token: "svcp-nobody-gave" } }) },
    {
      of: () => ({
        when: "the token of a form is unknown",
        call: { token: null, encoding: "form", arguments: { token: "svcp-nobody-gave" } },
      }),
    },
    withToken("its installation does not allow the address", {}, { allowed_addresses: ["10.0.0.0/8"] }),
  ],
  not_allowed_token_type: tokenKinds.map((kind) => ({
    of: ({ tokens }) =>
      tokens.includes(kind) ? undefined : { when: `the token is of the kind ${kind}`, world: otherToken(kind), call },
  })),
  missing_scope: [
    {
      // A method that needs no scope is not affected.
      of: ({ scopes, kind }) =>
        scopes.length === 0
          ? undefined
          : {
              when: "the token has none of the scopes",
              world: otherToken(kind, { scopes: ["other:read"] }),
              call,
              fields: { needed: scopes.join(","), provided: "other:read" },
            },
    },
  ],
  token_expired: [
    withToken("the token has expired", { expires: "2026-06-01T11:59:59Z" }),
    withToken("the token expires at this moment", { expires: "2026-06-01T12:00:00Z" }),
  ],
  token_revoked: [
    withToken("the token is revoked", { revoked: true }),
    ofKind("user", { when: "the user is deactivated", world: otherToken("user", { user: "gone" }) }),
    ofKind("configuration", {
      when: "the user of a configuration token is deactivated",
      world: otherToken("configuration", { user: "gone" }),
    }),
    ofKind("user", { when: "the app is deleted", world: otherToken("user", { app: "Deleted" }) }),
    ofKind("app", { when: "the app of an app-level token is deleted", world: otherToken("app", { app: "Deleted" }) }),
    ofKind("user", { when: "the workspace of a user is deleted", world: deletedWorkspace("user") }),
    ofKind("configuration", {
      when: "the workspace of a configuration token is deleted",
      world: deletedWorkspace("configuration"),
    }),
  ],
  account_inactive: [
    ofKind("bot", { when: "the workspace of a bot is deleted", world: deletedWorkspace("bot") }),
    ofKind("bot", {
      when: "the app of a bot is deleted",
      world: JSON.stringify({
        apps: [{ name: "Helper", deleted: true }],
        ...JSON.parse(otherToken("bot")),
      }),
    }),
    ofKind("bot", {
      when: "the bot is deleted",
      world: JSON.stringify({
        users: [{ userName: "helper", active: false }],
        ...JSON.parse(otherToken("bot")),
      }),
    }),
  ],
  accesslimited: [
    inWorkspace("the workspace blocks every method from the address", { networks: { "*": ["10.0.0.0/8"] } }),
    {
      of: ({ method }) => ({
        when: "the workspace blocks the method from the address",
        world: JSON.stringify({ workspaces: [{ domain: "hq", networks: { [method]: ["10.0.0.0/8"] } }] }),
        call: {},
      }),
    },
  ],
  org_login_required: [
    inWorkspace("the workspace is being migrated and has reached the login", { migration: "login" }),
  ],
  team_added_to_org: [inWorkspace("the workspace is joining an organization", { migration: "joining" })],
  two_factor_setup_required: [
    {
      // Bots and apps have no second factor to set up.
      of: ({ tokens }) => {
        const kind = (["user", "configuration"] as const).find((each) => tokens.includes(each));
        if (kind === undefined) return undefined;
        const world = { workspaces: [{ domain: "hq", requires_2fa: true }], ...JSON.parse(otherToken(kind)) };
        return {
          when: "a user has no second factor and the workspace requires one",
          world: JSON.stringify(world),
          call,
        };
      },
    },
  ],
};
