import { describe, expect, it } from "vitest";
import { z } from "zod";
import { compileFields, createNameCompiler } from "../names/wire-names.js";
import { checkArguments } from "./read-arguments.js";

const validator = z
  .object({
    channelId: z.string("bad"),
    title: z.string("bad").min(1, "title_empty").max(5, "bad").exactOptional(),
    mode: z.enum(["a", "b"], "bad").exactOptional(),
    limit: z.int("bad").min(1, "bad").max(9, "bad").exactOptional(),
    step: z.number("bad").multipleOf(2, "bad").exactOptional(),
    at: z.string("bad").regex(/^\d+$/, "bad").exactOptional(),
    on: z.string("bad").regex(/^\d+$/, "bad").exactOptional(),
    mail: z.email("bad").exactOptional(),
    ids: z.array(z.string("bad"), "bad").min(1, "bad").max(2, "bad").exactOptional(),
    blocks: z.array(z.strictObject({ "a/b~c": z.string("bad") }, "bad"), "bad").exactOptional(),
    shape: z.union([z.object({ x: z.number() }), z.object({ y: z.number() })], "bad").exactOptional(),
    cells: z.array(z.object({ row: z.string("bad_cell") }, "bad_cell"), "bad_cells").exactOptional(),
    variant: z
      .discriminatedUnion("kind", [z.object({ kind: z.literal("a") }), z.object({ kind: z.literal("b") })], "bad")
      .exactOptional(),
    odd: z.string("no such code").exactOptional(),
    by: z.string("bad").exactOptional(),
  })
  .superRefine(({ title, by, mode }, context) => {
    if (title === "both" && by !== undefined) context.addIssue({ code: "custom", message: "bad", path: [] });
    if (title === "rule")
      context.addIssue({
        code: "custom",
        message: "bad",
        params: { demand: "must not be given", names: ["channelId", ["by", "odd"]] },
      });
    if (mode === "b" && by === undefined) context.addIssue({ code: "custom", message: "bad", path: ["by"] });
  });

const method = {
  validator: () => validator,
  codes: new Map(
    ["bad", "title_empty", "bad_cell", "bad_cells"].map((code) => [code, { wireName: code, status: 200, meaning: "" }]),
  ),
  arguments: new Map([
    ["at", { name: "at", wireName: "at", form: "string", patternMessage: "expected digits" } as const],
  ]),
  wireNames: compileFields({ channelId: { wireName: "channel_id" } }, createNameCompiler()),
};

describe("checkArguments", () => {
  it("returns the validated arguments", () => {
    expect(checkArguments(method, { channelId: "C", extra: 1 }, "bad")).toMatchObject({
      ok: true,
      values: { channelId: "C" },
    });
  });

  it.each<[string, object, readonly string[]]>([
    ["missing required field: channel_id", {}, ["missing required field: channel_id"]],
    ["an empty string", { channelId: "C", at: " " }, ["must not be empty [json-pointer:/at]"]],
    ["a wrong type", { channelId: 1 }, ["must be a string [json-pointer:/channel_id]"]],
    ["a long string", { channelId: "C", title: "123456" }, ["must have at most 5 characters [json-pointer:/title]"]],
    ["a value that is not listed", { channelId: "C", mode: "c" }, ["must be one of: a, b [json-pointer:/mode]"]],
    ["a small number", { channelId: "C", limit: 0 }, ["must be at least 1 [json-pointer:/limit]"]],
    ["a large number", { channelId: "C", limit: 10 }, ["must be at most 9 [json-pointer:/limit]"]],
    ["a number that is not a multiple", { channelId: "C", step: 3 }, ["must be a multiple of 2 [json-pointer:/step]"]],
    ["a pattern", { channelId: "C", on: "x" }, ["must match the pattern: /^\\d+$/ [json-pointer:/on]"]],
    ["a pattern with its own message", { channelId: "C", at: "x" }, ['expected digits, not "x" [json-pointer:/at]']],
    [
      "a pattern with its own message, and a long string",
      { channelId: "C", at: "x".repeat(50) },
      [`expected digits, not "${"x".repeat(40)}…" [json-pointer:/at]`],
    ],
    ["a format", { channelId: "C", mail: "x" }, ["must be of the format: email [json-pointer:/mail]"]],
    ["an empty list", { channelId: "C", ids: [] }, ["must have at least 1 item [json-pointer:/ids]"]],
    ["a long list", { channelId: "C", ids: ["a", "b", "c"] }, ["must have at most 2 items [json-pointer:/ids]"]],
    ["a string instead of a list", { channelId: "C", ids: "abc" }, ["must be an array [json-pointer:/ids]"]],
    ["an empty string instead of a list", { channelId: "C", ids: "" }, ["must be an array [json-pointer:/ids]"]],
    [
      "a list instead of a string",
      { channelId: "C", title: ["a", "b", "c", "d", "e", "f"] },
      ["must be a string [json-pointer:/title]"],
    ],
    ["an element", { channelId: "C", ids: ["a", 2] }, ["must be a string [json-pointer:/ids/1]"]],
    [
      "a missing nested field",
      { channelId: "C", blocks: [{}] },
      ["missing required field: a/b~c [json-pointer:/blocks/0]"],
    ],
    [
      "a wrong nested field",
      { channelId: "C", blocks: [{ "a/b~c": 1 }] },
      ["must be a string [json-pointer:/blocks/0/a~1b~0c]"],
    ],
    [
      "an unknown nested field",
      { channelId: "C", blocks: [{ "a/b~c": "", z: 1 }] },
      ["unknown field: z [json-pointer:/blocks/0]"],
    ],
    ["an unknown shape", { channelId: "C", shape: {} }, ["must be of one of the known shapes [json-pointer:/shape]"]],
    [
      "an unknown case",
      { channelId: "C", variant: { kind: "c" } },
      ["must be one of: a, b [json-pointer:/variant/kind]"],
    ],
    ["a rule", { channelId: "C", title: "both", by: "U" }, ["invalid value"]],
    ["a rule with its own message", { channelId: "C", title: "rule" }, ["must not be given: channel_id, by with odd"]],
    ["a rule that requires a field", { channelId: "C", mode: "b" }, ["missing required field: by"]],
    [
      "several",
      { title: 1, limit: 0 },
      [
        "missing required field: channel_id",
        "must be a string [json-pointer:/title]",
        "must be at least 1 [json-pointer:/limit]",
      ],
    ],
    ["a message that is not a code", { channelId: "C", odd: 1 }, ["must be a string [json-pointer:/odd]"]],
  ])("explains %s", (_, values, lines) => {
    const messages = lines.map((line) => `[ERROR] ${line}`);
    expect(checkArguments(method, { ...values }, "bad")).toMatchObject({ ok: false, error: "bad", messages });
  });

  it("answers the code of the first issue, without lines if it is a specific one", () => {
    expect(checkArguments(method, { channelId: "C", title: "", limit: 0 }, "bad")).toMatchObject({
      ok: false,
      error: "title_empty",
    });
  });

  it("explains errors nested in the argument if the code is a specific one", () => {
    expect(checkArguments(method, { channelId: "C", cells: [{}, 1] }, "bad")).toMatchObject({
      ok: false,
      error: "bad_cell",
      messages: [
        "[ERROR] missing required field: row [json-pointer:/cells/0]",
        "[ERROR] must be an object [json-pointer:/cells/1]",
      ],
    });
  });

  it("omits specific codes from the lines of the general one", () => {
    expect(checkArguments(method, { title: "" }, "bad")).toMatchObject({
      messages: ["[ERROR] missing required field: channel_id"],
    });
  });

  it("explains the first hundred errors of a list in which everything is wrong", () => {
    const checked = checkArguments(method, { channelId: "C", cells: Array.from({ length: 5000 }, () => ({})) }, "bad");
    const messages = checked.ok ? [] : (checked.messages ?? []);
    expect(messages).toHaveLength(100);
    expect(messages.at(-1)).toBe("[ERROR] missing required field: row [json-pointer:/cells/99]");
  });
});
