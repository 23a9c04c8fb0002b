import { mayImport, roomOf } from "./service-rooms.mjs";

/** Finds imports inside `packages/service` from a lower room to a higher one, or from a subject to the rules of another. */
export function findArrowsUp({ modules }) {
  return [...modules]
    .filter(([path]) => roomOf(path) !== undefined)
    .flatMap(([path, { imports }]) =>
      [...new Set(imports.map(({ to }) => to))]
        .filter((to) => to !== undefined && roomOf(to) !== undefined && !mayImport(path, to))
        .map((to) => ({ path, message: `"${roomOf(path)}" may not import ${to} of "${roomOf(to)}"` })),
    );
}
