import { type Finding, fileOfKind, type LoadedFile, type LoadedSet } from "../loaded-set.js";
import { type Check, finding, type Named, repeatedWords, unknownWords } from "./findings.js";
import { namedFiles, sectionNames, tableKeys } from "./set-facts.js";

/** What service.yaml says of rates, limits, versions and access fits the rest of the set. */
export const checkServiceFacts: Check = (set) => {
  const file = fileOfKind(set, "service");
  if (file === undefined) return [];
  const { scim, limits = {} } = file.value;
  const methods = [...namedFiles(set, "webapi-method").values()].flatMap(({ value }) => Object.keys(value.errors));
  const known = [...tableKeys(set, "scim-errors"), ...tableKeys(set, "webapi-errors"), ...methods];
  const limitErrors = Object.entries(limits).flatMap(([name, { error }]): readonly Named[] =>
    error === undefined ? [] : [{ path: ["limits", name, "error"], word: error }],
  );
  const segments = Object.entries(scim?.versions ?? {}).map(([version, { segment }]) => ({
    path: ["scim", "versions", version, "segment"],
    word: segment,
  }));
  const rated = Object.entries(scim?.rates?.tiers ?? {}).flatMap(([tier, { resources = [] }]) =>
    resources.map((word, i) => ({ path: ["scim", "rates", "tiers", tier, "resources", i], word })),
  );
  const findings: Finding[] = [
    ...unknownWords(file, "error key", limitErrors, known),
    ...repeatedWords(file, "segment", segments),
    ...unknownWords(file, "resource type", rated, namedFiles(set, "scim-schema").keys()),
    ...checkAccess(set, file),
  ];
  if (scim !== undefined && scim.limits.defaultCount > scim.limits.maxCount) {
    findings.push(finding(file, ["scim", "limits", "defaultCount"], "It is greater than maxCount"));
  }
  return findings;
};

/** Who may do what is said in plans, roles and token kinds that exist. */
function checkAccess(set: LoadedSet, file: LoadedFile<"service">): readonly Finding[] {
  const { scim, webapi, leastRoles = {} } = file.value;
  const access = scim?.access;
  const path = ["scim", "access"];
  const roles: readonly Named[] = [
    ...Object.entries(leastRoles).map(([name, { role }]) => ({ path: ["leastRoles", name, "role"], word: role })),
    ...(access === undefined ? [] : [{ path: [...path, "installerRole"], word: access.installerRole }]),
    ...(webapi?.adminScopes === undefined
      ? []
      : [{ path: ["webapi", "adminScopes", "installerRole"], word: webapi.adminScopes.installerRole }]),
  ];
  const plans = access === undefined ? [] : [{ path: [...path, "plan"], word: access.plan }];
  const tokens = (access?.tokens ?? []).map((word, i) => ({ path: [...path, "tokens", i], word }));
  return [
    ...unknownWords(file, "role", roles, sectionNames(set, "roles")),
    ...unknownWords(file, "plan", plans, sectionNames(set, "plans")),
    ...unknownWords(file, "token kind", tokens, sectionNames(set, "tokenKinds")),
  ];
}
