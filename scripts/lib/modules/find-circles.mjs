import { isGenerated } from "./generated.mjs";

/** Finds hand-written modules that import each other in a circle, type imports included. */
export function findCircles({ modules }) {
  const findings = [];
  const done = new Set();
  const trail = [];
  const visit = (path) => {
    trail.push(path);
    for (const to of importsOf(path, modules)) {
      const start = trail.indexOf(to);
      if (start !== -1) findings.push({ path: to, message: `a circle: ${[...trail.slice(start + 1), to].join(", ")}` });
      else if (!done.has(to)) visit(to);
    }
    trail.pop();
    done.add(path);
  };
  for (const path of modules.keys()) if (!isGenerated(path) && !done.has(path)) visit(path);
  return findings;
}

function importsOf(path, modules) {
  const targets = modules.get(path).imports.map(({ to }) => to);
  return new Set(targets.filter((to) => modules.has(to) && !isGenerated(to)));
}
