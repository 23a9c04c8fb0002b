import type { HttpTarget, Send } from "@rollcall/delivery";
import type { Store } from "@rollcall/service/store";
import { type DeliveryCredentials } from "./verify-address.js";
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
export declare function openVerifier({ store, send, credentialsOf, onError }: VerifierOptions): Verifier;
export {};
//# sourceMappingURL=open-verifier.d.ts.map