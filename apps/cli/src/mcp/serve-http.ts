import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createMcpHandler, type Server } from "@modelcontextprotocol/server";
import { createNodeListener } from "@rollcall/server-adapters/node";

/** The path of the endpoint. */
const path = "/mcp";

/** An endpoint for agents that connect over HTTP. */
interface McpEndpoint {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves tools over HTTP, to this machine only. Refuses requests for other hosts and from pages of other origins with 403, as
 * the protocol requires. Every request stands alone, so there are no sessions to lose.
 * @param port 0 picks a free one
 * @throws Error if the port is taken
 * @see https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#security-warning
 */
export async function serveHttp(createMcp: () => Server, port: number): Promise<McpEndpoint> {
  const mcp = createMcpHandler(createMcp);
  const server = createServer(
    createNodeListener(async (request) => {
      if (new URL(request.url).pathname !== path) return new Response(`Agents connect to ${path}\n`, { status: 404 });
      return refuseOthers(request.headers) ?? mcp.fetch(request);
    }),
  );
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });
  const { port: own } = server.address() as AddressInfo;
  const hosts = ["127.0.0.1", "localhost"].map((name) => `${name}:${own}`);
  const origins = hosts.map((host) => `http://${host}`);
  return {
    url: `http://127.0.0.1:${own}${path}`,
    close: async () => {
      await mcp.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };

  /** The answer to a request for another host or from a page of another origin; undefined for all others. */
  function refuseOthers(headers: Headers): Response | undefined {
    const [host, origin] = [headers.get("host") ?? "", headers.get("origin")];
    const answer = (name: string, found: string, wanted: readonly string[]) =>
      new Response(`${name} is ${JSON.stringify(found)}; expected ${wanted.join(" or ")}\n`, { status: 403 });
    if (!hosts.includes(host)) return answer("Host", host, hosts);
    return origin === null || origins.includes(origin) ? undefined : answer("Origin", origin, origins);
  }
}
