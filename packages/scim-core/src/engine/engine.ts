import { type CursorSigner, createCursorSigner } from "../cursors/cursor-signer.js";
import type { ScimVersion } from "../definition.js";
import { accept, type Read, refuse } from "../refused.js";
import type { Tenant } from "../tenant.js";
import type { AnyOptions } from "./any-options.js";
import { checkCapabilities } from "./check-capabilities.js";
import { type CompiledVersion, compileVersion } from "./compiled-version.js";

/** Everything that is worked out once, when a handler is made. */
export interface Engine {
  readonly options: AnyOptions;
  readonly versions: readonly CompiledVersion[];
  /** The version in whose shape a request is answered that names none. */
  readonly fallback: CompiledVersion;
  readonly maxBodyBytes: number;
  /** Set where a version pages by cursor. */
  readonly cursors?: CursorSigner;
}

/** Where a request is addressed. */
export interface Address {
  readonly version: CompiledVersion;
  /** Path below the version. */
  readonly path: string;
}

const newestFirst: readonly ScimVersion[] = ["2.0", "1.1"];
const RULE = "RFC 7644 §3.13";

/** @throws Error where the set has no version, a route that cannot be served, or a capability that something lacks. */
export function createEngine(options: AnyOptions): Engine {
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
  return { options, versions, fallback, maxBodyBytes, ...(cursors && { cursors }) };
}

/** The version that a path selects, and the rest of the path; a tenant may have a mount of its own. */
export function findAddress({ options, versions }: Engine, pathname: string, tenant?: Tenant): Read<Address> {
  const mount = tenant?.mount ?? options.definition.mount;
  if (!pathname.startsWith(`${mount}/`)) return refuse("endpointUnknown", { rule: RULE, found: pathname });
  const below = pathname.slice(mount.length);
  const end = below.indexOf("/", 1);
  const segment = below.slice(1, end === -1 ? undefined : end);
  const selected = versions.find(({ definition }) => definition.segment === segment && segment !== "");
  if (selected !== undefined) return accept({ version: selected, path: end === -1 ? "" : below.slice(end) });
  const only = versions.find(({ definition }) => definition.segment === "");
  if (only !== undefined) return accept({ version: only, path: below });
  return refuse(/^v?\d/i.test(segment) ? "versionUnknown" : "endpointUnknown", { rule: RULE, found: segment });
}
