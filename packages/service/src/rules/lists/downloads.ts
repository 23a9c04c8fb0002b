import type {
  Methods,
  SvcListsDownloadGetArguments,
  SvcListsDownloadGetRefusal,
  SvcListsDownloadStartArguments,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { idPrefixes } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import type { List, ListExport, ListExportPart } from "../../model/list.js";
import type { Store } from "../../model/store.js";
import { createRefuse, refuse } from "../../store/decide.js";
import type { DuePlan } from "../../store/due-loop.js";
import type { Ids } from "../../values/ids.js";
import { toInstant } from "../../values/instant.js";
import { listCsvPath, type Site } from "../../values/site-addresses.js";
import { expiryMsOf, stateOf } from "./exports/export-age.js";
import { type ExportSource, printCsv, printJson, toFileName } from "./exports/print-list.js";
import { findList, refuseList } from "./find-list.js";

/** Context of an export. */
interface ExportRun extends ExportSource {
  readonly store: Store;
  /** Aborts the export. */
  readonly signal: AbortSignal;
}

/** Approximate length of a part. */
const partLength = 64_000;

/** Writes the text of an export part by part. Marks it as done, or as failed if it is aborted or throws. */
export async function runExport(run: ExportRun): Promise<void> {
  const { store, job, signal } = run;
  await put(store, job);
  try {
    const parts = await writeParts(run);
    await put(store, { ...job, version: job.version + 1, state: "done", parts });
  } catch (error) {
    await put(store, { ...job, version: job.version + 1, state: "failed" });
    if (!signal.aborted) throw error;
  }
}

async function writeParts(run: ExportRun): Promise<number> {
  const { store, job, signal } = run;
  const pieces = job.format === "csv" ? printCsv(run) : printJson(run);
  let text = "";
  let part = 0;
  for await (const piece of pieces) {
    signal.throwIfAborted();
    text += piece;
    if (text.length < partLength) continue;
    await putPart(store, { exportId: job.id, part, text });
    part += 1;
    text = "";
  }
  if (text !== "") {
    await putPart(store, { exportId: job.id, part, text });
    part += 1;
  }
  return part;
}

function put(store: Store, job: ListExport): Promise<unknown> {
  return store.commit({ expect: [], writes: [{ kind: "put", document: "listExport", value: job }] });
}

function putPart(store: Store, part: ListExportPart) {
  return store.commit({ expect: [], writes: [{ kind: "put", document: "listExportPart", value: part }] });
}

type StartDownloadOutcome = MethodOutcome<Methods["svcLists.download.start"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `svcLists.download.start`. */
interface StartDownloadOptions {
  readonly definition: MethodDefinition<Methods["svcLists.download.start"]>;
  readonly store: Store;
  readonly ids: Ids;
  readonly due: DuePlan;
  readonly site: Site;
}

/** Exports a List. The text is written part by part within the call, so the job is done when the call is answered. */
export function createStartDownload({ definition, store, ids, due, site }: StartDownloadOptions) {
  return async (
    sent: SvcListsDownloadStartArguments,
    { caller, now, signal }: Context,
  ): Promise<StartDownloadOutcome> => {
    const found = await findList(sent.list_id, { store, caller, requires: definition.facts.requires });
    if (!found.ok) return refuseList(found.refusal, "list_not_found");
    const { list, level } = found;
    if (level === undefined || caller.user === undefined) {
      const reason = { rule: "web-api#svclistsdownloadstart-post", found: list.id, wanted: "a List that is shared" };
      return refuse("permission_denied", reason);
    }
    const made = { id: ids.id(idPrefixes.exportJob), created: toInstant(now.getTime()), requestedBy: caller.user.id };
    const job = { ...toJob(list, sent), ...made };
    await runExport({ store, list, job, address: site.of(caller.workspace), signal });
    due.plan(expiryMsOf(job));
    return { ok: true, job_id: job.id };
  };
}

function toJob(list: List, sent: SvcListsDownloadStartArguments): Omit<ListExport, "id" | "created" | "requestedBy"> {
  const { format = "csv" } = sent;
  return {
    version: 1,
    listId: list.id,
    format,
    includeArchived: sent.include_archived === true,
    includeThreads: sent.include_threads === true,
    includeAttachments: sent.include_attachments === true,
    state: "running",
    fileName: toFileName(list.name, format),
    parts: 0,
  };
}

type GetDownloadOutcome = MethodOutcome<Methods["svcLists.download.get"]>;

const refuseDownload = createRefuse<SvcListsDownloadGetRefusal["error"]>("everyday-2#lists");

/** Dependencies of `svcLists.download.get`. */
interface GetDownloadOptions {
  readonly definition: MethodDefinition<Methods["svcLists.download.get"]>;
  readonly store: Store;
  readonly site: Site;
}

const words = { running: "IN_PROGRESS", done: "COMPLETED", failed: "FAILED" } as const;

/** Returns the state of an export of a List. */
export function createGetDownload({ definition, store, site }: GetDownloadOptions) {
  return async (sent: SvcListsDownloadGetArguments, { caller, now }: Context): Promise<GetDownloadOutcome> => {
    const found = await findList(sent.list_id, { store, caller, requires: definition.facts.requires });
    if (!found.ok) return refuseList(found.refusal, "list_not_found");
    const { list, level } = found;
    if (level === undefined) return refuseDownload("permission_denied", list.id, "a List that is shared");
    const job = await store.lists.export(sent.job_id);
    const state = job === undefined ? "expired" : stateOf(job, now.getTime());
    if (job === undefined || state === "expired" || !isMeant(job, list, sent)) {
      return refuseDownload("job_not_found", sent.job_id, "an export of the List with the same options");
    }
    return {
      ok: true,
      status: words[state],
      ...(state === "done" && { download_url: `${site.of(caller.workspace).filesUrl}${toPath(list, job)}` }),
    };
  };
}

function isMeant(job: ListExport, list: List, sent: SvcListsDownloadGetArguments): boolean {
  const { format = "csv", include_threads: threads = false, include_attachments: attachments = false } = sent;
  return (
    job.listId === list.id &&
    job.format === format &&
    job.includeThreads === threads &&
    job.includeAttachments === attachments
  );
}

function toPath(list: List, { id }: ListExport): string {
  return `${listCsvPath(list)}?origin_team=${list.workspaceId}&job_id=${id}`;
}
