import type { HttpTarget, SocketTarget } from "@rollcall/delivery";
import type { App } from "@rollcall/service/store";
import { type Verifying } from "./verify-address.js";
/** Nowhere: the app has no address, or one that has failed the handshake. */
interface RefusedTarget {
    readonly kind: "refused";
    /** Why, in one or two sentences. */
    readonly because: string;
}
/** Where an app receives its events. */
export declare function findTarget(app: App, verifying: Verifying): Promise<HttpTarget | SocketTarget | RefusedTarget>;
export {};
//# sourceMappingURL=find-target.d.ts.map