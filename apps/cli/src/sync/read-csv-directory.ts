import { scim } from "@rollcall/scim-core/standard";
import { type Directory, type DirectoryUser, findDirectoryProblems } from "@rollcall/scim-provider";
import { type AttributePlace, findPlace, isWritable, placesIn } from "../attributes/attribute-place.js";
import { readValue } from "../attributes/read-value.js";
import { CommandError, exitCodes } from "../describe-error.js";
import { type CsvRecord, readCsv } from "../import/read-csv.js";
import { openPieces } from "../import/read-row.js";

/** Columns that are not attributes, or whose text is not the attribute's value. */
const ownColumns = ["key", "groups", "enterprise.manager"];

const places = placesIn(Object.values(scim.resources.User.attributes), "2.0");

/** A column of the file. Without a place, it is one of `ownColumns`. Without a path, it is unknown and not read. */
interface Column {
  readonly path?: string;
  readonly place?: AttributePlace;
}

/** A mistake, and the line of its record. */
interface Problem {
  readonly line: number;
  readonly message: string;
}

type Row = Record<string, unknown>;

/**
 * Reads a directory from a CSV file. The first line names the attributes. `groups` has display names, separated by
 * semicolons; these groups are created.
 * @throws CommandError with all mistakes
 */
export async function readCsvDirectory(path: string): Promise<Directory> {
  const problems: Problem[] = [];
  const users: DirectoryUser[] = [];
  const lines: number[] = [];
  const groups = new Map<string, string[]>();
  let columns: readonly Column[] | undefined;
  for await (const record of readCsv(openPieces(path).pieces)) {
    const note = (message: string) => problems.push({ line: record.line, message });
    if (columns === undefined) columns = readHead(record, note);
    else if (record.problem !== undefined) note(record.problem);
    else if (columns.length > 0)
      readRow(record, columns, note, (user, names) => {
        users.push(user);
        lines.push(record.line);
        for (const name of names) groups.set(name, [...(groups.get(name) ?? []), user.userName]);
      });
  }
  if (columns === undefined)
    throw new CommandError(`${path} is empty; its first line names the attributes`, exitCodes.usage);
  const directory = { users, groups: [...groups].map(([displayName, members]) => ({ displayName, members })) };
  const found = columns.every((column) => column.path !== undefined) ? findDirectoryProblems(directory) : [];
  // The groups are made from the rows, so every problem is one of a user.
  for (const {
    path: [, at = 0],
    message,
  } of found)
    problems.push({ line: lines[Number(at)] ?? 1, message });
  if (problems.length === 0) return directory;
  const sorted = problems.sort((one, other) => one.line - other.line);
  throw new CommandError(sorted.map(({ line, message }) => `${path}:${line} ${message}`).join("\n"), exitCodes.usage);
}

/** Reads the names of the columns. Without `userName`, there are none, because no row can be read. */
function readHead({ fields, problem }: CsvRecord, note: (message: string) => void): readonly Column[] {
  if (problem !== undefined) note(problem);
  const columns = fields.map((field): Column => {
    const path = ownColumns.find((each) => each.toLowerCase() === field.trim().toLowerCase());
    if (path !== undefined) return { path };
    const place = catching(() => findPlace([...places, ...ownPlaces], field.trim()), note);
    if (place?.path === "password") note("the column password is not read: an identity provider sends no passwords");
    return place === undefined ? {} : { path: place.path, place };
  });
  const names = columns.flatMap(({ path }) => path ?? []);
  const twice = new Set(names.filter((name, at) => names.indexOf(name) !== at));
  for (const name of twice) note(`the column ${name} occurs twice`);
  if (names.includes("userName") && problem === undefined) return columns;
  note("there is no column userName");
  return [];
}

/** Only for suggestions: these columns are found before. */
const ownPlaces = places.slice(0, 1).flatMap((place) => ownColumns.map((path) => ({ ...place, path })));

function readRow(
  { fields }: CsvRecord,
  columns: readonly Column[],
  note: (message: string) => void,
  add: (user: DirectoryUser, groups: readonly string[]) => void,
): void {
  if (fields.length !== columns.length) {
    note(`${fields.length} fields, but the header has ${columns.length}`);
    return;
  }
  const row: Row = {};
  for (const [at, { path, place }] of columns.entries()) {
    const text = fields[at]?.trim() ?? "";
    if (path === undefined || (place !== undefined && !isWritable(place))) continue;
    const value = place === undefined || text === "" ? text : catching(() => readValue(place.attribute, text), note);
    // An empty field clears the attribute, except for these.
    if (text !== "" || !["key", "groups", "externalId", "active"].includes(path))
      put(row, path.split("."), value ?? null);
  }
  const { userName, groups, ...user } = row;
  if (typeof userName !== "string" || userName === "") note("there is no userName");
  else add({ ...user, userName }, typeof groups === "string" ? splitNames(groups) : []);
}

function splitNames(text: string): readonly string[] {
  return text.split(";").flatMap((name) => (name.trim() === "" ? [] : [name.trim()]));
}

function put(row: Row, [name = "", ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    row[name] = value === "" ? null : value;
    return;
  }
  const inner: Row = { ...(row[name] as object | undefined) };
  put(inner, rest, value);
  row[name] = inner;
}

function catching<Value>(read: () => Value, note: (message: string) => void): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    note(error.message);
    return undefined;
  }
}
