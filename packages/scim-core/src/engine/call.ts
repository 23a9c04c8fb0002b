import type { ScimContext } from "../backend.js";
import type { Instant } from "../instant.js";
import type { CompiledVersion } from "./compiled-version.js";
import type { Engine } from "./engine.js";

/** One request on its way through the engine. */
export interface Call {
  readonly engine: Engine;
  readonly version: CompiledVersion;
  readonly request: Request;
  readonly url: URL;
  /** Path below the version. */
  readonly path: string;
  readonly requestId: string;
  readonly now: Instant;
}

/** The address of a path below the version, as the client reaches it. */
export function addressOf({ engine, version, url }: Call, path: string): string {
  const { baseUrl, definition } = engine.options;
  const mount = baseUrl ?? `${url.origin}${definition.mount}`;
  const { segment } = version.definition;
  return `${mount}${segment === "" ? "" : `/${segment}`}${path}`;
}

/** What a backend is told of a call. */
export function toContext({ requestId, now, request }: Call, caller: unknown): ScimContext<unknown> {
  return { caller, now, requestId, signal: request.signal };
}
