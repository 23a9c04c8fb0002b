import { type FetchHandler, type PlainRequest, toFetchHandler } from "@rollcall/server-adapters/node";
import { type Hooks, hooksPath } from "@rollcall/service";
import type { PlainAnswer, TwoFormHandler } from "@rollcall/webapi-core";
import { MovedRequest } from "./moved-request.js";

/** Creates the engine of hooks that reads bodies of one kind. */
export type CreateHookEngine = (definition: Hooks["ofJson"], hooks: Hooks) => TwoFormHandler;

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
  const engines = { json: createEngine(hooks.ofJson, hooks), form: createEngine(hooks.ofForms, hooks) };
  return toFetchHandler(async (request, connection) => {
    const { origin, pathname } = new URL(request.url);
    const path = pathname.slice(hooksPath.length + 1);
    const method = methods[path.slice(0, path.indexOf("/"))] ?? methods[path];
    if (method === undefined) return plain(404, "Not Found\n");
    if (request.method !== "POST" && request.method !== "GET")
      return plain(405, "Method Not Allowed\n", { allow: "POST" });
    const type = typeOf(request);
    const engine = formTypes.test(type ?? "") ? engines.form : engines.json;
    const sent = new MovedRequest(request, `${origin}${hooksPath}/${method}`, {
      authorization: `Bearer ${path}`,
      ...(type !== undefined && { "content-type": type }),
    });
    const answer = await engine.plain?.(sent, connection);
    if (answer === undefined) throw new Error("The engine has a plain form.");
    return toHookAnswer(answer, method);
  });
}

const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** JSON is in UTF-8, whatever charset the header names. Some clients send it as text. */
function typeOf({ headers }: Pick<PlainRequest, "headers">): string | undefined {
  const type = headers.get("content-type");
  if (type === null) return undefined;
  return /^(application\/json|text\/plain)\b/i.test(type) ? "application/json; charset=utf-8" : type;
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
