import { type FetchHandler, toFetchHandler } from "@rollcall/server-adapters/node";
import { type Hooks, hooksPath } from "@rollcall/service";
import type { PlainAnswer, TwoFormHandler } from "@rollcall/webapi-core";
import { MovedRequest } from "./moved-request.js";

/** Creates the engine of hooks. */
export type CreateHookEngine = (hooks: Hooks) => TwoFormHandler;

/** Methods of the addresses, by their first segment. */
const methods: Readonly<Record<string, keyof Hooks["handlers"]>> = {
  services: "webhook.post",
  commands: "response.post",
  actions: "response.post",
};

/**
 * Creates the handler of the addresses at which apps post and answer without a token. The path is the credential of a call. The
 * engine of the Web API serves it; incoming webhooks answer in plain text, and so does any success.
 */
export async function createHookHandler(
  load: () => Promise<Hooks>,
  createEngine: CreateHookEngine,
): Promise<FetchHandler> {
  const hooks = await load();
  const engine = createEngine(hooks);
  return toFetchHandler(async (request, connection) => {
    const { origin, pathname } = new URL(request.url);
    const path = pathname.slice(hooksPath.length + 1);
    const method = methods[path.slice(0, path.indexOf("/"))] ?? methods[path];
    if (method === undefined) return plain(404, "Not Found\n");
    if (request.method !== "POST" && request.method !== "GET")
      return plain(405, "Method Not Allowed\n", { allow: "POST" });
    const sent = new MovedRequest(request, `${origin}${hooksPath}/${method}`, { authorization: `Bearer ${path}` });
    const answer = await engine.plain?.(sent, connection);
    if (answer === undefined) throw new Error("The engine has a plain form.");
    return toHookAnswer(answer, method);
  });
}

/** An answer with the body that apps expect. It has no header about scopes. */
function toHookAnswer({ status, headers, body = "" }: PlainAnswer, method: string): PlainAnswer {
  const { "x-request-id": requestId = "", allow, "retry-after": retryAfter } = headers;
  const { ok, error }: { readonly ok?: boolean; readonly error?: string } = JSON.parse(body);
  const kept = {
    "x-request-id": requestId,
    ...(allow !== undefined && { allow }),
    ...(retryAfter !== undefined && { "retry-after": retryAfter }),
  };
  if (ok === true) return plain(status, "ok", kept);
  if (method === "webhook.post") return plain(status, error ?? "", kept);
  const type = { "content-type": "application/json; charset=utf-8" };
  return { status, headers: { ...kept, ...type }, body: JSON.stringify({ ok, error }) };
}

function plain(status: number, body: string, headers: Readonly<Record<string, string>> = {}): PlainAnswer {
  return { status, headers: { "content-type": "text/plain; charset=utf-8", ...headers }, body };
}
