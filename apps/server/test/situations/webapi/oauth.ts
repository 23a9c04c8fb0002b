import { expect } from "vitest";
import type { MethodTable, Situations } from "./method-situation.js";
import { clients, codes, pkce, oauthWorld as world } from "./oauth-world.js";

const { ferry, rotor, phone, provenPhone } = clients;

/** A call without a token, in a form as clients send it. */
const sent = (values: Readonly<Record<string, string>>) =>
  ({ token: null, encoding: "form", arguments: values }) as const;

const row = (when: string, values: Readonly<Record<string, string>>) => ({ when, world, call: sent(values) });

const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString("base64")}`,
});

const token = (start: string) => expect.stringMatching(new RegExp(`^${start}`));
const place = { team: { id: "T1", name: "Headquarters" }, is_enterprise_install: false };

/** The refusals that both methods that redeem codes share. */
const refused = {
  invalid_client_id: [
    row("no app has the client ID", { ...ferry, client_id: "nobody", code: codes.both }),
    row("there is none", { code: codes.both }),
    row("the app was deleted", { client_id: "gone-client", client_secret: "gone-secret-text", code: codes.both }),
  ] as Situations,
  invalid_grant_type: [row("it is another one", { ...ferry, grant_type: "password" })] as Situations,
};

const badRefresh = (more: readonly Situations[number][] = []): Situations => [
  row("there is none", { ...rotor, grant_type: "refresh_token" }),
  row("nobody issued it", { ...rotor, grant_type: "refresh_token", refresh_token: "svce-1-of-nobody" }),
  row("it is another app's", { ...ferry, grant_type: "refresh_token", refresh_token: "svce-1-of-rotor" }),
  row("it renews a configuration token", { ...rotor, grant_type: "refresh_token", refresh_token: "svce-1-of-mia" }),
  {
    when: "it was used",
    world,
    before: [
      {
        method: "oauth.v2.access",
        ...sent({ ...rotor, grant_type: "refresh_token", refresh_token: "svce-1-of-rotor" }),
      },
    ],
    call: sent({ ...rotor, grant_type: "refresh_token", refresh_token: "svce-1-of-rotor" }),
  },
  {
    when: "it was used, and the client had time to notice",
    world,
    before: [
      {
        method: "oauth.v2.access",
        ...sent({ ...rotor, grant_type: "refresh_token", refresh_token: "svce-1-of-rotor" }),
      },
    ],
    waitMs: 30_000,
    call: sent({ ...rotor, grant_type: "refresh_token", refresh_token: "svce-1-of-rotor" }),
    changes: true,
  },
  ...more,
];

/** A call with the user token of an app. */
const leaving = (values: Readonly<Record<string, string>>) => ({ token: "svcp-of-rotor", arguments: values });

/** Tokens of installations. */
export const oauth = {
  "apps.uninstall": {
    succeeds: [{ world, call: leaving(rotor) }],
    answers: {
      token_revoked: [
        {
          when: "the app was uninstalled",
          world,
          before: [{ method: "apps.uninstall", ...leaving(rotor) }],
          call: leaving(rotor),
        },
      ],
      invalid_client_id: [{ when: "no app has it", world, call: leaving({ ...rotor, client_id: "nobody" }) }],
      bad_client_secret: [{ when: "it is wrong", world, call: leaving({ ...rotor, client_secret: "guessed" }) }],
      client_id_token_mismatch: [{ when: "it is another app's", world, call: leaving(ferry) }],
    },
  },
  "oauth.v2.access": {
    succeeds: [
      {
        world,
        call: sent({ ...ferry, code: codes.both }),
        fields: {
          app_id: "AFERRY",
          authed_user: { id: "UMIA", scope: "search:read", access_token: token("svcp-"), token_type: "user" },
          scope: "chat:write",
          token_type: "bot",
          access_token: token("svcb-"),
          enterprise: expect.objectContaining({ id: "E1" }),
          ...place,
        },
      },
      { world, call: { ...sent({ code: codes.bot }), headers: basic(ferry.client_id, ferry.client_secret) } },
      {
        world,
        call: {
          ...sent({ code: codes.bot, client_id: "other", client_secret: "other" }),
          headers: basic(ferry.client_id, ferry.client_secret),
        },
      },
      {
        world,
        call: sent({ ...ferry, code: codes.user }),
        fields: { authed_user: expect.objectContaining({ token_type: "user" }), ...place },
      },
      {
        world,
        call: sent({ ...ferry, code: codes.wide }),
        fields: { team: null, enterprise: expect.objectContaining({ id: "E1" }), is_enterprise_install: true },
      },
      {
        world,
        call: sent({ ...ferry, code: codes.webhook }),
        fields: {
          incoming_webhook: {
            channel: "#general",
            channel_id: token("C"),
            configuration_url: token("https://site.example/services/B"),
            url: token("https://site.example/hooks/services/T1/B"),
          },
        },
      },
      { world, call: sent({ ...ferry, code: codes.redirected, redirect_uri: "https://ferry.example/back" }) },
      {
        world,
        call: sent({ ...rotor, code: codes.rotor }),
        fields: {
          access_token: token("svce.svcb-1-"),
          refresh_token: token("svce-1-"),
          expires_in: 43_200,
          authed_user: expect.objectContaining({ access_token: token("svce.svcp-1-"), expires_in: 43_200 }),
        },
      },
      { world, call: sent({ ...phone, code: codes.phone, code_verifier: pkce.verifier }) },
      {
        world,
        call: sent({ ...rotor, grant_type: "refresh_token", refresh_token: "svce-1-of-rotor" }),
        fields: { token_type: "user", authed_user: { id: "UMIA" }, scope: "search:read", expires_in: 43_200 },
      },
    ],
    answers: {
      ...refused,
      bad_client_secret: [
        row("it is wrong", { ...ferry, client_secret: "guessed", code: codes.both }),
        row("it is another app's", { ...ferry, client_secret: rotor.client_secret, code: codes.both }),
        row("it is missing", { client_id: ferry.client_id, code: codes.both }),
        row("it is missing, and the code was made without PKCE", { ...phone, code: codes.open }),
        row("it is missing, and the refresh token was made with it", {
          client_id: rotor.client_id,
          grant_type: "refresh_token",
          refresh_token: "svce-1-of-rotor",
        }),
      ],
      invalid_code: [
        row("there is none", { ...ferry }),
        row("nobody made it", { ...ferry, code: "1.2.3" }),
        row("it is another app's", { ...rotor, code: codes.both }),
        row("it is too old", { ...ferry, code: codes.old }),
        {
          when: "it was used",
          world,
          before: [{ method: "oauth.v2.access", ...sent({ ...ferry, code: codes.both }) }],
          call: sent({ ...ferry, code: codes.both }),
          changes: true,
        },
        {
          when: "it was used a day ago",
          world,
          before: [{ method: "oauth.v2.access", ...sent({ ...ferry, code: codes.both }) }],
          waitMs: 24 * 3_600_000,
          call: sent({ ...ferry, code: codes.both }),
        },
        {
          when: "it was used, and the call has no verifier",
          world,
          before: [
            { method: "oauth.v2.access", ...sent({ ...phone, code: codes.phone, code_verifier: pkce.verifier }) },
          ],
          call: sent({ ...phone, code: codes.phone }),
        },
        {
          when: "it was used, and the call has another redirect URL",
          world,
          before: [{ method: "oauth.v2.access", ...sent({ ...ferry, code: codes.both }) }],
          call: sent({ ...ferry, code: codes.both, redirect_uri: "https://ferry.example/back" }),
        },
        { ...row("ten minutes are over", { ...ferry, code: codes.both }), waitMs: 600_000 },
      ],
      bad_redirect_uri: [
        row("it is another one", { ...ferry, code: codes.redirected, redirect_uri: "https://ferry.example/else" }),
        row("it is missing", { ...ferry, code: codes.redirected }),
        row("the page got none", { ...ferry, code: codes.both, redirect_uri: "https://ferry.example/back" }),
      ],
      invalid_code_verifier: [
        row("it is missing", { ...phone, code: codes.phone }),
        row("it is another one", { ...phone, code: codes.phone, code_verifier: `${pkce.verifier.slice(0, -1)}x` }),
        row("it is the challenge", { ...phone, code: codes.phone, code_verifier: pkce.challenge }),
        row("it is missing, and the secret is there", { ...provenPhone, code: codes.phone }),
        row("the page got no challenge", { ...provenPhone, code: codes.open, code_verifier: pkce.verifier }),
        row("the page got no challenge, and the call has no verifier", { ...provenPhone, code: codes.open }),
      ],
      pkce_not_allowed: [row("the app does not use it", { ...ferry, code: codes.both, code_verifier: pkce.verifier })],
      oauth_authorization_url_mismatch: [
        row("the page for user tokens made the code", { ...ferry, code: codes.userPage }),
        row("signing in made the code", { ...ferry, code: codes.signIn }),
      ],
      no_scopes: [row("all were declined", { ...ferry, code: codes.none })],
      cannot_install_an_org_installed_app: [
        {
          when: "the organization has installed the app since",
          world,
          before: [{ method: "oauth.v2.access", ...sent({ ...ferry, code: codes.wide }) }],
          call: sent({ ...ferry, code: codes.both }),
        },
      ],
      invalid_refresh_token: badRefresh(),
    },
  },
  "oauth.v2.user.access": {
    succeeds: [
      {
        world,
        call: sent({ ...ferry, code: codes.userPage }),
        fields: {
          access_token: token("svcp-"),
          token_type: "user",
          authed_user: { id: "UMIA", scope: "search:read" },
          team: { id: "T1" },
        },
      },
      {
        world,
        call: sent({ ...rotor, grant_type: "refresh_token", refresh_token: "svce-1-of-rotor" }),
        fields: { token_type: "user", refresh_token: token("svce-1-"), expires_in: 43_200 },
      },
    ],
    answers: {
      ...refused,
      bad_client_secret: [row("it is wrong", { ...ferry, client_secret: "guessed", code: codes.userPage })],
      invalid_code: [
        row("nobody made it", { ...ferry, code: "1.2.3" }),
        {
          when: "it was used",
          world,
          before: [{ method: "oauth.v2.user.access", ...sent({ ...ferry, code: codes.userPage }) }],
          call: sent({ ...ferry, code: codes.userPage }),
          changes: true,
        },
      ],
      bad_redirect_uri: [
        row("the page got none", { ...ferry, code: codes.userPage, redirect_uri: "https://ferry.example/back" }),
      ],
      invalid_code_verifier: [
        row("it is missing", { ...phone, code: codes.phoneUserPage }),
        row("the page got no challenge", { ...provenPhone, code: codes.openUserPage, code_verifier: pkce.verifier }),
        row("the page got no challenge, and the call has no verifier", { ...provenPhone, code: codes.openUserPage }),
      ],
      oauth_authorization_url_mismatch: [
        row("the page for bots and users made the code", { ...ferry, code: codes.user }),
      ],
      pkce_not_allowed: [
        row("the app does not use it", { ...ferry, code: codes.userPage, code_verifier: pkce.verifier }),
      ],
      no_user_scopes: [row("all were declined", { ...ferry, code: codes.userPageNone })],
      invalid_refresh_token: badRefresh(),
      cannot_install_an_org_installed_app: [
        {
          when: "the organization has installed the app since",
          world,
          before: [{ method: "oauth.v2.access", ...sent({ ...ferry, code: codes.wide }) }],
          call: sent({ ...ferry, code: codes.userPage }),
        },
      ],
    },
  },
  "oauth.v2.exchange": {
    succeeds: [
      {
        world,
        call: sent({ ...rotor, token: "svcp-of-rotor" }),
        fields: {
          app_id: "AROTOR",
          token_type: "user",
          access_token: token("svce.svcp-1-"),
          refresh_token: token("svce-1-"),
          expires_in: 43_200,
          ...place,
        },
      },
      { world, call: { ...sent({ ...rotor }), token: "svcp-of-rotor" } },
    ],
    answers: {
      invalid_client_id: [row("no app has it", { ...rotor, client_id: "nobody", token: "svcp-of-rotor" })],
      bad_client_secret: [row("it is wrong", { ...rotor, client_secret: "guessed", token: "svcp-of-rotor" })],
      token_rotation_not_enabled: [row("the app keeps its tokens", { ...ferry, token: "svcp-of-rotor" })],
      invalid_token: [
        row("there is none", { ...rotor }),
        row("nobody issued it", { ...rotor, token: "svcp-of-nobody" }),
        row("it expires already", { ...rotor, token: "svce-svcp-of-rotor" }),
        row("it is another app's", { ...rotor, token: "svcb-helper" }),
        row("it is a configuration token", { ...rotor, token: "svcc-of-mia" }),
      ],
      token_already_exchanged: [
        {
          when: "a call has exchanged it",
          world,
          before: [{ method: "oauth.v2.exchange", ...sent({ ...rotor, token: "svcp-of-rotor" }) }],
          call: sent({ ...rotor, token: "svcp-of-rotor" }),
        },
      ],
      authorization_not_found: [row("it was revoked", { ...rotor, token: "svcp-revoked" })],
    },
  },
  "tooling.tokens.rotate": {
    succeeds: [
      {
        world,
        call: sent({ refresh_token: "svce-1-of-mia" }),
        fields: { token: token("svcc-"), refresh_token: token("svce-1-"), team_id: "T1", user_id: "UMIA" },
      },
    ],
    answers: {
      invalid_refresh_token: [
        row("nobody issued it", { refresh_token: "svce-1-of-nobody" }),
        row("it renews a user token", { refresh_token: "svce-1-of-rotor" }),
        {
          when: "it was used",
          world,
          before: [{ method: "tooling.tokens.rotate", ...sent({ refresh_token: "svce-1-of-mia" }) }],
          call: sent({ refresh_token: "svce-1-of-mia" }),
        },
        {
          when: "it was used, and the client had time to notice",
          world,
          before: [{ method: "tooling.tokens.rotate", ...sent({ refresh_token: "svce-1-of-mia" }) }],
          waitMs: 30_000,
          call: sent({ refresh_token: "svce-1-of-mia" }),
          changes: true,
        },
      ],
    },
  },
} satisfies MethodTable;
