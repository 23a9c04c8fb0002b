/**
 * Releases the memory that the start no longer needs. The JavaScript engine grows the space for new objects while
 * modules load, and an idle process keeps it. Waits a moment first; resolves when the memory is released.
 */
export declare function releaseMemory(): Promise<void>;
//# sourceMappingURL=release-memory.d.ts.map