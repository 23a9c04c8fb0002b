import { documents } from "@rollcall/service/store";
import { createPostgresStore } from "@rollcall/storage/postgres";
import { query } from "@rollcall/test-postgres";
import { sharedPostgres } from "@rollcall/test-postgres/vitest";
import { describe, expect, it } from "vitest";
import { startInstances, stopInstances } from "./start-instances.js";

const count = 200;
const channelId = "CDEMOGENERAL";

/** Stores messages that were due an hour ago. */
async function storeOverdue(database: string): Promise<void> {
  const store = await createPostgresStore({ url: database, documents });
  const nowMs = Date.now();
  const writes = Array.from({ length: count }, (_, index) => ({
    kind: "put" as const,
    document: "scheduledMessage" as const,
    value: {
      id: `QTEST${String(index).padStart(4, "0")}`,
      version: 1,
      workspaceId: "TDEMOROLL",
      appId: "ADEMOROLL",
      userId: "UDEMOROLL",
      authorId: "UDEMOROLL",
      created: new Date(nowMs - 7_200_000).toISOString(),
      postAt: Math.floor(nowMs / 1000) - 3600,
      message: { channelId, userId: "UDEMOROLL", text: `overdue ${index}` },
    },
  }));
  await store.commit({ expect: [], writes });
  await store.close();
}

describe("several servers of one database", { timeout: 120_000 }, () => {
  it("post what is overdue when they start, each message once", async () => {
    const database = await (await sharedPostgres()).createSchema();
    await stopInstances(await startInstances(1, database));
    await storeOverdue(database);
    const instances = await startInstances(3, database);
    try {
      for (let left = count; left > 0; ) {
        left = (await query(database, "select id from scheduled_messages where id like 'QTEST%'")).length;
      }
      const rows = await query(database, `select document from messages where document like '%"overdue %'`);
      const texts = rows.map((row) => /"text":"(overdue \d+)"/.exec(JSON.stringify(row).replaceAll("\\", ""))?.[1]);
      expect(texts).toHaveLength(count);
      expect(new Set(texts).size).toBe(count);
    } finally {
      await stopInstances(instances);
    }
  });
});
