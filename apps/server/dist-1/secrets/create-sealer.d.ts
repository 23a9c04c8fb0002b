import type { Sealer } from "@rollcall/service";
/** Another key sealed a text, or the text was changed. The message does not contain it. */
export declare class UnsealError extends Error {
    readonly name = "UnsealError";
    /** Name of the key that sealed the text. */
    readonly keyName: string;
    constructor(keyName: string, options?: ErrorOptions);
}
/**
 * Creates a sealer with AES-256-GCM.
 * @param keyFor returns the key of 32 bytes to seal or open with; undefined if there is none. Called when first needed.
 */
export declare function createSealer(keyFor: (use: "seal" | "open") => Buffer | undefined): Sealer;
/** A short name of a key, from which the key cannot be computed. */
export declare function nameKey(key: Buffer): string;
//# sourceMappingURL=create-sealer.d.ts.map