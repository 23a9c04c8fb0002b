import { type Finding, fileOfKind } from "../loaded-set.js";
import { type Check, finding, type Named, repeatedWords, unknownWords } from "./findings.js";
import { namedFiles, tableKeys } from "./set-facts.js";

/** What service.yaml says of rates, limits and versions fits the rest of the set. */
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
  ];
  if (scim !== undefined && scim.limits.defaultCount > scim.limits.maxCount) {
    findings.push(finding(file, ["scim", "limits", "defaultCount"], "It is greater than maxCount"));
  }
  return findings;
};
