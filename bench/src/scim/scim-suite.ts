import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createConnection, toRequest } from "../served/connection.js";
import { adminToken, createDirectory, userIdOf } from "../served/directory.js";
import { expectStatus } from "../served/load.js";
import { runLeast } from "../served/run-least.js";
import { runServer } from "../served/run-server.js";
import type { Row, Suite, SuiteOptions } from "../suite.js";
import { createCreationRow } from "./creation-row.js";
import { createExampleRows } from "./example-rows.js";
import { createGroupRows } from "./group-rows.js";
import { createListRows } from "./list-rows.js";
import { createReadRows } from "./read-rows.js";
import { type Servers, smallUsers } from "./scim-bench.js";
import { createScimClient } from "./scim-client.js";
import { createUpdateRows } from "./update-rows.js";

/** Measures SCIM over sockets against a server built on npm packages and a plain server. */
export const scimSuite: Suite = {
  name: "scim",
  readme: "packages/scim-core/README.md",
  packages: ["scimmy", "scimmy-routers", "express"],
  async rows({ users = 1_000_000, onClose }: SuiteOptions): Promise<readonly Row[]> {
    const folder = await mkdtemp(join(tmpdir(), "rollcall-bench-"));
    onClose(() => rm(folder, { recursive: true, force: true }));
    const servers = await startServers(folder, users, onClose);
    const [client, smallClient] = [createScimClient(servers.rollcall.url), createScimClient(servers.small.url)];
    onClose(async () => client.close());
    onClose(async () => smallClient.close());
    const bench = { servers, client, smallClient, users, folder };
    return [
      ...createReadRows(bench),
      ...createListRows(bench),
      ...createUpdateRows(bench),
      createCreationRow(servers.creation),
      ...(await createGroupRows(bench)),
      ...(await createExampleRows(folder, onClose)),
    ];
  },
};

async function startServers(folder: string, users: number, onClose: SuiteOptions["onClose"]): Promise<Servers> {
  const start = async (name: string, ...args: readonly string[]) => {
    const server = await runServer(name, ...args);
    onClose(() => server.stop());
    return server;
  };
  await createDirectory(join(folder, "large"), users);
  await createDirectory(join(folder, "small"), smallUsers);
  await createDirectory(join(folder, "fresh"), 0);
  const rollcall = await start("rollcall", join(folder, "large"));
  await writeFile(join(folder, "user.json"), await readUser(rollcall.url));
  const least = await runLeast(join(folder, "small"), join(folder, "user.json"));
  const leastForNew = await runLeast(join(folder, "fresh"));
  onClose(() => least.stop());
  onClose(() => leastForNew.stop());
  return {
    rollcall,
    small: await start("rollcall", join(folder, "small")),
    least,
    bare: await start("bare", join(folder, "user.json")),
    creation: { fresh: await start("rollcall", join(folder, "fresh")), echo: await start("echo"), least: leastForNew },
    scimmy: await start("scimmy", join(folder, "scimmy.db"), adminToken, String(smallUsers)),
  };
}

/** Reads the bytes of a user. */
async function readUser(url: string): Promise<Buffer> {
  const connection = createConnection(url);
  const request = toRequest("GET", `/scim/v2/Users/${userIdOf(0)}`, { token: adminToken });
  const { body } = expectStatus(await connection.send(request), 200);
  connection.close();
  return body;
}
