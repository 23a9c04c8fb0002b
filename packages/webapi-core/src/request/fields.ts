import type { WebapiLimits } from "../definition/definition.js";

/** Fields of a query or a form by name. A list if the name is repeated or ends in `[]`. */
export type Fields = ReadonlyMap<string, string | readonly string[]>;

/** Collects fields in order. */
interface FieldCollector {
  /** @returns the number of fields so far */
  readonly add: (name: string, value: string) => number;
  readonly fields: Fields;
}

/** Collects fields by name. */
export function createFieldCollector(): FieldCollector {
  const fields = new Map<string, string | string[]>();
  let count = 0;
  return {
    fields,
    add(sent, value) {
      const listed = sent.endsWith("[]");
      const name = listed ? sent.slice(0, -2) : sent;
      const before = fields.get(name);
      if (before === undefined) fields.set(name, listed ? [value] : value);
      else if (typeof before === "string") fields.set(name, [before, value]);
      else before.push(value);
      count += 1;
      return count;
    },
  };
}

/** No fields at all. */
export const noFields: Fields = new Map();

/** Message for JSON or a form with too many parts. */
export function tooManyMembers({ maxBodyMembers }: WebapiLimits): string {
  return `[ERROR] must have at most ${maxBodyMembers} members, elements and fields`;
}
