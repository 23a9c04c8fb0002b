import { type HttpTarget, type Send, shakeHands } from "@rollcall/delivery";
import { type App, documents, hasVersion, keyOf, put, type Store } from "@rollcall/service/store";

/** The credentials of an app that could be recovered. */
export interface DeliveryCredentials {
  readonly signingSecret?: string;
  readonly verificationToken?: string;
}

/** Dependencies of the verification of addresses. */
export interface Verifying {
  readonly store: Pick<Store, "apps" | "commit">;
  readonly send: Send<HttpTarget>;
  readonly credentials: DeliveryCredentials;
}

/** The target of an app's events. */
export function toTarget(url: string, { signingSecret }: DeliveryCredentials): HttpTarget {
  return { kind: "http", url, ...(signingSecret !== undefined && { signingSecret }) };
}

/**
 * Shakes hands with the address of an app and notes the result with the app. Returns why it failed, in one sentence;
 * undefined if the address is verified.
 */
export async function verifyAddress(
  app: App,
  url: string,
  { store, send, credentials }: Verifying,
): Promise<string | undefined> {
  const { verificationToken: token = "" } = credentials;
  const handshake = await shakeHands({ send, target: toTarget(url, credentials), token });
  const { handshakeError: before, ...rest } = app;
  const version = app.version + 1;
  if (handshake.ok) await note({ ...rest, version, verifiedUrl: url });
  else if (before !== handshake.reason) await note({ ...rest, version, handshakeError: handshake.reason });
  return handshake.ok ? undefined : handshake.reason;

  async function note(noted: App): Promise<void> {
    // If the app has changed meanwhile, its address is verified again with the next event.
    const isSame = hasVersion(documents.app, keyOf(documents.app, app), app.version);
    await store.commit({ expect: [isSame], writes: [put(documents.app, noted)] });
  }
}
