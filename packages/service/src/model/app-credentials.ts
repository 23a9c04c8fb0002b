import type { Id } from "../values/ids.js";
import { defineDocument, flag, text } from "./port/document.js";

/** Credentials of an app as stored. What must be recovered is sealed; it is absent if the server had no key. */
export interface AppCredentials {
  readonly appId: Id;
  readonly version: number;
  /** Sealed key of the signatures of deliveries. */
  readonly signingSecret?: string;
  /** Sealed `token` of deliveries. */
  readonly verificationToken?: string;
  /** SHA-256 of the client secret as lowercase hex. */
  readonly clientSecretHash: string;
  /** Sealed client secret. */
  readonly clientSecret?: string;
  /** Tokens of the app that can be shown again, oldest first. Their state is that of the stored token. */
  readonly tokens: readonly KeptToken[];
}

/** A token that can be shown again. */
export interface KeptToken {
  /** Hash of the token, by which it is stored. */
  readonly hash: string;
  /** The sealed token. */
  readonly sealed: string;
}

/** Credentials of apps. */
export const appCredentials = defineDocument<AppCredentials>()({
  name: "appCredentials",
  table: "app_credentials",
  key: ["app_id"],
  columns: {
    app_id: text((it) => it.appId),
    sealed: flag((it) => it.signingSecret !== undefined),
  },
  lists: { recoverable: { by: [], where: "sealed = 1" } },
  secret: ["signingSecret", "verificationToken", "clientSecretHash", "clientSecret", "tokens"],
  isPrivate: true,
  sample: (seed) => ({
    appId: `A${1 + (seed % 4)}`,
    version: 1 + (seed % 3),
    ...(seed % 3 !== 0 && { signingSecret: `sealed-${seed}`, verificationToken: `sealed-${seed + 1}` }),
    clientSecretHash: `h${seed}`,
    ...(seed % 2 === 0 && { clientSecret: `sealed-${seed + 3}` }),
    tokens: seed % 2 === 0 ? [] : [{ hash: `h${seed + 1}`, sealed: `sealed-${seed + 2}` }],
  }),
});

/** The places of sealed texts, by kind. */
export const places = {
  signingSecret: (appId: Id) => `${appId} signing_secret`,
  verificationToken: (appId: Id) => `${appId} verification_token`,
  clientSecret: (appId: Id) => `${appId} client_secret`,
  token: (appId: Id, hash: string) => `${appId} token ${hash}`,
} as const;
