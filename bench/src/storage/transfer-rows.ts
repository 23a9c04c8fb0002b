import { rm } from "node:fs/promises";
import { join } from "node:path";
import { exportWorldFile, importWorldFile } from "@rollcall/server";
import type { Row } from "../suite.js";
import { onPostgres, onSqlite } from "./contenders.js";
import { insertRows } from "./insert-rows.js";
import type { StorageBench } from "./storage-bench.js";

/** Rows that import and export a whole directory. */
export function createTransferRows({ worldFile, folder, users, createSchema }: StorageBench): readonly Row[] {
  const count = users.toLocaleString("en");
  let turn = 0;
  const inNewFolder = async (work: (data: string) => Promise<number>) => {
    turn += 1;
    const data = join(folder, `moved-${turn}`);
    const elapsed = await work(data);
    await rm(data, { recursive: true });
    return elapsed;
  };
  return [
    {
      name: `Import ${count} users`,
      unit: "milliseconds",
      rounds: 1,
      contenders: [
        {
          name: onSqlite,
          sample: () => inNewFolder((data) => timeOf(() => importWorldFile({ data, path: worldFile }))),
        },
        { name: "node:sqlite, the same rows", sample: () => inNewFolder((data) => insertRows(worldFile, data)) },
        {
          name: onPostgres,
          sample: async () => {
            const database = await createSchema();
            return timeOf(() => importWorldFile({ database, path: worldFile }));
          },
        },
      ],
      goals: [{ against: "node:sqlite, the same rows", limit: 0.25 }],
    },
    {
      name: `Export ${count} users`,
      unit: "milliseconds",
      rounds: 1,
      contenders: [
        {
          name: onSqlite,
          sample: () =>
            inNewFolder(async (data) => {
              await importWorldFile({ data, path: worldFile });
              return timeOf(() => exportWorldFile({ data, path: join(data, "world") }));
            }),
        },
      ],
    },
  ];
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
