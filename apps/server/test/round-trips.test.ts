import { startProxy } from "@rollcall/test-kit/postgres";
import { sharedPostgres } from "@rollcall/test-kit/vitest";
import { describe, expect, it, onTestFinished } from "vitest";
import { createServer } from "../src/index.js";
import { deployed, deployedTokens } from "./kit/deployed.js";

const schemas = ["urn:scim:schemas:core:1.0"];
const member = { value: "UDEMOANNIE" };
const add = { schemas, members: [member] };
const remove = { schemas, members: [{ ...member, operation: "delete" }] };

/** A server whose database is behind a proxy that counts round trips. */
async function serve() {
  const postgres = await sharedPostgres();
  const url = new URL(await postgres.createSchema());
  const proxy = await startProxy(Number(url.port));
  url.port = `${proxy.port}`;
  const server = await createServer({ ...deployed(), database: url.href });
  onTestFinished(async () => {
    await server.close();
    await proxy.cut();
  });
  const send = (verb: string, path: string, body: object) =>
    fetch(`${server.url}/scim/v1/${path}`, {
      method: verb,
      headers: { authorization: `Bearer ${deployedTokens.admin}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  return { send, roundTrips: proxy.roundTrips };
}

describe("a PATCH of one member of a group on PostgreSQL", () => {
  it("waits for the database three times", async () => {
    const { send, roundTrips } = await serve();
    const created = await send("POST", "Groups", { schemas, displayName: "Round trips" });
    const id = created.headers.get("location")?.split("/").at(-1);
    const patch = async (change: object) => {
      const before = roundTrips();
      const { status } = await send("PATCH", `Groups/${id}`, change);
      return { status, count: roundTrips() - before };
    };
    const counts = { add: Number.POSITIVE_INFINITY, remove: Number.POSITIVE_INFINITY };
    // The first calls prepare statements and open connections, and the server's own work may come between.
    for (let round = 0; round < 5; round += 1) {
      const [added, removed] = [await patch(add), await patch(remove)];
      expect([added.status, removed.status]).toEqual([204, 204]);
      counts.add = Math.min(counts.add, added.count);
      counts.remove = Math.min(counts.remove, removed.count);
    }
    expect(counts).toEqual({ add: 3, remove: 3 });
  });
});
