import type { ContentPort } from "@rollcall/service/store";
import { maxContentBytes } from "./max-content-bytes.js";

/** Contents in a folder. What reads and writes it is loaded when it is first used, since most processes have no files. */
export function createLateContents(folder: string): ContentPort {
  let loading: Promise<ContentPort> | undefined;
  const load = () => {
    loading ??= import("./folder-contents.js").then(({ createFolderContents }) => createFolderContents(folder));
    return loading;
  };
  return {
    maxBytes: maxContentBytes,
    write: async (chunks, nowMs) => (await load()).write(chunks, nowMs),
    read: async (hash, range) => (await load()).read(hash, range),
    sweep: async (beforeMs, findUsed) => (await load()).sweep(beforeMs, findUsed),
  };
}
