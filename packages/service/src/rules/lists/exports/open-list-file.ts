import type { CommonCode, Methods } from "@rollcall/api/webapi";
import type { Clock, Connection, MethodDefinition } from "@rollcall/webapi-core";
import type { AuthenticateWebapi, WebapiCaller } from "../../../model/caller.js";
import type { List, ListExport } from "../../../model/list.js";
import type { Store } from "../../../model/store.js";
import type { Id } from "../../../values/ids.js";
import { toInstant } from "../../../values/instant.js";
import type { Site } from "../../../values/site-addresses.js";
import type { DocumentOptions, OpenDocument } from "../../conversations/files/to-document-file.js";
import { findList } from "../find-list.js";
import { stateOf } from "./export-age.js";
import { printCsv, toFileName } from "./print-list.js";

/** Which List is opened, and by whom. */
export interface ListFileRequest {
  /** Workspace and identifier of the List. */
  readonly workspaceId: string;
  readonly listId: string;
  /** The export. Default: the rows as they are now, as CSV. */
  readonly jobId: string | undefined;
  /** Absent for a request without one. */
  readonly token: string | undefined;
  readonly connection: Connection;
}

/** Rows of a List as their reader sees them. */
export type OpenedListFile =
  /** Nobody may read them without another token. */
  | { readonly kind: "refused" }
  /** The export does not exist, or has no text. */
  | { readonly kind: "absent" }
  | {
      readonly kind: "open";
      readonly job: Pick<ListExport, "format" | "fileName">;
      readonly mediaType: string;
      readonly text: () => AsyncGenerator<string>;
    };

/** Opens the rows of a List. */
export type OpenListFile = (request: ListFileRequest) => Promise<OpenedListFile>;

/** Dependencies of opening the rows of Lists. */
interface OpenListFileOptions {
  /** The method that returns the addresses of exports. */
  readonly definition: MethodDefinition<Methods["svcLists.download.get"]>;
  readonly store: Store;
  readonly clock: Clock;
  readonly site: Site;
  readonly authenticate: AuthenticateWebapi;
}

const method = "svcLists.download.get";

/** Opens the rows of Lists for callers who can read them, with a token that the method accepts. */
export function createOpenListFile(options: OpenListFileOptions): OpenListFile {
  const { store, clock } = options;
  return async (request) => {
    const caller = await admit(request, options);
    const list = caller === undefined ? undefined : await findReadable(request, caller, options);
    if (list === undefined || caller === undefined) return { kind: "refused" };
    const nowMs = clock.now().getTime();
    if (request.jobId === undefined) return openRows(list, caller, nowMs, options);
    const job = await store.lists.export(request.jobId);
    if (job?.listId !== list.id || stateOf(job, nowMs) !== "done") return { kind: "absent" };
    return { kind: "open", job, mediaType: mediaTypes[job.format], text: () => readParts(job, store) };
  };
}

async function admit(
  { token, connection }: ListFileRequest,
  { authenticate, definition }: OpenListFileOptions,
): Promise<WebapiCaller | undefined> {
  const admitted = token === undefined ? undefined : await authenticate(token, { method, connection });
  if (admitted?.ok !== true || refuseToken(admitted.caller, definition) !== undefined) return undefined;
  return admitted.caller;
}

async function findReadable(
  { workspaceId, listId }: ListFileRequest,
  caller: WebapiCaller,
  { definition, store }: OpenListFileOptions,
): Promise<List | undefined> {
  const found = await findList(listId, { store, caller, requires: definition.facts.requires });
  return found.ok && found.level !== undefined && found.list.workspaceId === workspaceId ? found.list : undefined;
}

/** Opens Lists by the addresses that `files.info` returns: their rows as they are now, as CSV. */
export function createOpenList({
  definitionOf,
  store,
  site,
  clock,
}: DocumentOptions & { readonly clock: Clock }): OpenDocument {
  return async (id, caller) => {
    const { requires = [] } = (await definitionOf("svcLists.items.info")).facts;
    const found = await findList(id, { store, caller, requires });
    if (!found.ok || found.level === undefined) return undefined;
    const { list } = found;
    const { job, mediaType, text } = openRows(list, caller, clock.now().getTime(), { store, site });
    return { workspaceId: list.workspaceId, fileName: job.fileName, mediaType, text };
  };
}

/** Media types of exports. */
const mediaTypes = {
  csv: "text/csv; charset=utf-8; header=present",
  json: "application/json; charset=utf-8",
} as const;

/** The rows as they are now, printed page by page while they are read. */
function openRows(
  list: List,
  caller: WebapiCaller,
  nowMs: number,
  { store, site }: Pick<OpenListFileOptions, "store" | "site">,
): Extract<OpenedListFile, { kind: "open" }> {
  const address = site.of(caller.workspace);
  const job = rowsAsCsv(list, caller.user?.id ?? "", nowMs);
  return { kind: "open", job, mediaType: mediaTypes[job.format], text: () => printCsv({ store, list, job, address }) };
}

/** An export of the rows as they are now, which is not stored. */
export function rowsAsCsv(list: List, requestedBy: Id, nowMs: number): ListExport {
  const format = "csv";
  return {
    id: "",
    version: 1,
    created: toInstant(nowMs),
    listId: list.id,
    requestedBy,
    format,
    includeArchived: false,
    includeThreads: false,
    includeAttachments: false,
    state: "running",
    fileName: toFileName(list.name, format),
    parts: 0,
  };
}

/** Which export is opened, and by whom. */
export interface ExportRequest {
  readonly id: Id;
  readonly token: string;
  readonly connection: Connection;
}

/** An export as its reader sees it. */
export type OpenedExport =
  /** The token is not accepted. */
  | { readonly kind: "refused"; readonly error: CommonCode }
  /** The export does not exist, or the caller cannot read the List. */
  | { readonly kind: "absent" }
  | { readonly kind: "running" | "failed"; readonly job: ListExport }
  | {
      readonly kind: "done";
      readonly job: ListExport;
      readonly mediaType: string;
      readonly text: () => AsyncGenerator<string>;
    };

/** Opens an export for reading. */
export type OpenExport = (request: ExportRequest) => Promise<OpenedExport>;

/** Dependencies of opening exports. */
interface OpenExportOptions {
  /** The method that starts exports. */
  readonly definition: Definition;
  readonly store: Store;
  readonly clock: Clock;
  readonly authenticate: AuthenticateWebapi;
}

type Definition = MethodDefinition<Methods["svcLists.download.start"]>;

const downloadMethod = "svcLists.download.start";

/**
 * Opens exports for callers who could have started them: with a token that the method accepts, of a user who can read
 * the List.
 */
export function createOpenExport({ definition, store, clock, authenticate }: OpenExportOptions): OpenExport {
  return async ({ id, token, connection }) => {
    const admitted = await authenticate(token, { method: downloadMethod, connection });
    if (!admitted.ok) return { kind: "refused", error: admitted.error };
    const refused = refuseToken(admitted.caller, definition);
    if (refused !== undefined) return { kind: "refused", error: refused };
    const job = await store.lists.export(id);
    const state = job === undefined ? "expired" : stateOf(job, clock.now().getTime());
    if (job === undefined || state === "expired") return { kind: "absent" };
    if (!(await mayRead(job, admitted.caller, { definition, store }))) return { kind: "absent" };
    if (state !== "done") return { kind: state, job };
    return { kind: state, job, mediaType: mediaTypes[job.format], text: () => readParts(job, store) };
  };
}

/** Code for a token that a method does not accept. */
function refuseToken(
  { tokenType, scopes }: WebapiCaller,
  { tokens, scopes: needed }: Pick<Definition, "tokens" | "scopes">,
): CommonCode | undefined {
  if (!tokens.includes(tokenType)) return "not_allowed_token_type";
  return needed.every((scope) => scopes.has(scope)) ? undefined : "missing_scope";
}

async function mayRead(
  { listId }: ListExport,
  caller: WebapiCaller,
  { definition, store }: Pick<OpenExportOptions, "definition" | "store">,
): Promise<boolean> {
  const found = await findList(listId, { store, caller, requires: definition.facts.requires });
  return found.ok && found.level !== undefined;
}

/** Reads the text of an export part by part. */
async function* readParts({ id, parts }: ListExport, { lists }: Store): AsyncGenerator<string> {
  for (let part = 0; part < parts; part += 1) {
    const text = await lists.exportPart(id, part);
    if (text === undefined) throw new Error(`part ${part} of the export ${id} is missing`);
    yield text;
  }
}
