import { newUser } from "../../kit/scim-request.js";
import type { SituationTable } from "../situation.js";

const list = { verb: "GET", path: "/Users" } as const;
const schema = { verb: "GET", path: "/Schemas/Users" } as const;

/** A world with a token that differs from the owner's in the given members. */
function other(given: Readonly<Record<string, string>>): string {
  const { installation = "installer: olga", ...rest } = given;
  const token = { token: "svcp-other-token", kind: "user", user: "olga", scopes: "[admin]", ...rest };
  const keys = Object.entries({ ...token, installation: `{ ${installation} }` });
  return `tokens: [{ ${keys.map(([key, value]) => `${key}: ${value}`).join(", ")} }]`;
}
const withOther = { ...list, token: "svcp-other-token" };

/** The callers that are allowed, and the plan that includes SCIM. */
export const access: SituationTable = {
  missing_authentication: {
    status: 401,
    headers: { "www-authenticate": "Bearer" },
    situations: [
      { when: "a list is asked for without a token", request: { ...list, token: null } },
      { when: "a schema is asked for without a token", request: { ...schema, token: null } },
      {
        when: "a write has no token",
        request: { verb: "POST", path: "/Users", body: newUser(), token: null },
      },
      { when: "the header is empty", request: { ...list, token: null, headers: { authorization: "" } } },
    ],
  },
  invalid_authentication: {
    status: 401,
    headers: { "www-authenticate": "Bearer" },
    situations: [
      { when: "the token is unknown", request: { ...list, token: "svcp-nobody-gave" } },
      { when: "a schema is asked for with an unknown token", request: { ...schema, token: "svcp-nobody-gave" } },
      {
        when: "the token is not sent as Bearer",
        request: { ...list, token: null, headers: { authorization: "Basic c3ZjcC1vd25lci10b2tlbg==" } },
      },
      {
        when: "the token is sent without a scheme",
        request: { ...list, token: null, headers: { authorization: "svcp-owner-token" } },
      },
      { when: "nothing follows Bearer", request: { ...list, token: null, headers: { authorization: "Bearer" } } },
      { when: "two tokens follow Bearer", request: { ...list, token: "svcp-owner-token svcp-owner-token" } },
      {
        when: "the token has expired",
        world: other({ expires: "2026-06-01T11:59:59Z" }),
        request: withOther,
      },
      {
        when: "the token expires at this moment",
        world: other({ expires: "2026-06-01T12:00:00Z" }),
        request: withOther,
      },
      { when: "the token is revoked", world: other({ revoked: "true" }), request: withOther },
      {
        when: "the token lacks the scope admin",
        world: other({ scopes: "[users:read]" }),
        request: withOther,
      },
      {
        when: "the token has scopes that only begin with admin",
        world: other({ scopes: "[admin.users:read]", installation: "installer: olga, channel_manager: true" }),
        request: withOther,
      },
      { when: "the token is a bot's", world: other({ kind: "bot", user: "helper" }), request: withOther },
      { when: "the token is a configuration token", world: other({ kind: "configuration" }), request: withOther },
      {
        when: "the installer was never an administrator",
        world: other({ installation: "installer: mia" }),
        request: withOther,
      },
      {
        when: "the installer was not an administrator at installation but is one now",
        world: other({ installation: "installer: olga, installer_role: member" }),
        request: withOther,
      },
      { when: "the user of the token is deactivated", world: other({ user: "gone" }), request: withOther },
      {
        when: "the user of the token was deactivated over SCIM",
        world: other({ user: "rex" }),
        before: [{ verb: "DELETE", path: "/Users/UREX" }],
        request: withOther,
      },
      {
        when: "the user of the token was reactivated, which restores no token",
        world: other({ user: "rex" }),
        before: [
          { verb: "DELETE", path: "/Users/UREX" },
          { verb: "PATCH", path: "/Users/UREX", change: { active: true } },
        ],
        request: withOther,
      },
      {
        when: "the app of the token is deleted",
        world: `apps: [{ name: Gone, deleted: true }]\n${other({ app: "Gone" })}`,
        request: withOther,
      },
      {
        when: "the workspace of the token is deleted",
        world: `
workspaces: [{ domain: attic, name: Attic, deleted: true }]
users: [{ userName: keeper, emails: [keeper@acme.example], workspaces: { attic: primary_owner } }]
${other({ user: "keeper", installation: "installer: keeper, workspace: attic" })}`,
        request: withOther,
      },
      {
        when: "the caller's address is not allowed",
        world: other({ installation: "installer: olga, allowed_addresses: [10.0.0.0/8]" }),
        request: withOther,
      },
    ],
  },
  permission_denied: {
    status: 403,
    situations: [
      {
        when: "the installer is no longer an administrator",
        world: other({ installation: "installer: mia, installer_role: admin" }),
        request: withOther,
      },
      {
        when: "the installer of a single workspace's token is no longer an administrator",
        base: "lone",
        world: other({ installation: "installer: mia, installer_role: owner" }),
        request: withOther,
      },
      {
        when: "the installer is deactivated",
        world: other({ installation: "installer: gone, installer_role: admin" }),
        request: withOther,
      },
      {
        when: "a schema is asked for with such a token",
        world: other({ installation: "installer: mia, installer_role: admin" }),
        request: { ...schema, token: "svcp-other-token" },
      },
      {
        when: "a user is deleted with such a token",
        world: other({ installation: "installer: mia, installer_role: admin" }),
        request: { verb: "DELETE", path: "/Users/UREX", token: "svcp-other-token" },
      },
    ],
  },
  non_org_teams_only: {
    status: 403,
    situations: [
      {
        when: "the app is installed on a workspace of an organization",
        world: other({ user: "pat", installation: "installer: pat, workspace: hq" }),
        request: withOther,
      },
      {
        when: "a schema is asked for with such a token",
        world: other({ user: "pat", installation: "installer: pat, workspace: hq" }),
        request: { ...schema, token: "svcp-other-token" },
      },
    ],
  },
  plus_teams_only: {
    status: 403,
    situations: [
      { when: "the organization has a free plan", world: "organization: { plan: free }", request: list },
      { when: "the organization has an entry plan", world: "organization: { plan: entry }", request: list },
      {
        when: "the single workspace has a free plan",
        base: "lone",
        world: "workspaces: [{ domain: shop, plan: free }]",
        request: list,
      },
      {
        when: "the single workspace has an entry plan",
        base: "lone",
        world: "workspaces: [{ domain: shop, plan: entry }]",
        request: { verb: "DELETE", path: "/Users/UREX" },
      },
      { when: "a schema is asked for on a free plan", world: "organization: { plan: free }", request: schema },
    ],
  },
};
