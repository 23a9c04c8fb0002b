import { type HttpTarget, type Send } from "@rollcall/delivery";
import { type App, type Store } from "@rollcall/service/store";
/** What is recovered of the credentials of an app. */
export interface DeliveryCredentials {
    readonly signingSecret?: string;
    readonly verificationToken?: string;
}
/** What addresses are verified with. */
export interface Verifying {
    readonly store: Pick<Store, "apps" | "commit">;
    readonly send: Send<HttpTarget>;
    readonly credentials: DeliveryCredentials;
}
/** Where the events of an app go. */
export declare function toTarget(url: string, { signingSecret }: DeliveryCredentials): HttpTarget;
/**
 * Shakes hands with the address of an app and notes the result with the app. Returns why it failed, in one sentence;
 * undefined if the address is verified.
 */
export declare function verifyAddress(app: App, url: string, { store, send, credentials }: Verifying): Promise<string | undefined>;
//# sourceMappingURL=verify-address.d.ts.map