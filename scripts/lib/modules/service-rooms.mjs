const folder = "packages/service/src/";

const facts = ["model", "values"];
/** Subjects whose rules every other subject may use. */
const shared = ["rules/messages", "rules/conversations", "rules/administration", "rules/blocks", "rules/directory"];
const below = [...shared, "store", ...facts];

/**
 * The rooms of `packages/service`, from top to bottom: its folder, what it holds, and which rooms it may import. A room imports
 * only rooms further down. A subject without a row of its own belongs to `rules`, and imports no other such subject.
 */
export const serviceRooms = {
  people: {
    holds: "what people do in a client",
    mayImport: ["composition", "rules/installs", "rules/apps", "events", "rules", ...below],
  },
  composition: {
    place: "modules at the top",
    holds: "the composition, and the entries of the package",
    mayImport: ["rules/sign-in", "rules/installs", "rules/apps", "events", "rules", ...below],
  },
  conformance: { holds: "the tests of every store", mayImport: facts },
  worlds: { holds: "what a world file says of each subject", mayImport: ["rules/apps", "rules", ...shared, ...facts] },
  "rules/sign-in": { holds: "signing in to apps", mayImport: ["rules/installs", "rules", ...below] },
  "rules/installs": {
    holds: "installing apps: pages, codes, tokens and bots",
    mayImport: ["rules/apps", "rules", ...below],
  },
  "rules/apps": { holds: "apps, and what they receive", mayImport: ["events", ...below] },
  events: { holds: "what follows from a commit, and who receives it", mayImport: ["rules", ...shared, ...facts] },
  rules: {
    place: "rules/users and other subjects",
    holds: "methods, SCIM backends and rules of a subject",
    mayImport: below,
  },
  "rules/messages": {
    holds: "writing messages",
    mayImport: ["rules/conversations", "rules/blocks", "rules/directory", "store", ...facts],
  },
  "rules/administration": {
    holds: "what administrators reach",
    mayImport: ["rules/conversations", "rules/directory", "store", ...facts],
  },
  "rules/conversations": {
    holds: "who sees which conversation, and reading it",
    mayImport: ["rules/blocks", "rules/directory", "store", ...facts],
  },
  "rules/blocks": { holds: "what blocks of messages and views may be", mayImport: ["values"] },
  "rules/directory": { holds: "roles, plans, what a token reaches", mayImport: facts },
  store: { holds: "read, decide, commit, now or when it is due", mayImport: facts },
  model: { holds: "documents, readers and writes, the port of the store, locks, pages", mayImport: ["values"] },
  values: { place: "values, generated", holds: "identifiers, instants, texts, generated facts", mayImport: [] },
};

/** The room of a module of the service; undefined for tests and for other packages. */
export function roomOf(path) {
  if (!path.startsWith(folder) || /\.test(?:-d)?\.ts$/.test(path) || path.startsWith(`${folder}testing/`))
    return undefined;
  const [first, second, ...rest] = path.slice(folder.length).split("/");
  if (second === undefined) return "composition";
  if (first === "generated") return "values";
  if (first !== "rules" || rest.length === 0) return first;
  return `rules/${second}` in serviceRooms ? `rules/${second}` : "rules";
}

/** Whether a module of the service may import another one. */
function mayImport(path, to) {
  const [room, target] = [roomOf(path), roomOf(to)];
  if (room !== target) return serviceRooms[room]?.mayImport.includes(target) === true;
  return room !== "rules" || subjectOf(path) === subjectOf(to);
}

function subjectOf(path) {
  return path.slice(folder.length).split("/")[1];
}

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
