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
