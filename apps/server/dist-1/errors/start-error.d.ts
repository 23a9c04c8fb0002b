/**
 * The server cannot start with the given options. The message is one sentence without a period; an invalid file adds a
 * line for each finding. Nothing on disk has changed.
 */
export declare class StartError extends Error {
    readonly name = "StartError";
}
//# sourceMappingURL=start-error.d.ts.map