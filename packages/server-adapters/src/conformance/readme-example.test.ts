import { createScimHandler } from "@rollcall/scim-core";
import { createMapBackend } from "@rollcall/scim-core/map";
import { scim as definition } from "@rollcall/scim-core/standard";
import { createFetch } from "@rollcall/server-adapters/fetch";

const backend = <Type extends "User" | "Group">(resourceType: Type) =>
  createMapBackend({ definition, resourceType, newId: () => crypto.randomUUID() });

// The set of the RFCs is mounted at /scim.
const scim = createScimHandler({
  definition,
  backends: { User: backend("User"), Group: backend("Group") },
  authenticate: () => ({ ok: true, caller: { tenant: "a" } }),
  me: () => undefined,
  cursorSecret: "the same in all instances of the service",
  clock: { now: () => new Date(), sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)) },
  newRequestId: () => crypto.randomUUID(),
});
export const server = createFetch(scim, { prefix: "/hr", stripsPrefix: true });

const response = await server.fetch(
  new Request("https://host.example/hr/scim/v2/Users", {
    method: "POST",
    headers: { authorization: "Bearer secret", "content-type": "application/scim+json" },
    body: '{"schemas":["urn:ietf:params:scim:schemas:core:2.0:User"],"userName":"ada"}',
  }),
);
export const answer: unknown = await response.json(); // { …, meta: { …, location: "https://host.example/hr/scim/v2/Users/…" } }

// End of the example.
const { describe, expect, it } = await import("vitest");
const { readFile } = await import("node:fs/promises");
const { default: express } = await import("express");
const { default: fastify } = await import("fastify");
const { Hono } = await import("hono");
const { createExpressHandler } = await import("../express/index.js");
const { createFastifyHandler, createFastifyPlugin } = await import("../fastify/index.js");
const { createHonoHandler } = await import("../hono/index.js");
const { createNodeListener } = await import("../node/index.js");
const { createServer } = await import("node:http");

describe("the example of the README", () => {
  it("is identical to this file, and has the documented result", async () => {
    const readme = await readFile(new URL("../../README.md", import.meta.url), "utf8");
    const self = await readFile(new URL(import.meta.url), "utf8");
    const blocks = Array.from(readme.matchAll(/```ts\n(.*?)```/gs), ([, block]) => block);
    expect(blocks).toContain(self.slice(0, self.indexOf("\n// End of the example.")));
    const location = expect.stringMatching(/^https:\/\/host\.example\/hr\/scim\/v2\/Users\/[\w-]+$/);
    expect([answer, response.headers.get("location")]).toMatchObject([{ meta: { location } }, location]);
  });

  it("writes the address below the prefix with every adapter", async () => {
    const below = { prefix: "/hr", stripsPrefix: true } as const;
    const plugin = fastify();
    await plugin.register(createFastifyPlugin(scim, { stripsPrefix: true }), { prefix: "/hr" });
    const route = fastify();
    route.all("/hr/*", createFastifyHandler(scim, below));
    for (const app of [plugin, route]) await app.ready();
    const hono = new Hono().all("/hr/*", createHonoHandler(scim, below));
    for (const [name, listener] of [
      ["express", express().use("/hr", createExpressHandler(scim, below))],
      ["a plugin of fastify", plugin.routing],
      ["a route of fastify", route.routing],
      ["hono", createNodeListener(async (request) => hono.fetch(request))],
      ["fetch", createNodeListener(server.fetch)],
    ] as const) {
      const listening = createServer(listener);
      await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
      const port = Number(Object(listening.address()).port);
      const url = `http://127.0.0.1:${port}/hr/scim/v2/ServiceProviderConfig`;
      const read = await fetch(url, { headers: { authorization: "Bearer secret" } });
      expect([name, await read.json()]).toMatchObject([name, { meta: { location: url } }]);
      listening.close();
      listening.closeAllConnections();
    }
  });
});
