import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { type App, apps } from "../../../model/app.js";
import { appCredentials } from "../../../model/app-credentials.js";
import type { Store } from "../../../model/store.js";
import { createRefuse, type Refused } from "../../../store/decide.js";
import { equalHashes, hashToken } from "../../../values/secrets.js";

/** Credentials of an app, from the header or the arguments. */
interface ClientCredentials {
  readonly client_id?: string;
  readonly client_secret?: string;
}

/** The app that calls. */
export interface Client {
  readonly app: App;
  /** Whether it has sent its secret. Without one, only PKCE shows who calls. */
  readonly isProven: boolean;
}

/** Codes for a client that is unknown or whose secret is wrong. */
export type ClientCode = "invalid_client_id" | "bad_client_secret";

/** The app, or why it may not call. */
type FoundClient = { readonly ok: true; readonly client: Client } | Refused<ClientCode>;

const refuse = createRefuse<ClientCode>("install#oauthv2access");

/** Finds the app with a client ID, and checks the secret if there is one. */
export async function authenticateClient(
  { client_id: clientId = "", client_secret: secret }: ClientCredentials,
  store: Pick<Store, "get" | "list">,
): Promise<FoundClient> {
  const app = await findClient(clientId, store);
  // An unknown client takes the same work as a known one, so that the time of an answer names no clients.
  const isRight = await isSecretOf(app?.id ?? "", secret ?? "", store);
  if (app === undefined) return refuse("invalid_client_id", clientId, "the client ID of an app");
  if (secret === undefined) return { ok: true, client: { app, isProven: false } };
  return isRight ? { ok: true, client: { app, isProven: true } } : refuseSecret("a wrong secret");
}

/** The hash of no secret. */
const noHash = "0".repeat(64);

async function isSecretOf(appId: string, secret: string, store: Pick<Store, "get">): Promise<boolean> {
  const credentials = await store.get(appCredentials, { app_id: appId });
  return equalHashes(hashToken(secret), credentials?.clientSecretHash ?? noHash);
}

/** Refuses a call that needs the secret. */
export function refuseSecret(found: string): Refused<"bad_client_secret"> {
  return refuse("bad_client_secret", found, "the client secret of the app");
}

/** The app with a client ID. A deleted app has none. */
export async function findClient(clientId: string, store: Pick<Store, "list">): Promise<App | undefined> {
  const [app] = await store.list(apps, "of_client", { client_id: clientId }, { limit: 1 });
  return app;
}

/** RFC 7636 §4.1. */
const verifierForm = /^[A-Za-z0-9._~-]{43,128}$/;

/** RFC 7636 §4.2: 32 bytes in base64url. */
const challengeForm = /^[A-Za-z0-9_-]{43}$/;

/** Whether a text has the form of a challenge of the method S256. */
export function isChallenge(text: string): boolean {
  return challengeForm.test(text);
}

/** Whether a verifier is the one that a challenge was made of, by the method S256 of RFC 7636 §4.6. */
export function meetsChallenge(verifier: string, challenge: string): boolean {
  return verifierForm.test(verifier) && equalHashes(challengeOf(verifier), challenge);
}

/** The challenge that is made of a verifier. */
export function challengeOf(verifier: string): string {
  return btoa(String.fromCharCode(...sha256(utf8ToBytes(verifier))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
