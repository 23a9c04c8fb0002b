import type { AttributeDefinition } from "../../definition/definition.js";
import type { Kit } from "../kit/kit.js";
import { toSeen } from "../kit/to-seen.js";

/** A backend keeps immutable values, and the last value of a required list. */
export function describeMutability({ framework, resource, attributes, sample, test }: Kit): void {
  const { expect } = framework;
  const own = attributes.filter(([name]) => sample(1)[name] !== undefined);

  for (const [name] of own.filter(([, definition]) => isImmutable(definition)))
    test(`does not change ${name}, which is immutable`, async ({ insert, get, change, replace, refusal }) => {
      const [first, other] = [sample(1), sample(2)];
      const { id } = await insert(first);
      const before = await get(id);
      const refused = refusal("attributeImmutable");
      expect(await replace(id, { ...first, [name]: other[name] })).toEqual(refused);
      expect(await change(id, [{ kind: "replace", attribute: name, value: other[name] }])).toEqual(refused);
      expect(await get(id)).toEqual(before);
      expect(await change(id, [{ kind: "replace", attribute: name, value: first[name] }])).toEqual("done");
      expect(await replace(id, first)).toEqual("done");
      expect(toSeen(await get(id), resource)).toEqual(toSeen(before, resource));
    });

  for (const [name] of own.filter(([, definition]) => isImmutable(definition) && !definition.required))
    test(`accepts ${name} later if it was omitted, and keeps it`, async ({ insert, get, change, replace }) => {
      const { [name]: value, ...rest } = sample(1);
      const { id } = await insert(rest);
      expect(await change(id, [{ kind: "add", attribute: name, value }])).toEqual("done");
      expect(await replace(id, rest)).toEqual("done");
      expect(toSeen(await get(id), resource)).toEqual(toSeen(sample(1), resource));
    });

  for (const [name] of own.filter(
    ([, { multiValued, required, mutability }]) => multiValued && required && mutability === "readWrite",
  ))
    test(`keeps at least one value of ${name}, which is required`, async ({ insert, get, change, refusal }) => {
      const { id } = await insert(sample(1));
      const before = await get(id);
      const emptied = await change(id, [
        { kind: "remove", attribute: name, values: sample(1)[name] as readonly unknown[] },
      ]);
      expect(emptied).toEqual(refusal("attributeRequired"));
      expect(await get(id)).toEqual(before);
    });
}

function isImmutable({ mutability, returned }: AttributeDefinition): boolean {
  return mutability === "immutable" && returned !== "never";
}
