import type { Expectation } from "@rollcall/service/store";
import type { Steps } from "../statements/steps.js";
import { UniqueViolation } from "../statements/unique-violation.js";

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
