/** Fields of a query or a form by name; a list where the name came more than once, or as `name[]`. */
export type Fields = ReadonlyMap<string, string | readonly string[]>;

/** Fields by name, out of pairs in the order in which they came. */
export function collectFields(pairs: Iterable<readonly [name: string, value: string]>): Fields {
  const fields = new Map<string, string | string[]>();
  for (const [sent, value] of pairs) {
    const listed = sent.endsWith("[]");
    const name = listed ? sent.slice(0, -2) : sent;
    const before = fields.get(name);
    if (before === undefined) fields.set(name, listed ? [value] : value);
    else if (typeof before === "string") fields.set(name, [before, value]);
    else before.push(value);
  }
  return fields;
}

/** No fields at all. */
export const noFields: Fields = new Map();
