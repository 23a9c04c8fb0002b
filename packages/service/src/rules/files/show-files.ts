import type { File, FilesInfoArguments, FilesListArguments, FilesListRefusal, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { serviceLimits } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import type { Canvas } from "../../model/canvas.js";
import type { FoundFile, File as StoredFile } from "../../model/file.js";
import type { List } from "../../model/list.js";
import type { Store } from "../../model/store.js";
import { createRefuse } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import type { Site } from "../../values/site-addresses.js";
import { findFile, sharesOf } from "../conversations/files/find-file.js";
import type { DescribeDocument, ListedDocuments } from "../conversations/files/to-document-file.js";
import { toFile, toHtml } from "../conversations/files/to-file.js";
import { findConversation, findListWorkspace } from "../conversations/find-conversation.js";

type FileInfoOutcome = MethodOutcome<Methods["files.info"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `files.info`. */
interface InfoOptions {
  readonly store: Store;
  readonly site: Site;
  /** Describe what the service shows as files, though nobody uploaded it. */
  readonly documents: readonly DescribeDocument[];
}

/** Returns a file, with the text of a snippet. Lists and canvases are files too. */
export function createFileInfo({ store, site, documents }: InfoOptions) {
  return async (sent: FilesInfoArguments, { caller }: Context): Promise<FileInfoOutcome> => {
    const found = await findFile(sent.file, caller, store);
    if (found.ok) {
      const file = toFile(found.file, { address: site.of(caller.workspace), shares: found.shares });
      return { ok: true, file, ...(await contentOf(found.file, store)), ...noComments(sent) };
    }
    if (found.error === "file_deleted") return found;
    for (const describe of documents) {
      const document = await describe(sent.file, caller);
      if (document !== undefined) return document.ok ? { ...document, ...noComments(sent) } : document;
    }
    return found;
  };
}

function noComments({ count = 100, page = 1, cursor = "", limit = 0 }: FilesInfoArguments) {
  const isPaged = cursor === "" && limit === 0;
  return {
    comments: [],
    ...(isPaged ? { paging: { count, total: 0, page, pages: 0 } } : { response_metadata: { next_cursor: "" } }),
  };
}

async function contentOf({ snippet, content }: StoredFile, { contents }: Pick<Store, "contents">) {
  const chunks = snippet === undefined || content === undefined ? undefined : await contents.read(content);
  if (chunks === undefined) return {};
  const decoder = new TextDecoder();
  let [text, size] = ["", 0];
  for await (const chunk of chunks) {
    size += chunk.length;
    text += decoder.decode(chunk, { stream: true });
    if (size >= serviceLimits.snippetBytes.value) break;
  }
  text += decoder.decode();
  return { content: text, is_truncated: false, content_highlight_html: toHtml(text), content_highlight_css: "" };
}

type ListFilesOutcome = MethodOutcome<Methods["files.list"]>;

const refuse = createRefuse<FilesListRefusal["error"] | "invalid_arguments">("everyday-2#methods");

/** Words of types, and the kinds of uploaded files that they select. */
const kindsOfType: Readonly<Record<string, readonly string[]>> = {
  spaces: [],
  snippets: ["snippets"],
  images: ["images"],
  gdocs: ["gdocs"],
  zips: ["zips"],
  pdfs: ["pdfs"],
  canvas: [],
  lists: [],
};

/** Dependencies of `files.list`. */
interface ListOptions {
  readonly store: Store;
  readonly site: Site;
  readonly lists: ListedDocuments<List>;
  readonly canvases: ListedDocuments<Canvas>;
}

/** Lists the files of a workspace that the caller sees, newest first. Lists and canvases are files too. */
export function createListFiles(options: ListOptions) {
  const { store } = options;
  return async (sent: FilesListArguments, { caller }: Context): Promise<ListFilesOutcome> => {
    const workspace = await findListWorkspace(sent.team_id, caller, store);
    if (!workspace.ok) return workspace;
    const types = readTypes(sent.types ?? "all");
    if (types === undefined) return refuse("unknown_type", sent.types, Object.keys(kindsOfType).join(", "));
    const bounds = readBounds(sent);
    if (bounds === undefined) return refuse("invalid_arguments", [sent.ts_from, sent.ts_to], "numbers of seconds");
    const { user: ownerId, channel: channelId, count = 100, page = 1 } = sent;
    if (ownerId !== undefined && ownerId !== "" && (await store.users.get(ownerId)) === undefined) {
      return refuse("user_not_found", ownerId, "a user");
    }
    const { user } = caller;
    if (channelId !== undefined && channelId !== "" && !(await seesChannel(channelId, caller, store))) {
      return { ok: true, files: [], paging: { count, total: 0, page, pages: 0 } };
    }
    const found = await store.files.find({
      workspaceId: workspace.id,
      viewerId: user?.id ?? "",
      seesPublic: user !== undefined && user.kind !== "bot" && user.guest === undefined,
      ...(channelId !== undefined && channelId !== "" && { channelId }),
      ...(ownerId !== undefined && ownerId !== "" && { ownerId }),
      ...(await selectShown(types, workspace.id, caller, options)),
      ...bounds,
      offset: (page - 1) * count,
      limit: count,
    });
    const files: File[] = [];
    for (const item of found.items) {
      const file = await describe(item, caller, options);
      if (file !== undefined) files.push(file);
    }
    const { total } = found;
    return { ok: true, files, paging: { count, total, page, pages: Math.ceil(total / count) } };
  };
}

/** Whether a caller may know which files are in a conversation. A bot knows this of those that it is in. */
async function seesChannel(id: string, caller: WebapiCaller, store: Store): Promise<boolean> {
  const found = await findConversation(id, { caller, store, kindScopes: {} });
  return found.ok;
}

async function describe(
  found: FoundFile,
  caller: WebapiCaller,
  { store, site, lists, canvases }: ListOptions,
): Promise<File | undefined> {
  switch (found.kind) {
    case "file":
      return toFile(found.file, {
        address: site.of(caller.workspace),
        shares: await sharesOf(found.file, caller, store),
      });
    case "list":
      return lists.describe(found.list, caller);
    case "canvas":
      return canvases.describe(found.canvas, caller);
  }
}

/** The selection by words of types. */
interface SelectedTypes {
  /** Kinds of uploaded files. Absent for all. */
  readonly kinds?: readonly string[];
  readonly withLists: boolean;
  readonly withCanvases: boolean;
}

/** The selection by words of types; undefined if one is unknown. */
function readTypes(types: string): SelectedTypes | undefined {
  const words = types.split(",").map((word) => word.trim());
  if (words.some((word) => word !== "all" && !Object.hasOwn(kindsOfType, word))) return undefined;
  if (words.includes("all")) return { withLists: true, withCanvases: true };
  const kinds = words.flatMap((word) => kindsOfType[word] ?? []);
  return { kinds, withLists: words.includes("lists"), withCanvases: words.includes("canvas") };
}

/** Leaves out the documents that the workspace does not show to the caller. */
async function selectShown(
  types: SelectedTypes,
  workspaceId: Id,
  caller: WebapiCaller,
  { store, lists, canvases }: ListOptions,
): Promise<SelectedTypes> {
  const { withLists, withCanvases } = types;
  if (!withLists && !withCanvases) return types;
  const workspace = await store.organizations.workspace(workspaceId);
  if (workspace === undefined) return { ...types, withLists: false, withCanvases: false };
  return {
    ...types,
    withLists: withLists && (await lists.areShown(workspace, caller)),
    withCanvases: withCanvases && (await canvases.areShown(workspace, caller)),
  };
}

/** Bounds of the creation. The last second counts as a whole. */
function readBounds({ ts_from: from = "", ts_to: to = "" }: FilesListArguments) {
  const [fromSeconds, toSeconds] = [from === "" ? 0 : Number(from), to === "" ? maxSeconds : Number(to)];
  if (!isTime(from) || !isTime(to)) return undefined;
  return {
    fromMs: Math.floor(Math.min(fromSeconds, maxSeconds) * 1000),
    toMs: Math.floor(Math.min(toSeconds, maxSeconds)) * 1000 + 999,
  };
}

const maxSeconds = 9_999_999_999;

function isTime(text: string): boolean {
  return /^(?:\d{1,15}(?:\.\d{1,6})?)?$/.test(text);
}
