import type { HttpTarget, Send } from "@rollcall/delivery";
import type { Store } from "@rollcall/service/store";
import { unverifiedUrl } from "./unverified-url.js";
import { type DeliveryCredentials, verifyAddress } from "./verify-address.js";

/** Verifies addresses as soon as apps get them. */
interface Verifier {
  verify(appIds: readonly string[]): void;
  /** Resolves when every address was asked. */
  idle(): Promise<void>;
}

interface VerifierOptions {
  readonly store: Store;
  readonly send: Send<HttpTarget>;
  readonly credentialsOf: (appId: string) => Promise<DeliveryCredentials | undefined>;
  readonly onError: (error: unknown) => void;
}

/** Opens what verifies the addresses of a store. One that fails is asked again before the next event. */
export function openVerifier({ store, send, credentialsOf, onError }: VerifierOptions): Verifier {
  const running = new Set<Promise<void>>();
  const verifyOne = async (appId: string) => {
    const app = await store.apps.get(appId);
    const url = app && unverifiedUrl(app);
    if (app === undefined || url === undefined) return;
    await verifyAddress(app, url, { store, send, credentials: (await credentialsOf(appId)) ?? {} });
  };
  return {
    verify(appIds) {
      for (const appId of appIds) {
        const one: Promise<void> = verifyOne(appId)
          .catch(onError)
          .finally(() => running.delete(one));
        running.add(one);
      }
    },
    idle: async () => {
      await Promise.all(running);
    },
  };
}
