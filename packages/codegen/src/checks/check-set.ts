import type { Finding, LoadedSet } from "../formats/loaded-set.js";
import { checkCapabilities } from "./scim/capabilities.js";
import { checkFilters } from "./scim/filters.js";
import { checkScimAttributes } from "./scim/scim-attributes.js";
import { checkScimCodes } from "./scim/scim-codes.js";
import { checkScimNames } from "./scim/scim-names.js";
import { checkScimRoutes } from "./scim/scim-routes.js";
import { checkScimSchemas } from "./scim/scim-schemas.js";
import { checkProvenance } from "./set/provenance.js";
import { checkReservedNames } from "./set/reserved-names.js";
import { checkServiceFacts } from "./set/service-facts.js";
import { checkSetStructure } from "./set/set-structure.js";
import { checkTypeNames } from "./set/type-names.js";
import type { Check } from "./shared/findings.js";
import { checkEndlessTypes } from "./webapi/endless-types.js";
import { checkEvents } from "./webapi/events.js";
import { checkScopes } from "./webapi/scopes.js";
import { checkWebapiCodes } from "./webapi/webapi-codes.js";
import { checkWebapiMethods } from "./webapi/webapi-methods.js";
import { checkWebapiTypes } from "./webapi/webapi-types.js";

const checks: readonly Check[] = [
  checkSetStructure,
  checkProvenance,
  checkCapabilities,
  checkFilters,
  checkServiceFacts,
  checkScopes,
  checkReservedNames,
  checkScimSchemas,
  checkScimNames,
  checkScimAttributes,
  checkScimRoutes,
  checkScimCodes,
  checkWebapiTypes,
  checkTypeNames,
  checkEndlessTypes,
  checkWebapiMethods,
  checkWebapiCodes,
  checkEvents,
];

/**
 * Checks the references between the files of a set. Findings are about its own files; its base is checked separately.
 */
export function checkSet(set: LoadedSet): readonly Finding[] {
  return checks.flatMap((check) => check(set));
}
