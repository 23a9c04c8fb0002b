import type { CommonCode, Methods } from "@rollcall/api/webapi";
import type { Clock, Connection, MethodDefinition } from "@rollcall/webapi-core";
import type { AuthenticateWebapi, WebapiCaller } from "../../../model/caller.js";
import type { ListExport } from "../../../model/list.js";
import type { Store } from "../../../model/store.js";
import type { Id } from "../../../values/ids.js";
import { findList } from "../find-list.js";
import { stateOf } from "./export-age.js";

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
  | { readonly kind: "done"; readonly job: ListExport; readonly text: () => AsyncGenerator<string> };

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

const method = "svcLists.download.start";

/**
 * Opens exports for callers who could have started them: with a token that the method accepts, of a user who can read
 * the List.
 */
export function createOpenExport({ definition, store, clock, authenticate }: OpenExportOptions): OpenExport {
  return async ({ id, token, connection }) => {
    const admitted = await authenticate(token, { method, connection });
    if (!admitted.ok) return { kind: "refused", error: admitted.error };
    const refused = refuseToken(admitted.caller, definition);
    if (refused !== undefined) return { kind: "refused", error: refused };
    const job = await store.lists.export(id);
    const state = job === undefined ? "expired" : stateOf(job, clock.now().getTime());
    if (job === undefined || state === "expired") return { kind: "absent" };
    if (!(await mayRead(job, admitted.caller, { definition, store }))) return { kind: "absent" };
    return state === "done" ? { kind: state, job, text: () => readParts(job, store) } : { kind: state, job };
  };
}

/** Code for a token that a method does not accept. */
export function refuseToken(
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
export async function* readParts({ id, parts }: ListExport, { lists }: Store): AsyncGenerator<string> {
  for (let part = 0; part < parts; part += 1) {
    const text = await lists.exportPart(id, part);
    if (text === undefined) throw new Error(`part ${part} of the export ${id} is missing`);
    yield text;
  }
}
