import { describe, expect, it } from "vitest";
import type { JournalEntry } from "../generated/control/index.js";
import { printEntry, printEntryLine } from "./print-entry.js";

const patch: JournalEntry = {
  request_id: "r1",
  at: "2026-06-01T12:00:00.000Z",
  world: "default",
  protocol: "scim",
  version: "2.0",
  route: "PATCH /Users/{id}",
  id: "UADA",
  user: "UPAT",
  app: "A1",
  arguments: { schemas: ["x"] },
  status: 200,
  ok: true,
  changes: [
    {
      kind: "putUser",
      id: "UADA",
      before: { title: "Ms", version: 1 },
      after: { title: "Dr", version: 1, locale: "en" },
    },
    { kind: "addGroupMembers", id: "S1", after: { userIds: ["UADA"] } },
  ],
  duration_ms: 1.5,
};

describe("printEntry", () => {
  it("prints every fact, and only the differences of a change", () => {
    expect(printEntry(patch)).toBe(
      [
        "2026-06-01T12:00:00.000Z SCIM 2.0 PATCH /Users/UADA → 200",
        "  request   r1 in world default, 1.5 ms",
        "  caller    UPAT, app A1",
        '  arguments {"schemas":["x"]}',
        "  changed   putUser UADA",
        '            title: "Ms" → "Dr"',
        '            locale: nothing → "en"',
        "  changed   addGroupMembers S1",
        '            {"userIds":["UADA"]}',
        "",
      ].join("\n"),
    );
  });

  it("prints the reason", () => {
    const reason = { rule: "web-api#limits", found: 41, wanted: "at most 40" };
    expect(printEntry({ ...patch, changes: [], ok: false, status: 400, code: "bad", reason })).toContain(
      "  reason    web-api#limits\n  found     41\n  wanted    at most 40\n",
    );
  });

  it.each<[Partial<JournalEntry>, string]>([
    [{ protocol: "webapi", method: "users.info", fault: "fault-1" }, "users.info → 200 (fault fault-1)"],
    [{ aborted: true }, "SCIM 2.0 PATCH /Users/UADA → 200 (the client had disconnected)"],
    [{ code: "bad", status: 400 }, "SCIM 2.0 PATCH /Users/UADA → 400 bad"],
  ])("has a line for %j", (parts, wanted) => {
    expect(printEntryLine({ ...patch, ...parts })).toBe(`2026-06-01T12:00:00.000Z ${wanted}`);
  });

  it("prints a line for a request that no route or method answered", () => {
    const { route: _route, id: _id, version: _version, ...rest } = patch;
    const asked = { ...rest, protocol: "webapi", status: 200, code: "unknown_method" } as const;
    expect(printEntryLine({ ...asked, path: "/api/x" })).toContain("Z /api/x (no method) → 200 unknown_method");
    expect(printEntryLine({ ...asked, method: "stars.add", path: "/api//stars.add" })).toContain(
      "Z stars.add (/api//stars.add) → 200 unknown_method",
    );
    expect(printEntryLine({ ...rest, version: "2.0", status: 404, code: "bad_endpoint" })).toContain(
      "SCIM 2.0 (no such endpoint) → 404 bad_endpoint",
    );
  });
});
