/**
 * Wraps a hash function so that it remembers the hashes of the last 500 short texts. The calls of a server have few
 * different tokens.
 */
export declare function rememberHashes(hash: (text: string) => string): (text: string) => string;
//# sourceMappingURL=remember-hashes.d.ts.map