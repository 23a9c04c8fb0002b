import type { FilesInfoArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { serviceLimits } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import type { File } from "../../model/file.js";
import type { Store } from "../../model/store.js";
import { findFile } from "../conversations/files/find-file.js";
import type { DescribeDocument } from "../conversations/files/to-document-file.js";
import { toFile, toHtml } from "../conversations/files/to-file.js";

type Outcome = MethodOutcome<Methods["files.info"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `files.info`. */
interface InfoOptions {
  readonly store: Store;
  readonly siteUrl: string;
  /** Describe what the service shows as files, though nobody uploaded it. */
  readonly documents: readonly DescribeDocument[];
}

/** Returns a file, with the text of a snippet. Lists and canvases are files too. */
export function createFileInfo({ store, siteUrl, documents }: InfoOptions) {
  return async (sent: FilesInfoArguments, { caller }: Context): Promise<Outcome> => {
    const found = await findFile(sent.file, caller, store);
    if (found.ok) {
      const file = toFile(found.file, { siteUrl, shares: found.shares });
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

async function contentOf({ snippet, content }: File, { contents }: Pick<Store, "contents">) {
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
