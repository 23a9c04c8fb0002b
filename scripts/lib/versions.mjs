/**
 * Whether a version is within a range. The part after a hyphen is ignored.
 * @param {string} version such as `22.18.0`
 * @param {string} range such as `>=22.18`, or alternatives such as `^24.16 || >=26.1`
 */
export function isWithin(version, range) {
  return range.split("||").some((each) => isWithinOne(version, each.trim()));
}

/** The lowest version of a range. */
export function lowestOf(range) {
  const [major, minor = 0, patch = 0] = numbers(range);
  return `${major}.${minor}.${patch}`;
}

function isWithinOne(version, range) {
  const [have, least] = [numbers(version), numbers(range)];
  if (have.length === 0 || (range.startsWith("^") && have[0] !== least[0])) return false;
  for (const [index, number] of least.entries()) {
    const difference = (have[index] ?? 0) - number;
    if (difference !== 0) return difference > 0;
  }
  return true;
}

function numbers(version) {
  return (version.match(/^(?:v|>=|\^)?(\d+(?:\.\d+)*)/)?.[1] ?? "").split(".").filter(Boolean).map(Number);
}

/**
 * The tag under which npm gets versions: `latest` for releases, and `next` for prereleases, so that nobody installs a prerelease by
 * accident.
 * @param mode the content of .changeset/pre.json, if there is one
 * @throws Error if the versions do not have the form that the mode asks for, or do not agree
 */
export function distTagOf(versions, mode) {
  const tag = mode?.mode === "pre" ? mode.tag : "latest";
  const wanted = { latest: /^\d+\.\d+\.\d+$/, next: /^\d+\.\d+\.\d+-next\.\d+$/ }[tag];
  const wrong = versions.filter((version) => wanted?.test(version) !== true);
  if (wrong.length > 0) throw new Error(`.changeset/pre.json asks for ${tag}, which ${wrong.join(" and ")} cannot be`);
  return tag;
}
