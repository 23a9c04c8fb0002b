import { defineDocument, maybeText, text } from "../../store/document.js";
import type { Installation } from "../../tokens/token.js";
import type { Id } from "../../values/ids.js";
import type { Instant } from "../../values/instant.js";

/** A token that is exchanged once for a token that expires and for the next one of its kind. */
export interface RefreshToken {
  /** SHA-256 of the token as lowercase hex; the key. */
  readonly hash: string;
  readonly version: number;
  readonly created: Instant;
  /** When it ends unused. Default: never. */
  readonly expires?: Instant;
  /** Kind of the tokens that it makes. */
  readonly kind: "bot" | "user" | "configuration";
  /** User or bot that they act as. */
  readonly userId?: Id;
  /** Absent for configuration tokens of a user. */
  readonly appId?: Id;
  readonly scopes: readonly string[];
  readonly installation: Installation;
  /** Present if the app needs no secret to use it, because it was made with PKCE. */
  readonly isPublic?: true;
  /** Hash of the token that does not expire, which ends when this one is used. */
  readonly replaces?: string;
  /** When the person signed in, on the machine's clock in seconds. Absent for a token of an installation. */
  readonly authTime?: number;
}

/** Refresh tokens that have not been used. */
export const refreshTokens = defineDocument<RefreshToken>()({
  name: "refreshToken",
  table: "refresh_tokens",
  key: ["hash"],
  columns: {
    hash: text((it) => it.hash),
    user_id: maybeText((it) => it.userId),
    app_id: maybeText((it) => it.appId, { document: "app", onRemove: "remove" }),
    /** Organization or workspace of the installation. */
    target_id: text((it) => it.installation.target.id),
  },
  lists: { of_user: { by: ["user_id"] }, of_app: { by: ["app_id"] } },
  secret: ["hash", "replaces"],
  sample: (seed) => ({
    hash: `h${seed % 5}`,
    version: 1,
    created: "2026-01-02T03:04:05.006Z",
    kind: seed % 2 === 0 ? "bot" : "user",
    userId: `U${1 + (seed % 2)}`,
    appId: `A${1 + (seed % 2)}`,
    scopes: ["chat:write"],
    installation: {
      target: { kind: "workspace", id: "T1" },
      installerId: "U1",
      installerRole: "owner",
      channelManager: false,
      allowedAddresses: [],
    },
    ...(seed % 3 === 0 && { replaces: `h${seed}`, isPublic: true }),
  }),
});
