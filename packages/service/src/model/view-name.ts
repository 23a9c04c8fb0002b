import type { Id } from "../values/ids.js";
import { defineDocument, text } from "./port/document.js";

/** The external identifier of a view. At most one view of an app in a workspace has it. */
export interface ViewName {
  readonly workspaceId: Id;
  readonly appId: Id;
  readonly externalId: string;
  readonly version: number;
  readonly viewId: Id;
}

/** External identifiers of views. */
export const viewNames = defineDocument<ViewName>()({
  name: "viewName",
  table: "view_names",
  key: ["workspace_id", "app_id", "external_id"],
  columns: {
    workspace_id: text((it) => it.workspaceId),
    app_id: text((it) => it.appId),
    external_id: text((it) => it.externalId),
    view_id: text((it) => it.viewId, { document: "view", onRemove: "remove" }),
  },
  lists: {},
  sample: (seed) => ({
    workspaceId: "T1",
    appId: `A${1 + (seed % 3)}`,
    externalId: `view-${seed % 4}`,
    version: 1 + (seed % 3),
    viewId: `V${1 + (seed % 4)}`,
  }),
});
