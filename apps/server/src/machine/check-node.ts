/** Supported versions of Node, as in package.json. */
export const supportedNode = "^24.16 || >=26.1";

/** A command, as the user called it. */
interface CalledCommand {
  /** Package that has the command. */
  readonly from: string;
  readonly name: string;
  readonly args: readonly string[];
}

/**
 * Explains that a version of Node is not supported, and prints the line that runs the command with one that is; undefined
 * for supported versions. Commands ask before they load anything else, because older versions cannot read the rest.
 */
export function describeOldNode(version: string, { from, name, args }: CalledCommand): string | undefined {
  const ranges = supportedNode.split(" || ");
  if (ranges.some((range) => isWithin(version, range))) return undefined;
  const [major] = numbersOf(supportedNode);
  const line = [
    "npx",
    "--yes",
    `--package=node@${major}`,
    `--package=${from}`,
    "--",
    name,
    ...args.map(quoteArgument),
  ].join(" ");
  return `Node ${version} is not supported: use ${ranges.map(describeRange).join(", or ")}. With npm, this runs it:\n  ${line}`;
}

function describeRange(range: string): string {
  const [major, minor] = numbersOf(range);
  return range.startsWith("^") ? `${major}.${minor} or a later ${major}` : `${major}.${minor} or later`;
}

function isWithin(version: string, range: string): boolean {
  const [major = 0, minor = 0] = numbersOf(version);
  const [leastMajor = 0, leastMinor = 0] = numbersOf(range);
  if (major === leastMajor) return minor >= leastMinor;
  return major > leastMajor && range.startsWith(">=");
}

/** Major and minor version. */
function numbersOf(text: string): readonly number[] {
  return (/\d+\.\d+/.exec(text)?.[0] ?? "").split(".").map(Number);
}

/** Quotes an argument for a POSIX shell where it needs that. */
export function quoteArgument(argument: string): string {
  return /^[\w@%+=:,./-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", "'\\''")}'`;
}
