import { isObject } from "../../body/read-body.js";
import type { Kit } from "../kit/kit.js";
import { holdsImmutable } from "../kit/sample-changes.js";
import { toSeen } from "../kit/to-seen.js";

/** A backend replaces what clients write, and keeps the rest. */
export function describeReplacements({ framework, resource, sample, test }: Kit): void {
  const { expect } = framework;

  test("replaces a resource and keeps what clients do not write", async ({ insert, get, replace }) => {
    const made = await insert(sample(1));
    const kept = Object.entries(resource.attributes).filter(([, definition]) => holdsImmutable(definition));
    const values = kept.map(([name]) => [name, sample(1)[name]]);
    const replacement = { ...sample(2), ...Object.fromEntries(values) };
    expect(await replace(made.id, replacement)).toEqual("done");
    const replaced = await get(made.id);
    expect(toSeen(replaced, resource)).toEqual(toSeen(replacement, resource));
    expect(replaced?.["id"]).toEqual(made.id);
    expect(createdOf(replaced)).toEqual(createdOf(made));
  });

  test("clears what a replacement omits", async ({ insert, get, replace }) => {
    const made = await insert(sample(1));
    const needed = Object.entries(sample(1)).filter(([name]) => {
      const definition = resource.attributes[name];
      return definition !== undefined && (definition.required || holdsImmutable(definition));
    });
    expect(await replace(made.id, Object.fromEntries(needed))).toEqual("done");
    expect(toSeen(await get(made.id), resource)).toEqual(toSeen(Object.fromEntries(needed), resource));
  });
}

function createdOf(resource: object | undefined): unknown {
  return resource !== undefined && "meta" in resource && isObject(resource.meta) ? resource.meta["created"] : undefined;
}
