import { type LimitName, type Limits, limitFact } from "../formats/index.js";

/** The limits in the generated constant. A limit that the validator checks has no `of`. */
export function limitEntries(limits: Limits): readonly (readonly [string, object])[] {
  return (Object.keys(limits) as LimitName[]).flatMap((name) => {
    const limit = limits[name];
    if (limit === undefined) return [];
    const { value, of, error } = limitFact<unknown>(limit);
    return [[name, { value, of: of === "stored" ? of : undefined, error }] as const];
  });
}
