import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { Schema, Zod } from "../zod.js";
import { withoutZod } from "./without-zod.js";

type Type = ReturnType<Schema<unknown>>;

const message = fc.constantFrom("wrong", "other");
const limit = fc.integer({ min: 0, max: 3 });

/** A list type with some of its checks. Each type is a function of zod, so that both sides make the same. */
const types = fc.letrec<{ type: Schema<unknown> }>((tie) => ({
  type: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    text(),
    amount(),
    message.map(
      (error): Schema<unknown> =>
        (z) =>
          z.boolean({ error }),
    ),
    message.map(
      (error): Schema<unknown> =>
        (z) =>
          z.enum(["a", "b"], { error }),
    ),
    message.map(
      (error): Schema<unknown> =>
        (z) =>
          z.literal([1, "a"], { error }),
    ),
    fc.constant<Schema<unknown>>((z) => z.unknown().refine((value) => value !== undefined, { error: "missing" })),
    tie("type").map(
      (type): Schema<unknown> =>
        (z) =>
          type(z).nullable(),
    ),
    tie("type").map(
      (type): Schema<unknown> =>
        (z) =>
          z.lazy(() => type(z)),
    ),
    tie("type").map(
      (type): Schema<unknown> =>
        (z) =>
          z.preprocess((value) => (value === "" ? 0 : value), type(z)),
    ),
    fc.tuple(tie("type"), limit, limit, message).map(list),
    fc.tuple(tie("type"), message).map(map),
    fc.tuple(tie("type"), tie("type"), message, fc.constantFrom("object", "strictObject", "looseObject")).map(object),
    fc.tuple(tie("type"), message).map(partial),
    fc.tuple(tie("type"), message).map(union),
  ),
})).type;

function text(): fc.Arbitrary<Schema<unknown>> {
  return fc.tuple(limit, limit, message).map(
    ([min, max, error]) =>
      (z) =>
        z
          .string({ error: ({ input }) => (input === undefined ? "missing" : "no text") })
          .regex(/^[a\u{1F600}]*$/u, { error })
          .min(min, { error })
          .max(max, { error })
          .refine((value) => value !== "aa", { error }),
  );
}

function amount(): fc.Arbitrary<Schema<unknown>> {
  return fc.tuple(limit, message, fc.constantFrom("int", "number")).map(
    ([max, error, kind]) =>
      (z) =>
        z[kind]({ error }).min(-1, { error }).max(max, { error }),
  );
}

function list([type, min, max, error]: readonly [Schema<unknown>, number, number, string]): Schema<unknown> {
  return (z) =>
    z
      .array(type(z), { error })
      .min(min, { error })
      .max(max, { error })
      .refine((items) => new Set(items).size === items.length, { error: "twice" });
}

function map([type, error]: readonly [Schema<unknown>, string]): Schema<unknown> {
  return (z) => z.record(z.string().regex(/^[a-z]$/), type(z), { error });
}

type Kind = "object" | "strictObject" | "looseObject";

function object([a, b, error, kind]: readonly [Schema<unknown>, Schema<unknown>, string, Kind]): Schema<unknown> {
  return (z) =>
    z[kind]({ a: a(z), b: b(z).exactOptional() }, { error }).superRefine((value, context) => {
      if ("b" in value) context.addIssue({ code: "custom", message: "b is given", params: { names: ["b"] } });
    });
}

function partial([type, error]: readonly [Schema<unknown>, string]): Schema<unknown> {
  return (z) => z.object({ a: type(z), b: type(z).exactOptional() }, { error }).partial();
}

function union([type, error]: readonly [Schema<unknown>, string]): Schema<unknown> {
  return (z) =>
    z.discriminatedUnion(
      "kind",
      [z.object({ kind: z.enum(["a", "b"]), a: type(z) }), z.strictObject({ kind: z.literal("c") }, { error })],
      { error },
    );
}

const scalars = fc.constantFrom<unknown>(
  "",
  "a",
  "aa",
  "b",
  "\u{1F600}",
  "\ud83d",
  0,
  1,
  2,
  1.5,
  -2,
  2 ** 60,
  true,
  null,
  undefined,
);
const values = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    scalars,
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom("a", "b", "kind", "C"), tie("value"), { maxKeys: 4 }),
    tie("value").map((a) => ({ kind: "a", a })),
  ),
})).value;

function resultOf(make: Zod, schema: Schema<unknown>, value: unknown) {
  const type: Type = schema(make);
  const result = type.safeParse(value);
  return result.success ? result : { success: false, issues: result.error.issues };
}

describe("withoutZod", () => {
  it("returns the values and the issues of zod", () => {
    fc.assert(
      fc.property(types, values, (schema, value) => {
        expect(resultOf(withoutZod, schema, value)).toEqual(resultOf(z, schema, value));
      }),
      { numRuns: 3000 },
    );
  });

  it("does not change what it reads", () => {
    fc.assert(
      fc.property(types, values, (schema, value) => {
        const before = fc.stringify(value);
        resultOf(withoutZod, schema, value);
        expect(fc.stringify(value)).toBe(before);
      }),
    );
  });
});
