import { type AppCredentials, appCredentials, places } from "../../../model/app-credentials.js";
import { type Webhook, webhooks } from "../../../model/webhook.js";
import { placeOf } from "../webhooks/new-webhook.js";

/** Changes a sealed text at its place. Returns undefined if the text must not be stored. */
type ChangeSealed = (text: string, place: string) => string | undefined;

/** Functions that change the sealed texts of documents, by table. Documents of other tables have none. */
export const resealed: Readonly<Record<string, (document: unknown, change: ChangeSealed) => object>> = {
  // The table decides the type of its documents.
  [appCredentials.table]: (document, change) => resealCredentials(document as AppCredentials, change),
  [webhooks.table]: (document, change) => resealWebhook(document as Webhook, change),
};

function resealCredentials(stored: AppCredentials, change: ChangeSealed): AppCredentials {
  const { signingSecret, verificationToken, tokens, ...rest } = stored;
  const { appId } = stored;
  return {
    ...rest,
    ...changed("signingSecret", signingSecret, (text) => change(text, places.signingSecret(appId))),
    ...changed("verificationToken", verificationToken, (text) => change(text, places.verificationToken(appId))),
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
