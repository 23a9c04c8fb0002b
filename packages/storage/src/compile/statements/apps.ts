import { statement } from "../statement.js";

interface FunctionPage {
  readonly appIds: readonly string[];
  readonly undistributedOf: readonly string[];
  readonly created: string;
  readonly id: string;
  readonly limit: number;
}

/** Counts the apps that an app manages. */
export const managedCount = statement(({ db }, { managerAppId }: { readonly managerAppId: string }) =>
  db
    .selectFrom("apps")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("manager_app_id", "=", managerAppId),
);

/** The first function of an app with a callback. */
export const functionByCallback = statement(
  ({ db }, { appId, callbackId }: { readonly appId: string; readonly callbackId: string }) =>
    db
      .selectFrom("functions")
      .select("document")
      .where("app_id", "=", appId)
      .where("callback_id", "=", callbackId)
      .orderBy("created")
      .orderBy("id")
      .limit(1),
);

/** Functions of apps after a position: those that are distributed, and all of some apps. */
export const functionPage = statement(
  ({ db, isAmong, listTable }, { appIds, undistributedOf, created, id, limit }: FunctionPage) =>
    db
      .selectFrom("functions")
      .select("document")
      .where(isAmong("app_id", appIds))
      .where((row) =>
        row.or([
          row("distributed", "=", 1),
          row("app_id", "in", row.selectFrom(listTable(undistributedOf).as("list")).select("list.value")),
        ]),
      )
      .where((row) =>
        row.or([row("created", ">", created), row.and([row("created", "=", created), row("id", ">", id)])]),
      )
      .orderBy("created")
      .orderBy("id")
      .limit(limit),
);
