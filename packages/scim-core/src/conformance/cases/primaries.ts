import { isObject, type JsonObject } from "../../body/read-body.js";
import type { Kit } from "../kit/kit.js";

/** A list has at most one primary value. @see RFC 7643 §2.4 */
export function describePrimaries({ framework, attributes, sample, test }: Kit): void {
  const lists = attributes.filter(
    ([name, { multiValued, mutability, subAttributes = {} }]) =>
      multiValued && mutability === "readWrite" && "primary" in subAttributes && Array.isArray(sample(1)[name]),
  );
  for (const [name] of lists)
    test(`has at most one primary value of ${name}`, async ({ backend, context, insert, get, answer, change }) => {
      const values = [1, 2].map((n) => firstPrimary(sample(n)[name]));
      const both = { ...sample(1), [name]: values };
      const counts: number[] = [];
      const count = async (id: string) => counts.push(primariesIn((await get(id))?.[name]).length);
      // Two in one body may also be refused.
      await answer(async () => {
        const outcome = await backend.insert(both, context());
        if (outcome.ok && "id" in outcome.resource) {
          await count(String(outcome.resource.id));
          await backend.remove(String(outcome.resource.id), context());
        }
        return outcome;
      });
      const { id } = await insert({ ...sample(1), [name]: values.slice(0, 1) });
      await answer(() => backend.replace(id, both, context()));
      await count(id);
      framework
        .expect(await change(id, [{ kind: "replace", attribute: name, value: values.slice(0, 1) }]))
        .toEqual("done");
      framework.expect(await change(id, [{ kind: "add", attribute: name, value: values.slice(1) }])).toEqual("done");
      framework.expect(counts.filter((each) => each > 1)).toEqual([]);
      const left = primariesIn((await get(id))?.[name]);
      framework.expect(left.map(({ value }) => value)).toEqual(primariesIn(values.slice(1)).map(({ value }) => value));
    });
}

function firstPrimary(list: unknown): object {
  const element: unknown = Array.isArray(list) ? list[0] : undefined;
  return { ...(isObject(element) ? element : {}), primary: true };
}

function primariesIn(list: unknown): readonly JsonObject[] {
  const elements: readonly unknown[] = Array.isArray(list) ? list : [];
  return elements.filter(isObject).filter((element) => element["primary"] === true);
}
