import type { ControlRefusal } from "../control-refusal.js";
import type { Declared } from "../faults/declared.js";
import { type CodePlace, findUndeclaredCall, findUndeclaredCode } from "../faults/find-undeclared.js";
import { type JournalListArguments, journalListMethod, type Methods } from "../generated/control/index.js";
import type { EntryFilter } from "../journal/entry-filter.js";
import { toEntry } from "../journal/to-entry.js";
import { WaitTimedOut, waitFor } from "../journal/wait-for.js";
import type { Worlds } from "../worlds/worlds.js";
import type { ControlHandlers } from "./control-handlers.js";
import type { Controlled } from "./controlled.js";
import { inWorld } from "./operations.js";

type Names = Extract<keyof Methods, `journal.${string}`>;

const defaultTimeoutMs = 5_000;

/** Operations on the journal. */
export function createJournalOperations(
  worlds: Worlds,
  { journal, declared, stopping }: Pick<Controlled, "journal" | "declared" | "stopping">,
): ControlHandlers<Names> {
  return {
    "journal.list": (sent) =>
      inWorld(worlds, sent.world, async ({ name: world }) => {
        const refused = await refuseFilter(declared, sent);
        if (refused !== undefined) return refused;
        const { cursor, limit = journalListMethod.facts.paging.defaultSize } = sent;
        const after = cursor === undefined || cursor === "" ? sent.after : cursor;
        const found = journal.list({ ...toFilter(sent, world), ...(after !== undefined && { after }) });
        const entries = found.slice(0, limit).map(toEntry);
        const next = found.length > limit ? (entries.at(-1)?.request_id ?? "") : "";
        return { ok: true, entries, response_metadata: { next_cursor: next } };
      }),
    "journal.get": async ({ request_id }) => {
      const recorded = journal.get(request_id);
      if (recorded !== undefined) return { ok: true, entry: toEntry(recorded) };
      const detail = `The journal has no exchange ${JSON.stringify(request_id)}; it drops the oldest ones, and those of a world that is reset.`;
      return { ok: false, error: "not_found", detail };
    },
    "journal.wait": (sent, { signal }) =>
      inWorld(worlds, sent.world, async ({ name: world }) => {
        const refused = await refuseFilter(declared, sent);
        if (refused !== undefined) return refused;
        try {
          const timeoutMs = sent.timeout_ms ?? defaultTimeoutMs;
          const ended = stopping === undefined ? signal : AbortSignal.any([signal, stopping]);
          const recorded = await waitFor(journal, toFilter(sent, world), { timeoutMs, signal: ended });
          return { ok: true, entry: toEntry(recorded) };
        } catch (error) {
          if (stopping?.aborted === true) return { ok: false, error: "timed_out", detail: "The server is stopping." };
          if (!(error instanceof WaitTimedOut)) throw error;
          return { ok: false, error: "timed_out", detail: error.message };
        }
      }),
    "journal.clear": ({ world }) => inWorld(worlds, world, ({ name }) => ({ ok: true, cleared: journal.clear(name) })),
  };
}

type Sent = Pick<JournalListArguments, "method" | "route" | "code" | "ok" | "token" | "where" | "after">;

/** Refuses a filter that no exchange can match, because its names are not in the definitions. */
async function refuseFilter(declared: Declared, { method, route, code }: Sent): Promise<ControlRefusal | undefined> {
  const undeclared =
    findUndeclaredCall(declared, { method, route }) ??
    (code === undefined ? undefined : await findUnansweredCode(declared, { method, route }, code));
  return undeclared && { ok: false, error: "undeclared", ...undeclared };
}

/** Explains why no exchange can have a code. The callers of some methods choose it. */
async function findUnansweredCode(declared: Declared, place: CodePlace, code: string) {
  const isAnyCode = place.method !== undefined && (await declared.echoes(place.method));
  return isAnyCode ? undefined : findUndeclaredCode(declared, place, code);
}

function toFilter({ method, route, code, ok, token, where, after }: Sent, world: string): EntryFilter {
  return {
    world,
    ...(method !== undefined && { method }),
    ...(route !== undefined && { route }),
    ...(code !== undefined && { code }),
    ...(ok !== undefined && { ok }),
    ...(token !== undefined && { token }),
    ...(where !== undefined && { where: { ...where } }),
    ...(after !== undefined && { after }),
  };
}
