import type { Finding, LoadedSet } from "../loaded-set.js";
import { checkCapabilities } from "./capabilities.js";
import { checkFilters } from "./filters.js";
import type { Check } from "./findings.js";
import { checkProvenance } from "./provenance.js";
import { checkScimAttributes } from "./scim-attributes.js";
import { checkScimCodes } from "./scim-codes.js";
import { checkScimRoutes } from "./scim-routes.js";
import { checkScimSchemas } from "./scim-schemas.js";
import { checkServiceFacts } from "./service-facts.js";
import { checkSetStructure } from "./set-structure.js";
import { checkWebapiCodes } from "./webapi-codes.js";
import { checkWebapiMethods } from "./webapi-methods.js";
import { checkWebapiTypes } from "./webapi-types.js";

const checks: readonly Check[] = [
  checkSetStructure,
  checkProvenance,
  checkCapabilities,
  checkFilters,
  checkServiceFacts,
  checkScimSchemas,
  checkScimAttributes,
  checkScimRoutes,
  checkScimCodes,
  checkWebapiTypes,
  checkWebapiMethods,
  checkWebapiCodes,
];

/** Everything that is wrong between the files of a set. Findings are about its own files; its base is checked by itself. */
export function checkSet(set: LoadedSet): readonly Finding[] {
  return checks.flatMap((check) => check(set));
}
