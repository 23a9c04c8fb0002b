/** Describes a system error in a few words, without paths and codes. */
export declare function describeSystemError(error: unknown): string;
//# sourceMappingURL=describe-system-error.d.ts.map