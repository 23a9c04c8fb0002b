import { idPrefixes } from "../generated/service.js";
import { listSchema, type WorldList } from "./lists/list.js";
import { listReferences } from "./lists/references.js";
import type { WorldSection } from "./section/section.js";

/** Lists of a world file. */
export const listSection: WorldSection<"lists", WorldList> = {
  key: "lists",
  schema: listSchema,
  named: { subject: "list", prefix: () => idPrefixes.list, of: ({ name, id }) => [name, id] },
  references: listReferences,
};
