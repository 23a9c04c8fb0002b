import { compareFindings, type Finding as PlacedFinding } from "@rollcall/checked-yaml";
import { type Finding, type LoadedSet, lineage } from "../formats/index.js";
import { checkSet } from "./check-set.js";

/** Checks the references between the files of some sets and of their bases. Findings are in order of position. */
export function checkSets(sets: readonly LoadedSet[]): readonly PlacedFinding[] {
  const byFolder = new Map(sets.flatMap(lineage).map((set) => [set.folder, set] as const));
  const found = [...byFolder.values()].flatMap((set) => checkSet(set).map((finding) => placed(finding, set)));
  return found.sort(compareFindings);
}

/** A finding about a set with the position of what it is about. */
export function placed({ file, path, message }: Finding, set: LoadedSet): PlacedFinding {
  const place = set.files.find((each) => each.file === file)?.locate(path) ?? { line: 1, column: 1 };
  return { path: file, ...place, message };
}
