import { idPrefixes } from "../generated/service.js";
import type { WorldSection } from "../world/section/section.js";
import { listSchema, type WorldList } from "./world/list.js";
import { listReferences } from "./world/references.js";

/** Lists of a world file. */
export const listSection: WorldSection<"lists", WorldList> = {
  key: "lists",
  schema: listSchema,
  named: { subject: "list", prefix: () => idPrefixes.list, of: ({ name, id }) => [name, id] },
  references: listReferences,
};
