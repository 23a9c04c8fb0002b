import type { WireNames } from "./wire-names.js";

/** Renames a received value to its names in code. Values are kept. */
export function toCodeNames(value: unknown, names: WireNames): unknown {
  return rename(value, names, "toCode");
}

/** Renames a value to its names on the wire. Values are kept. */
export function toWireNames(value: unknown, names: WireNames): unknown {
  return rename(value, names, "toWire");
}

function rename(value: unknown, names: WireNames, to: "toCode" | "toWire"): unknown {
  if (Array.isArray(value)) return value.map((element) => rename(element, names, to));
  if (typeof value !== "object" || value === null) return value;
  const renamed: Record<string, unknown> = {};
  for (const [key, member] of Object.entries(value)) {
    const name = names[to](key);
    const below = names.below(to === "toCode" ? name : key);
    const inner = below === undefined ? member : rename(member, below, to);
    // An assignment to this name would set the prototype.
    if (name === "__proto__") Object.defineProperty(renamed, name, { ...own, value: inner });
    else renamed[name] = inner;
  }
  return renamed;
}

const own = { configurable: true, enumerable: true, writable: true };

/**
 * Converts a path of names in code to names on the wire. Also returns the names below its end. Numbers are steps into
 * lists.
 */
export function toWirePath(
  path: readonly PropertyKey[],
  names: WireNames,
): { readonly path: readonly PropertyKey[]; readonly names: WireNames | undefined } {
  let below: WireNames | undefined = names;
  const wire = path.map((step) => {
    if (typeof step !== "string" || below === undefined) return step;
    const name = below.toWire(step);
    below = below.below(step);
    return name;
  });
  return { path: wire, names: below };
}
