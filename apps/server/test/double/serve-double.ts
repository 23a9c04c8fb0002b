import { expectDocumented } from "@rollcall/test-kit/documents";
import { type ControlledServer, createServer, type Server, type ServerOptions } from "../../src/index.js";

/**
 * A server of the demo world with the requests that tests of the double make often. Every answer must match the
 * documentation.
 */
interface DoubleServer extends ControlledServer, AsyncDisposable {
  /** The demo world's bot token. */
  readonly bot: string;
  /** The body of an answer. */
  json(path: string, init?: RequestInit): Promise<Record<string, unknown>>;
  /** Calls a method with a JSON body and the bot's token. */
  call(method: string, args: object, token?: string): Promise<Record<string, unknown>>;
  post(channel: string, text: string, prefix?: string): Promise<Record<string, unknown>>;
  newUser(userName: string, prefix?: string): Promise<Record<string, unknown>>;
  /** In order of creation. */
  userNames(prefix?: string, token?: string): Promise<readonly string[]>;
}

/** Options of a test server. */
type DoubleServerOptions = ServerOptions & {
  readonly control?: true;
  /** Whether every answer must match the documentation. False if a fault produces other answers. Default: true. */
  readonly isDocumented?: boolean;
};

const [admin, bot] = ["svcp-demo-admin", "svcb-demo-bot"];

/** Serves the demo world from memory. */
export async function serveDouble({
  isDocumented = true,
  ...options
}: DoubleServerOptions = {}): Promise<DoubleServer> {
  const server = await createServer({ memory: true, ...options });
  const fetch: Server["fetch"] = async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, server.url), init);
    const response = await server.fetch(request);
    if (isDocumented) await expectDocumented(request, response);
    return response;
  };
  const json = async (path: string, init?: RequestInit) =>
    (await (await fetch(path, init)).json()) as Record<string, unknown>;
  const send = (path: string, token: string, body: object) =>
    json(path, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json; charset=utf-8" },
      body: JSON.stringify(body),
    });
  return {
    ...server,
    fetch,
    bot,
    json,
    call: (method, args, token = bot) => send(`/api/${method}`, token, args),
    post: (channel, text, prefix = "") => send("/api/chat.postMessage", `${prefix}${bot}`, { channel, text }),
    newUser: (userName, prefix = "") =>
      send("/scim/v2/Users", `${prefix}${admin}`, {
        schemas: ["urn:ietf:params:scim:schemas:core:2.0:User"],
        userName,
        emails: [{ value: `${userName}@new.example.com`, primary: true }],
      }),
    userNames: async (prefix = "", token = admin) => {
      const headers = { authorization: `Bearer ${prefix}${token}` };
      const { Resources } = await json("/scim/v2/Users?count=1000", { headers });
      return Array.isArray(Resources) ? Resources.map(({ userName }) => userName) : [];
    },
    [Symbol.asyncDispose]: () => server.close(),
  };
}
