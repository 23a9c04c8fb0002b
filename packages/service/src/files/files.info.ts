import type { FilesInfoArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { findFile } from "../conversations/files/find-file.js";
import { toHtml } from "../conversations/files/snippet-keys.js";
import { toFile } from "../conversations/files/to-file.js";
import { serviceLimits } from "../generated/service.js";
import type { Store } from "../service-store.js";
import type { WebapiCaller } from "../tokens/webapi-caller.js";
import type { File } from "./file.js";

type Outcome = MethodOutcome<Methods["files.info"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `files.info`. */
interface InfoOptions {
  readonly store: Store;
  readonly siteUrl: string;
}

/** Returns a file, with the text of a snippet. */
export function createFileInfo({ store, siteUrl }: InfoOptions) {
  return async (sent: FilesInfoArguments, { caller }: Context): Promise<Outcome> => {
    const found = await findFile(sent.file, caller, store);
    if (!found.ok) return found;
    const { count = 100, page = 1, cursor = "", limit = 0 } = sent;
    const isPaged = cursor === "" && limit === 0;
    return {
      ok: true,
      file: toFile(found.file, { siteUrl, shares: found.shares }),
      ...(await contentOf(found.file, store)),
      comments: [],
      ...(isPaged ? { paging: { count, total: 0, page, pages: 0 } } : { response_metadata: { next_cursor: "" } }),
    };
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
