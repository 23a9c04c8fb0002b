import { hostNameOf } from "@rollcall/server-adapters/hosts";
import type { Connection, PlainHeaders, PlainRequest } from "@rollcall/server-adapters/node";
import type { GuardRefusal } from "./guard-refusal.js";
import type { HostRule } from "./host-rule.js";

/**
 * Refuses requests that a page of another site can make a browser send: a request under a host name that is not the
 * server's (its owner can make it resolve to this machine), a request with a foreign `Origin` or `Sec-Fetch-Site`, and a
 * form. Before a browser sends JSON for another site it asks for permission, which the server never gives.
 */
export function refusePage(
  request: PlainRequest,
  connection: Connection,
  allowsHost: HostRule,
): GuardRefusal | undefined {
  const asked = hostsOf(request, connection);
  return refuseHost(asked, allowsHost) ?? refuseOrigin(request.headers, asked) ?? refuseForm(request);
}

/** The hosts of the request, with their ports: from its header, and from a trusted proxy. */
function hostsOf({ headers, url }: PlainRequest, { origin }: Connection): readonly string[] {
  const host = headers.get("host") ?? new URL(url).host;
  return origin === undefined ? [host] : [host, new URL(origin).host];
}

function refuseHost(asked: readonly string[], allowsHost: HostRule): GuardRefusal | undefined {
  const foreign = asked.find((host) => {
    const name = hostNameOf(host);
    return name === undefined || !allowsHost(name);
  });
  if (foreign === undefined) return undefined;
  return notAllowed(
    `The control plane answers only under names of this machine, such as localhost, and this request is for the host ${JSON.stringify(foreign)}; if that is a name of this server, start the server with --control-host ${hostNameOf(foreign) ?? "<name>"}.`,
  );
}

/** Checks the origin that a browser states; other clients state none. */
function refuseOrigin(headers: PlainHeaders, asked: readonly string[]): GuardRefusal | undefined {
  const origin = headers.get("origin");
  if (origin !== null && !asked.some((host) => isOf(origin, host)))
    return notAllowed(`The control plane answers only its own pages, and this call comes from a page of ${origin}.`);
  const site = headers.get("sec-fetch-site");
  if (site === null || site === "same-origin" || site === "none") return undefined;
  return notAllowed(`The control plane answers only its own pages, and this call is ${site} (Sec-Fetch-Site).`);
}

/** Ignores the scheme, because a proxy may use TLS toward the browser. */
function isOf(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return URL.canParse(`${url.protocol}//${host}`) && new URL(`${url.protocol}//${host}`).host === url.host;
}

function refuseForm({ method, headers }: PlainRequest): GuardRefusal | undefined {
  if (method === "GET" || method === "HEAD" || !isOfBrowser(headers)) return undefined;
  if (/^application\/json *(;|$)/i.test(headers.get("content-type") ?? "")) return undefined;
  return {
    error: "json_required",
    detail: "A call from a browser that can change something needs a body of type application/json.",
  };
}

function isOfBrowser(headers: PlainHeaders): boolean {
  return (
    headers.get("origin") !== null ||
    headers.get("sec-fetch-site") !== null ||
    /^mozilla\//i.test(headers.get("user-agent") ?? "")
  );
}

function notAllowed(detail: string): GuardRefusal {
  return { error: "not_allowed", detail };
}
