import type { Instant } from "../instant.js";
import type { Tenant } from "../tenant.js";
import type { CompiledVersion } from "./compiled-version.js";
import type { Engine } from "./engine.js";
import type { RequestUrl } from "./request-url.js";

/** One request on its way through the engine. */
export interface Call {
  readonly engine: Engine;
  readonly version: CompiledVersion;
  readonly request: Request;
  readonly url: RequestUrl;
  /** Path below the version. */
  readonly path: string;
  readonly requestId: string;
  readonly now: Instant;
  /** Set where the handler serves many. */
  readonly tenant?: Tenant;
}

/** The address of a path below the version, as the client reaches it. */
export function addressOf(call: Call, path: string): string {
  const { segment } = call.version.definition;
  return `${mountOf(call)}${segment === "" ? "" : `/${segment}`}${path}`;
}

/** The address of the mount. A tenant's own one stands on the origin of the base address. */
function mountOf({ engine, url, tenant }: Call): string {
  const { baseUrl, definition } = engine.options;
  if (baseUrl === undefined) return `${url.origin}${tenant?.mount ?? definition.mount}`;
  return tenant?.mount === undefined ? baseUrl : `${new URL(baseUrl).origin}${tenant.mount}`;
}
