import { applyChanges } from "../../changes/apply-changes.js";
import type { AttributeDefinition } from "../../definition/definition.js";
import type { Kit } from "../kit/kit.js";
import { equals, holdsImmutable, sampleChanges } from "../kit/sample-changes.js";
import { toSeen } from "../kit/to-seen.js";

/** Changes have the effect of `applyChanges`, all or none. */
export function describeChanges({ framework, resource, attributes, sample, test }: Kit): void {
  const { expect } = framework;
  const changeable = attributes.filter(
    ([name, definition]) => isChangeable(definition) && sample(1)[name] !== undefined,
  );

  for (const [name, definition] of changeable)
    test(`changes ${name} like applyChanges`, async ({ backend, context, insert, get, change }) => {
      const values = { present: sample(1)[name], other: sample(2)[name] };
      for (const changes of sampleChanges(name, definition, values)) {
        const { id } = await insert(sample(1));
        const before = { ...(await get(id)) };
        expect([changes, await change(id, changes)]).toEqual([changes, "done"]);
        const wanted = toSeen(applyChanges(before, changes, resource), resource);
        expect([changes, toSeen(await get(id), resource)]).toEqual([changes, wanted]);
        await backend.remove(id, context());
      }
    });

  test("answers a change with the same resource as get, if it answers one", async ({
    backend,
    context,
    insert,
    get,
  }) => {
    const { id } = await insert(sample(1));
    const changes = changeable.map(([name]) => ({ kind: "replace", attribute: name, value: sample(2)[name] }) as const);
    const outcome = await backend.change(id, changes, context());
    if (outcome?.ok === true) expect(outcome.resource).toEqual(await get(id));
  });

  test("changes nothing without changes", async ({ insert, get, change }) => {
    const { id } = await insert(sample(1));
    const before = await get(id);
    expect(await change(id, [])).toEqual("done");
    expect(toSeen(await get(id), resource)).toEqual(toSeen(before, resource));
  });

  for (const [name, { multiValued }] of changeable)
    test(`applies no change if the last one of ${name} is refused`, async ({ insert, get, change, refusal }) => {
      if (!multiValued) return;
      const { id } = await insert(sample(1));
      const before = await get(id);
      const changes = changeable.map(
        ([attribute]) => ({ kind: "replace", attribute, value: sample(2)[attribute] }) as const,
      );
      const where = equals("nothing there");
      const refused = { kind: "remove", attribute: name, where, mustMatch: true } as const;
      expect(await change(id, [...changes, refused])).toEqual(refusal("targetMissing"));
      expect(await get(id)).toEqual(before);
    });
}

function isChangeable(definition: AttributeDefinition): boolean {
  return definition.mutability === "readWrite" && definition.returned !== "never" && !holdsImmutable(definition);
}
