import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import {
  adapterConformance,
  messageConformance,
  parsedBodyCases,
  prefixCases,
} from "../conformance/adapter-conformance.js";
import { expressMajors, listen } from "../conformance/express-majors.js";
import { createExpressHandler, type ExpressHandler } from "./create-express-handler.js";

describe.each(expressMajors)("createExpressHandler in $name", ({ isNewest, createApp, parsers }) => {
  // How connections end and wait depends on Node's server, not on the major of Express.
  for (const { title, run } of isNewest ? adapterConformance : messageConformance)
    it(title, () => run((handler, options) => listen(createApp([createExpressHandler(handler, options)]))));

  for (const { title, run } of prefixCases)
    it(`at a prefix of its own ${title}`, () =>
      run((handler, options) => listen(createApp([createExpressHandler(handler, options)]))));

  for (const { title, run } of prefixCases)
    it(`at a path of the router ${title}`, () =>
      run((handler, options) => listen(createApp([createExpressHandler(handler, options)], options.prefix))));

  for (const { title, run } of parsedBodyCases)
    it(`after parsers ${title}`, () =>
      run((handler, options) => listen(createApp([...parsers, createExpressHandler(handler, options)]))));

  it("passes on a body that a parser has decompressed", async () => {
    const handler = createExpressHandler(async (request) => {
      const encoding = request.headers.get("content-encoding");
      return Response.json([encoding, await request.json()]);
    });
    const server = await listen(createApp([...parsers, handler]));
    const response = await fetch(`http://127.0.0.1:${server.port}`, {
      method: "POST",
      body: gzipSync('{"a":1}'),
      headers: { "content-type": "application/json; charset=utf-8", "content-encoding": "gzip" },
    });
    expect(await response.json()).toEqual([null, { a: 1 }]);
    await server.close();
  });

  it.each([
    { where: "", before: [] },
    { where: ", after parsers that did not match", before: parsers },
  ])("answers 500 for a body that is already consumed$where", async ({ before }) => {
    const errors: unknown[] = [];
    const handler = createExpressHandler(async () => new Response("served"), {
      onError: (error) => errors.push(error),
    });
    const drain: ExpressHandler = (request, _response, next) => void request.resume().once("end", () => next());
    const server = await listen(createApp([...before, drain, handler]));
    const response = await fetch(`http://127.0.0.1:${server.port}`, {
      method: "POST",
      body: "gone",
      headers: { "content-type": "application/octet-stream" },
    });
    expect([response.status, await response.text()]).toEqual([500, "Internal Server Error\n"]);
    expect(errors).toEqual([new TypeError("The body is already consumed.")]);
    await server.close();
  });

  it("refuses a prefix that is not a path", () => {
    for (const prefix of ["", "hr", "/hr/", "/", "/hr?x"])
      expect(() => createExpressHandler(async () => new Response(), { prefix })).toThrow(TypeError);
  });
});
