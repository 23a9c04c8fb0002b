import { type BodiesInFlight, createBodiesInFlight } from "../body/bodies-in-flight.js";
import { type CursorSigner, createCursorSigner } from "../cursors/cursor-signer.js";
import type { ScimVersion } from "../definition/definition.js";
import type { AnyOptions } from "../options/any-options.js";
import { checkCapabilities } from "../options/check-capabilities.js";
import { checkOptions } from "../options/check-options.js";
import { type CompiledVersion, compileVersion } from "./compiled-version.js";

/** The values that are computed once, when a handler is created. */
export interface Engine {
  readonly options: AnyOptions;
  readonly versions: readonly CompiledVersion[];
  /** The version that answers requests that name none. */
  readonly fallback: CompiledVersion;
  readonly maxBodyBytes: number;
  readonly bodies: BodiesInFlight;
  /** Set if a version pages by cursor. */
  readonly cursors?: CursorSigner;
}

const newestFirst: readonly ScimVersion[] = ["2.0", "1.1"];

/**
 * @throws TypeError if an option is missing; Error if the set has no version, a route that cannot be served, or a
 * capability that the protocol, the options or the backends lack.
 */
export function createEngine(options: AnyOptions): Engine {
  checkOptions(options);
  const { definition } = options;
  const versions = newestFirst.flatMap((version) => {
    const own = definition.versions[version];
    if (own === undefined) return [];
    checkCapabilities(version, own, options);
    return [compileVersion(version, own, definition)];
  });
  const [fallback] = versions;
  if (fallback === undefined) throw new Error("The definition set has no version.");
  const { cursorSecret, maxBodyBytes = definition.limits.maxBodyBytes } = options;
  const cursors = cursorSecret === undefined ? undefined : createCursorSigner(cursorSecret);
  const bodies = createBodiesInFlight(definition.limits.maxBodyBytesInFlight);
  return { options, versions, fallback, maxBodyBytes, bodies, ...(cursors && { cursors }) };
}
