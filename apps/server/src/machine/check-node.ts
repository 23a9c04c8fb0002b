/** The oldest supported version of Node, as in package.json. */
export const oldestNode = "22.18";

/**
 * Says what is wrong with a version of Node that is too old; undefined for others. Commands ask before they load anything
 * else, because older versions cannot read the rest.
 */
export function describeOldNode(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode.split(".").map(Number);
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return undefined;
  return `Node ${version} is too old: ${oldestNode} or newer is needed`;
}
