/**
 * The tag under which npm gets a version: `latest`, or `next` for a prerelease `…-next.N`.
 * @throws Error for any other version
 */
export function distTagOf(version) {
  const [, suffix] = /^\d+\.\d+\.\d+(-next\.\d+)?$/.exec(version) ?? [undefined, null];
  if (suffix === null) throw new Error(`${version} is neither a release nor a prerelease such as 1.2.3-next.0`);
  return suffix === undefined ? "latest" : "next";
}
