import type { Write } from "../../store/write.js";
import { storedCreation } from "./stored-instant.js";
import type { WriteContext } from "./write-context.js";

/** What is known of the files. */
export function fileWrites({ world, ids, nowMs }: WriteContext): readonly Write[] {
  return (world.files ?? []).map((file, index) => ({
    kind: "putFile",
    file: {
      id: ids.at("file", index),
      version: 1,
      created: storedCreation(file, nowMs),
      workspaceId: ids.workspace(file.workspace),
      ownerId: ids.of("user", file.owner),
      name: file.name,
      mimetype: file.mimetype ?? "application/octet-stream",
      size: file.size ?? 0,
    },
  }));
}
