import { put } from "../store/document.js";
import { storedCreation } from "../world/section/stored-instant.js";
import type { WriteContext } from "../world/section/write-context.js";
import type { Write } from "../writes.js";
import { files as fileDocument } from "./file.js";
import type { WorldFile } from "./world.js";

/** What is stored of the files. */
export function fileWrites(files: readonly WorldFile[], { ids, nowMs }: WriteContext): readonly Write[] {
  return files.map((file, index) =>
    put(fileDocument, {
      id: ids.at("file", index),
      version: 1,
      created: storedCreation(file, nowMs),
      workspaceId: ids.workspace(file.workspace),
      ownerId: ids.of("user", file.owner),
      name: file.name,
      mimetype: file.mimetype ?? "application/octet-stream",
      size: file.size ?? 0,
    }),
  );
}
