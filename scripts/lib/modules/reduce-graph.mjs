/**
 * Removes the arrows of a graph without circles that follow from other arrows, so that a picture of it stays readable.
 * @param {ReadonlyMap<string, ReadonlySet<string>>} graph the targets of each node
 * @returns the remaining arrows, sorted
 */
export function reduceGraph(graph) {
  const reaches = (from, to) => {
    const targets = graph.get(from) ?? new Set();
    return targets.has(to) || [...targets].some((each) => reaches(each, to));
  };
  return [...graph]
    .flatMap(([from, targets]) =>
      [...targets]
        .filter((to) => ![...targets].some((other) => other !== to && reaches(other, to)))
        .map((to) => ({ from, to })),
    )
    .sort((one, other) => (`${one.from} ${one.to}` < `${other.from} ${other.to}` ? -1 : 1));
}
