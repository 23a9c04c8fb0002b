import type { Call } from "../engine/call.js";
import type { CompiledVersion } from "../engine/compiled-version.js";
import { type Refused, refuse } from "../refusals/refused.js";

/** Version that a request asks for, and the path below it. */
interface FoundVersion {
  readonly version: CompiledVersion;
  readonly path: string;
}

const RULE = "RFC 7644 §3.13";

/** Finds the version that the path selects. A tenant may have its own mount. */
export function findVersion({ engine, url, tenant }: Call): FoundVersion | Refused {
  const { options, versions } = engine;
  const { pathname } = url;
  const mount = tenant?.mount ?? options.definition.mount;
  if (!pathname.startsWith(`${mount}/`)) return refuse("endpointUnknown", { rule: RULE, found: pathname });
  const below = pathname.slice(mount.length);
  const end = below.indexOf("/", 1);
  const segment = below.slice(1, end === -1 ? undefined : end);
  const selected = versions.find(({ definition }) => definition.segment === segment && segment !== "");
  if (selected !== undefined) return { version: selected, path: end === -1 ? "" : below.slice(end) };
  const only = versions.find(({ definition }) => definition.segment === "");
  if (only !== undefined) return { version: only, path: below };
  return refuse(/^v?\d/i.test(segment) ? "versionUnknown" : "endpointUnknown", { rule: RULE, found: segment });
}
