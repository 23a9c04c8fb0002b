import { loadMethods, type Schema, withoutZod } from "@rollcall/webapi-core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import * as svc from "./generated/webapi/index.js";
import { smallestValues } from "./generated/witness/webapi-smallest-values.js";

const loaded = await loadMethods(svc.webapi);
const methods = Object.values(loaded.methods);
const codes = new Set([...Object.keys(svc.webapi.errors), ...methods.flatMap(({ errors }) => Object.keys(errors))]);

/** The validators of each method (arguments, answer and its metadata), and of each type that methods share. */
const bySubject = Map.groupBy(smallestValues, ({ name }) => name.replace(/(Arguments|Response|Metadata)?Schema$/, ""));

/** Codes of a validator: those of its method if it is that of arguments; otherwise all. */
function declaredOf(schema: Schema<unknown>): ReadonlySet<string> {
  const method = methods.find((each) => each.arguments === schema);
  return method === undefined ? codes : new Set([...Object.keys(svc.webapi.errors), ...Object.keys(method.errors)]);
}

/** Validators whose messages are sentences, because people read them. */
const spoken = /^(manifest(?!Problem)|timestamp)/;

/** Valid values with one member replaced or removed, and unrelated values. */
function wrongValues(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== "object" || value === null) return fc.jsonValue();
  const members = Object.keys(value);
  const spoilt = fc.record({ key: fc.constantFrom(...members, "other"), by: fc.jsonValue(), keeps: fc.boolean() });
  return fc.oneof(
    fc.jsonValue(),
    spoilt.map(({ key, by, keeps }) => {
      const { [key]: _taken, ...rest }: Record<string, unknown> = { ...value };
      return keeps ? { ...rest, [key]: by } : rest;
    }),
  );
}

/** The messages of zod, after a comparison with what the same schema finds without it. */
function messagesOf(schema: Schema<unknown>, value: unknown): readonly string[] {
  const result = schema(z).safeParse(value);
  const found = schema(withoutZod).safeParse(value);
  expect(found).toEqual(result.success ? result : { success: false, error: { issues: result.error.issues } });
  return result.success ? [] : result.error.issues.map((issue) => issue.message);
}

describe("the generated validators", () => {
  it("all have a smallest value", () => {
    const names = Object.keys(svc).filter((name) => name.endsWith("Schema"));
    expect(smallestValues.map(({ name }) => name).sort()).toEqual(names.sort());
  });

  it.each([...bySubject])("of %s accept their smallest values, and report only what is declared", (_, validators) => {
    for (const { name, schema, value } of validators) {
      expect(messagesOf(schema, value)).toEqual([]);
      const declared = declaredOf(schema);
      const fits = spoken.test(name)
        ? (message: string) => /^(must |is not )/.test(message)
        : (message: string) => declared.has(message);
      fc.assert(
        fc.property(wrongValues(value), (wrong) => {
          expect(messagesOf(schema, wrong).filter((message) => !fits(message))).toEqual([]);
        }),
        { numRuns: 30 },
      );
    }
  });

  it("include the arguments of every method", () => {
    const schemas = new Set(smallestValues.map(({ schema }) => schema));
    expect(methods.filter((method) => !schemas.has(method.arguments))).toEqual([]);
  });
});

describe("the validators of svc's methods", () => {
  const { "chat.postMessage": post, "svcLists.access.delete": remove } = loaded.methods;
  const text = { channel: "C1", text: "hi" };

  it.each([
    ["no channel", post, { text: "hi" }, "invalid_arguments"],
    ["an empty channel", post, { channel: "", text: "hi" }, "invalid_arguments"],
    ["nothing to say", post, { channel: "C1" }, "no_text"],
    ["Markdown and text", post, { ...text, markdown_text: "x" }, "markdown_text_conflict"],
    ["long Markdown", post, { channel: "C1", markdown_text: "x".repeat(12_001) }, "msg_blocks_too_long"],
    ["blocks that are not a list", post, { channel: "C1", blocks: {} }, "invalid_blocks_format"],
    ["a block that is not an object", post, { channel: "C1", blocks: [7] }, "invalid_blocks"],
    ["a block of an unknown type", post, { channel: "C1", blocks: [{ type: "x" }] }, "invalid_blocks"],
    ["metadata that is not an object", post, { ...text, metadata: "x" }, "invalid_metadata_format"],
    ["metadata without its type", post, { ...text, metadata: { event_type: "x" } }, "invalid_metadata_schema"],
    ["empty metadata", post, { ...text, metadata: {} }, "invalid_metadata_schema"],
    ["an invalid entity", post, { ...text, metadata: { entities: ["x"] } }, "invalid_metadata_schema"],
    ["neither channels nor users", remove, { list_id: "F1" }, "invalid_parameters"],
    ["channels and users", remove, { list_id: "F1", channel_ids: ["C1"], user_ids: ["U1"] }, "invalid_parameters"],
    ["channels that are not texts", remove, { list_id: "F1", channel_ids: [1] }, "invalid_arguments"],
  ])("%s", (_case, method, value, code) => {
    expect(messagesOf(method.arguments, value)).toEqual([code]);
  });

  it("keeps additional members of an open object, and ignores unknown arguments", () => {
    const metadata = { event_type: "x", event_payload: { a: 1 }, entities: [] };
    const read = post.arguments(z).parse({ ...text, metadata, unknown: 1 });
    expect(read).toEqual({ ...text, metadata });
  });
});

describe("manifestSchema", () => {
  it("reports every problem at once, in sentences, each with its location", () => {
    const manifest = {
      display_information: { name: "x".repeat(36) },
      features: { bot_user: { always_online: "yes" } },
      settings: { colour: 1 },
    };
    const result = svc.manifestSchema(z).safeParse(manifest);
    const problems = result.success ? [] : result.error.issues.map((issue) => [issue.path.join("/"), issue.message]);
    expect(problems).toEqual([
      ["display_information/name", "must have at most 35 characters"],
      ["features/bot_user/display_name", "must be given"],
      ["features/bot_user/always_online", "must be true or false"],
      ["settings", "is not a known key"],
    ]);
  });
});
