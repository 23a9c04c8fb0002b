import type { AnyDocument, Cell, DocumentSet, RemoveWrite } from "@rollcall/service/store";
import { equalities } from "../statements/document-statements.js";
import { type Fragment, joined, marksOf, raw, sql } from "../statements/sql.js";
import { type Statement, statement } from "../statements/statement.js";
import { execute, type Steps } from "../statements/steps.js";
import { removeGroup } from "./group-members.js";
import { documentNamed } from "./put-document.js";

/** Side tables of documents, and the column with the document's key. */
const sideTables: Readonly<Record<string, { readonly tables: readonly string[]; readonly column: string }>> = {
  list: { tables: ["list_access"], column: "list_id" },
  channel: { tables: ["channel_shares", "thread_repliers"], column: "channel_id" },
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
  const isRemoved = joined(equalities(document.key, marksOf<Readonly<Record<string, Cell>>>()), " and ");
  return deletions(document, set, isRemoved).map((text) => statement(() => text));
}

function deletions({ name, table, key }: AnyDocument, set: DocumentSet, condition: Fragment): readonly Fragment[] {
  const [column = ""] = key;
  const sideTable = sideTables[name];
  const keys = sql`select ${raw(column)} from ${raw(table)} where ${condition}`;
  const dependants = Object.values(set).flatMap((other) =>
    Object.entries(other.columns).flatMap(([reference, { references }]) => {
      if (references?.document !== name || references.onRemove !== "remove") return [];
      return deletions(other, set, sql`${raw(reference)} in (${keys})`);
    }),
  );
  return [
    ...dependants,
    ...(sideTable?.tables ?? []).map(
      (name) => sql`delete from ${raw(name)} where ${raw(sideTable?.column ?? "")} in (${keys})`,
    ),
    sql`delete from ${raw(table)} where ${condition}`,
  ];
}
