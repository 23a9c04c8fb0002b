/**
 * Chooses pairs until every value of every side occurs, for a test of something that depends on each side but not on
 * their combination. A pair that adds several values comes first; then one whose values have occurred least.
 * @param sidesOf the values of a pair, each unlike those of the other sides
 */
export function coverPairs<P>(pairs: Iterable<P>, sidesOf: (pair: P) => readonly string[]): readonly P[] {
  const uses = new Map<string, number>();
  const withValue = new Map<string, { readonly pair: P; readonly sides: readonly string[] }[]>();
  for (const pair of pairs) {
    const listed = { pair, sides: sidesOf(pair) };
    for (const side of listed.sides) {
      uses.set(side, 0);
      const found = withValue.get(side);
      if (found === undefined) withValue.set(side, [listed]);
      else found.push(listed);
    }
  }
  const cost = (side: string) => (uses.get(side) === 0 ? -pairsAtMost : (uses.get(side) ?? 0));
  const chosen: P[] = [];
  for (const [value, candidates] of withValue) {
    if (uses.get(value) !== 0) continue;
    const costs = candidates.map(({ sides }) => sides.reduce((sum, side) => sum + cost(side), 0));
    const best = candidates[costs.indexOf(Math.min(...costs))];
    if (best === undefined) continue;
    for (const side of best.sides) uses.set(side, (uses.get(side) ?? 0) + 1);
    chosen.push(best.pair);
  }
  return chosen;
}

/** More than any count of pairs, so that a value that has not occurred counts more than all that have. */
const pairsAtMost = 1_000_000;
