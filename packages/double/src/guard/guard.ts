import { isIP } from "node:net";
import { hostNameOf, isLoopbackHost } from "@rollcall/server-adapters/hosts";
import type { Connection, FetchHandler, PlainAnswer, PlainRequest } from "@rollcall/server-adapters/node";

/** The requests that reach a mount. */
export interface Reach {
  /** Host names under which it answers: only those of the server, or any. */
  readonly hosts: "own" | "any";
  /** The access of pages of other sites: nothing, or link to it and show what it serves. */
  readonly sites: "none" | "links";
  /** Whether a browser that may change something must send JSON, which no form does. Default: false. */
  readonly wantsJson?: boolean;
}

/** The reason why the guard refuses a request. */
export interface Refusal {
  /** `host`: the name of the server; `site`: the page that sent it; `json`: the type of its body; `operator`: the caller. */
  readonly rule: "host" | "site" | "json" | "operator";
  /** The found value, and the allowed ones. */
  readonly sentence: string;
}

/** Answers a request that the guard refuses. */
export type Refuse = (
  refusal: Refusal,
  request: PlainRequest,
  connection: Connection,
) => Promise<PlainAnswer | Response>;

/** Answers a browser with a page whose form sends the control token to the address of the page. */
export type AskForToken = (asked: {
  /** Name of the field with the token. */
  readonly field: string;
  /** Whether the form was sent with another token. */
  readonly isWrong: boolean;
}) => Promise<Response>;

/** Decides which requests reach the mounts of a double. */
export interface Guard {
  /** Passes on requests under host names of the server that no page of another site makes a browser send. */
  admit(
    handler: FetchHandler,
    ways: { readonly reachOf: (url: string) => Reach; readonly refuse: Refuse },
  ): FetchHandler;
  /**
   * Passes on only requests of the operator: those with the control token if there is one, otherwise those from this machine.
   * A mount with pages has `ask`; a browser that has sent the token in its form gets a cookie in place of it.
   */
  admitOperator(handler: FetchHandler, ways: { readonly refuse: Refuse; readonly ask?: AskForToken }): FetchHandler;
}

/** Settings of a guard. */
export interface GuardOptions {
  /** Address that the server listens on. */
  readonly listensOn: string;
  /** Public address of the server. Default: the address that it listens on. */
  readonly siteUrl?: string;
  /** Additional host names of the server, without ports; `*.example.com` is every name below that. Default: none. */
  readonly allowedHosts?: readonly string[];
  /** Origins of other sites whose pages may use the double, such as `http://localhost:3000`. Default: none. */
  readonly allowOrigins?: readonly string[];
  /** Token that the operator needs. Default: the operator is on this machine. */
  readonly controlToken?: string;
}

/** Refuses a request with a sentence as plain text: the request has not reached an API. */
export const refuseInText: Refuse = async ({ sentence }) => ({
  status: 403,
  headers: { "content-type": "text/plain; charset=utf-8", "x-content-type-options": "nosniff" },
  body: `${sentence}\n`,
});

/** Whether requests may use a host name, in the form that `hostNameOf` returns. */
export type HostRule = (name: string | undefined) => boolean;

/**
 * Creates a rule that allows loopback names, the address that the server listens on, the host of its public address, and
 * additional names. If the server listens on all addresses, the rule allows every IP address, because no web page can
 * make an IP address its own host name. A server with a control token that other machines reach may have any name:
 * containers are called by the names of their services.
 */
export function createHostRule({ listensOn, siteUrl, allowedHosts = [], controlToken }: GuardOptions): HostRule {
  const own = isIP(listensOn) === 6 ? `[${listensOn}]` : listensOn;
  if (controlToken !== undefined && !isLoopbackHost(own)) return () => true;
  const listensOnAll = listensOn === "0.0.0.0" || listensOn === "::";
  const names = new Set([own, ...(siteUrl === undefined ? [] : [siteUrl]), ...allowedHosts].map(hostNameOf));
  const above = allowedHosts.filter((name) => name.startsWith("*.")).map((name) => name.slice(1).toLowerCase());
  const isBelow = (name: string) => above.some((end) => name.endsWith(end));
  return (name) =>
    name !== undefined &&
    (isLoopbackHost(name) || names.has(name) || isBelow(name) || (listensOnAll && isAddress(name)));
}

function isAddress(name: string): boolean {
  return isIP(name.replace(/^\[(.*)\]$/, "$1")) > 0;
}
