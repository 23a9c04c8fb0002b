import { hasVersion, put } from "../../model/port/document.js";
import { type User, users } from "../../model/user.js";
import type { Decision } from "../../store/decide.js";
import { toInstant } from "../../values/instant.js";

/** Stores a changed user, unless nothing changed or the user was changed meanwhile. */
export function storeChange(before: User, after: User, nowMs: number): Decision<{ readonly ok: true }> {
  if (after === before) return { kind: "answer", answer: { ok: true } };
  const stored: User = { ...after, version: before.version + 1, updated: toInstant(nowMs) };
  return {
    kind: "commit",
    batch: { expect: [hasVersion(users, { id: before.id }, before.version)], writes: [put(users, stored)] },
    answer: () => ({ ok: true }),
  };
}
