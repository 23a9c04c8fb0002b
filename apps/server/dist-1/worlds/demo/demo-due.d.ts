/** When the first job of the demo world is due, as Unix time in milliseconds. A test compares it with the world. */
export declare const demoDueMs: number;
//# sourceMappingURL=demo-due.d.ts.map