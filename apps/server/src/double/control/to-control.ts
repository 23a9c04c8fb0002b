import type {
  Bucket,
  Fault,
  JournalEntry,
  Methods,
  RowChange,
  Snapshot,
  World,
} from "../../generated/control/index.js";
import { webapi } from "../../generated/control/index.js";
import type { CoverageReport } from "../exercised/create-coverage.js";
import type { FaultRequest } from "../faults/fault-list.js";
import type { EntryFilter } from "../journal/entry-filter.js";
import { ControlError } from "./control-error.js";
import type { Operations } from "./create-control.js";

/** Which world is meant; absent means the default one. */
export interface InWorld {
  readonly world?: string;
}

/** What a clock shows. */
export interface Shown {
  readonly now: Date;
  readonly frozen: boolean;
}

type Filter = Omit<EntryFilter, "world"> & InWorld;

/**
 * Arranges the world that a client meets, and tells what the client did. Every function does what the operation of the
 * control plane does that bears its name.
 * @throws ControlError where it is refused; then nothing has changed
 */
export interface Control {
  readonly world: {
    list(): Promise<{ readonly worlds: readonly World[]; readonly snapshots: readonly Snapshot[] }>;
    /** Replaces everything in a world, or makes a new one: by the text of a world file, or what it would hold. */
    load(file: string | object, options?: InWorld): Promise<World>;
    reset(options?: InWorld): Promise<World>;
    snapshot(name: string, options?: InWorld): Promise<Snapshot>;
    restore(name: string, options?: InWorld): Promise<World>;
    fork(options?: InWorld & { readonly name?: string }): Promise<World>;
    remove(world: string): Promise<void>;
    diff(from: string, options?: InWorld & { readonly to?: string }): Promise<readonly RowChange[]>;
  };
  readonly clock: {
    get(options?: InWorld): Promise<Shown>;
    freeze(options?: InWorld): Promise<Shown>;
    resume(options?: InWorld): Promise<Shown>;
    /** By milliseconds, or by a text like `90s` or `1h30m`. */
    advance(by: number | string, options?: InWorld): Promise<Shown>;
    set(now: Date | string, options?: InWorld): Promise<Shown>;
  };
  readonly faults: {
    arm(fault: FaultRequest & InWorld): Promise<Fault>;
    list(options?: InWorld): Promise<readonly Fault[]>;
    disarm(options?: InWorld & { readonly id?: string }): Promise<number>;
  };
  readonly journal: {
    /** Those that fit, the oldest first; a thousand at most. */
    list(filter?: Filter): Promise<readonly JournalEntry[]>;
    get(requestId: string): Promise<JournalEntry>;
    /** The first one that fits, past or to come; waits five seconds where nothing else is said. */
    waitFor(filter: Filter, options?: { readonly timeoutMs?: number }): Promise<JournalEntry>;
    clear(options?: InWorld): Promise<number>;
  };
  readonly limits: {
    list(options?: InWorld): Promise<{ readonly mode: string; readonly buckets: readonly Bucket[] }>;
    set(mode: "off" | "observe" | "enforce", options?: InWorld): Promise<void>;
  };
  readonly activity: { record(activity: Methods["activity.record"]["arguments"]): Promise<void> };
  coverage(): Promise<CoverageReport>;
}

/** The operations of the control plane as functions. */
export function toControl(operations: Operations): Control {
  const call = createCall(operations);
  return {
    world: {
      list: () => call("world.list", {}),
      load: async (file, options) =>
        (await call("world.load", { file: typeof file === "string" ? file : JSON.stringify(file), ...options })).world,
      reset: async (options = {}) => (await call("world.reset", options)).world,
      snapshot: async (name, options) => (await call("world.snapshot", { name, ...options })).snapshot,
      restore: async (name, options) => (await call("world.restore", { name, ...options })).world,
      fork: async (options = {}) => (await call("world.fork", options)).world,
      remove: async (world) => void (await call("world.remove", { world })),
      diff: async (from, options) => (await call("world.diff", { from, ...options })).changes,
    },
    clock: {
      get: async (options = {}) => toShown(await call("clock.get", options)),
      freeze: async (options = {}) => toShown(await call("clock.freeze", options)),
      resume: async (options = {}) => toShown(await call("clock.resume", options)),
      advance: async (by, options) =>
        toShown(await call("clock.advance", { by: typeof by === "number" ? `${Math.round(by)}ms` : by, ...options })),
      set: async (now, options) =>
        toShown(await call("clock.set", { now: typeof now === "string" ? now : now.toISOString(), ...options })),
    },
    faults: {
      arm: async (fault) => (await call("fault.arm", fault)).fault,
      list: async (options = {}) => (await call("fault.list", options)).faults,
      disarm: async (options = {}) => (await call("fault.disarm", options)).disarmed,
    },
    journal: {
      list: async (filter = {}) => (await call("journal.list", { limit: 1000, ...filter })).entries,
      get: async (requestId) => (await call("journal.get", { request_id: requestId })).entry,
      waitFor: async (filter, { timeoutMs } = {}) =>
        (await call("journal.wait", { ...filter, ...(timeoutMs !== undefined && { timeout_ms: timeoutMs }) })).entry,
      clear: async (options = {}) => (await call("journal.clear", options)).cleared,
    },
    limits: {
      list: (options = {}) => call("limits.list", options),
      set: async (mode, options) => void (await call("limits.set", { mode, ...options })),
    },
    activity: { record: async (activity) => void (await call("activity.record", activity)) },
    coverage: () => call("coverage.get", {}),
  };
}

type Call = <M extends keyof Methods>(
  method: M,
  sent: Methods[M]["arguments"],
) => Promise<{ readonly ok: true } & Methods[M]["response"]>;

function createCall(operations: Operations): Call {
  const context = { now: new Date(), requestId: "control", signal: new AbortController().signal };
  return async (method, sent) => {
    const checked = webapi.methods[method].arguments.safeParse(sent);
    if (!checked.success) throw wrongArguments(method, checked.error);
    const operation = operations[method] as (args: object, context: object) => Promise<object>;
    const outcome = (await operation(checked.data, context)) as { readonly ok: boolean };
    if (!outcome.ok) throw new ControlError(method, outcome);
    // The operation answers what its definition says; the compiler has checked that where they are put together.
    return outcome as Awaited<ReturnType<Call>> as never;
  };
}

function wrongArguments(
  method: string,
  error: { readonly issues: readonly { readonly path: readonly PropertyKey[] }[] },
) {
  const places = error.issues.map(({ path }) => path.map(String).join(".") || "the arguments");
  return new ControlError(method, { ok: false, error: "invalid_arguments", detail: `Wrong: ${places.join(", ")}.` });
}

function toShown({ now, frozen }: { readonly now: string; readonly frozen: boolean }): Shown {
  return { now: new Date(now), frozen };
}
