import type { WebapiServer } from "./create-webapi-server.js";

/** Options of an export. */
interface ExportOptions {
  /** Default: F1. */
  readonly list?: string;
  /** Default: the token of a bot that can read F1. */
  readonly token?: string;
  readonly more?: Readonly<Record<string, unknown>>;
}

/** The answer of the server to a client that downloads an export. */
export function fetchExport(
  server: WebapiServer,
  job: string,
  { token = "svcb-helper" }: ExportOptions = {},
): Promise<Response> {
  const headers = { authorization: `Bearer ${token}` };
  return server.fetch(new Request(`http://host.example/exports/${job}`, { headers }));
}

/** The text of the export of a List. */
export async function exportText(server: WebapiServer, options: ExportOptions = {}): Promise<string> {
  const { list = "F1", token = "svcb-helper", more = {} } = options;
  const { body } = await server.call("svcLists.download.start", { list_id: list, ...more }, { token });
  const response = await fetchExport(server, String(body["job_id"]), options);
  if (response.status !== 200) throw new Error(`the export ${body["job_id"]} answers ${response.status}`);
  return response.text();
}

/** A List as its export shows it. */
interface ExportedList {
  readonly list: {
    readonly name: string;
    readonly description_blocks?: unknown;
    readonly columns: readonly { readonly id: string; readonly name: string; readonly hidden?: true }[];
  };
  readonly items: readonly ExportedRow[];
}

/** A row as an export shows it. */
interface ExportedRow {
  readonly id: string;
  readonly created_by: string;
  readonly edited_by: string;
  readonly cells: readonly { readonly column_id: string; readonly [key: string]: unknown }[];
  readonly items: readonly ExportedRow[];
}

/** Reads a whole List by its export. */
export async function readList(server: WebapiServer, options: ExportOptions = {}): Promise<ExportedList> {
  const more = { format: "json", include_archived: true, ...options.more };
  // An export in JSON has this form, as its test requires.
  return JSON.parse(await exportText(server, { ...options, more })) as ExportedList;
}

/** A cell of one of the rows at the top of F1. */
export async function readCell(server: WebapiServer, row: string, column: string): Promise<unknown> {
  const { items } = await readList(server);
  const cell = items.find(({ id }) => id === row)?.cells.find(({ column_id: id }) => id === column);
  if (cell === undefined) return undefined;
  const { column_id: _column, ...value } = cell;
  return value;
}
