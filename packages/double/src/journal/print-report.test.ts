import { describe, expect, it } from "vitest";
import type { JournalEntry } from "../generated/control/index.js";
import { printReport } from "./print-report.js";

const base: JournalEntry = {
  request_id: "r",
  at: "2026-06-01T12:00:00.000Z",
  world: "default",
  protocol: "webapi",
  method: "chat.postMessage",
  arguments: { channel: "general", text: "hello", token: "[redacted]" },
  user: "U1",
  app: "A1",
  status: 200,
  ok: true,
  changes: [],
  duration_ms: 1,
};

const refused: JournalEntry = {
  ...base,
  ok: false,
  code: "channel_not_found",
  arguments: { channel: "genral", text: "x".repeat(500) },
  reason: { rule: "The conversation does not exist.", found: "genral", wanted: "one that the bot sees" },
};

const delivery: JournalEntry = {
  ...base,
  protocol: "events",
  app: "A1",
  ok: false,
  status: 0,
  code: "no_socket",
  delivery: {
    event: "message",
    event_id: "Ev1",
    attempt: 2,
    result: "given_up",
    detail: "No process of the app is connected.",
    request: {
      url: "ws://a",
      headers: {},
      redirects: [],
      body: { token: "t", api_app_id: "A1", event: { type: "message", team: "T1", text: "hello" } },
    },
  },
};

const nameOf = (id: string) => ({ U1: "rollbot", A1: "Roll Bot" })[id] ?? id;

describe("printReport", () => {
  it("says nothing of nothing", () => {
    expect(printReport([], { show: "all", nameOf })).toBe("");
  });

  it("prints what failed first, with its reason, then the rest, newest first, a line each", () => {
    const { user: _user, method: _method, arguments: _sent, ...sent } = delivery;
    const report = printReport([base, refused, base, sent], { show: "all", test: "approves", nameOf });
    expect(report).toBe(
      [
        "",
        'Rollcall served 4 exchanges in "approves", 2 failed:',
        '✗ #4 event message to Roll Bot, attempt 2 → no_socket  type="message" text="hello"',
        "    No process of the app is connected.",
        `✗ #2 chat.postMessage by rollbot → 200 channel_not_found  channel="genral" text="${"x".repeat(58)}…`,
        '    The conversation does not exist: found "genral", wanted one that the bot sees',
        '  #3 chat.postMessage by rollbot → 200  channel="general" text="hello"',
        '  #1 chat.postMessage by rollbot → 200  channel="general" text="hello"',
        "",
      ].join("\n"),
    );
  });

  it("prints the act of a person, the command, or what is left of a large payload", () => {
    const lineOf = (body: object) => {
      const request = { url: "ws://a", headers: {}, redirects: [], body };
      const sent = { ...delivery, delivery: { ...delivery.delivery, request } as JournalEntry["delivery"] };
      return printReport([sent as JournalEntry], { show: "all", nameOf })
        .split("\n")[2]
        ?.split("→ ")[1];
    };
    const click = { type: "block_actions", team: { id: "T1" }, actions: [{ action_id: "approve", value: "7" }] };
    const act = 'no_socket  type="block_actions" action_id="approve" value="7"';
    for (const payload of [click, JSON.stringify(click)]) expect(lineOf({ payload })).toBe(act);
    const submitted = { type: "view_submission", view: { callback_id: "task" } };
    expect(lineOf({ payload: submitted })).toBe('no_socket  type="view_submission" callback_id="task"');
    expect(lineOf({ payload: '{"type":"block_act…' })).toContain("block_act");
    expect(lineOf({ command: "/deploy", text: "now", team_id: "T1", enterprise_name: "Acme" })).toBe(
      'no_socket  command="/deploy" text="now"',
    );
  });

  it("fits on a screen, and counts what it leaves out", () => {
    const many = Array.from({ length: 300 }, (_, index) => (index % 3 === 0 ? refused : base));
    const lines = printReport(many, { show: "all", nameOf }).trim().split("\n");
    expect(lines).toHaveLength(22);
    expect(lines.at(-1)).toBe("  … and 290 more");
    expect(printReport([base], { show: "failed", nameOf })).toBe("\nRollcall served 1 exchange, none failed.\n");
  });
});
