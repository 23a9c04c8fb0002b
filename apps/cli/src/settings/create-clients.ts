import {
  createScimClient,
  createWebApiClient,
  type RetryOptions,
  type ScimClient,
  type ScimVersion,
  type WebApiClient,
} from "@rollcall/client";
import { CommandError } from "../command-error.js";
import { exitCodes } from "../exit-codes.js";
import type { Target } from "./target.js";

/** A client of one version of SCIM at a server. */
export function createScim<V extends ScimVersion>(target: Target, version: V, retry: RetryOptions = {}): ScimClient<V> {
  return createScimClient({ ...target, version, retry, fetch: createReachingFetch(target.url) });
}

/** A client of the Web API at a server. */
export function createWebApi(target: Target, retry: RetryOptions = {}): WebApiClient {
  return createWebApiClient({ ...target, retry, fetch: createReachingFetch(target.url) });
}

/** A `fetch` that says in a sentence where nothing is reached. */
export function createReachingFetch(url: string): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      return await fetch(request);
    } catch (error) {
      if (request.signal.aborted) throw error;
      throw new CommandError(describeUnreached(url, error), exitCodes.unreachable, { cause: error });
    }
  };
}

/** Why a server is not reached, and what to do about it. */
function describeUnreached(url: string, error: unknown): string {
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
  const what = reason === "" ? "nothing listens there" : reason;
  return `cannot reach ${new URL(url).origin}: ${what}; start a server with \`rollcall serve\`, or name one with --url`;
}
