import { type Finding, fileOfKind, type LoadedFile, type LoadedSet } from "../../formats/loaded-set.js";
import { type Check, finding, type Named, repeatedWords, unknownErrorKeys, unknownWords } from "../shared/findings.js";
import { namedFiles, sectionNames, tableKeys } from "../shared/set-facts.js";

/** The rates, limits, versions and access in service.yaml must match the rest of the set. */
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
    ...unknownErrorKeys(file, "error key", limitErrors, known),
    ...repeatedWords(file, "segment", segments),
    ...unknownWords(file, "resource type", rated, namedFiles(set, "scim-schema").keys()),
    ...checkAccess(set, file),
    ...checkRepeats(file),
  ];
  if (scim !== undefined && scim.limits.defaultCount > scim.limits.maxCount) {
    findings.push(finding(file, ["scim", "limits", "defaultCount"], "defaultCount must not be greater than maxCount"));
  }
  return findings;
};

/** Nothing may be listed twice, and no two things may share an address. */
function checkRepeats(file: LoadedFile<"service">): readonly Finding[] {
  const { scim, webapi } = file.value;
  const lists = [
    ...Object.entries(scim?.rates?.tiers ?? {}).flatMap(([tier, { operations, resources = [] }]) => {
      const path = ["scim", "rates", "tiers", tier];
      return [
        listed("operation", operations, [...path, "operations"]),
        listed("resource type", resources, [...path, "resources"]),
      ];
    }),
    ...Object.entries(webapi?.rates ?? {}).map(([tier, { per }]) =>
      listed("word", per, ["webapi", "rates", tier, "per"]),
    ),
    listed("token kind", scim?.access?.tokens ?? [], ["scim", "access", "tokens"]),
  ];
  const primaries = Object.entries(scim?.versions ?? {}).flatMap(([version, { authenticationSchemes }]) => {
    const path = ["scim", "versions", version, "authenticationSchemes"];
    const preferred = authenticationSchemes.flatMap(({ primary }, i) => (primary ? [i] : []));
    return preferred
      .slice(1)
      .map((i) => finding(file, [...path, i, "primary"], "An earlier scheme is already primary"));
  });
  return [
    ...lists.flatMap(({ what, named }) => repeatedWords(file, what, named)),
    ...primaries,
    ...(scim !== undefined && scim.mount === webapi?.mount
      ? [finding(file, ["webapi", "mount"], "SCIM already has this mount")]
      : []),
  ];
}

function listed(what: string, words: readonly string[], path: readonly string[]) {
  return { what, named: words.map((word, i): Named => ({ path: [...path, i], word })) };
}

/** Access must refer to existing plans, roles and token kinds. */
function checkAccess(set: LoadedSet, file: LoadedFile<"service">): readonly Finding[] {
  const { scim, webapi, leastRoles = {}, systemRoles = {} } = file.value;
  const access = scim?.access;
  const path = ["scim", "access"];
  const roles: readonly Named[] = [
    ...Object.entries(leastRoles).map(([name, { role }]) => ({ path: ["leastRoles", name, "role"], word: role })),
    ...Object.entries(systemRoles).map(([name, { changedBy: word }]) => ({
      path: ["systemRoles", name, "changedBy"],
      word,
    })),
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
