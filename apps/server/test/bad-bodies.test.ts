import { describe, expect, it } from "vitest";
import { createDemoServer } from "./demo.js";

const deep = `${"[".repeat(100)}${"]".repeat(100)}`;
const large = `{"text":"${"x".repeat(17 * 1024 * 1024)}"}`;
const bodies = [
  { name: "not JSON", body: "userName=ada" },
  { name: "cut short", body: '{"userName":"ada' },
  { name: "nested too deep", body: `{"userName":${deep}}` },
  { name: "carrying __proto__", body: '{"__proto__":{"admin":true},"userName":"ada"}' },
  { name: "not UTF-8", body: new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]) },
  { name: "no object", body: "[1,2,3]" },
  { name: "empty", body: "" },
];

describe("an unreadable body", () => {
  it.each([...bodies, { name: "too large", body: large, status: 413 }])(
    "is invalid_request_payload over SCIM if it is $name",
    async ({ body, ...wanted }) => {
      await using server = await createDemoServer();
      for (const [method, path] of [
        ["POST", "/scim/v1/Users"],
        ["POST", "/scim/v2/Groups"],
      ] as const) {
        const response = await server.fetch(path, {
          method,
          headers: { authorization: "Bearer svcp-demo-admin", "content-type": "application/json" },
          body,
        });
        expect(response.status).toBe("status" in wanted ? wanted.status : 400);
        expect(await response.text()).toContain("invalid_request_payload");
      }
    },
  );

  it.each([...bodies.filter(({ name }) => !["empty", "cut short"].includes(name)), { name: "too large", body: large }])(
    "is invalid_form_data over the Web API if it is $name",
    async ({ body }) => {
      await using server = await createDemoServer();
      const response = await server.fetch("/api/chat.postMessage", {
        method: "POST",
        headers: { authorization: "Bearer svcb-demo-bot", "content-type": "application/json" },
        body,
      });
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ ok: false, error: "invalid_form_data" });
    },
  );

  it("is request_timeout over the Web API if it ends early", async () => {
    await using server = await createDemoServer();
    const response = await server.fetch("/api/chat.postMessage", {
      method: "POST",
      headers: { authorization: "Bearer svcb-demo-bot", "content-type": "application/json" },
      body: '{"channel":"general","te',
    });
    expect(await response.json()).toMatchObject({ ok: false, error: "request_timeout" });
  });
});
