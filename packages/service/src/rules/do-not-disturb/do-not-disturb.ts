import type {
  DndEndDndArguments,
  DndEndDndRefusal,
  DndEndSnoozeArguments,
  DndInfoArguments,
  DndInfoRefusal,
  DndSetSnoozeArguments,
  DndTeamInfoArguments,
  DndTeamInfoRefusal,
  Methods,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../model/caller.js";
import { type DoNotDisturb, doNotDisturb } from "../../model/do-not-disturb.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { Store } from "../../model/store.js";
import { createRefuse, decide } from "../../store/decide.js";
import { type DuePass, type DuePlan, runJobs } from "../../store/due-loop.js";
import type { Id } from "../../values/ids.js";
import { millisecondsOf, toInstant } from "../../values/instant.js";
import { sees } from "../directory/find-visible.js";
import { findSession, pausedUntilMs, toSchedule, toSnooze } from "./state.js";

type DndInfoOutcome = MethodOutcome<Methods["dnd.info"]>;
type Context = MethodContext<WebapiCaller>;

const refuse = createRefuse<DndInfoRefusal["error"] | DndTeamInfoRefusal["error"] | DndEndDndRefusal["error"]>(
  "everyday-1#directory",
);

/** Returns the do-not-disturb state of a user. Default: the caller. */
export function createDndInfo({ store }: { readonly store: Store }) {
  return async (sent: DndInfoArguments, { caller, now }: Context): Promise<DndInfoOutcome> => {
    const { user: sentId = "" } = sent;
    const id = sentId === "" ? (caller.user?.id ?? "") : sentId;
    const user = await store.users.get(id);
    if (user === undefined) return refuse("user_not_found", id, "an existing user");
    if (!(await sees(caller, user, store))) return refuse("user_not_visible", id, "a common channel");
    const stored = await store.get(doNotDisturb, { user_id: user.id });
    const nowMs = now.getTime();
    const isOwn = user.id === caller.user?.id;
    return { ok: true, ...toSchedule(stored, user, nowMs), ...(isOwn && toSnooze(stored, nowMs)) };
  };
}

type DndTeamInfoOutcome = MethodOutcome<Methods["dnd.teamInfo"]>;

/** Returns the do-not-disturb schedules of several users. */
export function createDndTeamInfo({ store }: { readonly store: Store }) {
  return async (sent: DndTeamInfoArguments, { caller, now }: Context): Promise<DndTeamInfoOutcome> => {
    const found = await store.users.getMany([...new Set(sent.users)]);
    for (const user of found) {
      if (!(await sees(caller, user, store))) return refuse("user_not_visible", user.id, "a common channel");
    }
    const schedules = await Promise.all(
      found.map(async (user) => {
        const stored = await store.get(doNotDisturb, { user_id: user.id });
        return [user.id, toSchedule(stored, user, now.getTime())] as const;
      }),
    );
    return { ok: true, users: Object.fromEntries(schedules) };
  };
}

type SetSnoozeOutcome = MethodOutcome<Methods["dnd.setSnooze"]>;

/** Dependencies of `dnd.setSnooze`. */
interface SnoozeOptions {
  readonly store: Store;
  readonly due: DuePlan;
}

/** Pauses the notifications of the caller, from now on. */
export function createSetSnooze({ store, due }: SnoozeOptions) {
  return async (sent: DndSetSnoozeArguments, { caller, now }: Context): Promise<SetSnoozeOutcome> => {
    const seconds = sent.num_minutes * 60;
    const endMs = now.getTime() + seconds * 1000;
    await changeOwn(caller.user?.id ?? "", store, (before) => ({ ...before, snoozedUntil: toInstant(endMs) }));
    due.plan(endMs);
    return {
      ok: true,
      snooze_enabled: true,
      snooze_endtime: Math.floor(endMs / 1000),
      snooze_remaining: seconds,
      snooze_is_indefinite: false,
    };
  };
}

type EndSnoozeOutcome = MethodOutcome<Methods["dnd.endSnooze"]>;

/** Ends the pause of the caller's notifications. Without one, it succeeds too. */
export function createEndSnooze({ store }: { readonly store: Store }) {
  return async (_sent: DndEndSnoozeArguments, { caller, now }: Context): Promise<EndSnoozeOutcome> => {
    const { id = "", timezone = "" } = caller.user ?? {};
    const nowMs = now.getTime();
    await changeOwn(id, store, (before) => {
      const { snoozedUntil: _ended, ...others } = before;
      return pausedUntilMs(before, nowMs) === undefined ? undefined : others;
    });
    const stored = await store.get(doNotDisturb, { user_id: id });
    return { ok: true, ...toSchedule(stored, { timezone }, nowMs), snooze_enabled: false };
  };
}

type EndDndOutcome = MethodOutcome<Methods["dnd.endDnd"]>;

/** Ends the caller's running do-not-disturb session: a pause, a scheduled session, or both. */
export function createEndDnd({ store }: { readonly store: Store }) {
  return async (_sent: DndEndDndArguments, { caller, now }: Context): Promise<EndDndOutcome> => {
    const { id = "", timezone = "" } = caller.user ?? {};
    const nowMs = now.getTime();
    const changed = await changeOwn(id, store, (before) => {
      const { snoozedUntil: _ended, ...others } = before;
      const session = findSession(before, timezone, nowMs);
      const running = session !== undefined && session.startMs <= nowMs ? session : undefined;
      if (running === undefined && pausedUntilMs(before, nowMs) === undefined) return undefined;
      return { ...others, ...(running !== undefined && { endedSession: toInstant(running.endMs) }) };
    });
    return changed === undefined ? refuse("not_in_dnd", id, "a running session") : { ok: true };
  };
}

const pageSize = 100;

/** Removes pauses that have ended. A scheduled session ends by the clock and needs no write. */
export function endDue(pass: DuePass): Promise<void> {
  const { store, nowMs } = pass;
  return runJobs<DoNotDisturb>(
    {
      find: async (last) => {
        const after = last && { due: endMsOf(last) ?? null, user_id: last.userId };
        const found = await store.list(doNotDisturb, "due", {}, { limit: pageSize, ...(after && { after }) });
        return found.filter((stored) => hasEnded(stored, nowMs()));
      },
      run: (job) => end(job, pass),
      // It stays due, so the next pass tries again.
      drop: async () => undefined,
    },
    pass,
  );
}

/** Removes a pause, unless it was ended or replaced meanwhile. */
async function end({ userId }: DoNotDisturb, { store, nowMs }: DuePass): Promise<void> {
  await changeOwn(userId, store, (before) => {
    const { snoozedUntil: _ended, ...others } = before;
    return hasEnded(before, nowMs()) ? others : undefined;
  });
}

function hasEnded(stored: DoNotDisturb, nowMs: number): boolean {
  const endMs = endMsOf(stored);
  return endMs !== undefined && endMs <= nowMs;
}

function endMsOf({ snoozedUntil }: DoNotDisturb): number | undefined {
  return snoozedUntil === undefined ? undefined : millisecondsOf(snoozedUntil);
}

type Change = (before: DoNotDisturb) => Omit<DoNotDisturb, "userId" | "version"> | undefined;

/**
 * Changes when a user is not to be disturbed.
 * @param change returns the new values, or undefined to change nothing
 * @returns the stored document, or undefined if nothing was changed
 */
function changeOwn(userId: Id, store: Store, change: Change): Promise<DoNotDisturb | undefined> {
  return decide<DoNotDisturb | undefined>(store, async () => {
    const before = (await store.get(doNotDisturb, { user_id: userId })) ?? { userId, version: 0 };
    const changed = change(before);
    if (changed === undefined) return { kind: "answer", answer: undefined };
    const after = { ...changed, userId, version: before.version + 1 };
    return {
      kind: "commit",
      batch: {
        expect: [hasVersion(doNotDisturb, { user_id: userId }, before.version)],
        writes: [put(doNotDisturb, after)],
      },
      answer: () => after,
    };
  });
}
