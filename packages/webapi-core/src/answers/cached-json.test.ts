import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cachedJson, printBody } from "./write-answer.js";

const value = fc.oneof(fc.jsonValue(), fc.constant(undefined));
const object = fc.dictionary(fc.string(), value, { maxKeys: 4 });
/** Objects that several bodies share, some of which are marked. */
const shared = fc.array(fc.tuple(object, fc.boolean()), { minLength: 1, maxLength: 4 });
/** Members of bodies: values, shared objects by number, and lists of both. */
const part = fc.oneof(value, fc.record({ at: fc.nat() }));
const bodies = fc.array(fc.dictionary(fc.string(), fc.oneof(part, fc.array(part, { maxLength: 4 }))), { maxLength: 6 });

describe("printBody", () => {
  it("prints any bodies as JSON.stringify does, whatever they share", () => {
    fc.assert(
      fc.property(shared, bodies, (all, shapes) => {
        const objects = all.map(([each, isMarked]) => (isMarked ? cachedJson(each) : each));
        const put = (each: unknown): unknown => {
          if (Array.isArray(each)) return each.map(put);
          const at = typeof each === "object" && each !== null && "at" in each ? each.at : undefined;
          return typeof at === "number" ? objects[Math.floor(at) % objects.length] : each;
        };
        for (const shape of shapes) {
          const body = Object.fromEntries(Object.entries(shape).map(([name, each]) => [name, put(each)]));
          expect(printBody(body)).toBe(JSON.stringify(body));
        }
      }),
    );
  });

  it("prints a marked object once", () => {
    let printed = 0;
    const toJSON = () => {
      printed += 1;
      return "once";
    };
    const user = cachedJson({ toJSON });
    expect([printBody({ user }), printBody({ users: [user, user] })]).toEqual([
      '{"user":"once"}',
      '{"users":["once","once"]}',
    ]);
    expect(printed).toBe(1);
  });
});
