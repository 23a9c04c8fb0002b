import { isJsonObject } from "../../json-object.js";
import type { Kit } from "../kit.js";
import { toSeen } from "../likeness.js";
import { holdsImmutable } from "../sample-changes.js";

/** A backend answers what was written, under identifiers that it gives. */
export function describeDocuments({ framework, resource, sample, test }: Kit): void {
  const { expect } = framework;

  test("answers what was written, with an identifier", async ({ insert, get }) => {
    const made = await insert(sample(1));
    expect(toSeen(made, resource)).toEqual(toSeen(sample(1), resource));
    expect(await get(made.id)).toEqual(made);
  });

  test("answers nothing that is writeOnly or never returned", async ({ insert }) => {
    const made = await insert(sample(1));
    const hidden = Object.entries(resource.attributes).filter(
      ([, { mutability, returned }]) => mutability === "writeOnly" || returned === "never",
    );
    expect(hidden.filter(([name]) => made[name] !== undefined).map(([name]) => name)).toEqual([]);
  });

  test("says when a resource was made", async ({ backend, context, get }) => {
    const now = context();
    const outcome = await backend.insert(sample(1), now);
    const made = outcome.ok && "id" in outcome.resource ? await get(String(outcome.resource.id)) : undefined;
    const meta = isJsonObject(made?.["meta"]) ? made["meta"] : {};
    const known = resource.attributes["meta"]?.subAttributes ?? {};
    const times = ["created", "lastModified"].filter((name) => known[name] !== undefined);
    const told = times.map((name) => Math.floor(toMilliseconds(meta[name]) / 1000));
    expect(told).toEqual(times.map(() => Math.floor(now.now.getTime() / 1000)));
  });

  test("never gives an identifier again", async ({ insert, backend, context }) => {
    const first = await insert(sample(1));
    await backend.remove(first.id, context());
    const others = [await insert(sample(1)), await insert(sample(2))];
    expect(new Set([first.id, ...others.map(({ id }) => id)]).size).toEqual(3);
  });

  test("has nothing under an identifier that it never gave", async ({
    get,
    answer,
    change,
    replace,
    refusal,
    backend,
    context,
  }) => {
    const unknown = refusal("resourceUnknown");
    expect(await get("nobody")).toEqual(undefined);
    expect(await change("nobody", [])).toEqual(unknown);
    expect(await replace("nobody", sample(1))).toEqual(unknown);
    expect(await answer(() => backend.remove("nobody", context()))).toEqual(unknown);
  });

  test("takes a resource away", async ({ insert, get, answer, refusal, backend, context }) => {
    const { id } = await insert(sample(1));
    const other = await insert(sample(2));
    expect(await answer(() => backend.remove(id, context()))).toEqual("done");
    expect(await get(id)).toEqual(undefined);
    expect(await answer(() => backend.remove(id, context()))).toEqual(refusal("resourceUnknown"));
    expect(await get(other.id)).toEqual(other);
  });

  test("puts a resource in the place of another one and keeps what clients do not write", async ({
    insert,
    get,
    replace,
  }) => {
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

  test("clears what a replacement leaves out", async ({ insert, get, replace }) => {
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
  return resource !== undefined && "meta" in resource && isJsonObject(resource.meta)
    ? resource.meta["created"]
    : undefined;
}

function toMilliseconds(text: unknown): number {
  // biome-ignore lint/style/noRestrictedGlobals: a kit reads the times that it has given.
  return Date.parse(String(text));
}
