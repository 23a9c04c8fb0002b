import { describe, expect, it } from "vitest";
import { adapterConformance, prefixCases, type ServeForConformance } from "../conformance/adapter-conformance.js";
import type { MountOptions } from "../mount.js";
import { serveNode } from "../node/serve-node.js";
import type { Connection } from "../plain.js";
import { bunAddress, createFetch, denoAddress, workersAddress } from "./create-fetch.js";

/** A platform that serves fetch handlers and passes the connection next to the request. */
function serveOnPlatform(
  handler: Parameters<ServeForConformance>[0],
  options: Parameters<ServeForConformance>[1] & MountOptions,
) {
  const remoteAddress = (_request: Request, connection?: Connection) => connection?.remoteAddress;
  const server = createFetch<readonly [connection?: Connection]>(handler, { ...options, remoteAddress });
  return serveNode(server.fetch, options);
}

describe("createFetch", () => {
  for (const { title, run } of adapterConformance) it(title, () => run(serveOnPlatform));

  for (const { title, run } of prefixCases) it(`at a prefix ${title}`, () => run(serveOnPlatform));

  it("answers requests outside of the prefix with the fallback", async () => {
    const server = createFetch(async () => new Response("served"), {
      prefix: "/hr",
      fallback: ({ url }) => new Response(`not ${url}`),
    });
    const read = async (path: string) => (await server.fetch(new Request(`http://a.example${path}`))).text();
    expect(await read("/hr/x")).toBe("served");
    expect(await read("/x")).toBe("not http://a.example/x");
  });

  it("answers 500 for a fallback that throws, and reports the error", async () => {
    const errors: unknown[] = [];
    const server = createFetch(async () => new Response("served"), {
      prefix: "/hr",
      onError: (error) => errors.push(error),
      fallback: () => {
        throw new Error("secret");
      },
    });
    const response = await server.fetch(new Request("http://a.example"));
    expect([response.status, await response.text()]).toEqual([500, "Internal Server Error\n"]);
    expect(errors).toEqual([new Error("secret")]);
  });
});

describe("the address of the peer", () => {
  const request = new Request("http://a.example", { headers: { "cf-connecting-ip": "192.0.2.3" } });

  it("comes from Bun's server", () => {
    expect(bunAddress(request, { requestIP: () => ({ address: "::ffff:192.0.2.1" }) })).toBe("192.0.2.1");
    expect(bunAddress(request, { requestIP: () => null })).toBeUndefined();
  });

  it("comes from Deno's connection info", () => {
    expect(denoAddress(request, { remoteAddr: { hostname: "2001:db8::1" } })).toBe("2001:db8::1");
    expect(denoAddress(request, { remoteAddr: {} })).toBeUndefined();
  });

  it("comes from a header on Workers", () => {
    expect(workersAddress(request)).toBe("192.0.2.3");
    expect(workersAddress(new Request("http://a.example"))).toBeUndefined();
  });
});
