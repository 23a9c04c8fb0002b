import { isObject } from "../../body/read-body.js";
import type { Kit } from "../kit/kit.js";
import { toSeen } from "../kit/to-seen.js";

/** A backend returns what was written, under identifiers that it assigns. */
export function describeDocuments({ framework, resource, sample, test }: Kit): void {
  const { expect } = framework;

  test("returns what was written, with an identifier", async ({ insert, get }) => {
    const made = await insert(sample(1));
    expect(toSeen(made, resource)).toEqual(toSeen(sample(1), resource));
    expect(await get(made.id)).toEqual(made);
  });

  test("never returns a value that is writeOnly or never returned", async ({ insert }) => {
    const made = await insert(sample(1));
    const hidden = Object.entries(resource.attributes).filter(
      ([, { mutability, returned }]) => mutability === "writeOnly" || returned === "never",
    );
    expect(hidden.filter(([name]) => made[name] !== undefined).map(([name]) => name)).toEqual([]);
  });

  test("returns when a resource was created", async ({ backend, context, get }) => {
    const now = context();
    const outcome = await backend.insert(sample(1), now);
    const made = outcome.ok && "id" in outcome.resource ? await get(String(outcome.resource.id)) : undefined;
    const meta = isObject(made?.["meta"]) ? made["meta"] : {};
    const known = resource.attributes["meta"]?.subAttributes ?? {};
    const times = ["created", "lastModified"].filter((name) => known[name] !== undefined);
    const seconds = times.map((name) => Math.floor(toMilliseconds(meta[name]) / 1000));
    expect(seconds).toEqual(times.map(() => Math.floor(now.now.getTime() / 1000)));
  });

  test("never reuses an identifier", async ({ insert, backend, context }) => {
    const first = await insert(sample(1));
    await backend.remove(first.id, context());
    const others = [await insert(sample(1)), await insert(sample(2))];
    expect(new Set([first.id, ...others.map(({ id }) => id)]).size).toEqual(3);
  });

  test("has no resource with an unknown identifier", async ({
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

  test("removes a resource", async ({ insert, get, answer, refusal, backend, context }) => {
    const { id } = await insert(sample(1));
    const other = await insert(sample(2));
    expect(await answer(() => backend.remove(id, context()))).toEqual("done");
    expect(await get(id)).toEqual(undefined);
    expect(await answer(() => backend.remove(id, context()))).toEqual(refusal("resourceUnknown"));
    expect(await get(other.id)).toEqual(other);
  });
}

function toMilliseconds(text: unknown): number {
  // biome-ignore lint/style/noRestrictedGlobals: the kit reads times that it has assigned
  return Date.parse(String(text));
}
