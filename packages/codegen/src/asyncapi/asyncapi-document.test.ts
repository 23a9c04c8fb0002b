import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Parser } from "@asyncapi/parser";
import specifications from "@asyncapi/specs";
import { Ajv } from "ajv";
import { fullFormats } from "ajv-formats/dist/formats.js";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const golden = new URL("../../test/golden/methods/expected/notes/schemas/asyncapi.json", import.meta.url);
const service = import.meta.resolve("@rollcall/definitions/schemas/asyncapi.json");
const read = (url: URL | string) => readFile(fileURLToPath(url), "utf8");

const documentSchema = z.object({
  channels: z.record(
    z.string(),
    z.object({ messages: z.record(z.string(), z.object({ examples: z.unknown().optional() })) }),
  ),
  operations: z.record(z.string(), z.object({ action: z.string(), reply: z.unknown().optional() })),
});

describe("the AsyncAPI document", () => {
  it("is valid for the official parser", async () => {
    const { document, diagnostics } = await new Parser().parse(await read(golden));
    expect(diagnostics.filter(({ severity }) => severity === 0)).toEqual([]);
    expect(document?.version()).toBe("3.0.0");
    expect(
      document
        ?.operations()
        .all()
        .map((operation) => [operation.id(), operation.action()]),
    ).toEqual([["sendEvents", "send"]]);
  });

  // The parser takes minutes for documents of this size.
  it("of the service is valid for the published schema", async () => {
    const formats = ["uri", "uri-reference", "email", "regex"] as const;
    const ajv = new Ajv({
      strict: false,
      // The schema has a copy of the meta-schema inside.
      meta: false,
      validateSchema: false,
      formats: { ...Object.fromEntries(formats.map((name) => [name, fullFormats[name]])), "uri-template": true },
    });
    const document: unknown = JSON.parse(await read(service));
    const schema = z.record(z.string(), z.unknown()).parse(specifications.schemas["3.0.0"]);
    const isValid = ajv.validate(schema, document);
    expect([isValid, ajv.errors?.slice(0, 3)]).toEqual([true, undefined]);
  });

  it("of the service has channels for HTTP and for sockets, and examples of all messages", async () => {
    const { channels, operations } = documentSchema.parse(JSON.parse(await read(service)));
    expect(Object.keys(channels)).toEqual(["events", "interactivity", "commands", "socket"]);
    expect(Object.entries(operations).map(([id, { action, reply }]) => [id, action, reply !== undefined])).toEqual([
      ["sendEvents", "send", false],
      ["sendUrlVerification", "send", true],
      ["sendInteractivity", "send", false],
      ["sendCommands", "send", false],
      ["sendSocket", "send", false],
      ["receiveSocket", "receive", false],
    ]);
    const messages = Object.values(channels).flatMap(({ messages: each }) => Object.entries(each));
    expect(messages.filter(([, { examples }]) => examples === undefined).map(([name]) => name)).toEqual([]);
  });
});
