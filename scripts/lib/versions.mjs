/**
 * Whether a version is the wanted one or later. The part after a hyphen is ignored.
 * @param {string} version such as `22.18.0`
 * @param {string} wanted such as `22.18` or `>=22.18`
 */
export function isAtLeast(version, wanted) {
  const have = numbers(version);
  for (const [index, number] of numbers(wanted).entries()) {
    const difference = (have[index] ?? 0) - number;
    if (difference !== 0) return difference > 0;
  }
  return have.length > 0;
}

function numbers(version) {
  return (version.match(/^(?:v|>=)?(\d+(?:\.\d+)*)/)?.[1] ?? "").split(".").filter(Boolean).map(Number);
}
