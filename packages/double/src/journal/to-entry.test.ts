import { describe, expect, it } from "vitest";
import { recorded } from "../testing/recorded.js";
import { toEntry } from "./to-entry.js";

const bytes = (text: string) => new TextEncoder().encode(text);

describe("toEntry", () => {
  it("leaves out absent members", () => {
    expect(toEntry(recorded("r1"))).toEqual({
      request_id: "r1",
      at: "2026-06-01T12:00:00.000Z",
      world: "default",
      protocol: "webapi",
      method: "chat.postMessage",
      status: 200,
      ok: true,
      changes: [],
      duration_ms: 1,
    });
  });

  it("shows everything else, without secrets", () => {
    const change = { kind: "putUser", id: "U1", before: { passwordHash: "hush" }, after: { title: "Dr" } };
    const found = { client_secret: "hush" };
    const parts = { code: "no_text", reason: { rule: "limits", found }, fault: "fault-1", aborted: true };
    const called = { userId: "U1", appId: "A1", id: "U2", version: "2.0", route: "GET /Users" };
    expect(
      toEntry(recorded("r1", { ...parts, ...called, changes: [change], arguments: { token: "hush" } })),
    ).toMatchObject({
      code: "no_text",
      reason: { rule: "limits", found: { client_secret: "[redacted]" } },
      fault: "fault-1",
      aborted: true,
      user: "U1",
      app: "A1",
      id: "U2",
      version: "2.0",
      route: "GET /Users",
      arguments: { token: "[redacted]" },
      changes: [{ kind: "putUser", id: "U1", before: { passwordHash: "[redacted]" }, after: { title: "Dr" } }],
    });
  });

  it.each([
    ['{"userName":"ada","password":"hush"}', { userName: "ada", password: "[redacted]" }],
    ['{"password":hush}', undefined],
    ["", undefined],
  ])("reads the arguments from the body %j", (body, wanted) => {
    expect(toEntry(recorded("r1", { body: bytes(body) })).arguments).toEqual(wanted);
  });

  it("returns a new copy each time", () => {
    const kept = recorded("r1", {
      arguments: { list: ["one"] },
      changes: [{ kind: "putUser", id: "U1", before: undefined, after: { list: ["one"] } }],
    });
    const entry = toEntry(kept);
    Object.assign(entry.arguments ?? {}, { list: [] });
    Object.assign(entry.changes[0]?.after ?? {}, { list: [] });
    expect(toEntry(kept)).toMatchObject({ arguments: { list: ["one"] }, changes: [{ after: { list: ["one"] } }] });
  });
});
