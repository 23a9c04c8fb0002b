import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { isLoopbackAddress } from "@rollcall/server-adapters/hosts";
import {
  type Connection,
  type PlainAnswer,
  type PlainHeaders,
  type PlainRequest,
  toFetchHandler,
  toPlainHandler,
} from "@rollcall/server-adapters/node";
import { ReplacedRequest } from "../worlds/replaced-request.js";
import type { Guard } from "./guard.js";

interface OperatorOptions {
  readonly controlToken?: string;
  /** Whether the server has an address that other machines reach. */
  readonly isPublic: boolean;
}

/** Creates the check of the mounts on which a caller can be any person. */
export function createOperatorRule({ controlToken, isPublic }: OperatorOptions): Guard["admitOperator"] {
  if (controlToken !== undefined) return admitBearer(createTokenCheck(controlToken));
  const find = isPublic ? () => noToken : findElsewhere;
  return (handler, { refuse }) => {
    const serve = toPlainHandler(handler);
    return toFetchHandler((request, connection) => {
      const sentence = find(request, connection);
      if (sentence === undefined) return serve(request, connection);
      return refuse({ rule: "operator", sentence }, request, connection);
    });
  };
}

const noToken =
  "This server has a public address (--site-url), so this needs a control token; start the server with --control-token.";

/**
 * Headers by which proxies state whose request they forward, besides those that begin with `X-Forwarded`. A request with one
 * was not sent on this machine, or nobody knows.
 */
export const forwardingHeaders: readonly string[] = [
  "Forwarded",
  "Via",
  "X-Real-IP",
  "X-Client-IP",
  "X-Cluster-Client-IP",
  "X-Original-Forwarded-For",
  "CF-Connecting-IP",
  "CF-Connecting-IPv6",
  "True-Client-IP",
  "Fastly-Client-IP",
  "Fly-Client-IP",
  "X-Envoy-External-Address",
  "X-Appengine-User-IP",
  "X-Azure-ClientIP",
];
const forwarding: ReadonlySet<string> = new Set(forwardingHeaders.map((name) => name.toLowerCase()));

/** The reason why a request is not known to be sent on this machine. Undefined if it is. */
function findElsewhere({ headers }: PlainRequest, { remoteAddress, isForwarded }: Connection): string | undefined {
  const found = elsewhere(remoteAddress, isForwarded === true ? undefined : forwardingHeader(headers));
  if (found === undefined) return undefined;
  return `Here a caller can be any person, so this server answers only callers on its machine, and this request ${found}; to use it from elsewhere, start the server with a control token (--control-token).`;
}

function elsewhere(address: string | undefined, header: string | undefined): string | undefined {
  if (address === undefined) return "is from an unknown address";
  if (!isLoopbackAddress(address)) return `is from ${address}`;
  return header === undefined ? undefined : `was forwarded (${header})`;
}

/** The first such header of a request. */
function forwardingHeader(headers: PlainHeaders): string | undefined {
  for (const [name] of headers) {
    const lower = name.toLowerCase();
    if (lower.startsWith("x-forwarded") || forwarding.has(lower)) return name;
  }
  return undefined;
}

const needsToken = "This needs the control token of the server as a bearer token.";
const missed = { rule: "operator", sentence: needsToken } as const;

function admitBearer({ isToken, isProof, proof }: TokenCheck): Guard["admitOperator"] {
  const isOperator = ({ headers, url }: PlainRequest, connection: Connection) => {
    const [, bearer] = /^bearer +(\S+) *$/i.exec(headers.get("authorization") ?? "") ?? [];
    if (bearer !== undefined && isToken(bearer)) return true;
    return cookiesOf(headers, cookieName(url, connection)).some(isProof);
  };
  return (handler, { refuse, ask }) => {
    const serve = toPlainHandler(handler);
    if (ask === undefined)
      return toFetchHandler((request, connection) =>
        isOperator(request, connection) ? serve(request, connection) : refuse(missed, request, connection),
      );
    return toFetchHandler(async (received, connection) => {
      const { token, request } = await readForm(received);
      if (token !== undefined)
        return isToken(token) ? welcome(request, connection, proof) : ask({ field, isWrong: true });
      if (isOperator(request, connection)) return serve(request, connection);
      return isForPeople(request) ? ask({ field, isWrong: false }) : refuse(missed, request, connection);
    });
  };
}

/** Compares texts with the control token, in a time that does not depend on them. */
interface TokenCheck {
  readonly isToken: (text: string) => boolean;
  readonly isProof: (text: string) => boolean;
  /** A value for cookies that only this process can derive from the token: the token itself would outlive the server. */
  readonly proof: string;
}

function createTokenCheck(controlToken: string): TokenCheck {
  const secret = randomBytes(32);
  const digest = (text: string) => createHmac("sha256", secret).update(text).digest();
  const isLike = (wanted: Buffer) => (text: string) => timingSafeEqual(digest(text), wanted);
  const wanted = digest(controlToken);
  const proof = wanted.toString("hex");
  return { isToken: isLike(wanted), isProof: isLike(digest(proof)), proof };
}

/** Browsers send the cookies of a host to all its ports, so that two servers on a machine need two names. */
function cookieName(url: string, { origin = url }: Connection): string {
  return `rollcall-control-${new URL(origin).port || "default"}`;
}

function cookiesOf(headers: PlainHeaders, name: string): readonly string[] {
  const cookies = headers.get("cookie")?.split(/; */) ?? [];
  return cookies.filter((each) => each.startsWith(`${name}=`)).map((each) => each.slice(name.length + 1));
}

/** Whether a browser asks for a page. */
function isForPeople({ method, headers }: PlainRequest): boolean {
  return (method === "GET" || method === "HEAD") && headers.get("accept")?.includes("text/html") === true;
}

/** Field of the form that asks for the token. */
const field = "control_token";

/** Maximum size of a form with a token, in bytes. */
const maxFormBytes = 65_536;

/** Reads the token that the form of the page sends, if there is one, and the request as a handler can read it again. */
async function readForm(request: PlainRequest): Promise<{ readonly token?: string; readonly request: PlainRequest }> {
  const { method, headers } = request;
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(headers.get("content-type") ?? "");
  const length = Number(headers.get("content-length") ?? Number.POSITIVE_INFINITY);
  if (method !== "POST" || !isForm || !(length <= maxFormBytes)) return { request };
  const body = new Uint8Array(await request.arrayBuffer());
  const token = new URLSearchParams(Buffer.from(body).toString()).get(field);
  return { request: new ReplacedRequest(request, { body }), ...(token !== null && { token }) };
}

/**
 * Sends a browser back to the page that asked, with a cookie. The address is relative to that page, so that it leads to no
 * other site and holds behind a proxy that changes paths. `Lax`, because the links of apps lead to pages: with `Strict`,
 * browsers would leave the cookie out there. Requests of other sites that change something get none.
 */
function welcome({ url }: PlainRequest, connection: Connection, proof: string): PlainAnswer {
  const { pathname, search } = new URL(url);
  const isSecure = (connection.origin ?? url).startsWith("https:");
  const cookie = `${cookieName(url, connection)}=${proof}; Path=/; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  const location = `./${pathname.slice(pathname.lastIndexOf("/") + 1)}${search}`;
  return { status: 303, headers: { location, "set-cookie": cookie, "cache-control": "no-store" } };
}
