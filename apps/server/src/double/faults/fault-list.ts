import type { Fault, FaultAction, FaultMatch, FaultTimes } from "../../generated/control/index.js";
import type { Codes, Declared } from "./declared.js";
import { type FaultCall, isMeant } from "./fault-call.js";
import { createSeededChance } from "./seeded-chance.js";

/** A fault before it is armed. */
export interface FaultRequest {
  /** The calls that are meant; absent means all. */
  readonly match?: FaultMatch;
  readonly action: FaultAction;
  /** Absent means the next call alone. */
  readonly times?: FaultTimes;
}

/** A fault that no declared behaviour has. */
export interface Undeclared {
  readonly ok: false;
  readonly detail: string;
  /** What is declared in its place. */
  readonly declared: readonly string[];
}

/** The faults of one world. */
export interface FaultList {
  arm(request: FaultRequest): { readonly ok: true; readonly fault: Fault } | Undeclared;
  /** In the order in which they were armed. */
  list(): readonly Fault[];
  /** Takes one away, or all; answers how many. */
  disarm(id?: string): number;
  isEmpty(): boolean;
  /** The fault that happens to a call; the first one armed wins. */
  take(call: FaultCall): Fault | undefined;
}

/** No faults yet; the seed decides what happens by chance. */
export function createFaultList(declared: Declared, seed: number): FaultList {
  let faults: readonly Armed[] = [];
  let armed = 0;
  return {
    arm: ({ match = {}, action, times = { kind: "next", count: 1 } }) => {
      const undeclared = findUndeclared(declared, match, action);
      if (undeclared !== undefined) return { ok: false, ...undeclared };
      armed += 1;
      const fault = { id: `fault-${armed}`, match, action, times, matched: 0, happened: 0 };
      faults = [...faults, { fault, chance: createSeededChance(seed + armed) }];
      return { ok: true, fault: { ...fault } };
    },
    list: () => faults.map(({ fault }) => ({ ...fault })),
    disarm: (id) => {
      const before = faults.length;
      faults = id === undefined ? [] : faults.filter(({ fault }) => fault.id !== id);
      return before - faults.length;
    },
    isEmpty: () => faults.length === 0,
    take: (call) => faults.find((each) => isMeant(call, each.fault.match) && happens(each))?.fault,
  };
}

type Counted = { -readonly [K in keyof Fault]: Fault[K] };

interface Armed {
  readonly fault: Counted;
  readonly chance: () => number;
}

/** Counts a call that is meant, and decides whether the fault happens to it. */
function happens({ fault, chance }: Armed): boolean {
  fault.matched += 1;
  const due = isDue(fault, chance);
  if (due) fault.happened += 1;
  return due;
}

function isDue({ times, matched, happened }: Fault, chance: () => number): boolean {
  switch (times.kind) {
    case "always":
      return true;
    case "next":
      return happened < times.count;
    case "every":
      return matched % times.nth === 0;
    case "chance":
      return chance() < times.probability;
  }
}

/** What of a fault is not declared: its method, its route, or its code there. */
function findUndeclared({ methods, routes }: Declared, { method, route, version }: FaultMatch, action: FaultAction) {
  if (method !== undefined && version !== undefined)
    return { detail: `The method ${method} is of no version of SCIM; name one of them.`, declared: [] };
  if (method !== undefined && !methods.has(method))
    return { detail: `There is no method ${method}.`, declared: [...methods.keys()] };
  if (route !== undefined && !routes.has(route))
    return { detail: `There is no SCIM route ${route}.`, declared: [...new Set(routes.keys())] };
  if (action.kind !== "error") return undefined;
  const tables = tablesOf({ methods, routes }, { ...(method && { method }), ...(route && { route }) });
  if (tables.some((codes) => codes.has(action.code))) return undefined;
  const where = method ?? route ?? "No method and no route";
  const detail = method === undefined && route === undefined ? `${where} declares` : `${where} does not declare`;
  const declared = [...new Set(tables.flatMap((codes) => [...codes.keys()]))].toSorted();
  return { detail: `${detail} the code ${action.code}.`, declared };
}

function tablesOf({ methods, routes }: Declared, { method, route }: FaultMatch): readonly Codes[] {
  const ofMethods = route === undefined ? [...methods].filter(([name]) => method === undefined || name === method) : [];
  const ofRoutes = method === undefined ? [...routes].filter(([name]) => route === undefined || name === route) : [];
  return [...ofMethods, ...ofRoutes].map(([, codes]) => codes);
}
