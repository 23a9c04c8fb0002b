/**
 * The range of a request. Undefined for none, for several, and for one that cannot be read: all bytes are sent then.
 * @see RFC 9110 §14.2
 */
export declare function readRange(header: string | null, size: number): {
    readonly start: number;
    readonly end: number;
} | "unsatisfiable" | undefined;
//# sourceMappingURL=read-range.d.ts.map