import { importedPackage, isTest, packageImports, packageOf } from "./package-imports.mjs";
import { roomOf, serviceRooms } from "./service-rooms.mjs";

/** The pictures of docs/architecture.md: the name of the markers around each, and its Mermaid text from the modules. */
const pictures = {
  packages: (modules) => drawPackages(modules),
  "service-rooms": (modules) => drawRooms(modules),
};

/** The text of a page with its pictures drawn again. */
export function redraw(page, modules) {
  return Object.entries(pictures).reduce((text, [name, draw]) => {
    const marked = new RegExp(`(<!-- ${name}: [^\\n]*-->\\n)[\\s\\S]*?(<!-- end of ${name} -->)`);
    if (!marked.test(text)) throw new Error(`the page has no markers for the picture ${name}`);
    return text.replace(marked, (_, begin, end) => `${begin}\n\`\`\`mermaid\n${draw(modules)}\n\`\`\`\n\n${end}`);
  }, page);
}

function drawPackages(modules) {
  const graph = collect(
    modules,
    (path) => (isTest(path) ? undefined : packageOf(path)),
    ({ specifier }) => importedPackage(specifier),
  );
  for (const name of Object.keys(packageImports)) if (!graph.has(name)) graph.set(name, new Set());
  return draw(graph, (name) => name);
}

function drawRooms(modules) {
  const graph = collect(modules, roomOf, ({ to }) => to && roomOf(to));
  return draw(graph, (name) => `${serviceRooms[name].place ?? name}<br/>${serviceRooms[name].holds}`);
}

/** The graph of the groups that modules belong to. Modules of no group are left out. */
function collect(modules, groupOf, targetOf) {
  const graph = new Map();
  for (const [path, { imports }] of modules) {
    const from = groupOf(path);
    if (from === undefined) continue;
    const targets = graph.get(from) ?? new Set();
    for (const each of imports) {
      const to = targetOf(each);
      if (to !== undefined && to !== from) targets.add(to);
    }
    graph.set(from, targets);
  }
  return graph;
}

function draw(graph, labelOf) {
  const arrows = reduceGraph(graph);
  const drawn = [...graph.keys()].filter((name) => arrows.some(({ from, to }) => from === name || to === name)).sort();
  const nodes = drawn.map((name) => `  ${idOf(name)}["${labelOf(name)}"]`);
  return ["flowchart TD", ...nodes, ...arrows.map(({ from, to }) => `  ${idOf(from)} --> ${idOf(to)}`)].join("\n");
}

/** Mermaid takes a hyphen or a slash in a name for the beginning of an arrow or a shape. */
function idOf(name) {
  return name.replaceAll(/[-/]/g, "_");
}

/**
 * Removes the arrows of a graph without circles that follow from other arrows, so that a picture of it stays readable.
 * @param {ReadonlyMap<string, ReadonlySet<string>>} graph the targets of each node
 * @returns the remaining arrows, sorted
 */
export function reduceGraph(graph) {
  return [...graph]
    .flatMap(([from, targets]) => {
      const behind = reachedFrom(
        graph,
        [...targets].flatMap((other) => [...(graph.get(other) ?? [])]),
      );
      return [...targets].filter((to) => !behind.has(to)).map((to) => ({ from, to }));
    })
    .sort((one, other) => (`${one.from} ${one.to}` < `${other.from} ${other.to}` ? -1 : 1));
}

/** These nodes, and every node that arrows from them lead to. */
function reachedFrom(graph, nodes) {
  const found = new Set(nodes);
  for (const node of found) for (const next of graph.get(node) ?? []) found.add(next);
  return found;
}
