import { createServer, type Server, type ServerOptions } from "../src/index.js";

/** What a test asks of a server, with the tokens of the demo world. */
export interface Client {
  scim(method: string, path: string, body?: unknown): Promise<Response>;
  webapi(method: string, args: Record<string, string>, token?: string): Promise<Record<string, unknown>>;
}

/** A client of the demo world over any fetch. */
export function createClient(fetch: Server["fetch"], url: string): Client {
  return {
    scim: (method, path, body) =>
      fetch(`${url}/scim${path}`, {
        method,
        headers: { authorization: "Bearer svcp-demo-admin", "content-type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    webapi: async (method, args, token = "svcb-demo-bot") => {
      const response = await fetch(`${url}/api/${method}`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}` },
        body: new URLSearchParams(args),
      });
      return (await response.json()) as Record<string, unknown>;
    },
  };
}

/** A user as an identity provider sends one. */
export const ada = {
  schemas: ["urn:ietf:params:scim:schemas:core:2.0:User"],
  userName: "Ada.Lovelace",
  name: { givenName: "Ada", familyName: "Lovelace" },
  emails: [{ value: "ada@example.com", primary: true }],
};

/** A server of the demo world in memory, closed when the block ends. */
export async function createDemoServer(options: ServerOptions = {}): Promise<Server & AsyncDisposable> {
  const server = await createServer({ memory: true, ...options });
  return { ...server, [Symbol.asyncDispose]: server.close };
}
