import type { Id } from "../values/ids.js";
import { defineDocument, text } from "./port/document.js";

/** The view that a user has as the home of an app. Its version changes only when the view is replaced by another. */
export interface AppHome {
  readonly appId: Id;
  readonly userId: Id;
  readonly version: number;
  readonly viewId: Id;
}

/** Homes of apps, by app and user. */
export const appHomes = defineDocument<AppHome>()({
  name: "appHome",
  table: "app_homes",
  key: ["app_id", "user_id"],
  columns: {
    app_id: text((it) => it.appId),
    user_id: text((it) => it.userId),
    view_id: text((it) => it.viewId, { document: "view", onRemove: "remove" }),
  },
  lists: {},
  sample: (seed) => ({
    appId: `A${1 + (seed % 3)}`,
    userId: `U${1 + (seed % 2)}`,
    version: 1,
    viewId: `V${1 + (seed % 4)}`,
  }),
});
