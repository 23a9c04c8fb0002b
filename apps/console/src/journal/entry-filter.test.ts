import { describe, expect, it } from "vitest";
import type { Entry } from "../store/types.js";
import { everything, filterEntries } from "./entry-filter.js";

const entry = (id: string, parts: Partial<Entry>): Entry => ({
  request_id: id,
  at: "2026-01-01T00:00:00.000Z",
  world: "default",
  protocol: "webapi",
  status: 200,
  ok: true,
  changes: [],
  duration_ms: 1,
  ...parts,
});
const entries = [
  entry("1", { method: "chat.postMessage", user: "U1", app: "A1" }),
  entry("2", { method: "users.info", ok: false, code: "user_not_found" }),
  entry("3", { protocol: "scim", route: "GET /Users/{id}", version: "2.0", status: 404, ok: false }),
  entry("4", { protocol: "people", method: "people.post", user: "U1" }),
  entry("5", { protocol: "events", app: "A1" }),
];

describe("filterEntries", () => {
  it.each([
    [{}, ["1", "2", "3", "4", "5"]],
    [{ kind: "call" }, ["1", "2", "3"]],
    [{ kind: "act" }, ["4"]],
    [{ kind: "delivery" }, ["5"]],
    [{ onlyFailed: true }, ["2", "3"]],
    [{ words: "not_found users" }, ["2"]],
    [{ words: "404" }, ["3"]],
    [{ app: "A1" }, ["1", "5"]],
    [{ user: "U1", kind: "act" }, ["4"]],
  ] as const)("selects by %j", (filter, wanted) => {
    const found = filterEntries(entries, { ...everything, ...filter });
    expect(found.map(({ request_id: id }) => id)).toEqual(wanted);
  });
});
