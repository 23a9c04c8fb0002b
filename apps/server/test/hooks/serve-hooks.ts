import { serveDouble } from "../double/serve-double.js";
import { hookWorld } from "./world.js";

/** The answer of a hook. */
interface HookAnswer {
  readonly status: number;
  readonly body: string;
  readonly headers: Headers;
}

/** A server with hooks. */
interface HookServer extends Omit<Awaited<ReturnType<typeof serveDouble>>, "post"> {
  /** @param type empty for none. Default: JSON */
  send(path: string, body: string, type?: string): Promise<HookAnswer>;
  /** Sends a JSON body. */
  post(path: string, body: object): Promise<HookAnswer>;
}

/** A server of the world with hooks, whose clock stands still. */
export async function serveHooks(
  parts: object = {},
  options: Parameters<typeof serveDouble>[0] = {},
): Promise<HookServer> {
  const server = await serveDouble({ ...options, isDocumented: false });
  await server.world.load(hookWorld(parts));
  await server.clock.freeze();
  const send = async (path: string, body: string, type = "application/json"): Promise<HookAnswer> => {
    const headers = type === "" ? {} : { "content-type": type };
    // The platform adds a type to text, and none to bytes.
    const answer = await server.fetch(path, { method: "POST", headers, body: new TextEncoder().encode(body) });
    return { status: answer.status, body: await answer.text(), headers: answer.headers };
  };
  return Object.assign(server, { send, post: (path: string, sent: object) => send(path, JSON.stringify(sent)) });
}
