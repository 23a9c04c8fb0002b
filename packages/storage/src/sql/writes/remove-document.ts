import type { AnyDocument, Cell, DocumentSet, RemoveWrite } from "@rollcall/service/store";
import { type Statement, textStatement } from "../statements/statement.js";
import { execute, type Steps } from "../statements/steps.js";
import { removeGroup } from "./group-members.js";
import { documentNamed } from "./put-document.js";

/** Side tables of documents, and the column with the document's key. */
const sideTables: Readonly<Record<string, { readonly table: string; readonly column: string }>> = {
  list: { table: "list_access", column: "list_id" },
  channel: { table: "channel_shares", column: "channel_id" },
};

/** Removes a document, its rows in side tables, and the documents that reference it. */
export function* removeDocument(write: RemoveWrite, set: DocumentSet): Steps<void> {
  if (write.document === "group") return yield* removeGroup(write.key);
  const document = documentNamed(set, write.document);
  const key: Readonly<Record<string, Cell>> = write.key;
  for (const statement of deletionsOf(document, set)) yield* execute(statement, key);
}

type Deletion = Statement<Readonly<Record<string, Cell>>, unknown>;

const made = new WeakMap<DocumentSet, Map<AnyDocument, readonly Deletion[]>>();

function deletionsOf(document: AnyDocument, set: DocumentSet): readonly Deletion[] {
  const known = made.get(set) ?? new Map<AnyDocument, readonly Deletion[]>();
  made.set(set, known);
  const statements = known.get(document) ?? writeDeletions(document, set);
  known.set(document, statements);
  return statements;
}

/** Deletes documents that reference a removed one before it, the outermost first. */
function writeDeletions(document: AnyDocument, set: DocumentSet): readonly Deletion[] {
  const condition = (mark: (place: number) => string) =>
    document.key.map((column, at) => `${column} = ${mark(at + 1)}`).join(" and ");
  return deletions(document, set, condition).map((write) =>
    textStatement((dialect) => ({ sql: write((place) => dialect.mark(place)), names: document.key })),
  );
}

type Write = (mark: (place: number) => string) => string;

function deletions({ name, table, key }: AnyDocument, set: DocumentSet, where: Write): readonly Write[] {
  const [column] = key;
  const sideTable = sideTables[name];
  const keys: Write = (mark) => `select ${column} from ${table} where ${where(mark)}`;
  const dependants = Object.values(set).flatMap((other) =>
    Object.entries(other.columns).flatMap(([reference, { references }]) => {
      if (references?.document !== name || references.onRemove !== "remove") return [];
      return deletions(other, set, (mark) => `${reference} in (${keys(mark)})`);
    }),
  );
  return [
    ...dependants,
    ...(sideTable === undefined
      ? []
      : [
          (mark: (place: number) => string) =>
            `delete from ${sideTable.table} where ${sideTable.column} in (${keys(mark)})`,
        ]),
    (mark) => `delete from ${table} where ${where(mark)}`,
  ];
}
