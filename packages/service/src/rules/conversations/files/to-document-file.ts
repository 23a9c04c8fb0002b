import type { File, MethodFacts, Methods } from "@rollcall/api/webapi";
import type { MethodDefinition } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../../model/caller.js";
import type { Workspace } from "../../../model/organization.js";
import type { Store } from "../../../model/store.js";
import type { Refused } from "../../../store/decide.js";
import type { Id } from "../../../values/ids.js";
import { type Instant, secondsOf } from "../../../values/instant.js";
import { filePagePaths, privatePath, publicPath, type Site } from "../../../values/site-addresses.js";
import { toBotId } from "../../directory/user.js";
import { findShareChannel } from "./find-file.js";

/** A document that the service shows as a file that was never uploaded. */
interface DocumentFile {
  readonly id: Id;
  readonly workspaceId: Id;
  readonly ownerId: Id;
  readonly created: Instant;
  readonly kind: keyof typeof kinds;
  readonly mimetype: string;
  readonly title: string;
  /** Channels in which it is shared. */
  readonly channelIds: readonly Id[];
}

/** Dependencies of its representation. */
export interface DocumentView {
  readonly caller: WebapiCaller;
  readonly store: Pick<Store, "channels" | "organizations" | "users">;
  readonly site: Site;
}

/** Words for the kinds. */
const kinds = { list: "List", canvas: "Canvas" } as const;

/**
 * Media type of a document.
 * @param method name on the wire of a method of Lists, which begins with the vendor's word
 */
export function documentMediaType(word: "list" | "docs", method: string): string {
  return `application/vnd.${method.slice(0, method.indexOf("Lists"))}-${word}`;
}

/** Public addresses of documents have these digits. None of them works, because no method shares documents publicly. */
const noSecret = "0000000000";

/** A document as a file. */
export async function toDocumentFile(document: DocumentFile, { caller, store, site }: DocumentView): Promise<File> {
  const { id, workspaceId, ownerId, kind, mimetype, title } = document;
  const created = secondsOf(document.created);
  const { url, filesUrl } = site.of(caller.workspace);
  const base = `${filesUrl}${privatePath}/${workspaceId}-${id}`;
  const owner = await store.users.get(ownerId);
  return {
    id,
    created,
    timestamp: created,
    name: kind,
    title,
    mimetype,
    filetype: kind,
    pretty_type: kinds[kind],
    user: ownerId,
    user_team: workspaceId,
    ...(owner?.kind === "bot" && { bot_id: toBotId(ownerId) }),
    editable: true,
    size: 0,
    mode: kind,
    is_external: false,
    external_type: "",
    public_url_shared: false,
    display_as_bot: false,
    username: "",
    url_private: `${base}/${kind}`,
    url_private_download: `${base}/download/${kind}`,
    permalink: `${url}${filePagePaths[kind]}/${workspaceId}/${id}`,
    permalink_public: `${filesUrl}${publicPath}/${workspaceId}-${id}-${noSecret}`,
    comments_count: 0,
    is_starred: false,
    shares: {},
    ...(await sharedIn(document, caller, store)),
    has_more_shares: false,
    has_rich_preview: false,
    file_access: "visible",
  };
}

async function sharedIn(
  { channelIds }: DocumentFile,
  caller: WebapiCaller,
  store: DocumentView["store"],
): Promise<Pick<File, "is_public" | "channels" | "groups" | "ims">> {
  const [open, closed]: [Id[], Id[]] = [[], []];
  let isPublic = false;
  for (const id of channelIds) {
    isPublic ||= (await store.channels.get(id))?.kind === "public";
    const seen = await findShareChannel(id, caller, store);
    if (seen !== undefined) (seen.kind === "public" ? open : closed).push(id);
  }
  return { is_public: isPublic, channels: open, groups: closed, ims: [] };
}

/** Codes of documents that a caller sees, and that are not returned. */
export type DocumentCodes = "canvas_disabled_file_team" | "canvas_disabled_user_team" | "file_deleted";

/** Describes a List or a canvas as a file; undefined if the caller sees none with the identifier. */
export type DescribeDocument = (
  id: Id,
  caller: WebapiCaller,
) => Promise<DescribedDocument | Refused<DocumentCodes> | undefined>;

/** A document as `files.info` returns it. */
interface DescribedDocument {
  readonly ok: true;
  readonly file: File;
  /** Its text as HTML. Absent for a List. */
  readonly content_html?: string;
}

/** A List or a canvas as text. */
export interface DocumentText {
  readonly workspaceId: string;
  readonly fileName: string;
  readonly mediaType: string;
  readonly text: () => AsyncIterable<string>;
}

/** Opens a List or a canvas; `deleted` for one that the caller saw. Undefined if the caller sees none with the identifier. */
export type OpenDocument = (id: string, caller: WebapiCaller) => Promise<DocumentText | "deleted" | undefined>;

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
  readonly site: Site;
  /** The definition of a method of Lists. */
  readonly definitionOf: (
    name: "svcLists.items.info",
  ) => Promise<MethodDefinition<Methods["svcLists.items.info"], MethodFacts>>;
}
