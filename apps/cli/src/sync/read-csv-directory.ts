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
  const unread: string[] = [];
  let columns: readonly Column[] | undefined;
  for await (const record of readCsv(openPieces(path).pieces)) {
    const note = (message: string) => problems.push({ line: record.line, message });
    if (columns === undefined) columns = readHead(record, note);
    else {
      const { user, names, texts } = readRow(record, columns, note);
      unread.push(...texts);
      if (user === undefined) continue;
      users.push(user);
      lines.push(record.line);
      for (const name of names) groups.set(name, [...(groups.get(name) ?? []), user.userName]);
    }
  }
  if (columns === undefined)
    throw new CommandError(`${path} is empty; its first line names the attributes`, exitCodes.usage);
  const directory = { users, groups: [...groups].map(([displayName, members]) => ({ displayName, members })) };
  const found = findDirectoryProblems(directory, unread);
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

/** Reads the names of the columns. There are none if the line is no list of names. */
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
  if (!names.includes("userName")) note("there is no column userName");
  return problem === undefined ? columns : [];
}

/** Only for suggestions: these columns are found before. */
const ownPlaces = places.slice(0, 1).flatMap((place) => ownColumns.map((path) => ({ ...place, path })));

interface ReadRow {
  readonly user?: DirectoryUser;
  /** Names of the user's groups. */
  readonly names: readonly string[];
  /** Text that was not read, and may be a name. */
  readonly texts: readonly string[];
}

/** Reads a row. Without a user name, the user has its line as one, so that the rest of the row is checked. */
function readRow(
  { fields, line, problem }: CsvRecord,
  columns: readonly Column[],
  note: (message: string) => void,
): ReadRow {
  const trimmed = fields.map((field) => field.trim());
  if (problem !== undefined) note(problem);
  else if (columns.length > 0 && fields.length !== columns.length)
    note(`${fields.length} fields, but the header has ${columns.length}`);
  if (problem !== undefined || fields.length !== columns.length) return { names: [], texts: trimmed };
  const row: Row = {};
  for (const [at, { path, place }] of columns.entries()) {
    const text = trimmed[at] ?? "";
    if (path === undefined || (place !== undefined && !isWritable(place))) continue;
    const value = place === undefined || text === "" ? text : catching(() => readValue(place.attribute, text), note);
    // An empty field clears the attribute, except for these.
    if (text !== "" || !["key", "groups", "externalId", "active"].includes(path))
      put(row, path.split("."), value ?? null);
  }
  const { userName, groups, ...user } = row;
  const names = typeof groups === "string" ? splitNames(groups) : [];
  const texts = trimmed.filter((_text, at) => columns[at]?.path === undefined);
  if (typeof userName === "string" && userName !== "") return { user: { ...user, userName }, names, texts };
  if (columns.some(({ path }) => path === "userName")) note("there is no userName");
  return { user: { ...user, userName: `line ${line}` }, names, texts };
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
