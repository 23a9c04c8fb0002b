import type { App } from "@rollcall/service/store";
/** Address of an app that has not passed the handshake; undefined if there is none to verify. */
export declare function unverifiedUrl(app: App): string | undefined;
//# sourceMappingURL=unverified-url.d.ts.map