import type { File, MethodFacts, Methods } from "@rollcall/api/webapi";
import type { MethodDefinition } from "@rollcall/webapi-core";
import type { Workspace } from "../../../model/organization.js";
import type { Store } from "../../../model/service-store.js";
import type { WebapiCaller } from "../../../model/webapi-caller.js";
import type { Refused } from "../../../store/refusal.js";
import type { Id } from "../../../values/ids.js";

/** Codes of documents that a caller sees, and that are not returned. */
export type DocumentCodes = "canvas_disabled_file_team" | "canvas_disabled_user_team" | "file_deleted";

/** Describes a List or a canvas as a file; undefined if the caller sees none with the identifier. */
export type DescribeDocument = (
  id: Id,
  caller: WebapiCaller,
) => Promise<{ readonly ok: true; readonly file: File } | Refused<DocumentCodes> | undefined>;

/** Lists or canvases in lists of files. */
export interface ListedDocuments<Document> {
  /** Whether a caller is shown any of a workspace. */
  areShown(workspace: Workspace, caller: WebapiCaller): Promise<boolean>;
  /** Describes one that the caller sees; undefined if the caller has lost access to it meanwhile. */
  describe(document: Document, caller: WebapiCaller): Promise<File | undefined>;
}

/** Dependencies of documents as files. */
export interface DocumentOptions {
  readonly store: Store;
  readonly siteUrl: string;
  /** The definition of a method of Lists. */
  readonly definitionOf: (
    name: "svcLists.items.info",
  ) => Promise<MethodDefinition<Methods["svcLists.items.info"], MethodFacts>>;
}
