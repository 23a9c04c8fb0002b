import type { WorldAppRequest, WorldAppResolution } from "./approvals.js";
import type { SectionCheck } from "./section/check.js";

/** Checks that there is one decision about an app for each place. */
export const checkResolutions: SectionCheck<WorldAppResolution> = (items) =>
  repeated(items, ({ app, workspace }) => [app, workspace]).map((i) => ({
    path: ["app_resolutions", i, "app"],
    message: "The file has another decision about this app for the same place",
  }));

/** Checks that a user has one request for an app and a place. */
export const checkRequests: SectionCheck<WorldAppRequest> = (items) =>
  repeated(items, ({ app, workspace, user }) => [app, workspace, user]).map((i) => ({
    path: ["app_requests", i, "app"],
    message: "The file has another request of this user for the same app and place",
  }));

/** Indexes of the items that have the key of an earlier one. */
function repeated<Item>(items: readonly Item[], keyOf: (item: Item) => readonly unknown[]): readonly number[] {
  const seen = new Set<string>();
  return items.flatMap((item, index) => {
    const key = JSON.stringify(keyOf(item));
    if (seen.has(key)) return [index];
    seen.add(key);
    return [];
  });
}
