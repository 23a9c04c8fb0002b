import { createServer, type Server, type ServerOptions } from "../src/index.js";

/** Requests of a test to a server, with the tokens of the demo world. */
export interface Client {
  scim(method: string, path: string, body?: unknown): Promise<Response>;
  webapi(method: string, args: Record<string, string>, token?: string): Promise<Record<string, unknown>>;
}

/** The tokens that clients of a world use. */
export interface ClientTokens {
  /** User token that can provision. */
  readonly admin: string;
  readonly bot: string;
}

/** Those of the demo world. */
export const demoTokens: ClientTokens = { admin: "svcp-demo-admin", bot: "svcb-demo-bot" };

/** Creates a client of the demo world, or of the same world with other tokens, that uses any fetch. */
export function createClient(fetch: Server["fetch"], url: string, tokens: ClientTokens = demoTokens): Client {
  return {
    scim: (method, path, body) =>
      fetch(`${url}/scim${path}`, {
        method,
        headers: { authorization: `Bearer ${tokens.admin}`, "content-type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    webapi: async (method, args, token = tokens.bot) => {
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
