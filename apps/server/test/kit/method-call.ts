import type { Methods } from "@rollcall/api/webapi";
import { methods } from "./methods.js";

/** The encodings of arguments. */
export type Encoding = "json" | "form" | "query" | "multipart" | "text";

/** A method call as data. */
export interface MethodCall {
  /** Name on the wire. Default: the method that the row of a table belongs to. */
  readonly method?: string;
  readonly arguments?: Readonly<Record<string, unknown>>;
  /** Default: JSON. In other encodings, every value that is not text is sent as JSON text. */
  readonly encoding?: Encoding;
  /** Default: one that the method takes, see {@link tokenFor}. Null sends no token. */
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** A body that is sent instead of the arguments; the headers have its type. */
  readonly body?: string | Uint8Array<ArrayBuffer>;
  /** A query that is sent instead of the arguments. */
  readonly query?: string;
  /** The client's address. Default: this machine. */
  readonly peer?: string;
}

/** The tokens of the base worlds that can do everything a token of their kind can do. */
const tokens = { bot: "svcb-helper", user: "svcp-olga", app: "svca-helper", configuration: "svcc-mia" } as const;

/**
 * A token of the base worlds, of a kind that the method takes: preferably the bot's, then the owner's, then that of the
 * app, then a configuration token.
 */
export function tokenFor(method: string): string {
  const taken: readonly string[] = Object.hasOwn(methods, method) ? methods[method as keyof Methods].tokens : [];
  if (taken.length === 0 || taken.includes("bot")) return tokens.bot;
  if (taken.includes("user")) return tokens.user;
  return taken.includes("app") ? tokens.app : tokens.configuration;
}

/** The request that a call is sent as. */
export function toMethodRequest(call: MethodCall, method: string): Request {
  const { token = tokenFor(method), headers = {}, encoding = "json" } = call;
  const url = new URL(`/api/${method}${call.query === undefined ? "" : `?${call.query}`}`, "http://host.example");
  const authorization = token === null ? {} : { authorization: `Bearer ${token}` };
  if (encoding === "query") {
    for (const [name, text] of textsOf(call)) url.searchParams.append(name, text);
    return new Request(url, { headers: { ...authorization, ...headers } });
  }
  const { body, type } = call.body === undefined ? bodyOf(call, encoding) : { body: call.body, type: undefined };
  return new Request(url, {
    method: "POST",
    headers: { ...authorization, ...(type !== undefined && { "content-type": type }), ...headers },
    body,
  });
}

function bodyOf(
  call: MethodCall,
  encoding: Exclude<Encoding, "query">,
): { readonly body: string | FormData; readonly type?: string } {
  const json = () => JSON.stringify(call.arguments ?? {});
  switch (encoding) {
    case "json":
      return { body: json(), type: "application/json; charset=utf-8" };
    case "text":
      return { body: json(), type: "text/plain; charset=utf-8" };
    case "form":
      return {
        body: new URLSearchParams(textsOf(call)).toString(),
        type: "application/x-www-form-urlencoded",
      };
    case "multipart": {
      const form = new FormData();
      for (const [name, text] of textsOf(call)) form.append(name, text);
      return { body: form };
    }
  }
}

function textsOf(call: MethodCall): [string, string][] {
  return Object.entries(call.arguments ?? {}).map(([name, value]) => [
    name,
    typeof value === "string" ? value : JSON.stringify(value),
  ]);
}
