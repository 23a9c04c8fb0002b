import { hash, randomUUID } from "node:crypto";
import { hostNameOf, isLoopbackHost } from "@rollcall/server-adapters/hosts";
import {
  type Connection,
  isResponse,
  type PlainAnswer,
  type PlainHandler,
  type PlainHeaders,
  type PlainRequest,
  toFetchHandler,
  toPlainHandler,
} from "@rollcall/server-adapters/node";
import type { Store } from "@rollcall/service/store";
import { currentExchange } from "../exchange.js";
import { createHostRule, type Guard, type GuardOptions, type HostRule, type Reach, type Refusal } from "./guard.js";
import { createOperatorRule } from "./operator-rule.js";

/** The caller of SCIM from the control plane: the primary owner, with a token that no world has. */
export interface Operator {
  /** A token that this process alone knows. */
  readonly token: string;
  /** A store that knows the token, too, and counts no looks of the operator in budgets. */
  admit(store: Store): Store;
  /** Whether a request is the operator's, and only reads. */
  isLook(request: Pick<PlainRequest, "method" | "headers">): boolean;
}

/** Creates an operator with a token of its own. */
export function createOperator(): Operator {
  const token = `operator-${randomUUID()}`;
  const hashed = hash("sha256", token);
  return {
    token,
    admit: (store) => ({
      ...store,
      tokens: {
        ...store.tokens,
        resolve: (sought) => (sought === hashed ? resolve(store, hashed) : store.tokens.resolve(sought)),
      },
      rates: {
        ...store.rates,
        // Every call but a look has a record.
        takeAll: async (budgets) =>
          currentExchange() === undefined
            ? budgets.map(({ burst }) => ({ ok: true, remaining: burst, retryAfterMs: 0 }))
            : store.rates.takeAll(budgets),
      },
    }),
    isLook: ({ method, headers }) => method === "GET" && headers.get("authorization") === `Bearer ${token}`,
  };
}

/** Most servers are never asked for the token of the operator. */
async function resolve(store: Store, hash: string) {
  const { resolveOperator } = await import("../worlds/resolve-operator.js");
  return resolveOperator(store, hash);
}

interface AdmissionOptions {
  readonly allowsHost: HostRule;
  /** Origins of other sites whose pages may use the double. */
  readonly allowOrigins: ReadonlySet<string>;
}

/** The headers of the last request that was admitted under a host name of the server. */
interface Familiar {
  readonly host: string;
  /** Beginning of its address, up to the path. */
  readonly start: string;
  readonly origin: string | undefined;
}

/**
 * Creates the check that comes before every mount. Only browsers state whose page makes them send a request. Most requests
 * are of other clients, for which a comparison with the last request is enough.
 */
function createAdmission({ allowsHost, allowOrigins }: AdmissionOptions): Guard["admit"] {
  return (handler, { reachOf, refuse }) => {
    const serve = toPlainHandler(handler);
    let familiar: Familiar | undefined;
    return toFetchHandler((request, connection) => {
      const isFamiliar = isLike(familiar, request, connection);
      if (isFamiliar && allowOrigins.size === 0 && !isOfPage(request.headers)) return serve(request, connection);
      const reach = reachOf(request.url);
      const refusal = findRefusal(request, connection, reach);
      if (refusal !== undefined) return refuse(refusal, request, connection);
      if (!isFamiliar && reach.hosts === "own") familiar = familiarOf(request, connection);
      return allowOrigins.size === 0 ? serve(request, connection) : share(serve, request, connection);
    });
  };

  function findRefusal(request: PlainRequest, connection: Connection, reach: Reach): Refusal | undefined {
    const asked = hostsOf(request, connection);
    const isNamed = request.headers.get("host") !== null;
    const refusal = reach.hosts === "own" && isNamed ? refuseHost(asked) : undefined;
    return refusal ?? refuseSite(request, asked, reach) ?? (reach.wantsJson === true ? refuseForm(request) : undefined);
  }

  function refuseHost(asked: readonly string[]): Refusal | undefined {
    const foreign = asked.find((host) => !allowsHost(hostNameOf(host)));
    if (foreign === undefined) return undefined;
    const name = hostNameOf(foreign) ?? "<name>";
    return {
      rule: "host",
      sentence: `This server answers only under its own host names, such as localhost, and this request is for the host ${JSON.stringify(foreign)}; to allow that name, start the server with --allowed-host ${name}.`,
    };
  }

  /** Refuses what a page of another site makes a browser send, unless its origin is allowed. */
  function refuseSite({ method, headers }: PlainRequest, asked: readonly string[], reach: Reach): Refusal | undefined {
    const origin = headers.get("origin");
    if (origin !== null && allowOrigins.has(origin)) return undefined;
    if (origin !== null && !asked.some((host) => isOf(origin, host)))
      return {
        rule: "site",
        sentence: `Pages of other sites may not use this server, and this request comes from a page of ${origin}; to allow that page, start the server with --allow-origin ${/^https?:/.test(origin) ? origin : "and serve the page over HTTP"}.`,
      };
    const site = headers.get("sec-fetch-site");
    if (site === null || site === "same-origin" || site === "none") return undefined;
    const isLink = origin === null && (method === "GET" || method === "HEAD");
    if (isLink && reach.sites === "links") return undefined;
    return {
      rule: "site",
      sentence: `Pages of other sites may not use this server, and this request is ${site} (Sec-Fetch-Site); pages that --allow-origin allows may send it with a script.`,
    };
  }

  /** Serves a request of a server whose answers pages of other sites may read. */
  async function share(
    serve: PlainHandler,
    request: PlainRequest,
    connection: Connection,
  ): Promise<PlainAnswer | Response> {
    const origin = request.headers.get("origin");
    const isShared = origin !== null && allowOrigins.has(origin);
    if (isShared && isPreflight(request)) return allow(origin, request.headers);
    return withHeaders(await serve(request, connection), isShared ? sharedWith(origin) : {});
  }
}

/** Whether a page made a browser send the request. */
function isOfPage(headers: PlainHeaders): boolean {
  return headers.get("origin") !== null || headers.get("sec-fetch-site") !== null;
}

/** The hosts of a request, with their ports: from its header, its address and a trusted proxy. */
function hostsOf({ headers, url }: PlainRequest, { origin }: Connection): readonly string[] {
  const stated = headers.get("host");
  const hosts = [...(stated === null ? [] : [stated]), new URL(url).host];
  return origin === undefined ? hosts : [...hosts, new URL(origin).host];
}

function familiarOf({ headers, url }: PlainRequest, { origin }: Connection): Familiar | undefined {
  const [host, end] = [headers.get("host"), url.indexOf("/", url.indexOf("://") + 3)];
  return host === null || end === -1 ? undefined : { host, start: url.slice(0, end + 1), origin };
}

/** Whether a request has the host of an admitted one. Only a request that this process makes has no such header. */
function isLike(familiar: Familiar | undefined, { headers, url }: PlainRequest, { origin }: Connection): boolean {
  const host = headers.get("host");
  if (host === null || familiar === undefined) return host === null;
  return host === familiar.host && origin === familiar.origin && url.startsWith(familiar.start);
}

/** Ignores the scheme, because a proxy may use TLS toward the browser. */
function isOf(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return URL.canParse(`${url.protocol}//${host}`) && new URL(`${url.protocol}//${host}`).host === url.host;
}

function refuseForm({ method, headers }: PlainRequest): Refusal | undefined {
  if (method === "GET" || method === "HEAD" || !isOfBrowser(headers)) return undefined;
  if (/^application\/json *(;|$)/i.test(headers.get("content-type") ?? "")) return undefined;
  return {
    rule: "json",
    sentence: "A call from a browser that can change something needs a body of type application/json.",
  };
}

function isOfBrowser(headers: PlainHeaders): boolean {
  return isOfPage(headers) || /^mozilla\//i.test(headers.get("user-agent") ?? "");
}

/** Whether a browser asks for permission to send a request. @see https://fetch.spec.whatwg.org/#cors-preflight-fetch */
function isPreflight({ method, headers }: PlainRequest): boolean {
  return method === "OPTIONS" && headers.get("access-control-request-method") !== null;
}

/** Allows a page to send any request with any headers, but without cookies. */
function allow(origin: string, headers: PlainHeaders): PlainAnswer {
  const asked = headers.get("access-control-request-headers");
  return {
    status: 204,
    headers: {
      ...sharedWith(origin),
      "access-control-allow-methods": "GET, HEAD, POST, PUT, PATCH, DELETE",
      ...(asked !== null && { "access-control-allow-headers": asked }),
      "access-control-max-age": "600",
      vary: "Origin, Access-Control-Request-Headers",
    },
  };
}

function sharedWith(origin: string): Readonly<Record<string, string>> {
  return { "access-control-allow-origin": origin, "access-control-expose-headers": "*" };
}

/** Adds headers, and that the answer depends on the origin: caches must not give it to another one. */
function withHeaders(answer: PlainAnswer | Response, more: Readonly<Record<string, string>>): PlainAnswer | Response {
  const varied = (before: string | null = null) => (before === null ? "Origin" : `${before}, Origin`);
  if (!isResponse(answer))
    return { ...answer, headers: { ...answer.headers, ...more, vary: varied(answer.headers["vary"]) } };
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries({ ...more, vary: varied(headers.get("vary")) })) headers.set(name, value);
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}

/** Creates the guard of a double. Without a control token, a public `siteUrl` leaves the double without an operator. */
export function createGuard(options: GuardOptions): Guard {
  const { siteUrl, controlToken, allowOrigins = [] } = options;
  const isPublic = siteUrl !== undefined && !isLoopbackHost(hostNameOf(siteUrl) ?? "");
  return {
    admit: createAdmission({ allowsHost: createHostRule(options), allowOrigins: new Set(allowOrigins) }),
    admitOperator: createOperatorRule({ isPublic, ...(controlToken !== undefined && { controlToken }) }),
  };
}
