import { describe, expect, it } from "vitest";
import { createDeviceServer } from "../test-sets/device-server.js";
import { devices } from "../test-sets/device-set.js";
import { countMembers } from "./read-body.js";

const bytes = (text: string) => new TextEncoder().encode(text);
const good = '{"schemas":["urn:example:2.0:Device"],"serialNumber":"s1"}';

const withLimits = (limits: Partial<typeof devices.limits>) => ({
  ...devices,
  limits: { ...devices.limits, ...limits },
});

/** A body that is sent on demand, and whether it was demanded. */
function unread(): { readonly body: ReadableStream; readonly pulled: () => number } {
  let pulled = 0;
  const body = new ReadableStream(
    {
      pull(controller) {
        pulled += 1;
        controller.enqueue(bytes(" ".repeat(1000)));
      },
    },
    { highWaterMark: 0 },
  );
  return { body, pulled: () => pulled };
}

describe("createScimHandler, limits of bodies", () => {
  it("checks the token before it reads any of the body", async () => {
    const { body, pulled } = unread();
    const response = await createDeviceServer().send("POST", "/v2/Devices", body, { authorization: "Bearer bad" });
    expect([response.status, pulled()]).toEqual([401, 0]);
  });

  it("refuses a body with more members than the limit at every endpoint", async () => {
    const definition = withLimits({ maxBodyDepth: 64, maxBodyBytes: 100_000, maxBodyMembers: 100 });
    const wide = good.replace(
      "}",
      `,"meta":{${Array.from({ length: 100 }, (_, index) => `"k${index}":1`).join(",")}}}`,
    );
    for (const [verb, path] of [
      ["POST", "/v2/Devices"],
      ["PUT", "/v2/Devices/D1"],
      ["PATCH", "/v2/Devices/D1"],
    ] as const)
      expect((await createDeviceServer({ definition }).send(verb, path, wide)).status).toBe(413);
    const text = good.replace("s1", ",{[".repeat(60));
    expect((await createDeviceServer({ definition }).send("POST", "/v2/Devices", text)).status).toBe(201);
  });

  it("refuses bodies unread above the total limit, and serves them once others are done", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const definition = withLimits({ maxBodyBytes: 500_000, maxBodyBytesInFlight: 500_000 });
    let held = 0;
    const server = createDeviceServer({
      definition,
      middleware: [
        async (_exchange, next) => {
          held += 1;
          if (held === 1) await promise;
          return next();
        },
      ],
    });
    const large = (name: string) => good.replace("s1", name).replace("}", `,"meta":{"x":"${"x".repeat(200_000)}"}}`);
    const announced = (name: string) => ({ "content-length": String(bytes(large(name)).length) });
    const first = server.send("POST", "/v2/Devices", large("a"), announced("a"));
    const second = await server.send("POST", "/v2/Devices", large("b"), announced("b"));
    expect([second.status, second.headers.get("retry-after")]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    const { body, pulled } = unread();
    expect((await server.send("POST", "/v2/Devices", body)).status).toBe(429);
    expect(pulled()).toBeLessThan(200);
    expect((await server.send("POST", "/v2/Devices", good)).status).toBe(201);
    resolve();
    expect((await first).status).toBe(201);
    expect((await server.send("POST", "/v2/Devices", large("b"), announced("b"))).status).toBe(201);
  });
});

describe("countMembers", () => {
  it.each([
    ["{}", 1],
    ['{"a":1,"b":[1,2]}', 4],
    ['{"a,{[":"\\",{[","b":"\\\\"}', 2],
  ])("counts %s", (text, wanted) => {
    expect(countMembers(bytes(text), 100)).toBe(wanted);
  });

  it("stops above the maximum", () => {
    expect(countMembers(bytes("[".repeat(1000)), 10)).toBe(11);
  });
});
