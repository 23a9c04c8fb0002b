const folder = "packages/service/src/";

/** The set of everything stored. What these modules import of a subject is a document or a reader of it. */
const storedSet = ["documents.ts", "readers.ts", "expectations.ts", "writes.ts"];

/**
 * The rooms of `packages/service`, from the lowest to the highest: where each is, what it has, and from which others it may import.
 * Default: all. What belongs to a subject imports the rules of that subject only.
 */
export const serviceRooms = {
  values: { place: "values, generated", holds: "identifiers, instants, generated facts", mayImport: [] },
  blocks: { place: "blocks", holds: "what blocks of messages and views may be", mayImport: ["values"] },
  store: { place: "store, paging, locks", holds: "the port of the store, locks, pages", mayImport: ["values"] },
  documents: {
    place: "a document or *-store.ts of a subject",
    holds: "documents and readers of each subject",
    mayImport: ["values", "store"],
  },
  stored: {
    place: "documents.ts, readers.ts, expectations.ts, writes.ts",
    holds: "all documents, readers and writes",
    mayImport: ["values", "store", "documents"],
  },
  callers: { place: "tokens/*-caller.ts", holds: "who calls", mayImport: ["values", "documents"] },
  events: {
    place: "events",
    holds: "what events are made from, and who receives them",
    mayImport: ["values", "store", "documents", "stored", "callers"],
  },
  decisions: {
    place: "decisions, due",
    holds: "read, decide, commit, now or when it is due",
    mayImport: ["values", "store", "stored"],
  },
  directory: {
    place: "directory",
    holds: "roles, plans, what a token reaches",
    mayImport: ["values", "documents", "stored", "callers"],
  },
  sections: { place: "world/section", holds: "parts of a world file", mayImport: ["values", "stored"] },
  conversations: {
    place: "administration, conversations, messages",
    holds: "what administrators reach, who sees which conversation, reading and writing messages",
    mayImport: ["values", "blocks", "store", "documents", "stored", "callers", "events", "decisions", "directory"],
  },
  rules: {
    place: "users, groups, lists and other subjects",
    holds: "methods, SCIM backends and rules of each subject",
    mayImport: [
      "values",
      "blocks",
      "store",
      "documents",
      "stored",
      "callers",
      "events",
      "decisions",
      "directory",
      "conversations",
    ],
  },
  installs: {
    place: "installs, sign-in",
    holds: "installing apps and signing in to them: pages, codes, tokens and bots",
    mayImport: [
      "values",
      "store",
      "documents",
      "stored",
      "callers",
      "decisions",
      "directory",
      "conversations",
      "rules",
    ],
  },
  publishing: {
    place: "publishing",
    holds: "the events of a commit, and what apps receive of them",
    mayImport: ["values", "store", "documents", "stored", "callers", "events", "conversations", "rules"],
  },
  worlds: {
    place: "world*.ts of a subject",
    holds: "what a world file says of each subject",
    mayImport: ["values", "store", "documents", "stored", "directory", "sections", "conversations", "rules"],
  },
  middleware: {
    place: "middleware",
    holds: "locks, rates and requirements of every call",
    mayImport: ["values", "store", "documents", "stored", "callers", "directory"],
  },
  world: { place: "world", holds: "whole world files", mayImport: ["values", "stored", "sections", "rules", "worlds"] },
  map: {
    place: "map-store",
    holds: "a store in memory",
    mayImport: ["values", "store", "documents", "stored", "events", "rules", "publishing"],
  },
  conformance: {
    place: "conformance",
    holds: "the tests of every store",
    mayImport: ["values", "store", "documents", "stored", "map"],
  },
  service: {
    place: "create-service.ts, create-handlers.ts, handler-loaders.ts, index.ts",
    holds: "the composition, and the entries of the package",
  },
  people: { place: "people", holds: "what people do in a client" },
};

/** Subjects whose rules every other subject may use. */
const sharedSubjects = new Set(["administration", "conversations", "messages"]);

const folders = {
  generated: "values",
  values: "values",
  blocks: "blocks",
  store: "store",
  paging: "store",
  locks: "store",
  decisions: "decisions",
  due: "decisions",
  events: "events",
  publishing: "publishing",
  directory: "directory",
  middleware: "middleware",
  people: "people",
  world: "world",
  "map-store": "map",
  conformance: "conformance",
};

/** Returns a function that names the room of a module of the service; undefined for tests and for other packages. */
export function createRoomOf(modules) {
  const documents = findDocuments(modules);
  return (path) => {
    if (!isOfService(path)) return undefined;
    const inside = path.slice(folder.length);
    const subject = subjectOf(path);
    if (subject === undefined)
      return storedSet.includes(inside) || inside === "service-store.ts" ? "stored" : "service";
    if (inside.startsWith("world/section/")) return "sections";
    if (folders[subject] !== undefined) return folders[subject];
    if (documents.has(path)) return "documents";
    if (inside.endsWith("-caller.ts")) return "callers";
    if (/\/world[/.-]/.test(inside)) return "worlds";
    if (subject === "installs" || subject === "sign-in") return "installs";
    return sharedSubjects.has(subject) ? "conversations" : "rules";
  };
}

/** The folder of the service that a module is in; undefined for one at the top. */
export function subjectOf(path) {
  const [first, ...rest] = path.slice(folder.length).split("/");
  return rest.length === 0 ? undefined : first;
}

function isOfService(path) {
  return path.startsWith(folder) && !/\.test(?:-d)?\.ts$/.test(path) && !path.startsWith(`${folder}testing/`);
}

/** The documents and readers of the subjects, with what they import of their own subjects. */
function findDocuments(modules) {
  const found = new Set();
  const add = (path) => {
    for (const { to } of modules.get(path)?.imports ?? []) {
      if (to === undefined || found.has(to) || !isOfService(to)) continue;
      const subject = subjectOf(to);
      if (subject === undefined || folders[subject] !== undefined) continue;
      if (found.has(path) && subject !== subjectOf(path)) continue;
      found.add(to);
      add(to);
    }
  };
  for (const name of storedSet) add(`${folder}${name}`);
  return found;
}
