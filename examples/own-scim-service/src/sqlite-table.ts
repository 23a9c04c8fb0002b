import type { DatabaseSync } from "node:sqlite";
import type { AttributeDefinition } from "@rollcall/scim-core";
import type { ColumnContent, SqlColumn, SqlColumns, SqlElements } from "@rollcall/scim-filter";

/** A table of resources, and the paths of attributes in its documents. */
export interface SqliteTable {
  readonly name: string;
  /** Columns for `toSql`, with the table alias `r`. */
  readonly columns: SqlColumns;
}

/** The part of a `ResourceDefinition` that describes a table. */
interface Described {
  readonly name: string;
  readonly attributes: { readonly [name: string]: AttributeDefinition };
  readonly filterable: { readonly [name: string]: object };
}

/** Creates the table of a resource type, with indexes for unique attributes and for `externalId`. */
export function createSqliteTable(db: DatabaseSync, { name: type, attributes, filterable }: Described): SqliteTable {
  const name = `scim_${type.toLowerCase()}`;
  db.exec(
    `CREATE TABLE IF NOT EXISTS ${name} (number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, document TEXT NOT NULL) STRICT`,
  );
  const known = Object.entries(attributes).filter(([each]) => each in filterable);
  const columns = Object.fromEntries(known.flatMap(([each, attribute]) => columnsOf(each, attribute)));
  for (const [each, { uniqueness }] of known) {
    const column = columns[each];
    if (column === undefined || !("sql" in column) || (uniqueness === "none" && each !== "externalId")) continue;
    const unique = uniqueness === "none" ? "" : "UNIQUE";
    const expression = column.sql.replaceAll("r.document", "document");
    db.exec(`CREATE ${unique} INDEX IF NOT EXISTS ${name}_${each} ON ${name} (${expression})`);
  }
  return { name, columns };
}

type Place = readonly [path: string, SqlColumn | SqlElements];

function columnsOf(name: string, attribute: AttributeDefinition): readonly Place[] {
  const { multiValued, subAttributes } = attribute;
  if (multiValued) return [[name, elementsOf(name, attribute)]];
  if (subAttributes === undefined) return [[name, columnOf("r.document", name, attribute)]];
  const parts = Object.entries(subAttributes).filter(([, part]) => !part.multiValued && part.type !== "complex");
  return parts.map(([part, each]) => [`${name}.${part}`, columnOf("r.document", `${name}.${part}`, each)]);
}

function elementsOf(name: string, { subAttributes = {} }: AttributeDefinition): SqlElements {
  const parts = Object.entries(subAttributes);
  return {
    from: `json_each(r.document, '$.${name}') e`,
    where: "TRUE",
    columns: Object.fromEntries(parts.map(([part, each]) => [part, columnOf("e.value", part, each)])),
  };
}

function columnOf(document: string, path: string, { type, caseExact }: AttributeDefinition): SqlColumn {
  const holds = contentOf(type, caseExact);
  const value = `${document} ->> '$.${path}'`;
  if (holds === "foldedText") return { sql: `fold_case(${value})`, holds };
  return { sql: holds === "epochMs" ? `epoch_ms(${value})` : `(${value})`, holds };
}

function contentOf(type: AttributeDefinition["type"], caseExact: boolean): ColumnContent {
  switch (type) {
    case "boolean":
    case "integer":
      return type;
    case "decimal":
      return "number";
    case "dateTime":
      return "epochMs";
    case "string":
    case "reference":
    case "binary":
    case "complex":
      return caseExact || type !== "string" ? "text" : "foldedText";
  }
}
