import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import { type Context, Hono, type Next } from "hono";
import { describe, expect, it } from "vitest";
import {
  type AdapterServer,
  adapterConformance,
  parsedBodyCases,
  prefixCases,
} from "../conformance/adapter-conformance.js";
import type { NodeListenerOptions } from "../node/create-node-listener.js";
import { serveNode } from "../node/serve-node.js";
import { createHonoHandler } from "./create-hono-handler.js";

function listen(app: Hono, options: NodeListenerOptions): Promise<AdapterServer> {
  return serveNode(async (request, connection) => app.fetch(request, connection), options);
}

async function parseBodies({ req }: Context, next: Next): Promise<void> {
  const type = req.header("content-type") ?? "";
  if (type.startsWith("application/json")) await req.json();
  else if (type.startsWith("application/x-www-form-urlencoded")) await req.parseBody();
  else if (type.startsWith("text/")) await req.text();
  await next();
}

describe("createHonoHandler", () => {
  for (const { title, run } of adapterConformance)
    it(title, () =>
      run((handler, options) => listen(new Hono().all("*", createHonoHandler(handler, options)), options)),
    );

  for (const { title, run } of prefixCases)
    it(`at a prefix of its own ${title}`, () =>
      run((handler, options) => listen(new Hono().use(createHonoHandler(handler, options)), options)));

  for (const { title, run } of prefixCases)
    it(`at a path of the router ${title}`, () =>
      run((handler, options) =>
        listen(new Hono().all(`${options.prefix}/*`, createHonoHandler(handler, options)), options),
      ));

  for (const { title, run } of parsedBodyCases)
    it(`after parsers ${title}`, () =>
      run((handler, options) =>
        listen(new Hono().use(parseBodies).all("*", createHonoHandler(handler, options)), options),
      ));

  it("passes on a parsed multipart form", async () => {
    const handler = createHonoHandler(async (request) => {
      const form = await request.formData();
      const file = form.get("file");
      return Response.json([form.get("name"), file instanceof File ? [file.name, await file.text()] : file]);
    });
    const app = new Hono().use(async ({ req }, next) => {
      await req.parseBody();
      await next();
    });
    const body = new FormData();
    body.set("name", "Zoë");
    body.set("file", new File(["content"], "a.txt"));
    const response = await app.all("*", handler).request("http://host.example/x", { method: "POST", body });
    expect(await response.json()).toEqual(["Zoë", ["a.txt", "content"]]);
  });

  it("passes on the address of the peer from Hono's own server, or from remoteAddress", async () => {
    const say = createHonoHandler(async (_request, connection) => Response.json(connection));
    const connected = createHonoHandler(async (_request, connection) => Response.json(connection), {
      remoteAddress: () => "192.0.2.1",
    });
    const app = new Hono<{ Bindings: HttpBindings }>().get("/connected", connected).get("*", say);
    const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const read = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).json();
    expect(await read("/")).toEqual({ remoteAddress: "127.0.0.1" });
    expect(await read("/connected")).toEqual({ remoteAddress: "192.0.2.1" });
    expect(await (await app.request("/")).json()).toEqual({});
    server.close();
    await once(server, "close");
  });
});
