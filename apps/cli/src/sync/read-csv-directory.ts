import { scim } from "@rollcall/scim-core/standard";
import type { Directory, DirectoryUser } from "@rollcall/scim-provider";
import { type AttributePlace, findPlace, isWritable, placesIn } from "../attributes/attribute-place.js";
import { readValue } from "../attributes/read-value.js";
import { CommandError, exitCodes } from "../describe-error.js";
import { type CsvRecord, readCsv } from "../import/read-csv.js";
import { openPieces } from "../import/read-row.js";

/** Columns that are not attributes, or whose text is not the attribute's value. */
const ownColumns = ["key", "groups", "enterprise.manager"];

const places = placesIn(Object.values(scim.resources.User.attributes), "2.0");

/** A column of the file. Without a place, it is one of `ownColumns`. */
interface Column {
  readonly path: string;
  readonly place?: AttributePlace;
}

type Row = Record<string, unknown>;

/**
 * Reads a directory from a CSV file. The first line names the attributes. `groups` has display names, separated by
 * semicolons; these groups are created.
 * @throws CommandError with all mistakes
 */
export async function readCsvDirectory(path: string): Promise<Directory> {
  const problems: string[] = [];
  const users: DirectoryUser[] = [];
  const groups = new Map<string, string[]>();
  let columns: readonly Column[] | undefined;
  for await (const record of readCsv(openPieces(path).pieces)) {
    const note = (message: string) => problems.push(`${path}:${record.line} ${message}`);
    if (record.problem !== undefined) note(record.problem);
    else if (columns === undefined) columns = catching(() => readHead(record), note) ?? [];
    else
      readRow(record, columns, note, (user, names) => {
        users.push(user);
        for (const name of names) groups.set(name, [...(groups.get(name) ?? []), String(user.userName)]);
      });
    if (columns?.length === 0) break;
  }
  if (columns === undefined) problems.push(`${path} is empty; its first line names the attributes`);
  if (problems.length > 0) throw new CommandError(problems.join("\n"), exitCodes.usage);
  return { users, groups: [...groups].map(([displayName, members]) => ({ displayName, members })) };
}

function readHead({ fields }: CsvRecord): readonly Column[] {
  const columns = fields.map((field): Column => {
    const path = ownColumns.find((each) => each.toLowerCase() === field.trim().toLowerCase());
    if (path !== undefined) return { path };
    const place = findPlace([...places, ...ownPlaces], field.trim());
    return { path: place.path, place };
  });
  const names = columns.map(({ path }) => path);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new CommandError(`the column ${twice} occurs twice`, exitCodes.usage);
  if (!names.includes("userName")) throw new CommandError("there is no column userName", exitCodes.usage);
  return columns;
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
    if (place !== undefined && !isWritable(place) && path !== "externalId") continue;
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
