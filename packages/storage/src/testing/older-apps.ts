import { type App, type DocumentSet, defineDocument, documents, text } from "@rollcall/service/store";
import type { MigrationStep } from "../sql/refill.js";

/** Apps as an older version would store them: without the columns and indexes of their managers and subscriptions. */
const olderApps = defineDocument<App>()({
  name: "app",
  table: "apps",
  key: ["id"],
  columns: { id: text((it) => it.id) },
  lists: {},
  sample: documents.app.sample,
});

/** Documents of that version. */
export const olderDocuments: DocumentSet = { ...documents, app: olderApps };

/** Steps from that version to the current one. */
export const stepsToPresent: readonly (readonly MigrationStep[])[] = [
  [
    "alter table apps add column manager_app_id {text}",
    "create index apps_of_manager on apps (manager_app_id, id)",
    "alter table apps add column events {text}",
    "create index apps_subscribed on apps (id) where events is not null",
    "alter table apps add column client_id {text}",
    "create index apps_of_client on apps (client_id, id) where client_id is not null",
    { refill: "apps" },
  ],
];
