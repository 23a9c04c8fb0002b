/**
 * Removes the arrows of a graph that follow from other arrows, so that a picture of it stays readable. Keeps the arrows
 * between nodes that reach each other, because none of them follows from the others.
 * @param {ReadonlyMap<string, ReadonlySet<string>>} graph the targets of each node
 * @returns the remaining arrows, sorted
 */
export function reduceGraph(graph) {
  const reached = new Map([...graph.keys()].map((from) => [from, reachedFrom(graph, from)]));
  const reaches = (from, to) => reached.get(from)?.has(to) === true;
  const isOnWay = (other, { from, to }) =>
    other !== to && reaches(other, to) && !reaches(to, other) && !reaches(other, from);
  return [...graph]
    .flatMap(([from, targets]) =>
      [...targets]
        .filter((to) => reaches(to, from) || ![...targets].some((other) => isOnWay(other, { from, to })))
        .map((to) => ({ from, to })),
    )
    .sort((one, other) => (`${one.from} ${one.to}` < `${other.from} ${other.to}` ? -1 : 1));
}

/** Every node that arrows from a node lead to; itself if it is on a circle. */
function reachedFrom(graph, start) {
  const found = new Set();
  const open = [...(graph.get(start) ?? [])];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (found.has(node)) continue;
    found.add(node);
    open.push(...(graph.get(node) ?? []));
  }
  return found;
}
