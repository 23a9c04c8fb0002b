import { documents } from "@rollcall/service/store";
import { createPostgresStore } from "@rollcall/storage/postgres";
import { query } from "@rollcall/test-kit/postgres";
import { sharedPostgres } from "@rollcall/test-kit/vitest";
import { describe, expect, it } from "vitest";
import { startInstances, stopInstances } from "./start-instances.js";

const count = 200;
const channelId = "CDEMOGENERAL";

/** Stores what was due an hour ago. */
async function storeOverdue(database: string): Promise<void> {
  const store = await createPostgresStore({ url: database, documents });
  const nowMs = Date.now();
  const workspaceId = (await store.channels.get(channelId))?.workspaceId ?? "";
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
  const endedAt = new Date(nowMs - 3_600_000).toISOString();
  const annie = await store.users.get("UDEMOANNIE");
  if (annie === undefined) throw new Error("The demo world has no user UDEMOANNIE.");
  const guests = Array.from({ length: count }, (_, index) => {
    const id = `UTEST${String(index).padStart(4, "0")}`;
    const guest = { kind: "multi", expiration: endedAt } as const;
    const status = { text: "Out", emoji: ":sunny:", expiration: endedAt };
    const value = { ...annie, id, version: 1, userName: id.toLowerCase(), emails: [], guest, status };
    return { kind: "put" as const, document: "user" as const, value };
  });
  const pauses = guests.map(({ value: { id } }) => ({
    kind: "put" as const,
    document: "doNotDisturb" as const,
    value: { userId: id, version: 1, snoozedUntil: endedAt },
  }));
  const reminders = Array.from({ length: count }, (_, index) => ({
    kind: "put" as const,
    document: "reminder" as const,
    value: {
      id: `RmTEST${String(index).padStart(4, "0")}`,
      version: 1,
      workspaceId,
      creatorId: "UDEMOANNIE",
      userId: "UDEMOANNIE",
      created: new Date(nowMs - 7_200_000).toISOString(),
      text: `overdue ${index}`,
      time: Math.floor(nowMs / 1000) - 3600,
    },
  }));
  await store.commit({ expect: [], writes: [...writes, ...guests, ...pauses, ...reminders] });
  await store.close();
}

describe("several servers of one database", () => {
  it("do what is overdue when they start, each job once", async () => {
    const database = await (await sharedPostgres()).createSchema();
    await stopInstances(await startInstances(1, database));
    await storeOverdue(database);
    const instances = await startInstances(3, database);
    try {
      for (let left = count; left > 0; ) {
        left = (await query(database, "select id from scheduled_messages where id like 'QTEST%'")).length;
      }
      for (const table of ["users", "do_not_disturb"]) {
        const key = table === "users" ? "id" : "user_id";
        for (let left = count; left > 0; ) {
          left = (await query(database, `select ${key} from ${table} where ${key} like 'UTEST%' and due is not null`))
            .length;
        }
        const repeated = `select ${key} from ${table} where ${key} like 'UTEST%' and version <> 2`;
        expect(await query(database, repeated)).toEqual([]);
      }
      expect(await query(database, "select id from users where id like 'UTEST%' and active = 0")).toHaveLength(count);
      for (let left = count; left > 0; ) {
        left = (await query(database, "select id from reminders where id like 'RmTEST%' and due is not null")).length;
      }
      const rows = await query(database, `select document from messages where document like '%"overdue %'`);
      const texts = rows.map((row) => /"text":"(overdue \d+)"/.exec(JSON.stringify(row).replaceAll("\\", ""))?.[1]);
      expect(texts).toHaveLength(count);
      expect(new Set(texts).size).toBe(count);
      const reminded = "from messages where document like '%Reminder: overdue%'";
      expect(await query(database, `select ts ${reminded}`)).toHaveLength(count);
      expect(await query(database, `select distinct channel_id ${reminded}`)).toHaveLength(1);
      const reminders = (await query(database, `select document ${reminded}`)).map(
        (row) => /Reminder: overdue \d+/.exec(JSON.stringify(row))?.[0],
      );
      expect(new Set(reminders).size).toBe(count);
    } finally {
      await stopInstances(instances);
    }
  });
});
