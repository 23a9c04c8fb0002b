import { startPostgres, type TestPostgres } from "@rollcall/test-postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPostgresStore } from "./create-postgres-store.js";

let postgres: TestPostgres | undefined;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

describe("the store of createPostgresStore", () => {
  it("tells how many connections it has, and how much waits for one", async () => {
    const url = await postgres?.createSchema();
    const store = await createPostgresStore({ url: url ?? "", connections: 2 });
    const asking = Array.from({ length: 5 }, () => store.ready());
    // The pool hands its connections out at the end of the turn.
    await new Promise<void>((resolve) => process.nextTick(resolve));
    expect(store.poolUse()).toMatchObject({ total: 2, waiting: 3 });
    expect(await Promise.all(asking)).toEqual([true, true, true, true, true]);
    expect(store.poolUse()).toEqual({ total: 2, idle: 2, waiting: 0 });
    await store.close();
  });
});
