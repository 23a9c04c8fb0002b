import type { ScimVersion } from "@rollcall/client";

/** The SCIM server that a provider writes to. */
export interface TargetOptions {
  /**
   * Base URL of SCIM, such as `https://example.com/scim/v2`. `/scim/v2` or `/scim/v1` is added to the URL of a host
   * without a path.
   */
  readonly url: string;
  /** Bearer token. Default: none. */
  readonly token?: string;
  /** Version of SCIM. Default: 1.1 if the URL ends with `/v1`, otherwise 2.0. */
  readonly scim?: ScimVersion;
  /** Sends requests, for example to a handler in the same process. Default: the platform's `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** The base URL and the version of a target. */
export function readTarget({ url, scim }: Pick<TargetOptions, "url" | "scim">): {
  readonly url: string;
  readonly version: ScimVersion;
} {
  const { pathname } = new URL(url);
  const base = url.replace(/\/+$/, "");
  const version = scim ?? (/\/v1(\.1)?$/.test(base) ? "1.1" : "2.0");
  return { url: pathname === "/" ? `${base}/scim/${version === "1.1" ? "v1" : "v2"}` : base, version };
}
