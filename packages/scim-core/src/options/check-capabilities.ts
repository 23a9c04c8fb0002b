import type { CapabilityDefinitions } from "../definition/capabilities.js";
import type { ScimVersion, VersionDefinition } from "../definition/definition.js";
import type { AnyOptions } from "./any-options.js";

/** A shorter secret could be guessed by trying. */
const minSecretLength = 32;

/**
 * Checks that a version claims only what its protocol, the options and the backends support.
 *
 * @throws Error that describes what is missing
 */
export function checkCapabilities(
  version: ScimVersion,
  { capabilities, routes }: VersionDefinition,
  options: AnyOptions,
) {
  if (version === "1.1") checkOld(capabilities);
  if (capabilities.me === true && options.me === undefined)
    throw new Error("The capability me requires the option me, which returns the caller's own resource.");
  const { sort, pagination } = capabilities;
  const pagesByCursor = pagination?.cursor === true;
  if (pagesByCursor && (options.cursorSecret ?? "").length < minSecretLength)
    throw new Error(`Paging by cursor requires the option cursorSecret, with at least ${minSecretLength} characters.`);
  for (const { serves } of routes) {
    if (serves.kind !== "resource" || serves.operation !== "find") continue;
    const supports = options.backends[serves.resourceType]?.supports ?? [];
    if (sort && !supports.includes("sort"))
      throw new Error(`The backend of ${serves.resourceType} does not support sort. Add "sort" to its supports.`);
    if (pagesByCursor && !supports.includes("cursor"))
      throw new Error(`The backend of ${serves.resourceType} does not support cursor. Add "cursor" to its supports.`);
  }
}

function checkOld({ bulk, sort, etag, attributes, pagination, search, me }: CapabilityDefinitions) {
  const claimed = { bulk: bulk.supported, sort, etag, attributes, pagination: pagination !== undefined, search, me };
  for (const [name, isClaimed] of Object.entries(claimed))
    if (isClaimed === true) throw new Error(`The engine does not support the capability ${name} in SCIM 1.1.`);
}
