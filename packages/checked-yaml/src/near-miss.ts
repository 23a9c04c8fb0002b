/**
 * Returns the known word that is most similar, or undefined if none is similar enough: one edit in words of up to three
 * letters, one edit per three letters in longer ones. Case is ignored. Of several equally similar words, the first is
 * returned.
 */
export function nearMiss(word: string, known: readonly string[]): string | undefined {
  const sent = word.toLowerCase();
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(sent.length / 3)) + 1;
  for (const candidate of known) {
    const distance = editDistance(sent, candidate.toLowerCase());
    if (distance >= bestDistance || distance >= candidate.length) continue;
    best = candidate;
    bestDistance = distance;
  }
  return best;
}

/** Returns `; did you mean "required"?`, or an empty string if no known word is similar. */
export function didYouMean(word: string, known: readonly string[]): string {
  const meant = nearMiss(word, known);
  return meant === undefined ? "" : `; did you mean ${JSON.stringify(meant)}?`;
}

/**
 * Lists known words, the most similar first: `"a", "b" or "c"`, and the number of others if there are more than `limit`.
 */
export function listNearest(word: string, known: readonly string[], limit = 8): string {
  const sent = word.toLowerCase();
  const distances = new Map(known.map((each) => [each, editDistance(sent, each.toLowerCase())]));
  const sorted = [...distances].sort(([, one], [, other]) => one - other).map(([each]) => JSON.stringify(each));
  const rest = sorted.length - limit;
  const shown = rest > 0 ? [...sorted.slice(0, limit), `one of ${rest} others`] : sorted;
  const last = shown.pop() ?? "";
  return shown.length === 0 ? last : `${shown.join(", ")} or ${last}`;
}

/** Number of insertions, deletions, replacements, and swaps of adjacent letters that turn one word into the other. */
function editDistance(a: string, b: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) row.push(cell(a, b, i, j, { row, last, beforeLast }));
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

interface Rows {
  readonly row: readonly number[];
  readonly last: readonly number[];
  readonly beforeLast: readonly number[];
}

function cell(a: string, b: string, i: number, j: number, rows: Rows): number {
  const replaced = (rows.last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
  const distance = Math.min((rows.last[j] ?? 0) + 1, (rows.row[j - 1] ?? 0) + 1, replaced);
  const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
  return swapped ? Math.min(distance, (rows.beforeLast[j - 2] ?? 0) + 1) : distance;
}
