import { type Finding, fileOfKind, filesOfKind } from "../../formats/loaded-set.js";
import { type Check, finding } from "../shared/findings.js";

/** `extends` must resolve, and each side of the set must have its required files. */
export const checkSetStructure: Check = (set) => {
  const service = fileOfKind(set, "service");
  if (service === undefined) return [];
  const { value } = service;
  const findings: Finding[] = [];
  if (value.extends !== undefined && set.base === undefined) {
    findings.push(finding(service, ["extends"], `No definition set at ${value.extends}, or it extends this one`));
  }
  const needs = (side: "scim" | "webapi", kind: "scim-errors" | "scim-routes" | "webapi-errors", path: string) => {
    if (value[side] === undefined || fileOfKind(set, kind) !== undefined || set.base !== undefined) return;
    findings.push(finding(service, [side], `The set needs ${path}, of its own or from a base set`));
  };
  needs("scim", "scim-errors", "scim/errors.yaml");
  needs("scim", "scim-routes", "scim/routes.yaml");
  needs("webapi", "webapi-errors", "webapi/errors.yaml");
  return [...findings, ...sidesWithout(set)];
};

/** Files of a side that service.yaml does not configure. */
const sidesWithout: Check = (set) => {
  const service = fileOfKind(set, "service");
  if (service === undefined) return [];
  const scim = service.value.scim === undefined ? filesOfKind(set, "scim-schema") : [];
  const webapi =
    service.value.webapi === undefined
      ? [...filesOfKind(set, "webapi-method"), ...filesOfKind(set, "event"), ...filesOfKind(set, "event-envelope")]
      : [];
  return [
    ...scim.map((file) => finding(file, ["kind"], "The set's service.yaml has no `scim`, so this file is never used")),
    ...webapi.map((file) =>
      finding(file, ["kind"], "The set's service.yaml has no `webapi`, so this file is never used"),
    ),
  ];
};
