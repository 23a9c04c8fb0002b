import type { ControlOutcome, ControlRefusal } from "../control-refusal.js";
import type { Declared } from "../faults/declared.js";
import { type CodePlace, findUndeclaredCall, findUndeclaredCode } from "../faults/find-undeclared.js";
import {
  type JournalEntry,
  type JournalListArguments,
  journalListMethod,
  type Methods,
} from "../generated/control/index.js";
import type { EntryFilter } from "../journal/entry-filter.js";
import { printReport } from "../journal/print-report.js";
import { repeatCall } from "../journal/repeat-call.js";
import { toEntry, toFullEntry } from "../journal/to-entry.js";
import type { World } from "../worlds/world.js";
import type { Worlds } from "../worlds/worlds.js";
import type { Controlled } from "./controlled.js";
import { findAppId, findUndeliveredType, waitInTime } from "./lookups.js";
import { type ControlHandlers, inWorld } from "./operations.js";

type Names = Extract<keyof Methods, `journal.${string}`>;

/** Operations on the journal. */
export function createJournalOperations(
  worlds: Worlds,
  { declared, service, ...waiting }: Pick<Controlled, "journal" | "declared" | "service" | "stopping">,
): ControlHandlers<Names> {
  const { journal } = waiting;
  return {
    "journal.list": (sent) =>
      inWorld(worlds, sent.world, async (world) => {
        const filter = await readFilter(declared, world, sent);
        if (!filter.ok) return filter;
        const { cursor, limit = journalListMethod.facts.paging.defaultSize } = sent;
        const after = cursor === undefined || cursor === "" ? sent.after : cursor;
        const found = journal.list({ ...filter.filter, ...(after !== undefined && { after }) });
        const entries = found.slice(0, limit).map(toEntry);
        const next = found.length > limit ? (entries.at(-1)?.request_id ?? "") : "";
        return { ok: true, entries, response_metadata: { next_cursor: next } };
      }),
    "journal.get": async ({ request_id }) => {
      const recorded = journal.get(request_id);
      return recorded === undefined ? refuseUnknown(request_id) : { ok: true, entry: toFullEntry(recorded) };
    },
    "journal.repeat": async ({ request_id }) => {
      const recorded = journal.get(request_id);
      if (recorded === undefined) return refuseUnknown(request_id);
      const { siteUrl, definitions } = service;
      return inWorld(worlds, recorded.world, (world) =>
        repeatCall(recorded, { world, journal, siteUrl, webapi: definitions.webapi }),
      );
    },
    "journal.wait": (sent, { signal }) =>
      inWorld(worlds, sent.world, async (world) => {
        const filter = await readFilter(declared, world, sent);
        if (!filter.ok) return filter;
        const found = await waitInTime(waiting, filter.filter, { signal, timeoutMs: sent.timeout_ms });
        return found.ok ? { ok: true, entry: toEntry(found.recorded) } : found;
      }),
    "journal.report": async ({ world: named, show = "all", test }) => {
      const known = named === undefined ? undefined : worlds.get(named);
      if (known?.ok === false) return known;
      const told = known === undefined ? worlds.list() : [known.world];
      const entries = told.flatMap(({ name }) => journal.list({ world: name }).map(toEntry));
      const names = new Map((await Promise.all(told.map((each) => namesIn(each, entries)))).flat());
      return { ok: true, report: printReport(entries, { show, test, nameOf: (id) => names.get(id) ?? id }) };
    },
    "journal.clear": ({ world }) => inWorld(worlds, world, ({ name }) => ({ ok: true, cleared: journal.clear(name) })),
  };
}

/** The names of the users and apps of exchanges that a world has, by identifier. */
async function namesIn(
  { store }: World,
  entries: readonly JournalEntry[],
): Promise<readonly (readonly [string, string])[]> {
  const idsOf = (key: "user" | "app") => [...new Set(entries.flatMap((entry) => entry[key] ?? []))];
  const [people, apps] = await Promise.all([
    Promise.all(idsOf("user").map((id) => store.users.get(id))),
    Promise.all(idsOf("app").map((id) => store.apps.get(id))),
  ]);
  return [
    ...people.flatMap((one) => (one === undefined ? [] : [[one.id, one.userName] as const])),
    ...apps.flatMap((one) => (one === undefined ? [] : [[one.id, one.name] as const])),
  ];
}

function refuseUnknown(requestId: string): ControlRefusal {
  const detail = `The journal has no exchange ${JSON.stringify(requestId)}; it drops the oldest ones, and those of a world that is reset.`;
  return { ok: false, error: "not_found", detail };
}

type Sent = Omit<JournalListArguments, "cursor" | "limit" | "world">;

/** Reads a filter, or refuses one that nothing can match. */
async function readFilter(
  declared: Declared,
  { store, name }: World,
  sent: Sent,
): Promise<ControlOutcome<{ readonly filter: EntryFilter }>> {
  const refused = findUndeliveredType(sent.event, declared.events) ?? (await refuseFilter(declared, sent));
  if (refused !== undefined) return refused;
  const found = await findAppId(store, sent.app);
  if (!found.ok) return found;
  const { appId } = found;
  return { ok: true, filter: { ...toFilter(sent, name), ...(appId !== undefined && { app: appId }) } };
}

/** Refuses a filter that no exchange can match, because its names are not in the definitions. */
async function refuseFilter(
  declared: Declared,
  { kind, event, method, route, code }: Sent,
): Promise<ControlRefusal | undefined> {
  const undeclared =
    (await findUndeclaredCall(declared, { method, route })) ??
    // The code of a delivery is the reason of a failure.
    (code === undefined || kind === "delivery" || event !== undefined
      ? undefined
      : await findUnansweredCode(declared, { method, route }, code));
  return undeclared && { ok: false, error: "undeclared", ...undeclared };
}

/** Explains why no exchange can have a code. The callers of some methods choose it. */
async function findUnansweredCode(declared: Declared, place: CodePlace, code: string) {
  const isAnyCode = place.method !== undefined && (await declared.echoes(place.method));
  return isAnyCode ? undefined : findUndeclaredCode(declared, place, code);
}

function toFilter({ kind, event, method, route, code, ok, token, where, after }: Sent, world: string): EntryFilter {
  return {
    world,
    ...(kind !== undefined && { kind }),
    ...(event !== undefined && { event }),
    ...(method !== undefined && { method }),
    ...(route !== undefined && { route }),
    ...(code !== undefined && { code }),
    ...(ok !== undefined && { ok }),
    ...(token !== undefined && { token }),
    ...(where !== undefined && { where: { ...where } }),
    ...(after !== undefined && { after }),
  };
}
