import { type AppCredentials, appCredentials, places } from "../../model/app-credentials.js";
import { sharedSlot, signingKeyPlace, signingKeys } from "../../model/signing-key.js";
import type { Store } from "../../model/store.js";
import type { Id } from "../../values/ids.js";
import type { Sealer } from "../../values/secrets.js";

/** The credentials of an app that can be recovered. */
export interface OpenedCredentials {
  /** Key of the signatures of deliveries. Absent if the server had no key to seal it with. */
  readonly signingSecret?: string;
  /** `token` of deliveries. Absent if the server had no key to seal it with. */
  readonly verificationToken?: string;
  /** Authenticates the app during an installation. Absent if the server had no key to seal it with. */
  readonly clientSecret?: string;
  /** Tokens of the app, oldest first. Some may be revoked. */
  readonly tokens: readonly OpenedToken[];
}

/** A token of an app, with the hash by which it is stored. */
interface OpenedToken {
  readonly hash: string;
  readonly token: string;
}

/** Recovers the credentials of an app; undefined if none are stored. */
export async function openCredentials(
  store: Pick<Store, "get">,
  sealer: Sealer,
  appId: Id,
): Promise<OpenedCredentials | undefined> {
  const stored = await store.get(appCredentials, { app_id: appId });
  return stored && open(stored, sealer);
}

/**
 * Opens the credentials of one app that has any, and the key that signs identity tokens, to find out whether the server
 * has the right key.
 * @throws Error of the sealer if it does not
 */
export async function tryOpening(store: Pick<Store, "get" | "list">, sealer: Sealer): Promise<void> {
  const [one] = await store.list(appCredentials, "recoverable", {}, { limit: 1 });
  if (one !== undefined) open(one, sealer);
  const key = await store.get(signingKeys, { slot: sharedSlot });
  if (key?.sealed !== undefined) sealer.open(key.sealed, signingKeyPlace);
}

function open(credentials: AppCredentials, sealer: Sealer): OpenedCredentials {
  const { appId, signingSecret, verificationToken, clientSecret, tokens } = credentials;
  return {
    ...(signingSecret !== undefined && { signingSecret: sealer.open(signingSecret, places.signingSecret(appId)) }),
    ...(verificationToken !== undefined && {
      verificationToken: sealer.open(verificationToken, places.verificationToken(appId)),
    }),
    ...(clientSecret !== undefined && { clientSecret: sealer.open(clientSecret, places.clientSecret(appId)) }),
    tokens: tokens.map(({ hash, sealed }) => ({ hash, token: sealer.open(sealed, places.token(appId, hash)) })),
  };
}
