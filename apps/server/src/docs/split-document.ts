import { type Entry, findEntries } from "./find-entries.js";
import { nameOfRef, type OpenapiDocument } from "./openapi-document.js";

/** A family of methods: those of `chat`, or those of `admin.users`. */
interface Family {
  readonly name: string;
  readonly entries: readonly Entry[];
  /** Names of the schemas that no other family uses. */
  readonly schemas: readonly string[];
}

/** A document by families. */
interface SplitDocument {
  readonly families: readonly Family[];
  /** Names of all other schemas. */
  readonly schemas: readonly string[];
}

/** Splits a document of methods into families, and finds which schemas each of them has for itself. */
export function splitDocument(document: OpenapiDocument): SplitDocument {
  const families = [...Map.groupBy(findEntries(document), familyOf)];
  const reached = families.map(([, entries]) => findSchemas(entries, document));
  const owned = (names: ReadonlySet<string>) =>
    [...names].filter((name) => reached.filter((other) => other.has(name)).length === 1);
  const split = families.map(
    ([name, entries], at): Family => ({
      name,
      entries,
      schemas: owned(reached[at] ?? new Set()).toSorted(),
    }),
  );
  const taken = new Set(split.flatMap(({ schemas }) => schemas));
  return { families: split, schemas: Object.keys(document.components.schemas).filter((name) => !taken.has(name)) };
}

/** Name of the family of a method: its first word. The methods of administrators are too many for one page. */
export function familyOf({ id }: Pick<Entry, "id">): string {
  const [first = "", second = ""] = id.split(".");
  return first === "admin" ? `${first}.${second}` : first;
}

/** The schemas that operations use, also through others. */
function findSchemas(entries: readonly Entry[], document: OpenapiDocument): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if ("$ref" in value && typeof value.$ref === "string") visitNamed(value.$ref);
    for (const each of Object.values(value)) visit(each);
  };
  const visitNamed = (ref: string) => {
    const name = nameOfRef(ref);
    if (!ref.includes("/schemas/")) return visit(document.components.responses?.[name]);
    if (found.has(name)) return;
    found.add(name);
    visit(document.components.schemas[name]);
  };
  visit(entries.map(({ operation }) => operation));
  return found;
}
