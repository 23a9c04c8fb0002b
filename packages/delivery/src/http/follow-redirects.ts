import type { Answer } from "../messages/attempt.js";
import { checkLiteral } from "../targets/create-lookup.js";
import { RefusedTargetError, type TargetPolicy } from "../targets/create-target-policy.js";
import { type Exchange, type ExchangeRequest, exchangeOnce } from "./exchange-once.js";

/** A request that may be redirected. */
interface RedirectableRequest extends Omit<ExchangeRequest, "url"> {
  readonly url: string;
  readonly policy: TargetPolicy;
  readonly maxRedirects: number;
}

/** The end of a chain of redirects. */
export interface Followed {
  readonly url: string;
  readonly redirects: readonly string[];
  readonly exchange: Exchange;
  /** The last answer, which may be a redirect beyond the limit or to an address that is refused. */
  readonly answer?: Answer;
}

/** Sends a request to an address, and again to where it redirects unless it is sent once. Every address is checked. */
export async function followRedirects({ policy, maxRedirects, ...asked }: RedirectableRequest): Promise<Followed> {
  const redirects: string[] = [];
  let url = asked.url;
  let answer: Answer | undefined;
  while (true) {
    const target = readTarget(url, policy);
    if (typeof target === "string") return { url, redirects, exchange: toRefusal(target), ...(answer && { answer }) };
    const exchange = await exchangeOnce({ ...asked, url: target });
    if (exchange.kind === "failed") return { url, redirects, exchange };
    answer = exchange.answer;
    const next = asked.isOnce ? undefined : redirectOf(answer);
    if (next === undefined) return { url, redirects, exchange, answer };
    if (redirects.length === maxRedirects) return { url, redirects, exchange: tooMany(maxRedirects), answer };
    redirects.push(url);
    url = URL.parse(next, url)?.href ?? next;
  }
}

function redirectOf({ status, headers }: Answer): string | undefined {
  return status === 301 || status === 302 ? headers["location"] : undefined;
}

/** Returns the address if it may be asked, else why not. */
function readTarget(text: string, policy: TargetPolicy): URL | string {
  const url = URL.parse(text);
  if (url === null || (url.protocol !== "http:" && url.protocol !== "https:"))
    return `${JSON.stringify(text)} is no address with http: or https:.`;
  try {
    checkLiteral(policy, url.hostname);
    return url;
  } catch (error) {
    if (error instanceof RefusedTargetError) return error.message;
    throw error;
  }
}

function toRefusal(detail: string): Exchange {
  return { kind: "failed", reason: "connection_failed", detail };
}

function tooMany(maxRedirects: number): Exchange {
  return {
    kind: "failed",
    reason: "too_many_redirects",
    detail: `The app redirected more than ${maxRedirects} times.`,
  };
}
