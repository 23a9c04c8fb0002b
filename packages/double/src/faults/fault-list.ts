import { hashToken } from "@rollcall/service";
import type { Fault, FaultAction, FaultArmArguments, FaultMatch } from "../generated/control/index.js";
import { matchesValues } from "../match-values.js";
import type { Declared } from "./declared.js";
import {
  type CallAction,
  type DeliveryFault,
  type DeliveryFaults,
  isDeliveryAction,
  matchesAttempt,
} from "./delivery-fault.js";
import { findUndeclaredCall, findUndeclaredCode, type Undeclared } from "./find-undeclared.js";

const unitsMs: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Parses a duration like `90s` or `1h30m` into milliseconds; a number is milliseconds. Undefined if it is not a duration. */
export function readDuration(given: string | number): number | undefined {
  if (typeof given === "number") return Number.isFinite(given) && given >= 0 ? given : undefined;
  if (!/^(\d+(ms|s|m|h|d))+$/.test(given)) return undefined;
  return [...given.matchAll(/(\d+)(ms|s|m|h|d)/g)].reduce(
    (sum, [, count, unit]) => sum + Number(count) * (unitsMs[unit ?? ""] ?? 0),
    0,
  );
}

/** A fault before it is armed. */
export type FaultParts = Pick<FaultArmArguments, "match" | "action" | "times">;

/** The faults of one world. */
export interface FaultList extends DeliveryFaults {
  arm(fault: FaultParts): Promise<ArmedOrNot>;
  /** In the order in which they were armed. */
  list(): readonly Fault[];
  /** Removes one fault, or all without an identifier. Returns the number of removed faults. */
  disarm(id?: string): number;
  /** The fault to apply to a call; the first one armed wins. */
  take(call: FaultCall): CallFault | undefined;
}

/** A fault of calls. */
export interface CallFault extends Omit<Fault, "action"> {
  readonly action: CallAction;
}

type ArmedOrNot = { readonly ok: true; readonly fault: Fault } | ({ readonly ok: false } & Undeclared);

/** Creates an empty list of faults. The seed determines the faults that happen by chance. */
export function createFaultList(declared: Declared, seed: number): FaultList {
  let faults: readonly Armed[] = [];
  let armed = 0;
  // Checking a fault may load a method. Faults are armed in the order of their calls.
  let arming: Promise<unknown> = Promise.resolve();
  const arm = async ({ match = {}, action, times = { kind: "next", count: 1 } }: FaultParts): Promise<ArmedOrNot> => {
    const undeclared = await findUndeclared(declared, match, action);
    if (undeclared !== undefined) return { ok: false, ...undeclared };
    armed += 1;
    const fault = { id: `fault-${armed}`, match, action, times, matched: 0, happened: 0 };
    faults = [...faults, { fault, chance: createSeededChance(seed + armed) }];
    return { ok: true, fault: { ...fault } };
  };
  return {
    arm: (parts) => {
      const result = arming.then(() => arm(parts));
      arming = result.catch(() => undefined);
      return result;
    },
    list: () => faults.map(({ fault }) => ({ ...fault })),
    disarm: (id) => {
      const before = faults.length;
      faults = id === undefined ? [] : faults.filter(({ fault }) => fault.id !== id);
      return before - faults.length;
    },
    isEmpty: () => faults.length === 0,
    take: (call) => {
      for (const each of faults) {
        const { fault } = each;
        if (isOfCalls(fault) && matchesCall(call, fault.match) && triggers(each)) return fault;
      }
      return undefined;
    },
    takeDelivery: (attempt) => {
      for (const each of faults) {
        const { fault } = each;
        if (isOfDeliveries(fault) && matchesAttempt(attempt, fault.action, fault.match) && triggers(each)) return fault;
      }
      return undefined;
    },
  };
}

type Counted = { -readonly [K in keyof Fault]: Fault[K] };

function isOfDeliveries(fault: Fault): fault is Fault & DeliveryFault {
  return isDeliveryAction(fault.action);
}

function isOfCalls(fault: Fault): fault is Fault & CallFault {
  return !isDeliveryAction(fault.action);
}

interface Armed {
  readonly fault: Counted;
  readonly chance: () => number;
}

/** Counts a matching call, and decides whether the fault is applied to it. */
function triggers({ fault, chance }: Armed): boolean {
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

/** Finds an undeclared name in a fault: its method, its route, or its code. */
async function findUndeclared(declared: Declared, { method, route, version }: FaultMatch, action: FaultAction) {
  if (method !== undefined && version !== undefined)
    return {
      detail: `The match names both the method ${method} and a version of SCIM; remove one of them.`,
      declared: [],
    };
  const unknown = await findUndeclaredCall(declared, { method, route });
  if (unknown !== undefined || action.kind !== "error") return unknown;
  return findUndeclaredCode(declared, { method, route }, action.code);
}

/** Creates a source of numbers from 0 to below 1: a seed always gives the same numbers in the same order. */
function createSeededChance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    // Mulberry32: 32 bits of state are enough to choose the calls of a test that fail.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A call in the form that faults match. */
export interface FaultCall {
  /** The name of the method on the wire. */
  readonly method?: string;
  /** Verb and path of a SCIM route. */
  readonly route?: string;
  readonly version?: string;
  readonly tokenHash?: string;
  readonly arguments?: object;
}

/** Whether a fault matches a call. */
function matchesCall(call: FaultCall, match: FaultMatch): boolean {
  const { method, route, version, token, where } = match;
  if (method !== undefined && call.method !== method) return false;
  if (route !== undefined && call.route !== route) return false;
  if (version !== undefined && call.version !== version) return false;
  if (token !== undefined && call.tokenHash !== hashToken(token)) return false;
  return where === undefined || matchesValues(call.arguments, where);
}
