/**
 * Checks the types of options for callers without a compiler.
 * @throws StartError if an option is unknown or invalid; nothing has changed then
 */
export declare function checkOptions(options: unknown): void;
/**
 * Does the same for {@link createServiceHandler}, whose store, clock and identifiers the service checks.
 * @throws TypeError that names what is missing
 */
export declare function checkHandlerOptions(options: unknown): void;
//# sourceMappingURL=check-options.d.ts.map