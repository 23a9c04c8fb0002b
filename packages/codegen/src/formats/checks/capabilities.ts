import { type Finding, fileOfKind, filesOfKind, type LoadedFile } from "../loaded-set.js";
import type { ServiceScim } from "../service-scim.js";
import { type Check, finding } from "./findings.js";

/** Nothing is claimed that the engines do not do. */
export const checkCapabilities: Check = (set) => {
  const service = fileOfKind(set, "service");
  const ofService = service === undefined ? [] : [...checkVersions(service), ...checkObserved(service)];
  const ofMethods = filesOfKind(set, "webapi-method").flatMap((file) => [
    ...(file.value.authentication === "none" ? [lacks(file, ["authentication"], "methods that need no token")] : []),
    ...(file.value.otherArguments === true ? [lacks(file, ["otherArguments"], "methods that take any argument")] : []),
  ]);
  return [...ofService, ...ofMethods];
};

type Place = Pick<LoadedFile, "file">;

function lacks(file: Place, path: Finding["path"], what: string): Finding {
  return finding(file, path, `The engine does not have ${what}`);
}

type Version = NonNullable<ServiceScim["versions"]["2.0"]>;

function checkVersions(file: LoadedFile<"service">): readonly Finding[] {
  return Object.entries(file.value.scim?.versions ?? {}).flatMap(([version, { capabilities }]: [string, Version]) => {
    const path = ["scim", "versions", version, "capabilities"];
    return [
      ...(capabilities.bulk.supported ? [lacks(file, [...path, "bulk", "supported"], "bulk requests")] : []),
      ...(capabilities.sort ? [lacks(file, [...path, "sort"], "sorting")] : []),
      ...(capabilities.etag ? [lacks(file, [...path, "etag"], "versions of resources")] : []),
      ...(capabilities.xmlDataFormat === true ? [lacks(file, [...path, "xmlDataFormat"], "XML")] : []),
    ];
  });
}

function checkObserved(file: LoadedFile<"service">): readonly Finding[] {
  return Object.keys(file.value.observed ?? {}).map((name) => lacks(file, ["observed", name], `the switch ${name}`));
}
