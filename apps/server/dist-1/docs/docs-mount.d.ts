/** Path of the reference pages. */
export declare const docsMount = "/docs";
//# sourceMappingURL=docs-mount.d.ts.map