import { type LimitName, type Limits, limitFact } from "../formats/index.js";

/** Limits as they stand in a constant; one that the validator checks by itself says no `of`. */
export function limitEntries(limits: Limits): readonly (readonly [string, object])[] {
  return (Object.keys(limits) as LimitName[]).flatMap((name) => {
    const limit = limits[name];
    if (limit === undefined) return [];
    const { value, of, error } = limitFact<unknown>(limit);
    return [[name, { value, of: of === "stored" ? of : undefined, error }] as const];
  });
}
