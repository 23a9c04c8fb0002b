import { scim } from "@rollcall/api/scim";
import { webapi } from "@rollcall/api/webapi";
import { createDouble, createGuard, createSeededIds, createVirtualClock } from "@rollcall/double";
import { createSqliteStore } from "@rollcall/storage/sqlite";

const store = createSqliteStore({ memory: true });
const clock = createVirtualClock({ now: new Date("2026-01-01T00:00:00Z"), frozen: true });
const ids = createSeededIds(1);

const double = createDouble({
  first: { store, clock, ids },
  ids,
  definitions: { scim, webapi },
  // A real composition returns the service over `world.store`, wrapped in `world.scimMiddleware` and `world.webapiMiddleware`.
  serve: (world) => async () => Response.json({ now: world.clock.now() }),
  parseWorld: () => ({ ok: false, problems: ["This example loads no world files."] }),
  parseManifest: async () => ({
    ok: false,
    findings: [{ line: 1, column: 1, message: "This example reads no manifests." }],
  }),
  siteUrl: "http://localhost",
  guard: createGuard({ listensOn: "127.0.0.1" }),
  requestLog: {
    newRequestId: ids.uuid,
    scimAnswered: () => undefined,
    methodAnswered: () => undefined,
    failed: (error) => process.stderr.write(`${error}\n`),
  },
});

await double.control.clock.advance("1h");
const response = await double.serve(new Request("http://localhost/api/anything"));
export const answer: unknown = await response.json(); // { now: "2026-01-01T01:00:00.000Z" }

await double.close();
await store.close();

// End of the example.
const { describe, expect, it } = await import("vitest");
const { readFile } = await import("node:fs/promises");

describe("the example of the README", () => {
  it("is this file", async () => {
    const readme = await readFile(new URL("../README.md", import.meta.url), "utf8");
    const self = await readFile(new URL(import.meta.url), "utf8");
    const block = /```ts\n(.*?)```/s.exec(readme)?.[1];
    expect(self.slice(0, self.indexOf("\n// End of the example."))).toBe(block);
  });

  it("answers as its comments state", () => {
    expect(answer).toEqual({ now: "2026-01-01T01:00:00.000Z" });
  });
});
