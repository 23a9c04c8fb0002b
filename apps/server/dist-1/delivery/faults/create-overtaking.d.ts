import type { FaultAttempt } from "../../double.js";
type Place = Pick<FaultAttempt, "app" | "line">;
/** Attempts that wait until the next one of their line was made. */
export interface Overtaking {
    isEmpty(): boolean;
    /** Begins an attempt. Call the result when it was made: those that waited for it go on. */
    begin(place: Place): () => Promise<void>;
    /** Waits for the next attempt of the line, or until the other promise settles. Then call `goOn`. */
    wait(place: Place): {
        readonly passed: Promise<void>;
        readonly goOn: () => void;
    };
}
/** Creates an empty set. */
export declare function createOvertaking(): Overtaking;
export {};
//# sourceMappingURL=create-overtaking.d.ts.map