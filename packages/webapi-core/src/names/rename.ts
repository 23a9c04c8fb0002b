import type { WireNames } from "./wire-names.js";

/** A value as it came, under its names in code. Values stay as they are. */
export function toCodeNames(value: unknown, names: WireNames): unknown {
  return rename(value, names, "toCode");
}

/** A value under its names in code, as it is written. Values stay as they are. */
export function toWireNames(value: unknown, names: WireNames): unknown {
  return rename(value, names, "toWire");
}

function rename(value: unknown, names: WireNames, to: "toCode" | "toWire"): unknown {
  if (Array.isArray(value)) return value.map((element) => rename(element, names, to));
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).map(([key, member]) => {
    const name = names[to](key);
    const below = names.below(to === "toCode" ? name : key);
    return [name, below === undefined ? member : rename(member, below, to)] as const;
  });
  return Object.fromEntries(members);
}

/** A path of names in code, as it is on the wire, and the names below its end. Steps through lists are numbers. */
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
