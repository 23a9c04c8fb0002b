import { dirname } from "node:path/posix";
import { isGenerated } from "./generated.mjs";

/** Maximum number of files in a folder of sources, without those in its subfolders. */
export const maxFiles = 25;

/** Finds folders of sources that have more files than a reader can survey. */
export function findCrowdedFolders({ files }) {
  const counts = new Map();
  for (const file of files.filter((path) => path.includes("/src/") && !isGenerated(path)))
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > maxFiles)
    .map(([path, count]) => ({ path, message: `${count} files; move some to a subfolder. Maximum: ${maxFiles}` }));
}
