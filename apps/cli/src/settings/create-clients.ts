import {
  createScimClient,
  createWebApiClient,
  type RetryOptions,
  type ScimClient,
  type ScimVersion,
  type WebApiClient,
} from "@rollcall/client";
import { CommandError, exitCodes } from "../describe-error.js";
import type { Target } from "./target.js";

/** Creates a client of one version of SCIM. */
export function createScim<V extends ScimVersion>(target: Target, version: V, retry: RetryOptions = {}): ScimClient<V> {
  return createScimClient({ ...target, version, retry, fetch: createReachingFetch(target.url) });
}

/** Creates a client of the Web API. */
export function createWebApi(target: Target, retry: RetryOptions = {}): WebApiClient {
  return createWebApiClient({ ...target, retry, fetch: createReachingFetch(target.url) });
}

/** Creates a `fetch` that explains why a server cannot be reached. */
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

/** Explains why a server cannot be reached, with advice. */
function describeUnreached(url: string, error: unknown): string {
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
  const what = reason === "" ? "connection refused" : reason;
  return `cannot reach ${new URL(url).origin}: ${what}; start a server with \`rollcall serve\`, or pass its URL with --url`;
}
