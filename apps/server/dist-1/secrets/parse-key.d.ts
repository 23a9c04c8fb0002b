/** The key in a text of 64 hexadecimal digits; undefined for any other text. */
export declare function parseKey(text: string): Buffer | undefined;
//# sourceMappingURL=parse-key.d.ts.map