import type { Expectation } from "@rollcall/service/store";
import type { Steps } from "./steps.js";

/** A unique index refused a row. Thrown into the steps that wrote it. */
export class UniqueViolation extends Error {
  override readonly name = "UniqueViolation";
}

/** Runs the steps. Returns `taken` if a unique index refused what they wrote. */
export function* unlessTaken(steps: Steps<unknown>, taken: Expectation): Steps<Expectation | undefined> {
  try {
    yield* steps;
    return undefined;
  } catch (error) {
    if (error instanceof UniqueViolation) return taken;
    throw error;
  }
}
