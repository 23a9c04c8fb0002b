import { namesInEventsColumn } from "@rollcall/service/store";
import { sql } from "../statements/sql.js";
import { statement } from "../statements/statement.js";

/** Columns of `apps` with subscriptions. */
export const selectSubscriptions = statement<object, { readonly events: string }>(
  () => sql`select events from apps where events is not null`,
);

/** Number of the last change of an app. */
export const selectVersion = statement<object, { readonly version: number }>(
  () => sql`select version from subscription_version`,
);

/** Records that an app has changed. */
export const countVersion = statement<object>(
  () => sql`insert into subscription_version (id, version) values (1, 1)
    on conflict (id) do update set version = subscription_version.version + 1`,
);

/** Names of subscriptions in the columns of apps. */
export function namesIn(rows: readonly { readonly events: string }[]): ReadonlySet<string> {
  return new Set(rows.flatMap(({ events }) => namesInEventsColumn(events)));
}
