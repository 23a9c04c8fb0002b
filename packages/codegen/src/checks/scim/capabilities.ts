import { type Finding, fileOfKind, type LoadedFile } from "../../formats/loaded-set.js";
import type { Capabilities } from "../../formats/scim/scim-capabilities.js";
import { type Check, finding } from "../shared/findings.js";

/** Capabilities must be available in the engines. */
export const checkCapabilities: Check = (set) => {
  const service = fileOfKind(set, "service");
  return service === undefined ? [] : checkVersions(service);
};

type Place = Pick<LoadedFile, "file">;

function lacks(file: Place, path: Finding["path"], what: string): Finding {
  return finding(file, path, `The engine does not support ${what}`);
}

function checkVersions(file: LoadedFile<"service">): readonly Finding[] {
  const versions = Object.entries(file.value.scim?.versions ?? {});
  return versions.flatMap(([version, definition]) => {
    const path = ["scim", "versions", version, "capabilities"];
    const { capabilities } = definition;
    const ofVersion = version === "1.1" ? checkOld(file, path, capabilities) : checkNew(file, path, capabilities);
    const isXml = capabilities.xmlDataFormat === true;
    return [...(isXml ? [lacks(file, [...path, "xmlDataFormat"], "XML")] : []), ...ofVersion];
  });
}

/** Features of 2.0 that the engine does not support in 1.1. */
function checkOld(file: Place, path: Finding["path"], capabilities: Capabilities): readonly Finding[] {
  const claimed = {
    "bulk requests": ["bulk", capabilities.bulk.supported],
    "the selection of attributes": ["attributes", capabilities.attributes === true],
    sorting: ["sort", capabilities.sort],
    "versions of resources": ["etag", capabilities.etag],
    pagination: ["pagination", capabilities.pagination !== undefined],
    "searches by POST": ["search", capabilities.search === true],
    "/Me": ["me", capabilities.me === true],
    "a strict PATCH": ["lenient", capabilities.lenient === false],
  } as const;
  return Object.entries(claimed).flatMap(([what, [key, isClaimed]]) =>
    isClaimed ? [lacks(file, [...path, key], `${what} in 1.1`)] : [],
  );
}

function checkNew(file: Place, path: Finding["path"], capabilities: Capabilities): readonly Finding[] {
  const { bulk, pagination } = capabilities;
  const at = [...path, "pagination"];
  return [
    ...(bulk.supported && (bulk.maxOperations === 0 || bulk.maxPayloadSize === 0)
      ? [finding(file, [...path, "bulk"], "maxOperations must be at least 1 if bulk requests are supported")]
      : []),
    ...(pagination === undefined ? [] : checkPagination(file, at, pagination)),
  ];
}

function checkPagination(
  file: Place,
  path: Finding["path"],
  { cursor, index, defaultPaginationMethod: method, cursorTimeout }: NonNullable<Capabilities["pagination"]>,
): readonly Finding[] {
  const isServed = method === undefined || (method === "cursor" ? cursor : index);
  return [
    ...(cursor || index ? [] : [finding(file, path, "At least one of cursor and index must be true")]),
    ...(isServed
      ? []
      : [finding(file, [...path, "defaultPaginationMethod"], `The paging method ${method} is not supported`)]),
    ...(cursor || cursorTimeout === undefined
      ? []
      : [finding(file, [...path, "cursorTimeout"], "A cursorTimeout requires paging by cursor")]),
  ];
}
