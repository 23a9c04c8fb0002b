import { describe, expect, it } from "vitest";
import { createWebapiServer, type WebapiServer } from "../kit/create-webapi-server.js";
import { exportText, fetchExport, readList } from "../kit/export-list.js";

const method = "svcLists.download.start";

/** F1 as a table, without the values of its columns after the ninth. */
const table = [
  "Row ID,Task,Message,Number,State,Date,People,Checked,E-mail,Phone,Channel,Rating,Made by,Edited by,Files,Links,Votes,Time,References,One",
  'Rec1,"Pack, and ""book""",,,Open,,"Mia Miller, rex",,,,,,helper,helper,plan.pdf,,rex,,,',
  "Rec2,Tent,,,,,,true,,,,,helper,helper,,,,,,",
  "Rec4,Go,,,,,,,,,,,Mia Miller,Mia Miller,,,,,,",
];

const start = async (server: WebapiServer, more: object = {}) =>
  String((await server.call(method, { list_id: "F1", ...more })).body["job_id"]);

describe(method, () => {
  it("exports a table of everything visible by default", async () => {
    await using server = await createWebapiServer();
    const response = await fetchExport(server, await start(server));
    expect(response.headers.get("content-type")).toMatch(/^text\/csv; charset=utf-8/);
    expect(response.headers.get("content-disposition")).toBe("attachment; filename*=UTF-8''Plan.csv");
    expect(await response.text()).toBe(table.map((line) => `${line}\r\n`).join(""));
  });

  it("leaves hidden columns out of a table, and marks archived rows if they are requested", async () => {
    await using server = await createWebapiServer({ world: "lists: [{ name: Read, columns: [], rows: [] }]" });
    const columns = "columns: [{ name: A, type: text }, { name: B, type: text, hidden: true }]";
    const rows = 'rows: [{ id: Rec9, archived: true, cells: { A: "1\\n2", B: no } }]';
    await using other = await createWebapiServer({ world: `lists: [{ name: Read, ${columns}, ${rows} }]` });
    expect(await exportText(server, { list: "F2" })).toBe("Row ID\r\n");
    expect(await exportText(other, { list: "F2" })).toBe("Row ID,A\r\n");
    const more = { include_archived: true };
    expect(await exportText(other, { list: "F2", more })).toBe('Row ID,A,Archived\r\nRec9,"1\n2",true\r\n');
  });

  it("exports everything with its hierarchy as JSON", async () => {
    await using server = await createWebapiServer();
    const more = { include_archived: false };
    const { list, items } = await readList(server, { more });
    expect(list).toMatchObject({ id: "F1", name: "Plan", owner: "UHELP", created: expect.any(String) });
    expect(list.columns).toHaveLength(19);
    expect(list.columns[3]).toEqual({
      id: "ColSELECT",
      name: "State",
      type: "select",
      options: [
        { id: "OptOPEN", name: "Open" },
        { id: "OptDONE", name: "Done" },
      ],
    });
    expect(items.map(({ id, items: under }) => [id, under.map((row) => row.id)])).toEqual([
      ["Rec1", ["Rec2"]],
      ["Rec4", []],
    ]);
    expect(items[0]).toMatchObject({ archived: false, created: "2026-01-01T00:00:00.000Z", created_by: "UHELP" });
    expect(items[0]).not.toHaveProperty("thread");
    expect(items[0]).not.toHaveProperty("attachments");
    expect(items[0]?.cells).toContainEqual({ column_id: "ColPEOPLE", user: ["UMIA", "UREX"] });
  });

  it("adds archived rows, threads and attachments on request", async () => {
    await using server = await createWebapiServer();
    const { items } = await readList(server, { more: { include_threads: true, include_attachments: true } });
    expect(items[0]?.items.map(({ id }) => id)).toEqual(["Rec2", "Rec3"]);
    expect(items[0]).toMatchObject({
      thread: [{ user: "UMIA", created: "2026-01-02T00:00:00.000Z", text: "When?" }],
      attachments: [
        {
          id: "F31",
          name: "plan.pdf",
          mimetype: "application/pdf",
          size: 1234,
          created: "2026-01-01T00:00:00.000Z",
          user: "UMIA",
          path: "https://site.example/w/hq/files-pri/T1-F31/plan.pdf",
        },
      ],
    });
    expect(items[1]).toMatchObject({ thread: [], attachments: [] });
  });

  it("exports the state at its start", async () => {
    await using server = await createWebapiServer();
    const job = await start(server);
    await server.call("svcLists.update", { id: "F1", name: "Other" });
    const cell = { row_id: "Rec1", column_id: "ColNUMBER", number: [1] };
    await server.call("svcLists.items.update", { list_id: "F1", cells: [cell] });
    expect(await (await fetchExport(server, job)).text()).toBe(table.map((line) => `${line}\r\n`).join(""));
  });

  it("exports a long List part by part", async () => {
    await using server = await createWebapiServer();
    const text = "x".repeat(500);
    const rich_text = [
      { type: "rich_text", elements: [{ type: "rich_text_section", elements: [{ type: "text", text }] }] },
    ];
    const cells = Array.from({ length: 700 }, () => ({ row_id_to_create: true, column_id: "ColTEXT", rich_text }));
    for (let at = 0; at < cells.length; at += 100) {
      await server.call("svcLists.items.update", { list_id: "F1", cells: cells.slice(at, at + 100) });
    }
    const before = server.commits();
    const lines = (await exportText(server)).split("\r\n");
    expect(lines).toHaveLength(table.length + cells.length + 1);
    expect(new Set(lines).size).toBe(lines.length);
    // Reads the job twice, and between five and ten parts of about 64,000 characters.
    expect(server.commits() - before).toBeGreaterThan(5);
    expect((await readList(server)).items).toHaveLength(cells.length + 2);
  });
});
