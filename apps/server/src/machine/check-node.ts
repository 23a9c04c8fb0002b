import { StartError } from "../errors/start-error.js";

/** The oldest supported version of Node, as in package.json. */
export const oldestNode = "22.18";

/**
 * Refuses a version of Node that is too old.
 * @throws StartError
 */
export function checkNode(version: string): void {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode.split(".").map(Number);
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new StartError(`Node ${version} is too old: ${oldestNode} or newer is needed`);
}
