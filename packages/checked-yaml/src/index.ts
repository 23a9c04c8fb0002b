export { compareFindings, type Finding, type Position, printFinding } from "./finding.js";
export type { LocateWhat, ValuePath } from "./locate.js";
export { didYouMean, listNearest, nearMiss } from "./near-miss.js";
export { type CheckedYaml, type CheckedYamlOptions, parseCheckedYaml } from "./parse-checked-yaml.js";
export { createWordReplacer } from "./replace-words.js";
