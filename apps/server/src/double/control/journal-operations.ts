import { type JournalListArguments, journalListPaging, type Methods } from "../../generated/control/index.js";
import type { EntryFilter } from "../journal/entry-filter.js";
import type { Journal } from "../journal/journal.js";
import { toEntry } from "../journal/to-entry.js";
import { WaitTimedOut, waitFor } from "../journal/wait-for.js";
import type { Worlds } from "../worlds/worlds.js";
import type { ControlHandlers } from "./control-handlers.js";
import { inWorld } from "./operations.js";

type Names = Extract<keyof Methods, `journal.${string}`>;

const defaultTimeoutMs = 5_000;

/** What is asked of the journal. */
export function createJournalOperations(
  worlds: Worlds,
  journal: Journal,
  stopping?: AbortSignal,
): ControlHandlers<Names> {
  return {
    "journal.list": (sent) =>
      inWorld(worlds, sent.world, ({ name: world }) => {
        const { cursor, limit = journalListPaging.defaultSize } = sent;
        const after = cursor === undefined || cursor === "" ? sent.after : cursor;
        const found = journal.list({ ...toFilter(sent, world), ...(after !== undefined && { after }) });
        const entries = found.slice(0, limit).map(toEntry);
        const next = found.length > limit ? (entries.at(-1)?.request_id ?? "") : "";
        return { ok: true, entries, response_metadata: { next_cursor: next } };
      }),
    "journal.get": async ({ request_id }) => {
      const recorded = journal.get(request_id);
      if (recorded !== undefined) return { ok: true, entry: toEntry(recorded) };
      const detail = `The journal keeps no exchange ${JSON.stringify(request_id)}; it forgets the oldest, and those of a world that is reset.`;
      return { ok: false, error: "not_found", detail };
    },
    "journal.wait": (sent, { signal }) =>
      inWorld(worlds, sent.world, async ({ name: world }) => {
        try {
          const timeoutMs = sent.timeout_ms ?? defaultTimeoutMs;
          const ended = stopping === undefined ? signal : AbortSignal.any([signal, stopping]);
          const recorded = await waitFor(journal, toFilter(sent, world), { timeoutMs, signal: ended });
          return { ok: true, entry: toEntry(recorded) };
        } catch (error) {
          if (stopping?.aborted === true) return { ok: false, error: "timed_out", detail: "The server stops." };
          if (!(error instanceof WaitTimedOut)) throw error;
          return { ok: false, error: "timed_out", detail: error.message };
        }
      }),
    "journal.clear": ({ world }) => inWorld(worlds, world, ({ name }) => ({ ok: true, cleared: journal.clear(name) })),
  };
}

type Sent = Pick<JournalListArguments, "method" | "route" | "code" | "ok" | "token" | "where" | "after">;

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
