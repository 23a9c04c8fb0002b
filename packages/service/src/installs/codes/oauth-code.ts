import { defineDocument, integer, text } from "../../store/document.js";
import type { Installation } from "../../tokens/token.js";
import type { Id } from "../../values/ids.js";
import { type Instant, millisecondsOf } from "../../values/instant.js";

/** Page that a code was made by: an app's, one for a user's tokens only, or signing in. */
export type AuthorizeForm = "app" | "user" | "signIn";

/** A code that an app exchanges for tokens, once. It states what a person has allowed. */
export interface OauthCode {
  /** SHA-256 of the code as lowercase hex; the key. */
  readonly hash: string;
  readonly version: number;
  readonly created: Instant;
  readonly expires: Instant;
  readonly form: AuthorizeForm;
  readonly appId: Id;
  /** The person who allowed it. */
  readonly userId: Id;
  readonly target: Installation["target"];
  readonly botScopes: readonly string[];
  readonly userScopes: readonly string[];
  /** As the app sent it to the page. Absent if it sent none. */
  readonly redirectUri?: string;
  /** SHA-256 of the verifier in base64url. Absent without PKCE. */
  readonly challenge?: string;
  /** Present if the code went to an application on the person's device, whose tokens always expire. */
  readonly isDesktop?: true;
  readonly nonce?: string;
  /** Channel of the incoming webhook. Absent if none was asked for. */
  readonly channelId?: Id;
}

/** Codes. Those that have expired are removed when others are made. */
export const oauthCodes = defineDocument<OauthCode>()({
  name: "oauthCode",
  table: "oauth_codes",
  key: ["hash"],
  columns: {
    hash: text((it) => it.hash),
    app_id: text((it) => it.appId, { document: "app", onRemove: "remove" }),
    /** Unix time in milliseconds. */
    expires: integer((it) => millisecondsOf(it.expires)),
  },
  lists: { expiring: { by: [], order: ["expires"] } },
  secret: ["hash", "challenge", "nonce"],
  isPrivate: true,
  sample: (seed) => ({
    hash: `h${seed % 7}`,
    version: 1,
    created: "2026-01-02T03:04:05.006Z",
    expires: `2026-01-02T03:14:0${seed % 5}.006Z`,
    form: seed % 3 === 0 ? "signIn" : "app",
    appId: `A${1 + (seed % 3)}`,
    userId: `U${1 + (seed % 2)}`,
    target: { kind: "workspace", id: "T1" },
    botScopes: seed % 2 === 0 ? ["chat:write"] : [],
    userScopes: seed % 2 === 0 ? [] : ["search:read"],
    ...(seed % 4 === 1 && { redirectUri: "https://app.example/back", challenge: `c${seed}` }),
  }),
});
