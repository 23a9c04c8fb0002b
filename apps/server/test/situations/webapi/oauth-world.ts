const callback = "https://ferry.example/back";

/** The verifier and the challenge of RFC 7636, appendix B. */
export const pkce = {
  verifier: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk",
  challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
};

/** Credentials of the apps of the world, by their names. */
export const clients = {
  ferry: { client_id: "ferry-client", client_secret: "ferry-secret-text" },
  rotor: { client_id: "rotor-client", client_secret: "rotor-secret-text" },
  phone: { client_id: "phone-client" },
  /** The same app, with its secret. */
  provenPhone: { client_id: "phone-client", client_secret: "phone-secret-text" },
} as const;

/** Codes of the world: each allows what its name says. */
export const codes = {
  both: "code-of-both-tokens",
  bot: "code-of-a-bot",
  user: "code-of-a-user",
  wide: "code-of-the-organization",
  webhook: "code-of-a-webhook",
  redirected: "code-with-a-redirect",
  none: "code-of-nothing",
  old: "code-that-is-old",
  rotor: "code-of-the-rotor",
  phone: "code-of-the-phone",
  open: "code-of-the-phone-without-pkce",
  userPage: "code-of-the-user-page",
  userPageNone: "code-of-the-user-page-for-nothing",
  signIn: "code-of-signing-in",
  signInWhole: "code-of-signing-in-with-all-scopes",
  signInNone: "code-of-signing-in-for-nothing",
  signInRotor: "code-of-signing-in-to-the-rotor",
  signInPhone: "code-of-signing-in-on-the-phone",
  phoneUserPage: "code-of-the-phone-on-the-user-page",
  openUserPage: "code-of-the-phone-on-the-user-page-without-pkce",
  openSignIn: "code-of-signing-in-on-the-phone-without-pkce",
} as const;

const manifest = (settings: string, oauth = "") => `{
      display_information: { name: App of a test },
      features: { bot_user: { display_name: Bot of a test } },
      oauth_config: { redirect_urls: ["${callback}"], scopes: { bot: ["chat:write"] }${oauth} },
      settings: { ${settings} } }`;

/** A world with apps that can be installed, and codes that allow it. */
export const oauthWorld = `
apps:
  - { id: AFERRY, name: Ferry, client_id: ferry-client, client_secret: ferry-secret-text,
      manifest: ${manifest("org_deploy_enabled: true")} }
  - { id: AROTOR, name: Rotor, client_id: rotor-client, client_secret: rotor-secret-text,
      manifest: ${manifest("token_rotation_enabled: true")} }
  - { id: APHONE, name: Phone, client_id: phone-client, client_secret: phone-secret-text,
      manifest: ${manifest("token_rotation_enabled: true", ", pkce_enabled: true")} }
  - { id: AGONE, name: Gone, client_id: gone-client, client_secret: gone-secret-text, deleted: true }
tokens:
  - { token: svcp-of-rotor, kind: user, user: mia, app: Rotor, scopes: ["search:read"],
      installation: { workspace: hq, installer: mia } }
  - { token: svce-svcp-of-rotor, kind: user, user: mia, app: Rotor, scopes: ["search:read"], expires: 2030-01-01T00:00:00Z,
      refresh_token: svce-1-of-rotor, installation: { workspace: hq, installer: mia } }
  - { token: svce-svcp-signed-in, kind: user, user: mia, app: Rotor, scopes: [openid], expires: 2030-01-01T00:00:00Z,
      refresh_token: svce-1-signed-in, installation: { workspace: hq, installer: mia } }
  - { token: svcc-of-mia, kind: configuration, user: mia, refresh_token: svce-1-of-mia,
      installation: { workspace: hq, installer: mia } }
  - { token: svcp-revoked, kind: user, user: mia, app: Rotor, revoked: true,
      installation: { workspace: hq, installer: mia } }
oauth_codes:
  - { code: ${codes.both}, app: Ferry, user: mia, workspace: hq, bot_scopes: ["chat:write"], user_scopes: ["search:read"] }
  - { code: ${codes.bot}, app: Ferry, user: mia, workspace: hq, bot_scopes: ["chat:write", "files:read"] }
  - { code: ${codes.user}, app: Ferry, user: mia, workspace: hq, user_scopes: ["search:read"] }
  - { code: ${codes.wide}, app: Ferry, user: olga, bot_scopes: ["chat:write"] }
  - { code: ${codes.webhook}, app: Ferry, user: mia, workspace: hq, bot_scopes: [incoming-webhook], channel: general }
  - { code: ${codes.redirected}, app: Ferry, user: mia, workspace: hq, bot_scopes: ["chat:write"], redirect_uri: "${callback}" }
  - { code: ${codes.none}, app: Ferry, user: mia, workspace: hq }
  - { code: ${codes.old}, app: Ferry, user: mia, workspace: hq, bot_scopes: ["chat:write"], expires: 2020-01-01T00:00:00Z }
  - { code: ${codes.rotor}, app: Rotor, user: mia, workspace: hq, bot_scopes: ["chat:write"], user_scopes: ["search:read"] }
  - { code: ${codes.phone}, app: Phone, user: mia, workspace: hq, user_scopes: ["search:read"],
      code_challenge: ${pkce.challenge} }
  - { code: ${codes.open}, app: Phone, user: mia, workspace: hq, user_scopes: ["search:read"] }
  - { code: ${codes.userPage}, app: Ferry, user: mia, workspace: hq, page: user, user_scopes: ["search:read"] }
  - { code: ${codes.phoneUserPage}, app: Phone, user: mia, workspace: hq, page: user, user_scopes: ["search:read"],
      code_challenge: ${pkce.challenge} }
  - { code: ${codes.openUserPage}, app: Phone, user: mia, workspace: hq, page: user, user_scopes: ["search:read"] }
  - { code: ${codes.openSignIn}, app: Phone, user: mia, workspace: hq, page: signIn, user_scopes: [openid] }
  - { code: ${codes.userPageNone}, app: Ferry, user: mia, workspace: hq, page: user }
  - { code: ${codes.signIn}, app: Ferry, user: mia, workspace: hq, page: signIn, user_scopes: [openid] }
  - { code: ${codes.signInWhole}, app: Ferry, user: mia, workspace: hq, page: signIn, user_scopes: [openid, email, profile],
      redirect_uri: "${callback}" }
  - { code: ${codes.signInNone}, app: Ferry, user: mia, workspace: hq, page: signIn }
  - { code: ${codes.signInRotor}, app: Rotor, user: mia, workspace: hq, page: signIn, user_scopes: [openid] }
  - { code: ${codes.signInPhone}, app: Phone, user: mia, workspace: hq, page: signIn, user_scopes: [openid],
      code_challenge: ${pkce.challenge} }
`;
