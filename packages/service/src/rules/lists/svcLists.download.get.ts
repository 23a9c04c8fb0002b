import type { Methods, SvcListsDownloadGetArguments, SvcListsDownloadGetRefusal } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { List } from "../../model/list.js";
import type { ListExport } from "../../model/list-export.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { createRefuse } from "../../store/refusal.js";
import { listCsvPath } from "../conversations/files/paths.js";
import { stateOf } from "./exports/export-age.js";
import { findList } from "./reach/find-list.js";
import { refuseList } from "./reach/refuse-list.js";

type Outcome = MethodOutcome<Methods["svcLists.download.get"]>;
type Context = MethodContext<WebapiCaller>;

const refuse = createRefuse<SvcListsDownloadGetRefusal["error"]>("everyday-2#lists");

/** Dependencies of `svcLists.download.get`. */
interface GetDownloadOptions {
  readonly definition: MethodDefinition<Methods["svcLists.download.get"]>;
  readonly store: Store;
  readonly siteUrl: string;
}

const words = { running: "IN_PROGRESS", done: "COMPLETED", failed: "FAILED" } as const;

/** Returns the state of an export of a List. */
export function createGetDownload({ definition, store, siteUrl }: GetDownloadOptions) {
  return async (sent: SvcListsDownloadGetArguments, { caller, now }: Context): Promise<Outcome> => {
    const found = await findList(sent.list_id, { store, caller, requires: definition.facts.requires });
    if (!found.ok) return refuseList(found.refusal, "list_not_found");
    const { list, level } = found;
    if (level === undefined) return refuse("permission_denied", list.id, "a List that is shared");
    const job = await store.lists.export(sent.job_id);
    const state = job === undefined ? "expired" : stateOf(job, now.getTime());
    if (job === undefined || state === "expired" || !isMeant(job, list, sent)) {
      return refuse("job_not_found", sent.job_id, "an export of the List with the same options");
    }
    return {
      ok: true,
      status: words[state],
      ...(state === "done" && { download_url: `${siteUrl}${toPath(list, job)}` }),
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
