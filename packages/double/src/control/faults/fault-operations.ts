import { notFound } from "../../control-refusal.js";
import type { Declared } from "../../faults/declared.js";
import type { Methods } from "../../generated/control/index.js";
import type { Worlds } from "../../worlds/worlds.js";
import type { ControlHandlers } from "../control-handlers.js";
import { inWorld } from "../operations.js";
import { readMatch } from "./read-match.js";

type Names = Extract<keyof Methods, `fault.${string}`>;

/** Operations on the faults of a world. */
export function createFaultOperations(worlds: Worlds, declared: Declared): ControlHandlers<Names> {
  return {
    "fault.arm": ({ world, ...request }) =>
      inWorld(worlds, world, async (found) => {
        const read = await readMatch(found, request);
        if (!read.ok) return read;
        const armed = await found.faults.arm({ ...request, match: read.match });
        return armed.ok ? armed : { ...armed, error: "undeclared" };
      }),
    "fault.list": ({ world }) => inWorld(worlds, world, ({ faults }) => ({ ok: true, faults: faults.list() })),
    "fault.disarm": ({ id, world }) =>
      inWorld(worlds, world, ({ faults }) => {
        const known = faults.list().map((fault) => fault.id);
        if (id !== undefined && !known.includes(id)) return notFound("fault", id, known);
        return { ok: true, disarmed: faults.disarm(id) };
      }),
    "fault.declared": async () => {
      const methods = toLists(await declared.methods());
      return { ok: true, methods, routes: toLists(declared.routes) };
    },
  };
}

function toLists(tables: Declared["routes"]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries([...tables].map(([name, codes]) => [name, [...codes.keys()].toSorted()]));
}
