/** Wire word in the names of headers and variables, before it is replaced. */
export declare const vendorWord = "svc";
//# sourceMappingURL=vendor-word.d.ts.map