/**
 * Value of `Content-Disposition` for a file name of any characters: in ASCII for old clients, and whole.
 * @see RFC 6266 §4, RFC 8187 §3.2
 */
export declare function contentDisposition(type: "inline" | "attachment", name: string): string;
/** A text in the form of a parameter. */
export declare function encodeName(name: string): string;
//# sourceMappingURL=content-disposition.d.ts.map