import { randomUUID } from "node:crypto";
import { pgbouncerVersion, query, startPgbouncer } from "@rollcall/test-kit/postgres";
import { sharedPostgres } from "@rollcall/test-kit/vitest";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { createServer } from "../src/index.js";
import { createClient } from "./demo.js";
import { deployed, deployedTokens } from "./kit/deployed.js";

const version = pgbouncerVersion();
const [major = 0, minor = 0] = (version ?? "").split(".").map(Number);
/** Whether the PgBouncer gives each transaction the named statements of its client. */
const knowsNames = major > 1 || minor >= 21;

beforeEach(({ skip }) => skip(version === undefined, "not run: install pgbouncer"));

/** Address of an empty database through PgBouncer. */
async function pool(settings: Readonly<Record<string, string | number>>): Promise<string> {
  const { url } = await sharedPostgres();
  const name = `pooled_${randomUUID().replaceAll("-", "")}`;
  await query(url, `create database ${name}`);
  const direct = new URL(url);
  direct.pathname = `/${name}`;
  const pgbouncer = await startPgbouncer(direct.href, { settings });
  onTestFinished(() => pgbouncer.stop());
  return pgbouncer.url;
}

const accepted = { ignore_startup_parameters: "statement_timeout" };

/** Calls of many clients at once, on two servers. */
async function useTogether(database: string, databaseStatements: "named" | "unnamed") {
  const options = { ...deployed(), database, databaseStatements };
  const servers = [await createServer(options), await createServer(options)];
  onTestFinished(async () => {
    for (const server of servers) await server.close();
  });
  const clients = servers.map((server) => createClient(server.fetch, server.url, deployedTokens));
  const call = async (at: number) => {
    const { scim } = clients[at % 2] ?? fail();
    const userName = `pooled${at}`;
    const created = await scim("POST", "/v2/Users", {
      schemas: ["urn:ietf:params:scim:schemas:core:2.0:User"],
      userName,
      emails: [{ value: `${userName}@acme.example`, primary: true }],
    });
    const { id } = (await created.json()) as { readonly id: string };
    const read = await scim("GET", `/v2/Users/${id}`);
    return [created.status, read.status];
  };
  return Promise.all(Array.from({ length: 40 }, (_, at) => call(at)));
}

function fail(): never {
  throw new Error("There are two.");
}

describe("a server behind PgBouncer in transaction mode", () => {
  it("serves many calls at once with unnamed statements", async () => {
    const answers = await useTogether(await pool(accepted), "unnamed");
    expect(answers).toEqual(answers.map(() => [201, 200]));
  });

  it("serves them with named ones, or says at the start what to do if that PgBouncer is too old", async () => {
    const settings = { ...accepted, default_pool_size: 1, ...(knowsNames && { max_prepared_statements: 200 }) };
    const database = await pool(settings);
    if (knowsNames) {
      const answers = await useTogether(database, "named");
      expect(answers).toEqual(answers.map(() => [201, 200]));
      return;
    }
    await expect(useTogether(database, "named")).rejects.toMatchObject({
      name: "StartError",
      message: expect.stringMatching(
        /^The PostgreSQL database .* mixes up named statements; .*--database-statements unnamed/,
      ),
    });
  });

  it("says which startup parameter the pooler has to ignore", async () => {
    await expect(createServer({ ...deployed(), database: await pool({}) })).rejects.toMatchObject({
      name: "StartError",
      message: expect.stringMatching(
        /: a pooler refuses the startup parameter statement_timeout; add it to ignore_startup_parameters/,
      ),
    });
  });
});
