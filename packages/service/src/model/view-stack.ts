import type { Id } from "../values/ids.js";
import { defineDocument, integer, text } from "./port/document.js";

/** Modals of a user that lie above each other. Adding and closing one changes its version. */
export interface ViewStack {
  /** The view at the bottom. */
  readonly rootId: Id;
  readonly version: number;
  readonly workspaceId: Id;
  readonly appId: Id;
  readonly userId: Id;
  /** From the bottom to the top. */
  readonly viewIds: readonly Id[];
  /** Order in which the user's stacks were opened. */
  readonly turn: number;
}

/** Stacks of modals, by their first view. */
export const viewStacks = defineDocument<ViewStack>()({
  name: "viewStack",
  table: "view_stacks",
  key: ["root_id"],
  columns: {
    root_id: text((it) => it.rootId),
    workspace_id: text((it) => it.workspaceId, { document: "workspace", onRemove: "remove" }),
    app_id: text((it) => it.appId, { document: "app", onRemove: "remove" }),
    user_id: text((it) => it.userId),
    turn: integer((it) => it.turn),
  },
  lists: { of_user: { by: ["user_id"], order: ["turn"] } },
  sample: (seed) => ({
    rootId: `V${1 + (seed % 4)}`,
    version: 1 + (seed % 3),
    workspaceId: "T1",
    appId: `A${1 + (seed % 3)}`,
    userId: `U${1 + (seed % 2)}`,
    viewIds: [`V${1 + (seed % 4)}`],
    turn: seed % 5,
  }),
});
