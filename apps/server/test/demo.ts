import { createServer, type Server, type ServerOptions } from "../src/index.js";

/** Requests of a test to a server, with the tokens of the demo world. */
export interface Client {
  scim(method: string, path: string, body?: unknown): Promise<Response>;
  webapi(method: string, args: Record<string, string>, token?: string): Promise<Record<string, unknown>>;
}

/** Creates a client of the demo world that uses any fetch. */
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

/** A user in the form that an identity provider sends. */
export const ada = {
  schemas: ["urn:ietf:params:scim:schemas:core:2.0:User"],
  userName: "Ada.Lovelace",
  name: { givenName: "Ada", familyName: "Lovelace" },
  emails: [{ value: "ada@example.com", primary: true }],
};

/** Starts a server of the demo world in memory; the end of the block closes it. */
export async function createDemoServer(options: ServerOptions = {}): Promise<Server & AsyncDisposable> {
  const server = await createServer({ memory: true, ...options });
  return { ...server, [Symbol.asyncDispose]: server.close };
}
