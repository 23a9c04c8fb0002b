import {
  type AttributePath,
  type Filter,
  foldCase,
  type SqlColumn,
  type SqlColumns,
  type SqlElements,
} from "@rollcall/scim-filter";
import { placesOf } from "../../attributes/attribute-place.js";

/** Columns for the attributes of a filter. Multi-valued attributes such as `emails` are separate tables. */
export function exampleColumns(filter: Filter): SqlColumns {
  const columns: Record<string, SqlColumn | SqlElements> = {};
  const note = (path: AttributePath, value: unknown, inside: readonly Comparison[] = []) => {
    const { urn, name, subAttribute } = path;
    const prefix = urn === undefined || urn.toLowerCase().includes(":core:") ? "" : `${urn}:`;
    const many = listNames.has(foldCase(name)) || inside.length > 0;
    if (!many) {
      const key = `${prefix}${name}${subAttribute === undefined ? "" : `.${subAttribute}`}`;
      columns[key] = columnOf(subAttribute === undefined ? name : `${name}_${subAttribute}`, value);
      return;
    }
    const table = snakeCase(name);
    const before = columns[`${prefix}${name}`];
    const known = before !== undefined && "from" in before ? before.columns : {};
    const named = [{ name: subAttribute ?? "value", value }, ...inside].map(
      (each) => [each.name, columnOf(each.name, each.value, `${table}.`)] as const,
    );
    columns[`${prefix}${name}`] = {
      from: `resource_${table} ${table}`,
      where: `${table}.resource_id = resource.id`,
      columns: { ...known, ...Object.fromEntries(named) },
    };
  };
  walk(filter, note);
  return columns;
}

interface Comparison {
  readonly name: string;
  readonly value: unknown;
}

/** Multi-valued attributes of this service. */
const listNames = new Set(
  (["User", "Group"] as const)
    .flatMap((type) => placesOf(type, "2.0"))
    .filter(({ attribute }) => attribute.multiValued)
    .map(({ path }) => foldCase(path)),
);

function walk(
  filter: Filter,
  note: (path: AttributePath, value: unknown, inside?: readonly Comparison[]) => void,
): void {
  switch (filter.kind) {
    case "and":
    case "or":
      for (const operand of filter.operands) walk(operand, note);
      return;
    case "not":
      walk(filter.operand, note);
      return;
    case "present":
      note(filter.attribute, "");
      return;
    case "compare":
      note(filter.attribute, filter.value);
      return;
    case "valuePath": {
      const inside: Comparison[] = [];
      walk(filter.filter, ({ name }, value) => inside.push({ name, value }));
      note(filter.attribute, "", inside);
    }
  }
}

function columnOf(name: string, value: unknown, prefix = ""): SqlColumn {
  const sql = `${prefix}${snakeCase(name)}`;
  if (typeof value === "boolean") return { sql, holds: "boolean" };
  if (typeof value === "number") return { sql, holds: Number.isInteger(value) ? "integer" : "number" };
  return { sql, holds: "foldedText" };
}

function snakeCase(name: string): string {
  return name
    .replace(/[^A-Za-z0-9]/g, "")
    .replace(/(?<=[a-z0-9])[A-Z]/g, "_$&")
    .toLowerCase();
}
