interface DescribedError {
    readonly type: string;
    readonly message: string;
    readonly stack?: string;
    readonly cause?: DescribedError;
}
/** Keeps name, message, stack and cause. Drivers put values of the failed statement into other properties. */
export declare function describeError(error: unknown): DescribedError;
export {};
//# sourceMappingURL=describe-error.d.ts.map