import { controlMount, doubleMounts } from "@rollcall/double";
import { serviceDefinitions } from "../../src/default-definitions.js";
import { type MountName, type MountRow, mountTable, otherPaths, pathOf } from "../../src/mount-table.js";

/** Name of a row of the table of mounts. */
export type RowName = MountName | typeof controlMount | "others";

/** The outcome of a request: the answer of the mount, a page that asks for the control token, a status, or another answer. */
type Cell = "answers" | "asks for the token" | "403" | "404" | NonNullable<MountRow["others"]>;

/** Kinds of requests: the columns of the table. */
export const kinds = {
  operator: "Operator",
  others: "Everyone else",
  browser: "Browser without the token",
  host: "Foreign `Host`",
  origin: "Foreign `Origin`",
  link: "Link of another site",
  noControl: "Without a control plane",
} as const;

/** A kind of request. */
export type Kind = keyof typeof kinds;

type Row = Omit<MountRow, "path"> & { readonly path: string };

const control: Row = { path: controlMount, ...doubleMounts[controlMount], others: "403" };

/** The rows of the table, by name. */
const rows: Readonly<Record<RowName, Row>> = {
  [controlMount]: control,
  ...namedRows(),
  others: otherPaths,
};

function namedRows(): Readonly<Record<MountName, Row>> {
  const found = Object.entries<MountRow>(mountTable).map(([name, row]) => [
    name,
    { ...row, path: pathOf(row, serviceDefinitions) },
  ]);
  // The names are those of the table.
  return Object.fromEntries(found) as Readonly<Record<MountName, Row>>;
}

/** The outcome of a request of a kind, by the row. */
function cellOf(row: Row, kind: Kind): Cell {
  const others = row.others ?? "answers";
  switch (kind) {
    case "operator":
      return "answers";
    case "others":
      return others;
    case "browser":
      // Nobody opens the control plane in a browser.
      return row.callers === "operator" && row !== control ? "asks for the token" : others;
    case "host":
      return row.hosts === "any" ? "answers" : "403";
    case "origin":
      return "403";
    case "link":
      return row.sites === "links" ? "answers" : "403";
    case "noControl":
      return row === control ? "404" : others;
  }
}

/** Prints the table as lines of Markdown without the header and without alignment. */
export function printMounts(): readonly string[] {
  return Object.values(rows).map((row) => {
    const path = row.path === "" ? "" : `\`${row.path}\``;
    const cells = Object.keys(kinds).map((kind) => cellOf(row, kind as Kind));
    return ["", path, row.serves, ...cells, ""].join("|");
  });
}

/** The names of the rows, in the order of the table. */
export const rowNames = Object.keys(rows) as readonly RowName[];
