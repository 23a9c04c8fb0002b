import { dueSubjects } from "./due-subjects.js";
import { createLoop, type DueLoop, type LoopOptions } from "./store/due-loop.js";

/** Options of {@link createDueLoop}. */
export interface DueLoopOptions extends Omit<LoopOptions, "subjects"> {}

/**
 * Creates what does the jobs of a store at their times, such as posting scheduled messages. It reads nothing until a job
 * is planned; plan 0 for a store that may already have jobs.
 */
export function createDueLoop(options: DueLoopOptions): DueLoop {
  return createLoop({ ...options, subjects: dueSubjects });
}
