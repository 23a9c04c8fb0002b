import { dueMsOf, type User, users } from "../../model/user.js";
import { decide } from "../../store/decide.js";
import { type DuePass, runJobs } from "../../store/due-loop.js";
import { isExpired, toResolvedUser } from "../directory/user.js";
import { withoutEndedStatus } from "./representation/show-user.js";

const pageSize = 100;

/** Deactivates guests whose account has ended, and clears statuses that have ended. */
export function endDue(pass: DuePass): Promise<void> {
  const { store, nowMs } = pass;
  return runJobs<User>(
    {
      find: async (last) => {
        const after = last && { due: dueMsOf(last) ?? null, id: last.id };
        const found = await store.list(users, "due", {}, { limit: pageSize, ...(after && { after }) });
        return found.filter((user) => isDue(user, nowMs()));
      },
      run: (job) => end(job, pass),
      // It stays due, so the next pass tries again.
      drop: async () => undefined,
    },
    pass,
  );
}

/** Ends what has ended, unless the user was changed meanwhile. */
function end({ id }: User, { store, nowMs }: DuePass): Promise<void> {
  return decide<void>(store, async () => {
    const atMs = nowMs();
    const before = await store.users.get(id);
    if (before === undefined || !isDue(before, atMs)) return { kind: "answer", answer: undefined };
    const active = before.active && !isExpired(before, atMs);
    // Answers showed the end already, so the time of the last update stays as it was shown.
    const after: User = { ...withoutEndedStatus(before, atMs), active, version: before.version + 1 };
    const { expect, writes } = toResolvedUser(after, { before, isActivityChanged: before.active !== active });
    return { kind: "commit", batch: { expect, writes }, answer: () => undefined };
  });
}

function isDue(user: User, nowMs: number): boolean {
  const dueMs = dueMsOf(user);
  return dueMs !== undefined && dueMs <= nowMs;
}
