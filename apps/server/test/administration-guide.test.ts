import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { createDemoServer } from "./demo.js";
import { readCurls } from "./read-curl.js";

describe("the administration guide", () => {
  it("has commands that work on the demo world", async () => {
    const requests = readCurls(await readFile(new URL("../../../docs/administration.md", import.meta.url), "utf8"));
    await using server = await createDemoServer();
    const answers: unknown[] = [];
    for (const { url, ...init } of requests) {
      answers.push(await (await fetch(url.replace("http://127.0.0.1:4010", server.url), init)).json());
    }
    const ofMessages = { response_metadata: { next_cursor: "" } };
    expect(answers).toEqual([
      {
        ok: true,
        messages: [
          ...[27, 16, 23].map((count) => expect.objectContaining({ text_character_count: count })),
          expect.objectContaining({
            text_character_count: 25,
            reactions: [{ name: "raised_hand", count: 2 }],
            files: ["FDEMOFILE", "FDEMOIMAGE"].map((id) => expect.objectContaining({ id })),
          }),
          expect.objectContaining({ display_as_bot: true }),
        ],
        ...ofMessages,
      },
      {
        ok: true,
        message_activities: [
          expect.objectContaining({
            unique_user_views_count: 5,
            unique_views_client: { desktop_views_count: 3, mobile_views_count: 2, web_views_count: 1 },
            unique_stats_by_department: [{ department: "Computing", views: 1, reactions: 1, shares: 0, clicks: 0 }],
          }),
          expect.objectContaining({ unique_user_views_count: 0 }),
        ],
        ...ofMessages,
      },
      {
        ok: true,
        functions: ["call_roll", "count_absent", "call_engineers"].map((name) =>
          expect.objectContaining({ callback_id: name, app_id: "ADEMOROLL" }),
        ),
        ...ofMessages,
      },
      { ok: true, permission_type: "everyone", distribution_type: "everyone" },
      {
        ok: true,
        // By identifier, and that of the labs is random.
        teams: expect.arrayContaining([
          expect.objectContaining({ id: "TDEMOHQ", name: "Acme Headquarters", primary_owner: expect.any(Object) }),
          expect.objectContaining({ name: "Acme Labs", discoverability: "closed" }),
        ]),
        ...ofMessages,
      },
      { ok: true, team: expect.stringMatching(/^T[A-Z0-9]+$/) },
      { ok: true, owner_ids: expect.any(Array), ...ofMessages },
      { ok: true, admin_ids: expect.any(Array), ...ofMessages },
      { ok: true, users: expect.arrayContaining([expect.objectContaining({ id: "UDEMOJOAN" })]), ...ofMessages },
      { ok: true, users: [expect.objectContaining({ is_active: false, workspaces: [] })], ...ofMessages },
      ...Array.from({ length: 8 }, () => ({ ok: true })),
      {
        ok: true,
        app_requests: ["ArDEMOFERRY", "ArDEMOOLD"].map((id) => expect.objectContaining({ id })),
        ...ofMessages,
      },
      { ok: true },
      { ok: true },
      { ok: true },
      { ok: true, approved_apps: [expect.objectContaining({ scopes: expect.any(Array) })], ...ofMessages },
      { ok: true, restricted_apps: [expect.objectContaining({ scopes: [] })], ...ofMessages },
      { ok: true },
      { ok: true },
      {
        ok: true,
        role_assignments: [expect.objectContaining({ role_id: "Rl0A", user_id: "UDEMOANNIE" })],
        ...ofMessages,
      },
      { ok: true, user: expect.objectContaining({ id: "UDEMOJOAN", expiration_ts: Date.UTC(2099, 11, 31) / 1000 }) },
      { ok: true },
      { ok: true, channel_id: expect.stringMatching(/^C[A-Z0-9]+$/) },
      { ok: true, team_ids: [expect.any(String), expect.any(String)], ...ofMessages },
      ...Array.from({ length: 4 }, () => ({ ok: true })),
      { ok: true, channel: "CDEMOTOWN" },
      { ok: true, channel: "CDEMOTOWN" },
      { ok: true },
      {
        ok: true,
        conversations: expect.arrayContaining([expect.objectContaining({ name: "arrivals", is_global_shared: true })]),
        next_cursor: "",
        total_count: expect.any(Number),
      },
      { ok: true },
      { ok: true, channels: [expect.objectContaining({ id: "CDEMOLAUNCH", num_members: expect.any(Number) })] },
      { ok: true, channel_id: expect.stringMatching(/^C[A-Z0-9]+$/) },
    ]);
  });
});
