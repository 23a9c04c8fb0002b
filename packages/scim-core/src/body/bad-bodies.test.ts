import { describe, expect, it } from "vitest";
import { createDeviceServer } from "../test-sets/device-server.js";

const good = '{"schemas":["urn:example:2.0:Device"],"serialNumber":"s1"}';
const nested = (depth: number) => `${'{"place":'.repeat(depth - 1)}{}${"}".repeat(depth - 1)}`;

/** A body in chunks, without a length. */
function stream(...chunks: readonly Uint8Array[]): ReadableStream {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

const bytes = (text: string) => new TextEncoder().encode(text);

describe("createScimHandler, bodies", () => {
  const malformed: readonly (readonly [string, string | Uint8Array, string | undefined])[] = [
    ["nothing", "", undefined],
    ["a body that is not JSON", "serialNumber=s1", undefined],
    ["incomplete JSON", good.slice(0, -1), undefined],
    ["JSON followed by more text", `${good}x`, undefined],
    ["a list", `[${good}]`, undefined],
    ["null", "null", undefined],
    ["a text", '"s1"', undefined],
    ["invalid UTF-8", Uint8Array.of(0x7b, 0xff, 0x7d), undefined],
    ["incomplete UTF-8", bytes('{"a":"é').slice(0, -1), undefined],
    ["a member __proto__", good.replace("}", ',"__proto__":{"active":true}}'), undefined],
    ["a nested member constructor", good.replace("}", ',"place":{"x":[{"constructor":{}}]}}'), undefined],
    ["objects that nest too deep", nested(9), undefined],
    ["lists that nest too deep", `{"a":${"[".repeat(100_000 / 50)}${"]".repeat(100_000 / 50)}}`, undefined],
    ["a lone surrogate", good.replace("s1", "\\ud800"), undefined],
    ["a lone surrogate in a name", good.replace("serialNumber", "\\udc00"), undefined],
    ["U+0000", good.replace("s1", "a\\u0000b"), undefined],
    ["another media type", good, "text/plain"],
    ["a form", good, "application/x-www-form-urlencoded"],
    ["another charset", good, "application/json; charset=iso-8859-1"],
  ];
  it.each(malformed)("refuses %s", async (_name, body, contentType = "application/json") => {
    for (const [verb, path] of [
      ["POST", "/v2/Devices"],
      ["PUT", "/v2/Devices/D1"],
      ["PATCH", "/v2/Devices/D1"],
    ] as const) {
      const server = createDeviceServer();
      const response = await server.send(verb, path, body, { "content-type": contentType });
      expect(await response.json()).toMatchObject({ status: 400, detail: "invalidSyntax" });
      expect(server.errors).toEqual([]);
    }
  });

  it.each([
    "application/json",
    "application/scim+json",
    "Application/SCIM+JSON; charset=UTF-8",
    'application/json;charset="utf-8"',
    "",
  ])("accepts the media type %j", async (contentType) => {
    const headers = { "content-type": contentType };
    for (const [path, body] of [
      ["/v2/Devices", good],
      ["/v1/Devices", good.replace("2.0:Device", "1.0")],
    ] as const)
      expect((await createDeviceServer().send("POST", path, bytes(body), headers)).status).toBe(201);
  });

  it("accepts a body as deep as the limit", async () => {
    const deepest = good.replace("}", `,"meta":${nested(7)}}`);
    expect((await createDeviceServer().send("POST", "/v2/Devices", deepest)).status).toBe(201);
  });

  it("accepts a body in chunks that split a character", async () => {
    const server = createDeviceServer();
    const body = bytes(good.replace("s1", "sé"));
    const at = body.indexOf(0xc3) + 1;
    expect((await server.send("POST", "/v2/Devices", stream(body.slice(0, at), body.slice(at)))).status).toBe(201);
    expect(server.stored.get("D1")?.serialNumber).toBe("sé");
  });

  it("refuses a too large body, announced or not, and stops reading", async () => {
    const server = createDeviceServer();
    const large = bytes(" ".repeat(4097));
    const announced = await server.send("POST", "/v2/Devices", large, { "content-length": "4097" });
    expect([announced.status, (await announced.json()).detail]).toEqual([413, "status413"]);
    let pulled = 0;
    const endless = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(bytes(" ".repeat(1024)));
      },
    });
    const unannounced = await server.send("POST", "/v1/Devices", endless);
    expect(await unannounced.json()).toEqual({ Errors: { description: "status413", code: 413 } });
    expect(pulled).toBeLessThan(10);
    const understated = await server.send("POST", "/v2/Devices", large, { "content-length": "3" });
    expect(understated.status).toBe(413);
    const small = createDeviceServer({ maxBodyBytes: 10 });
    expect((await small.send("POST", "/v2/Devices", good)).status).toBe(413);
  });

  it("refuses an incomplete body", async () => {
    const server = createDeviceServer();
    const broken = new ReadableStream({
      pull(controller) {
        controller.error(new Error("the connection was closed"));
      },
    });
    const response = await server.send("POST", "/v2/Devices", broken);
    expect([response.status, (await response.json()).detail]).toEqual([400, "invalidSyntax"]);
    expect(server.errors).toEqual([]);
  });
});
