import { namesInEventsColumn } from "@rollcall/service/store";
import { named } from "../statements/named.js";

/** Columns of `apps` with subscriptions. */
export const selectSubscriptions = named<object, { readonly events: string }>(
  () => "select events from apps where events is not null",
);

/** Number of the last change of an app. */
export const selectVersion = named<object, { readonly version: number }>(
  () => "select version from subscription_version",
);

/** Records that an app has changed. */
export const countVersion = named<object>(
  () => `insert into subscription_version (id, version) values (1, 1)
    on conflict (id) do update set version = subscription_version.version + 1`,
);

/** Names of subscriptions in the columns of apps. */
export function namesIn(rows: readonly { readonly events: string }[]): ReadonlySet<string> {
  return new Set(rows.flatMap(({ events }) => namesInEventsColumn(events)));
}
