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

describe.each(Object.entries(takers))("%s without a compiler", (name, take) => {
  it.each([
    ["nothing", undefined, "undefined."],
    ["a promise of a handler", Promise.resolve(() => undefined), "a promise of one, which is to be awaited first."],
    ["a server", { fetch: () => undefined }, "an object; the object has a function fetch, which may be meant."],
  ])("says what it needs where it is given %s", (_what, handler, found) => {
    expect(() => Reflect.apply(take, undefined, [handler])).toThrow(new TypeError(`${name} ${wanted} ${found}`));
  });
});

describe("serveNode and mount without a compiler", () => {
  it("say what they need", async () => {
    await expect(Reflect.apply(serveNode, undefined, [])).rejects.toThrow(`serveNode ${wanted} undefined.`);
    expect(() => Reflect.apply(mount, undefined, [{ "/a": {} }])).toThrow(`/a of mount ${wanted} an object.`);
  });
});
