import type { AppCredentials as WrittenCredentials } from "@rollcall/api/webapi";
import { type AppCredentials, type KeptToken, places } from "../../../model/app-credentials.js";
import type { Id, Ids } from "../../../values/ids.js";
import { hashToken } from "../../../values/secrets/hash-token.js";
import type { Sealer } from "../../../values/secrets/sealer.js";

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
  return {
    appId,
    version: 1,
    ...(signingSecret !== undefined && { signingSecret }),
    ...(verificationToken !== undefined && { verificationToken }),
    clientSecretHash: hashToken(client_secret),
    tokens: tokens.flatMap((token) => sealToken(appId, token, sealer)),
  };
}

/** A token as it is kept; none if there is no key. */
export function sealToken(appId: Id, token: string, sealer: Sealer): readonly KeptToken[] {
  const hash = hashToken(token);
  const sealed = sealer.seal(token, places.token(appId, hash));
  return sealed === undefined ? [] : [{ hash, sealed }];
}
