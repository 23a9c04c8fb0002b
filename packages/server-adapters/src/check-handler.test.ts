import { describe, expect, it } from "vitest";
import { createExpressHandler } from "./express/index.js";
import { createFastifyHandler, createFastifyPlugin } from "./fastify/index.js";
import { createFetch } from "./fetch/index.js";
import { createHonoHandler } from "./hono/index.js";
import { createNodeListener, mount, serveNode } from "./node/index.js";

const takers = {
  createNodeListener,
  createExpressHandler,
  createFastifyHandler,
  createFastifyPlugin,
  createHonoHandler,
  createFetch,
};
const wanted = "needs a handler: a function that takes a Request and resolves with a Response, not";

describe.each(Object.entries(takers))("%s called from JavaScript", (name, take) => {
  it.each([
    ["nothing", undefined, "undefined."],
    ["a promise of a handler", Promise.resolve(() => undefined), "a promise of one; await it first."],
    ["a server", { fetch: () => undefined }, "an object; pass its function fetch instead."],
  ])("throws a message for %s", (_what, handler, found) => {
    expect(() => Reflect.apply(take, undefined, [handler])).toThrow(new TypeError(`${name} ${wanted} ${found}`));
  });
});

describe("serveNode and mount called from JavaScript", () => {
  it("throw a message that names the function", async () => {
    await expect(Reflect.apply(serveNode, undefined, [])).rejects.toThrow(`serveNode ${wanted} undefined.`);
    expect(() => Reflect.apply(mount, undefined, [{ "/a": {} }])).toThrow(`/a of mount ${wanted} an object.`);
  });
});
