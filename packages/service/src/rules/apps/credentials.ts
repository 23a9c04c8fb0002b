import type { AppCredentials as WrittenCredentials } from "@rollcall/api/webapi";
import { type AppCredentials, appCredentials, type KeptToken, places } from "../../model/app-credentials.js";
import { type Webhook, webhooks } from "../../model/webhook.js";
import type { Id, Ids } from "../../values/ids.js";
import { hashToken, type Sealer } from "../../values/secrets.js";
import { placeOf } from "./webhooks.js";

const bytes = 16;

/** New random credentials. */
export function createCredentials(ids: Pick<Ids, "secret">): WrittenCredentials {
  return {
    client_id: ids.secret(bytes),
    client_secret: ids.secret(bytes),
    verification_token: ids.secret(bytes),
    signing_secret: ids.secret(bytes),
  };
}

/** The credentials of an app as they are stored. */
export function sealCredentials(
  appId: Id,
  { client_secret, verification_token, signing_secret }: Omit<WrittenCredentials, "client_id">,
  { sealer, tokens = [] }: { readonly sealer: Sealer; readonly tokens?: readonly string[] },
): AppCredentials {
  const signingSecret = sealer.seal(signing_secret, places.signingSecret(appId));
  const verificationToken = sealer.seal(verification_token, places.verificationToken(appId));
  const clientSecret = sealer.seal(client_secret, places.clientSecret(appId));
  return {
    appId,
    version: 1,
    ...(signingSecret !== undefined && { signingSecret }),
    ...(verificationToken !== undefined && { verificationToken }),
    clientSecretHash: hashToken(client_secret),
    ...(clientSecret !== undefined && { clientSecret }),
    tokens: tokens.flatMap((token) => sealToken(appId, token, sealer)),
  };
}

/** A token as it is kept; none if there is no key. */
export function sealToken(appId: Id, token: string, sealer: Sealer): readonly KeptToken[] {
  const hash = hashToken(token);
  const sealed = sealer.seal(token, places.token(appId, hash));
  return sealed === undefined ? [] : [{ hash, sealed }];
}

/** Changes a sealed text at its place. Returns undefined if the text must not be stored. */
type ChangeSealed = (text: string, place: string) => string | undefined;

/** Functions that change the sealed texts of documents, by table. Documents of other tables have none. */
export const resealed: Readonly<Record<string, (document: unknown, change: ChangeSealed) => object>> = {
  // The table decides the type of its documents.
  [appCredentials.table]: (document, change) => resealCredentials(document as AppCredentials, change),
  [webhooks.table]: (document, change) => resealWebhook(document as Webhook, change),
};

function resealCredentials(stored: AppCredentials, change: ChangeSealed): AppCredentials {
  const { signingSecret, verificationToken, clientSecret, tokens, ...rest } = stored;
  const { appId } = stored;
  return {
    ...rest,
    ...changed("signingSecret", signingSecret, (text) => change(text, places.signingSecret(appId))),
    ...changed("verificationToken", verificationToken, (text) => change(text, places.verificationToken(appId))),
    ...changed("clientSecret", clientSecret, (text) => change(text, places.clientSecret(appId))),
    tokens: tokens.flatMap(({ hash, sealed }) => {
      const text = change(sealed, places.token(appId, hash));
      return text === undefined ? [] : [{ hash, sealed: text }];
    }),
  };
}

function resealWebhook({ sealed, ...rest }: Webhook, change: ChangeSealed): Webhook {
  return { ...rest, ...changed("sealed", sealed, (text) => change(text, placeOf(rest))) };
}

function changed<Key extends string>(key: Key, text: string | undefined, change: (text: string) => string | undefined) {
  const after = text === undefined ? undefined : change(text);
  return (after === undefined ? {} : { [key]: after }) as { readonly [K in Key]?: string };
}
