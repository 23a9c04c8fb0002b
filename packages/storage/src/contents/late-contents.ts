import type { ContentPort } from "@rollcall/service/store";
import { maxContentBytes } from "./max-content-bytes.js";

/** Contents in a folder. What reads and writes it is loaded when it is first used, since most processes have no files. */
export function createLateContents(folder: string): ContentPort {
  let contents: ContentPort | undefined;
  const load = async () => {
    const { createFolderContents } = await import("./folder-contents.js");
    contents ??= createFolderContents(folder);
    return contents;
  };
  return {
    maxBytes: maxContentBytes,
    write: async (chunks, nowMs) => (await load()).write(chunks, nowMs),
    read: async (hash, range) => (await load()).read(hash, range),
    sweep: async (beforeMs, findUsed) => (await load()).sweep(beforeMs, findUsed),
  };
}
