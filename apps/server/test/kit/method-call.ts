import { type Methods, webapi } from "@rollcall/api/webapi";

/** How the arguments of a call are written. */
export type Encoding = "json" | "form" | "query" | "multipart" | "text";

/** A call of a method as data. */
export interface MethodCall {
  /** Name on the wire. Absent means the method that the call stands for, as in a row of a table. */
  readonly method?: string;
  readonly arguments?: Readonly<Record<string, unknown>>;
  /** Absent means JSON. In the others lists and objects are JSON text, and so is all else that is no text. */
  readonly encoding?: Encoding;
  /** Absent means one that the method takes, see {@link tokenFor}; null sends none. */
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** A body that is not written from arguments; its type stands in the headers. */
  readonly body?: string | Uint8Array<ArrayBuffer>;
  /** A query that is not written from arguments. */
  readonly query?: string;
  /** The client's address; absent means this machine. */
  readonly peer?: string;
}

/** The tokens of the base worlds that can do everything which a token of their kind can. */
const tokens = { bot: "svcb-helper", user: "svcp-olga", configuration: "svcc-mia" } as const;

/** A token of the base worlds of a kind that the method takes: the bot's, else the owner's, else that of a person's configuration. */
export function tokenFor(method: string): string {
  const taken: readonly string[] = Object.hasOwn(webapi.methods, method)
    ? webapi.methods[method as keyof Methods].tokens
    : [];
  if (taken.length === 0 || taken.includes("bot")) return tokens.bot;
  return taken.includes("user") ? tokens.user : tokens.configuration;
}

/** The call as it goes over the wire. */
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
