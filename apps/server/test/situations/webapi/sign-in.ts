import { expect } from "vitest";
import type { MethodTable } from "./method-situation.js";
import { clients, codes, pkce, oauthWorld as world } from "./oauth-world.js";

const { ferry, rotor, phone, provenPhone } = clients;

/** A call without a token, in a form as clients send it. */
const sent = (values: Readonly<Record<string, string>>) =>
  ({ token: null, encoding: "form", arguments: values }) as const;

const row = (when: string, values: Readonly<Record<string, string>>) => ({ when, world, call: sent(values) });

const refresh = { grant_type: "refresh_token", refresh_token: "svce-1-signed-in" };
const callback = "https://ferry.example/back";
const jwt = expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]{342}$/);
const token = (start: string) => expect.stringMatching(new RegExp(`^${start}`));
const site = "https://site.example";

/** Signing in with OpenID Connect. */
export const signIn = {
  "openid.connect.token": {
    succeeds: [
      {
        world,
        call: sent({ ...ferry, code: codes.signIn }),
        fields: { access_token: token("svcp-"), token_type: "Bearer", id_token: jwt },
      },
      { world, call: sent({ ...ferry, code: codes.signInWhole, redirect_uri: callback }) },
      {
        world,
        call: sent({ ...rotor, code: codes.signInRotor }),
        fields: {
          access_token: token("svce.svcp-1-"),
          token_type: "Bearer",
          id_token: jwt,
          refresh_token: token("svce-1-"),
          expires_in: 43_200,
        },
      },
      { world, call: sent({ ...phone, code: codes.signInPhone, code_verifier: pkce.verifier }) },
      {
        world,
        call: sent({ ...rotor, ...refresh }),
        fields: { token_type: "Bearer", id_token: jwt, refresh_token: token("svce-1-"), expires_in: 43_200 },
      },
      {
        world,
        // An installation on the organization does not keep people from signing in.
        before: [{ method: "oauth.v2.access", ...sent({ ...ferry, code: codes.wide }) }],
        call: sent({ ...ferry, code: codes.signIn }),
      },
    ],
    answers: {
      invalid_client_id: [
        row("no app has the client ID", { ...ferry, client_id: "nobody", code: codes.signIn }),
        row("there is none", { code: codes.signIn }),
        row("the app was deleted", { client_id: "gone-client", client_secret: "gone-secret-text", code: codes.signIn }),
      ],
      bad_client_secret: [
        row("it is wrong", { ...ferry, client_secret: "guessed", code: codes.signIn }),
        row("it is missing", { client_id: ferry.client_id, code: codes.signIn }),
        row("it is missing, and the refresh token was made with it", { client_id: rotor.client_id, ...refresh }),
      ],
      invalid_grant_type: [row("it is another one", { ...ferry, grant_type: "password" })],
      invalid_code: [
        row("there is none", { ...ferry }),
        row("nobody made it", { ...ferry, code: "1.2.3" }),
        row("it is another app's", { ...rotor, code: codes.signIn }),
        { ...row("ten minutes are over", { ...ferry, code: codes.signIn }), waitMs: 600_000 },
        {
          when: "it was used",
          world,
          before: [{ method: "openid.connect.token", ...sent({ ...ferry, code: codes.signIn }) }],
          call: sent({ ...ferry, code: codes.signIn }),
          changes: true,
        },
      ],
      bad_redirect_uri: [
        row("it is missing", { ...ferry, code: codes.signInWhole }),
        row("it is another one", { ...ferry, code: codes.signInWhole, redirect_uri: `${callback}/else` }),
      ],
      invalid_grant: [
        row("the verifier is missing", { ...phone, code: codes.signInPhone }),
        row("the verifier is another one", { ...phone, code: codes.signInPhone, code_verifier: pkce.challenge }),
        row("the page got no challenge", { ...provenPhone, code: codes.openSignIn, code_verifier: pkce.verifier }),
        row("the page got no challenge, and the call has no verifier", { ...provenPhone, code: codes.openSignIn }),
        row("the code has no scope", { ...ferry, code: codes.signInNone }),
      ],
      invalid_request: [
        row("the app does not use PKCE", { ...ferry, code: codes.signIn, code_verifier: pkce.verifier }),
      ],
      oauth_authorization_url_mismatch: [
        row("the page for bots and users made the code", { ...ferry, code: codes.both }),
        row("the page for user tokens made the code", { ...ferry, code: codes.userPage }),
      ],
      invalid_refresh_token: [
        row("there is none", { ...rotor, grant_type: "refresh_token" }),
        row("nobody issued it", { ...rotor, ...refresh, refresh_token: "svce-1-of-nobody" }),
        row("it is another app's", { ...ferry, ...refresh }),
        row("it renews a token of an installation", { ...rotor, ...refresh, refresh_token: "svce-1-of-rotor" }),
        {
          when: "it was used",
          world,
          before: [{ method: "openid.connect.token", ...sent({ ...rotor, ...refresh }) }],
          call: sent({ ...rotor, ...refresh }),
        },
        {
          when: "it was used, and the client had time to notice",
          world,
          before: [{ method: "openid.connect.token", ...sent({ ...rotor, ...refresh }) }],
          waitMs: 30_000,
          call: sent({ ...rotor, ...refresh }),
          changes: true,
        },
      ],
    },
  },
  "openid.connect.userInfo": {
    succeeds: [
      {
        call: {},
        fields: {
          sub: "UOLGA",
          email: "olga@acme.example",
          email_verified: true,
          name: "olga",
          locale: "en-US",
          [`${site}/user_id`]: "UOLGA",
          [`${site}/team_id`]: "T1",
          [`${site}/team_name`]: "Headquarters",
          [`${site}/enterprise_id`]: "E1",
          [`${site}/enterprise_domain`]: "hq",
          [`${site}/team_image_default`]: true,
          [`${site}/user_image_24`]: token(`${site}/photos/UOLGA-`),
        },
      },
      { world: "tokens: [{ token: svcp-olga, scopes: [openid] }]", call: {}, fields: { sub: "UOLGA" } },
    ],
    answers: {},
  },
} satisfies MethodTable;
