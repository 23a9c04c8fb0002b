import type { Zod } from "./zod.js";

/**
 * A function that makes a value when it is first called with zod, or with `withoutZod`, and returns that value from then on.
 * Generated schemas are such functions, so that they cost nothing before they are used.
 */
// @__NO_SIDE_EFFECTS__
export function oncePerZod<T>(make: (z: Zod) => T): (z: Zod) => T {
  let made: Map<Zod, T> | undefined;
  return (z) => {
    const known = made?.get(z);
    if (known !== undefined) return known;
    const value = make(z);
    made ??= new Map();
    made.set(z, value);
    return value;
  };
}
