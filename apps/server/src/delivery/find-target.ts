import { type HttpTarget, type Send, type SocketTarget, shakeHands } from "@rollcall/delivery";
import { eventSubscriptions } from "@rollcall/service";
import { type App, documents, hasVersion, keyOf, put, type Store } from "@rollcall/service/store";

/** What is recovered of the credentials of an app. */
export interface DeliveryCredentials {
  readonly signingSecret?: string;
  readonly verificationToken?: string;
}

interface Finding {
  readonly store: Store;
  readonly send: Send<HttpTarget>;
  readonly credentials: DeliveryCredentials;
}

/** An address that has failed the handshake. */
interface RefusedTarget {
  readonly kind: "refused";
  /** Why, in one or two sentences. */
  readonly because: string;
}

/** Where an app receives its events; undefined if it has no address. */
export async function findTarget(
  app: App,
  { store, send, credentials }: Finding,
): Promise<HttpTarget | SocketTarget | RefusedTarget | undefined> {
  const { delivery } = eventSubscriptions(app);
  if (delivery.kind === "socket") return { kind: "socket", app: app.id };
  if (delivery.kind !== "http") return undefined;
  const { signingSecret, verificationToken = "" } = credentials;
  const { url, isVerified } = delivery;
  const target: HttpTarget = { kind: "http", url, ...(signingSecret !== undefined && { signingSecret }) };
  if (isVerified) return target;
  const handshake = await shakeHands({ send, target, token: verificationToken });
  if (!handshake.ok) return { kind: "refused", because: `The address failed the handshake. ${handshake.because}` };
  // If the app has changed meanwhile, its address is verified again with the next event.
  const verified: App = { ...app, version: app.version + 1, verifiedUrl: url };
  const isSame = hasVersion(documents.app, keyOf(documents.app, app), app.version);
  await store.commit({ expect: [isSame], writes: [put(documents.app, verified)] });
  return target;
}
