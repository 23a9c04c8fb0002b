import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import express, { type Express } from "express";
import { describe, expect, it } from "vitest";
import {
  type AdapterServer,
  adapterConformance,
  parsedBodyCases,
  prefixCases,
} from "../conformance/adapter-conformance.js";
import { createExpressHandler } from "./create-express-handler.js";

async function listen(app: Express): Promise<AdapterServer> {
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

describe("createExpressHandler", () => {
  for (const { title, run } of adapterConformance)
    it(title, () => run((handler, options) => listen(express().use(createExpressHandler(handler, options)))));

  for (const { title, run } of prefixCases)
    it(`at a prefix of its own ${title}`, () =>
      run((handler, options) => listen(express().use(createExpressHandler(handler, options)))));

  for (const { title, run } of prefixCases)
    it(`at a path of the router ${title}`, () =>
      run((handler, options) => listen(express().use(options.prefix, createExpressHandler(handler, options)))));

  const parsers = [express.json(), express.urlencoded(), express.text()];
  for (const { title, run } of parsedBodyCases)
    it(`behind parsers ${title}`, () =>
      run((handler, options) => listen(express().use(parsers, createExpressHandler(handler, options)))));

  it("hands on a body that a parser has unpacked", async () => {
    const handler = createExpressHandler(async (request) => {
      const encoding = request.headers.get("content-encoding");
      return Response.json([encoding, await request.json()]);
    });
    const server = await listen(express().use(express.json(), handler));
    const response = await fetch(`http://127.0.0.1:${server.port}`, {
      method: "POST",
      body: gzipSync('{"a":1}'),
      headers: { "content-type": "application/json; charset=utf-8", "content-encoding": "gzip" },
    });
    expect(await response.json()).toEqual([null, { a: 1 }]);
    await server.close();
  });

  it("answers 500 for a body that was read before and is gone", async () => {
    const errors: unknown[] = [];
    const handler = createExpressHandler(async () => new Response("served"), {
      onError: (error) => errors.push(error),
    });
    const app = express().use((request, _response, next) => void request.resume().once("end", () => next()), handler);
    const server = await listen(app);
    const response = await fetch(`http://127.0.0.1:${server.port}`, { method: "POST", body: "gone" });
    expect([response.status, await response.text()]).toEqual([500, "Internal Server Error\n"]);
    expect(errors).toEqual([new TypeError("The body was read before, and nothing is left of it.")]);
    await server.close();
  });

  it("refuses a prefix that is no path", () => {
    for (const prefix of ["", "hr", "/hr/", "/", "/hr?x"])
      expect(() => createExpressHandler(async () => new Response(), { prefix })).toThrow(TypeError);
  });
});
