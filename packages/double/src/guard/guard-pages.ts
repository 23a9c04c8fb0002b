import { hostNameOf, isLoopbackAddress } from "@rollcall/server-adapters/hosts";
import type { Connection, FetchHandler } from "@rollcall/server-adapters/node";
import type { HostRule } from "./host-rule.js";

/** Refuses a request for a page, with a sentence. */
type RefusePage = (sentence: string) => Response;

/**
 * Passes on only requests for pages that come from this machine, under a name of it. Links of other sites may lead to the
 * pages, as apps do; their forms may not be sent to them.
 */
export function guardPages(handler: FetchHandler, allowsHost: HostRule, refuse: RefusePage): FetchHandler {
  return async (request, connection = {}) => {
    const sentence = refuseAddress(request, connection) ?? refuseHost(request, allowsHost) ?? refuseOrigin(request);
    return sentence === undefined ? handler(request, connection) : refuse(sentence);
  };
}

/** Checks the forwarded addresses, too: a proxy on this machine may forward requests of other machines. */
export function refuseAddress({ headers }: Request, { remoteAddress }: Partial<Connection>): string | undefined {
  const forwarded = headers.get("x-forwarded-for")?.split(",") ?? [];
  const all = [remoteAddress ?? "", ...forwarded.map((address) => address.trim())];
  if (all.every((address) => isLoopbackAddress(address))) return undefined;
  return "On this page one is whom one picks, so it answers only on the machine of the server. A program installs apps by the control plane.";
}

/** Refuses a host name that is not of this machine. */
export function refuseHost({ headers, url }: Request, allowsHost: HostRule): string | undefined {
  const host = headers.get("host") ?? new URL(url).host;
  const name = hostNameOf(host);
  if (name !== undefined && allowsHost(name)) return undefined;
  return "This page answers only under names of this machine, such as localhost.";
}

function refuseOrigin({ method, headers, url }: Request): string | undefined {
  if (method === "GET" || method === "HEAD") return undefined;
  const host = headers.get("host") ?? new URL(url).host;
  const origin = headers.get("origin");
  const site = headers.get("sec-fetch-site");
  const isOwn = origin === null || (URL.canParse(origin) && new URL(origin).host === host);
  if (isOwn && (site === null || site === "same-origin")) return undefined;
  return "The form was sent by a page of another site.";
}
