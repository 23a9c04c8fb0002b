import { type SharedPostgres, sharedPostgres } from "@rollcall/test-kit/vitest";
import { beforeAll, describe, expect, it } from "vitest";
import { createPostgresStore } from "./create-postgres-store.js";

let postgres: SharedPostgres;
beforeAll(async () => {
  postgres = await sharedPostgres();
});

describe("the store of createPostgresStore", () => {
  it("reports its connections, and how much waits for one", async () => {
    const url = await postgres.createSchema();
    const store = await createPostgresStore({ url, connections: 2 });
    // Four reads of a turn share a connection.
    const asking = Array.from({ length: 17 }, () => store.users.get("U1"));
    // The pool assigns connections at the end of the turn.
    await new Promise<void>((resolve) => process.nextTick(resolve));
    expect(store.poolUse()).toMatchObject({ total: 2, waiting: 3 });
    expect(await Promise.all(asking)).toEqual(Array.from({ length: 17 }));
    expect(store.poolUse()).toEqual({ total: 2, idle: 2, waiting: 0 });
    await store.close();
  });
});
