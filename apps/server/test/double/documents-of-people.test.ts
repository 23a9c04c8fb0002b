import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type ControlledServer, createServer } from "../../src/index.js";
import { openApp } from "../deliveries/serve-app.js";

let server: ControlledServer;
beforeEach(async () => {
  server = await createServer({ memory: true });
});
afterEach(() => server.close());

describe("a person with Lists and canvases", () => {
  it("sees them, page by page", async () => {
    const alan = server.as("alan.turing");
    const made = await alan.call("svcLists.create", { name: "<b>Errands</b>" });
    const first = await alan.seesDocuments("list", { limit: 1 });
    expect(first.documents).toMatchObject([{ id: made.answer["list_id"], title: "<b>Errands</b>" }]);
    const second = await alan.seesDocuments("list", { cursor: first.next_cursor ?? "" });
    expect(second.documents).toMatchObject([{ id: "FDEMOLIST", title: "Launch checklist" }]);
    expect(second.next_cursor).toBeUndefined();
    const { documents } = await alan.seesDocuments("canvas");
    expect(documents.map(({ id }) => id)).toContain("FDEMOCANVAS");
    const mary = await server.as("mary.jackson").seesDocuments("list");
    expect(mary.documents.map(({ id }) => id)).not.toContain(made.answer["list_id"]);
    const file = await alan.seesDocuments("file", { limit: 1 });
    const files = await alan.seesDocuments("file", { cursor: file.next_cursor ?? "" });
    expect([...file.documents, ...files.documents].map(({ title }) => title).sort()).toEqual([
      "draft.txt",
      "engines.pdf",
      "thrust.png",
    ]);
    const look = await alan.seesFile("FDEMOFILE", { bytes: false });
    expect(look).toMatchObject({ file: { id: "FDEMOFILE" }, name: "engines.pdf", base64: "" });
    for (const kind of ["list", "file"] as const) {
      await expect(alan.seesDocuments(kind, { cursor: "else" })).rejects.toThrow("is no cursor");
    }
  });

  it("changes a cell, and reads it back, also as CSV", async () => {
    const alan = server.as("alan.turing");
    const { list, items, access } = await alan.seesList("FDEMOLIST", { limit: 2 });
    expect([list["title"], items.length]).toEqual(["Launch checklist", 2]);
    expect(access).toContainEqual({ kind: "channel", id: "CDEMOGENERAL", level: "read" });
    const row_id = String(items[0]?.["id"]);
    const cells = [{ row_id, column_id: "ColSTATE", select: ["OptDONE"] }];
    await alan.call("svcLists.items.update", { list_id: "FDEMOLIST", cells });
    const changed = (await alan.seesList("FDEMOLIST")).items.find(({ id }) => id === row_id);
    expect(JSON.stringify(changed)).toContain("OptDONE");
    const acts = (await server.journal.list()).map(({ method }) => method);
    expect(acts).toContain("people.call");
    const file = await alan.seesFile("FDEMOLIST");
    expect(file).toMatchObject({ name: expect.stringMatching(/\.csv$/), mimetype: "text/csv" });
    expect(Buffer.from(file.base64, "base64").toString()).toMatch(/^Row ID,Task,State/);
  });

  it("reads a canvas with its sections, and edits one of them", async () => {
    const alan = server.as("alan.turing");
    const { markdown, sections, level } = await alan.seesCanvas("FDEMOCANVAS");
    expect(level).toBe("write");
    expect(sections[0]).toEqual({ id: "SecGOAL", markdown: "# Goal" });
    expect(markdown.startsWith("# Goal")).toBe(true);
    const change = {
      operation: "replace",
      section_id: "SecGOAL",
      document_content: { type: "markdown", markdown: "# Aim" },
    };
    await alan.call("canvases.edit", { canvas_id: "FDEMOCANVAS", changes: [change] });
    expect((await alan.seesCanvas("FDEMOCANVAS")).sections[0]).toEqual({ id: "SecGOAL", markdown: "# Aim" });
    expect((await alan.seesFile("FDEMOCANVAS")).mimetype).toBe("text/markdown");
  });

  it("tells apps that see them of each change", async () => {
    const receiver = await openApp();
    const manifest = {
      display_information: { name: "Watcher" },
      oauth_config: { scopes: { user: ["files:read"] } },
      settings: { event_subscriptions: { request_url: receiver.url, user_events: ["file_created", "file_change"] } },
    };
    const { app } = await server.apps.create(manifest, { events: receiver.url });
    const [alan, mary] = [server.as("alan.turing"), server.as("mary.jackson")];
    await alan.install(app.id);
    const made = await alan.call("svcLists.create", { name: "Errands" });
    const list_id = String(made.answer["list_id"]);
    const { deliveries } = await alan.call("svcLists.items.create", { list_id });
    expect(deliveries).toMatchObject([{ event: "file_change", app: app.id, state: "delivered" }]);
    await mary.call("svcLists.create", { name: "Not for Alan" });
    const change = { operation: "insert_at_end", document_content: { type: "markdown", markdown: "Done." } };
    await alan.call("canvases.edit", { canvas_id: "FDEMOCANVAS", changes: [change] });
    expect(receiver.received.map(({ event }) => [event.type, event.file_id])).toEqual([
      ["file_created", list_id],
      ["file_change", list_id],
      ["file_change", "FDEMOCANVAS"],
    ]);
  });

  it("is under the rules of calls", async () => {
    const [alan, mary] = [server.as("alan.turing"), server.as("mary.jackson")];
    await expect(alan.seesList("FNONE")).rejects.toThrow('There is no List "FNONE".');
    await expect(alan.seesCanvas("FNONE")).rejects.toThrow('There is no canvas "FNONE".');
    await expect(alan.call("canvases.edit", { canvas_id: "FDEMOCANVAS" })).rejects.toThrow("changes");
    const made = await alan.call("svcLists.create", { name: "Mine" });
    await expect(mary.seesList(String(made.answer["list_id"]))).rejects.toThrow("file_not_found");
  });

  it.each([
    {
      why: "the plan",
      workspace: { plan: "free" },
      codes: ["permission_denied", "free_teams_cannot_create_non_tabbed_canvases"],
    },
    {
      why: "the features",
      workspace: { plan: "plus", disabled_features: ["lists", "canvases"] },
      codes: ["permission_denied", "canvas_disabled_user_team"],
    },
  ])("makes nothing that $why of a workspace rule out", async ({ workspace, codes }) => {
    const workspaces = [{ domain: "hq", name: "HQ", ...workspace }];
    const users = [{ userName: "ada", emails: ["ada@acme.example"], workspaces: { hq: "primary_owner" } }];
    await server.world.load({ kind: "world", workspaces, users });
    const ada = server.as("ada");
    const codeOf = (act: Promise<unknown>) =>
      act.then(
        () => undefined,
        ({ refusal }) => refusal.code,
      );
    expect([
      await codeOf(ada.call("svcLists.create", { name: "Mine" })),
      await codeOf(ada.call("canvases.create", { title: "Mine" })),
    ]).toEqual(codes);
  });

  it("reads the counts of messages as an admin of the organization", async () => {
    const { ts } = await server.as("alan.turing").post("general", "Ready?");
    const activity = { channel: "CDEMOGENERAL", ts, user: "UDEMOANNIE", kind: "view", client: "web" } as const;
    await server.activity.record(activity);
    const grace = server.as("grace.hopper");
    for (const channel of ["CDEMOGENERAL", "general", "#general"]) {
      const { activities } = await grace.seesActivity(channel);
      expect(activities.find(({ timestamp }) => timestamp === ts)).toMatchObject({ unique_user_views_count: 1 });
    }
    await expect(grace.seesActivity("#nowhere")).rejects.toThrow("nowhere");
    await expect(server.as("annie.easley").seesActivity("CDEMOGENERAL")).rejects.toThrow("Only owners and admins");
  });
});
