import { type SharedPostgres, sharedPostgres } from "@rollcall/test-kit/vitest";
import { beforeAll, describe, expect, it } from "vitest";
import { createServer } from "../src/index.js";
import { deployed, deployedTokens } from "./kit/deployed.js";

let postgres: SharedPostgres;
beforeAll(async () => {
  postgres = await sharedPostgres();
});

describe("the metrics of a server on PostgreSQL", () => {
  it("report its connections", async () => {
    const database = await postgres.createSchema();
    const server = await createServer({ ...deployed(), database, databaseConnections: 3, metrics: { port: 0 } });
    const headers = { authorization: `Bearer ${deployedTokens.admin}` };
    await Promise.all([1, 2, 3, 4].map(() => fetch(`${server.url}/scim/v2/Users`, { headers })));
    const text = await (await fetch(server.metricsUrl ?? "")).text();
    expect(text).toMatch(/^rollcall_postgres_connections\{state="used"\} 0$/m);
    expect(text).toMatch(/^rollcall_postgres_connections\{state="idle"\} [1-3]$/m);
    expect(text).toMatch(/^rollcall_postgres_waiting 0$/m);
    expect(text).toMatch(/^rollcall_build_info\{.*database="postgres"\} 1$/m);
    await server.close();
  });
});
