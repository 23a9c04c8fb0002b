import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { describe, it } from "vitest";
import { adapterConformance, parsedBodyCases } from "../conformance/adapter-conformance.js";
import { createExpressHandler, type ExpressHandlerOptions } from "./create-express-handler.js";

const parsers = [express.json(), express.urlencoded(), express.text()];

async function listen(app: express.Express) {
  const server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

describe("createExpressHandler with replaceGlobals", () => {
  const mounted = (handler: Parameters<typeof createExpressHandler>[0], options: ExpressHandlerOptions = {}) =>
    createExpressHandler(handler, { ...options, replaceGlobals: true });

  for (const { title, run } of adapterConformance)
    it(title, () => run((handler, options) => listen(express().use(mounted(handler, options)))));

  for (const { title, run } of parsedBodyCases)
    it(`behind parsers ${title}`, () =>
      run((handler, options) => listen(express().use(parsers, mounted(handler, options)))));
});
