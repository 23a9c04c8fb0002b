import {
  type AttributePath,
  type DialectName,
  type Filter,
  FilterSyntaxError,
  FilterTypeError,
  parseFilter,
  printFilter,
  type SqlDialectName,
  type SqlTemplate,
  toSql,
} from "@rollcall/scim-filter";
import { Command, Option } from "commander";
import { CommandError, exitCodes } from "../describe-error.js";
import { createColours, createWriter } from "../output/create-writer.js";
import type { Surroundings } from "../surroundings.js";
import { exampleColumns } from "./directory/example-columns.js";

/** A filter as a tree of lines, two spaces for each level. */
function printFilterTree(filter: Filter): string {
  return linesOf(filter)
    .map((line) => `  ${line}\n`)
    .join("");
}

const words: { readonly [operator: string]: string } = {
  eq: "is",
  ne: "is not",
  co: "contains",
  sw: "starts with",
  ew: "ends with",
  gt: "is greater than",
  ge: "is at least",
  lt: "is less than",
  le: "is at most",
};

function linesOf(filter: Filter): readonly string[] {
  switch (filter.kind) {
    case "and":
    case "or":
      return [filter.kind === "and" ? "all of" : "any of", ...filter.operands.flatMap(linesOf).map(indent)];
    case "not":
      return ["not", ...linesOf(filter.operand).map(indent)];
    case "present":
      return [`${printAttribute(filter.attribute)} has a value`];
    case "compare":
      return [
        `${printAttribute(filter.attribute)} ${words[filter.operator] ?? filter.operator} ${JSON.stringify(filter.value)}`,
      ];
    case "valuePath":
      return [`some value of ${printAttribute(filter.attribute)} with`, ...linesOf(filter.filter).map(indent)];
  }
}

function indent(line: string): string {
  return `  ${line}`;
}

/** An attribute as filters write it. */
function printAttribute({ urn, name, subAttribute }: AttributePath): string {
  const own = subAttribute === undefined ? name : `${name}.${subAttribute}`;
  return urn === undefined ? own : `${urn}:${own}`;
}

interface Options {
  readonly dialect: DialectName;
  readonly sql: SqlDialectName;
  readonly json?: boolean;
}

interface Explained {
  readonly canonical: string;
  readonly filter: Filter;
  /** Null if the filter cannot be written as one condition. */
  readonly sql: string | null;
  readonly parameters: readonly unknown[];
}

/** `rollcall filter`: explains SCIM filters without a server. */
export function createFilterCommand(surroundings: Surroundings): Command {
  const filter = new Command("filter").description("Explain SCIM filters.");
  filter
    .command("explain <filter>")
    .description("Show a filter as a tree, as text and as SQL, or the position of its mistake.")
    .addOption(
      new Option("--dialect <name>", "accepted syntax").choices(["rfc7644", "scim1.1", "service"]).default("rfc7644"),
    )
    .addOption(new Option("--sql <database>", "dialect of the SQL").choices(["sqlite", "postgres"]).default("sqlite"))
    .option("--json", "print JSON instead of text")
    .action((text: string, options: Options) => {
      const { bold } = createColours(surroundings);
      createWriter(surroundings, options).answer(explain(text, options), (explained) => {
        const { canonical, filter: tree, sql, parameters } = explained;
        const shown = sql === null ? "cannot be written as one condition" : sql;
        const values = parameters.map((value) => JSON.stringify(value)).join(", ");
        return [
          `${bold("means")}\n${printFilterTree(tree)}`,
          `${bold("canonical")}\n  ${canonical}\n`,
          `${bold(`${options.sql}, with columns named after the attributes`)}\n  ${shown}\n`,
          ...(values === "" ? [] : [`  parameters: ${values}\n`]),
        ].join("");
      });
    });
  return filter;
}

function explain(text: string, { dialect, sql }: Options): Explained {
  try {
    const filter = parseFilter(text, { dialect });
    const template = toSql(filter, { columns: exampleColumns(filter), dialect: sql });
    return {
      canonical: printFilter(filter),
      filter,
      sql: template === undefined ? null : printSql(template, sql),
      parameters: template?.parameters ?? [],
    };
  } catch (error) {
    if (error instanceof FilterSyntaxError)
      throw new CommandError(`${error.message}\n${error.explain()}`, exitCodes.refused, { cause: error });
    if (error instanceof FilterTypeError) throw new CommandError(error.message, exitCodes.refused, { cause: error });
    throw error;
  }
}

function printSql({ strings }: SqlTemplate, dialect: SqlDialectName): string {
  return strings.reduce((text, part, index) => `${text}${dialect === "postgres" ? `$${index}` : "?"}${part}`);
}
