import { parse } from "node:querystring";
import fastify, { type FastifyInstance } from "fastify";
import { describe, expect, it } from "vitest";
import {
  type AdapterServer,
  adapterConformance,
  parsedBodyCases,
  prefixCases,
} from "../conformance/adapter-conformance.js";
import { createFastifyHandler, createFastifyPlugin } from "./create-fastify-plugin.js";

async function listen(app: FastifyInstance): Promise<AdapterServer> {
  const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  return { port: Number(port), close: () => app.close() };
}

async function createApp(): Promise<FastifyInstance> {
  return fastify({ forceCloseConnections: true });
}

describe("createFastifyPlugin", () => {
  for (const { title, run } of adapterConformance)
    it(title, () =>
      run(async (handler, options) => {
        const app = await createApp();
        await app.register(createFastifyPlugin(handler, options));
        return listen(app);
      }),
    );

  for (const { title, run } of prefixCases)
    it(`at a prefix ${title}`, () =>
      run(async (handler, { prefix, ...options }) => {
        const app = await createApp();
        await app.register(createFastifyPlugin(handler, options), { prefix });
        return listen(app);
      }));

  it("answers requests that are injected without a connection", async () => {
    const text = "x".repeat(1_000_000);
    const app = await createApp();
    await app.register(
      createFastifyPlugin(
        async ({ url }) => new Response(url.endsWith("/stream") ? new Blob([text, text]).stream() : text),
      ),
    );
    expect((await app.inject("/text")).body).toBe(text);
    expect((await app.inject("/stream")).body).toBe(text + text);
  });
});

describe("createFastifyHandler", () => {
  for (const { title, run } of prefixCases)
    it(`at a prefix of its own ${title}`, () =>
      run(async (handler, options) => {
        const app = await createApp();
        app.addContentTypeParser("*", (_request, _body, done) => done(null));
        app.all("*", createFastifyHandler(handler, options));
        return listen(app);
      }));

  for (const { title, run } of parsedBodyCases)
    it(`after parsers ${title}`, () =>
      run(async (handler, options) => {
        const app = await createApp();
        app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
          done(null, parse(String(body))),
        );
        app.addContentTypeParser("*", (_request, _body, done) => done(null));
        app.all("*", createFastifyHandler(handler, options));
        return listen(app);
      }));
});
