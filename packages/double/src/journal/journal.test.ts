import { hashToken } from "@rollcall/service";
import { describe, expect, it } from "vitest";
import { recorded } from "../testing/recorded.js";
import type { EntryFilter } from "./entry-filter.js";
import { createJournal } from "./journal.js";
import { WaitTimedOut, waitFor } from "./wait-for.js";

const scim = recorded("r3", { protocol: "scim", method: undefined, route: "GET /Users", world: "fork" });

function filled() {
  const journal = createJournal();
  journal.add(recorded("r1", { arguments: { channel: "C1" }, tokenHash: hashToken("svcb-one") }));
  journal.add(recorded("r2", { ok: false, code: "no_text", arguments: { channel: "C2" } }));
  journal.add(scim);
  return journal;
}

describe("createJournal", () => {
  it.each<[EntryFilter, readonly string[]]>([
    [{}, ["r1", "r2", "r3"]],
    [{ world: "fork" }, ["r3"]],
    [{ method: "chat.postMessage" }, ["r1", "r2"]],
    [{ route: "GET /Users" }, ["r3"]],
    [{ ok: false }, ["r2"]],
    [{ code: "no_text" }, ["r2"]],
    [{ token: "svcb-one" }, ["r1"]],
    [{ token: "one" }, []],
    [{ where: { channel: "C2" } }, ["r2"]],
    [{ after: "r1" }, ["r2", "r3"]],
    [{ after: "r3" }, []],
    [{ after: "forgotten" }, ["r1", "r2", "r3"]],
  ])("lists exchanges that match %j", (filter, wanted) => {
    expect(
      filled()
        .list(filter)
        .map(({ requestId }) => requestId),
    ).toEqual(wanted);
  });

  it("drops the oldest exchanges, and those of a cleared world", () => {
    const journal = createJournal(10);
    for (let n = 1; n <= 100; n += 1) journal.add(recorded(`r${n}`));
    expect(journal.list({}).map(({ requestId }) => requestId)).toEqual(
      Array.from({ length: 10 }, (_, index) => `r${91 + index}`),
    );
    const more = filled();
    expect(more.clear("default")).toBe(2);
    expect(more.list({})).toEqual([expect.objectContaining({ requestId: "r3", world: "fork", route: "GET /Users" })]);
    expect(more.get("r3")).toHaveProperty("route", "GET /Users");
    expect(more.get("r1")).toBeUndefined();
  });

  it("keeps the order when it goes on after a world was cleared", () => {
    const journal = createJournal(4);
    for (let n = 1; n <= 6; n += 1) journal.add(recorded(`r${n}`, { world: n % 2 === 0 ? "even" : "odd" }));
    expect(journal.clear("even")).toBe(2);
    for (let n = 7; n <= 9; n += 1) journal.add(recorded(`r${n}`));
    expect(journal.list({}).map(({ requestId }) => requestId)).toEqual(["r5", "r7", "r8", "r9"]);
  });
});

describe("waitFor", () => {
  const soon = { timeoutMs: 5_000 };

  it("returns an earlier exchange", async () => {
    expect(await waitFor(filled(), { ok: false }, soon)).toHaveProperty("requestId", "r2");
  });

  it("returns the next exchange", async () => {
    const journal = filled();
    const waiting = waitFor(journal, { method: "users.info", after: "r3" }, soon);
    journal.add(recorded("r4"));
    journal.add(recorded("r5", { method: "users.info" }));
    expect(await waiting).toHaveProperty("requestId", "r5");
  });

  it("reports what happened instead, without secrets", async () => {
    const waiting = waitFor(filled(), { method: "users.info", token: "svcb-one" }, { timeoutMs: 0 });
    await expect(waiting).rejects.toThrow(WaitTimedOut);
    await expect(waiting).rejects.toThrow(
      'No exchange with {"method":"users.info","token":"[redacted]"} within 0 ms: of 3 exchanges the last were chat.postMessage (200), chat.postMessage (200 no_text), GET /Users (200).',
    );
  });

  it("rejects when the caller stops waiting", async () => {
    const gone = new AbortController();
    const waiting = waitFor(createJournal(), {}, { ...soon, signal: gone.signal });
    gone.abort(new Error("gone"));
    await expect(waiting).rejects.toThrow("gone");
  });
});
