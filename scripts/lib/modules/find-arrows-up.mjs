import { createRoomOf, serviceRooms, subjectOf } from "./service-rooms.mjs";

/** Rooms with a part for each subject, which knows the rules of its own subject only. */
const bySubject = new Set(["rules", "worlds"]);

/** Finds imports inside `packages/service` from a lower room to a higher one, or from a subject to the rules of another. */
export function findArrowsUp({ modules }) {
  const roomOf = createRoomOf(modules);
  const isAllowed = (path, to) => {
    const [from, target] = [roomOf(path), roomOf(to)];
    if (target === "rules" && bySubject.has(from)) return subjectOf(path) === subjectOf(to);
    return from === target || (serviceRooms[from].mayImport?.includes(target) ?? true);
  };
  return [...modules]
    .filter(([path]) => roomOf(path) !== undefined)
    .flatMap(([path, { imports }]) =>
      [...new Set(imports.map(({ to }) => to))]
        .filter((to) => to !== undefined && roomOf(to) !== undefined && !isAllowed(path, to))
        .map((to) => ({ path, message: `"${roomOf(path)}" may not import ${to} of "${roomOf(to)}"` })),
    );
}
