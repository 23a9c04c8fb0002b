import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";

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
  const server = createServer(async (request, response) => {
    if (new URL(request.url ?? "/", "http://localhost").pathname !== path) {
      response.writeHead(404).end(`Agents connect to ${path}\n`);
      return;
    }
    const allowedHosts = hosts();
    const transport = new StreamableHTTPServerTransport({
      enableDnsRebindingProtection: true,
      allowedHosts,
      allowedOrigins: allowedHosts.map((host) => `http://${host}`),
    });
    const mcp = createMcp();
    response.once("close", () => void mcp.close());
    await mcp.connect(transport);
    await transport.handleRequest(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });
  const { port: own } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${own}${path}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };

  function hosts(): string[] {
    const { port: own } = server.address() as AddressInfo;
    return ["127.0.0.1", "localhost"].map((name) => `${name}:${own}`);
  }
}
