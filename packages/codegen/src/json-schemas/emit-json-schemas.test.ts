import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const schemaSchema = z.object({ $defs: z.record(z.string(), z.record(z.string(), z.unknown())) });
const asyncapiSchema = z.object({
  channels: z.record(
    z.string(),
    z.object({
      messages: z.record(z.string(), z.object({ examples: z.array(z.object({ payload: z.unknown() })).optional() })),
    }),
  ),
});
const read = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(fileURLToPath(import.meta.resolve(`@rollcall/definitions/schemas/${name}.json`)), "utf8"));

async function open(name: string) {
  const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false });
  addFormats.default(ajv);
  const schema = schemaSchema.parse(await read(`json-schema/${name}`));
  ajv.addSchema(schema, name);
  return { schema, problems: (type: string, value: unknown) => check(ajv, `${name}#/$defs/${type}`, value) };
}

function check(ajv: Ajv2020, type: string, value: unknown): readonly unknown[] {
  return ajv.validate(type, value) ? [] : (ajv.errors ?? []);
}

describe("JSON Schemas of the service", () => {
  it.each(["events", "scim-v1", "scim-v2", "web-api", "control"])("are valid schemas: %s", async (family) => {
    const name = family === "control" ? "control/json-schema/web-api" : `json-schema/${family}`;
    const ajv = new Ajv2020();
    expect([ajv.validateSchema(schemaSchema.parse(await read(name))), ajv.errors]).toEqual([true, null]);
  });

  it("accept the examples of the AsyncAPI document", async () => {
    const { channels } = asyncapiSchema.parse(await read("asyncapi"));
    const { problems } = await open("events");
    const messages = Object.entries(channels["events"]?.messages ?? {});
    for (const [name, { examples = [] }] of messages) {
      for (const { payload } of examples) {
        const types = ["EventCallback", "UrlVerification", "UrlVerificationAnswer", "AppRateLimited"];
        const accepting = types.filter((type) => problems(type, payload).length === 0);
        expect([name, accepting.length > 0]).toEqual([name, true]);
      }
    }
    const frames = ["SocketEnvelope", "SocketHello", "SocketDisconnect", "SocketAcknowledgement"];
    for (const [name, { examples = [] }] of Object.entries(channels["socket"]?.messages ?? {})) {
      const accepting = frames.filter((type) => problems(type, examples[0]?.payload).length === 0);
      expect([name, accepting.length > 0]).toEqual([name, true]);
    }
  });

  it("tell the cases of an event apart", async () => {
    const { problems } = await open("events");
    const message = { type: "message", channel: "C1", channel_type: "channel", ts: "1531420618.000200", text: "Hi" };
    const stated = { ...message, event_ts: message.ts, team: "T1", user: "U1" };
    expect(problems("MessageEvent", stated)).toEqual([]);
    expect(problems("MessageEvent", { ...stated, subtype: "channel_join" })).toEqual([]);
    expect(problems("MessageEvent", { ...stated, subtype: "channel_topic" })).not.toEqual([]);
    expect(problems("MessageEvent", { ...stated, user: 7 })).not.toEqual([]);
  });
});
