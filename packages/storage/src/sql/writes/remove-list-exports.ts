import type { Write } from "@rollcall/service/store";
import { compiled } from "../statements/compiled.js";
import { changedBy, type Steps } from "../statements/steps.js";

const deleteParts = compiled("lists.removeOldExportParts");
const deleteExports = compiled("lists.removeOldExports");

/** Removes exports of a List that are older than an instant, with their parts. */
export function* removeListExports(write: Extract<Write, { kind: "removeListExports" }>): Steps<void> {
  yield* changedBy(deleteParts, write);
  yield* changedBy(deleteExports, write);
}
