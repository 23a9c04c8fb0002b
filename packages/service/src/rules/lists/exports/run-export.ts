import type { ListExport, ListExportPart } from "../../../model/list-export.js";
import type { Store } from "../../../model/service-store.js";
import type { ExportSource } from "./export-source.js";
import { printCsv } from "./print-csv.js";
import { printJson } from "./print-json.js";

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
