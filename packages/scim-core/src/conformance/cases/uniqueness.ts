import type { AttributeDefinition } from "../../definition/definition.js";
import type { Kit } from "../kit/kit.js";

/** A backend gives no two resources the same unique value. */
export function describeUniqueness({ framework, attributes, sample, test }: Kit): void {
  const { expect } = framework;
  const unique = attributes.filter(([name, definition]) => isUnique(definition) && sample(1)[name] !== undefined);

  for (const [name, { caseExact, mutability }] of unique)
    test(`keeps ${name} unique`, async ({ backend, context, insert, get, answer, change, replace, refusal }) => {
      const taken = refusal("uniquenessViolated");
      const value = sample(1)[name];
      const first = await insert(sample(1));
      const second = await insert(sample(2));
      const clash = { ...sample(3), [name]: value };
      expect(await answer(() => backend.insert(clash, context()))).toEqual(taken);
      const { totalResults } = await backend.find({ startIndex: 1, count: 0, sortOrder: "ascending" }, context());
      expect(totalResults).toEqual(2);
      if (mutability !== "immutable") {
        expect(await replace(second.id, { ...sample(2), [name]: value })).toEqual(taken);
        expect(await change(second.id, [{ kind: "replace", attribute: name, value }])).toEqual(taken);
        expect(await get(second.id)).toEqual(second);
      }
      expect(await replace(first.id, sample(1))).toEqual("done");
      if (typeof value === "string" && value.toUpperCase() !== value.toLowerCase()) {
        const upper = value === value.toUpperCase() ? value.toLowerCase() : value.toUpperCase();
        const other = await answer(() => backend.insert({ ...sample(4), [name]: upper }, context()));
        expect(other).toEqual(caseExact ? "done" : taken);
      }
    });

  for (const [name] of unique)
    test(`accepts ${name} from one of several concurrent writes, and again when it is free`, async ({
      backend,
      context,
      answer,
      insert,
    }) => {
      const value = sample(1)[name];
      const wanting = [2, 3, 4, 5].map((n) => ({ ...sample(n), [name]: value }));
      const made: string[] = [];
      const answers = await Promise.all(
        wanting.map((resource) =>
          answer(async () => {
            const outcome = await backend.insert(resource, context());
            if (outcome.ok && "id" in outcome.resource) made.push(String(outcome.resource.id));
            return outcome;
          }),
        ),
      );
      expect(answers.filter((each) => each === "done").length).toEqual(1);
      await backend.remove(String(made[0]), context());
      await insert({ ...sample(6), [name]: value });
    });
}

function isUnique({ uniqueness, mutability, multiValued, type }: AttributeDefinition): boolean {
  return uniqueness !== "none" && mutability !== "readOnly" && !multiValued && type !== "complex";
}
