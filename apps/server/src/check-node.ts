import { StartError } from "./start-error.js";

/** The oldest Node that the server runs on, as its package says. */
export const oldestNode = "22.18";

/**
 * Refuses a Node on which the server would break off somewhere in its start.
 * @throws StartError
 */
export function checkNode(version: string): void {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode.split(".").map(Number);
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new StartError(`Node ${version} is too old: ${oldestNode} or newer is needed`);
}
