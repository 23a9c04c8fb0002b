import { describe, expect, it } from "vitest";
import { createWebapiServer } from "../kit/create-webapi-server.js";

const ts = "1780300009.000100";
const world = `files:
  - { id: FPAT, name: salaries.png, owner: pat, content: secret, mimetype: image/png }
  - { id: FMINE, name: mine.png, owner: helper, content: mine, mimetype: image/png }
messages:
  - { channel: general, ts: "${ts}", user: helper, text: Hello }
  - { channel: general, ts: "1780315190.000000", user: helper, text: "So", streaming: {} }
  - { channel: general, ts: "1780300011.000100", user: helper, text: "https://tasks.example/1" }
  - { channel: board, ts: "1780300012.000100", user: pat, text: Look, files: [mine.png] }
uploads: [{ id: FUP1, owner: helper, name: notes.txt, content: notes }]
`;

const image = (id: string) => ({ type: "image", alt_text: "x", svc_file: { id } });
const postAt = Date.parse("2026-06-01T13:00:00Z") / 1000;
const stream = { channel: "C1", ts: "1780315190.000000" };
const start = { channel: "C1", recipient_user_id: "UMIA", recipient_team_id: "T1" };
const chunks = (id: string) => [{ type: "blocks", blocks: [image(id)] }];

/** Calls that show a file in a conversation. */
const calls: readonly [method: string, args: (id: string) => Readonly<Record<string, unknown>>, refused: string][] = [
  ["chat.postMessage", (id) => ({ channel: "C1", blocks: [image(id)] }), "missing_file_data"],
  [
    "chat.postMessage",
    (id) => ({ channel: "C1", attachments: [{ text: "x", blocks: [image(id)] }] }),
    "missing_file_data",
  ],
  ["chat.postEphemeral", (id) => ({ channel: "C1", user: "UMIA", blocks: [image(id)] }), "invalid_blocks"],
  ["chat.scheduleMessage", (id) => ({ channel: "C1", post_at: postAt, blocks: [image(id)] }), "invalid_blocks"],
  ["chat.update", (id) => ({ channel: "C1", ts, file_ids: [id] }), "file_not_found"],
  ["chat.update", (id) => ({ channel: "C1", ts, blocks: [image(id)] }), "file_not_found"],
  ["chat.startStream", (id) => ({ ...start, chunks: chunks(id) }), "invalid_blocks"],
  ["chat.appendStream", (id) => ({ ...stream, chunks: chunks(id) }), "invalid_blocks"],
  ["chat.stopStream", (id) => ({ ...stream, blocks: [image(id)] }), "missing_file_data"],
  [
    "files.completeUploadExternal",
    (id) => ({ files: [{ id: "FUP1" }], channel_id: "C1", blocks: [image(id)] }),
    "invalid_blocks",
  ],
];

describe("a file that the caller does not see", () => {
  it.each(calls)("is not shared by %s (%#)", async (method, args, refused) => {
    await using server = await createWebapiServer({ world });
    const commits = server.commits();
    expect((await server.call(method, args("FPAT"))).outcome).toBe(refused);
    expect(server.commits()).toBe(commits);
    expect((await server.call("files.info", { file: "FPAT" })).outcome).toBe("file_not_found");
    expect((await server.call(method, args("FMINE"))).outcome).toBe("ok");
  });

  it("of another workspace is not shared", async () => {
    await using server = await createWebapiServer({ world });
    const { outcome } = await server.call("chat.postMessage", { channel: "C1", blocks: [image("F32")] });
    expect(outcome).toBe("missing_file_data");
  });

  it("is not shared by an update of a message whose preview names it", async () => {
    await using server = await createWebapiServer({ world });
    const message = { channel: "C1", ts: "1780300011.000100" };
    const unfurls = { "https://tasks.example/1": { blocks: [image("FPAT")] } };
    expect((await server.call("chat.unfurl", { ...message, unfurls })).outcome).toBe("ok");
    expect((await server.call("chat.update", { ...message, text: "New" })).outcome).toBe("ok");
    expect((await server.call("files.info", { file: "FPAT" })).outcome).toBe("file_not_found");
  });
});

describe("a file that a message shares in a public channel", () => {
  const shared = calls.filter(([method]) => !["chat.postEphemeral", "chat.scheduleMessage"].includes(method));

  it.each(shared)("is public in every answer: %s (%#)", async (method, args) => {
    await using server = await createWebapiServer({ world });
    expect((await server.call(method, args("FMINE"))).outcome).toBe("ok");
    const isPublic = { id: "FMINE", is_public: true, channels: ["C1"] };
    const { body } = await server.call("files.info", { file: "FMINE" });
    expect(body["file"]).toMatchObject(isPublic);
    const { files } = (await server.call("files.list", { channel: "C1", user: "UHELP" })).body;
    expect(files).toContainEqual(expect.objectContaining(isPublic));
  });

  it("stays public when the message is deleted", async () => {
    await using server = await createWebapiServer({ world });
    await server.call("chat.update", { channel: "C1", ts, file_ids: ["FMINE"] });
    await server.call("chat.delete", { channel: "C1", ts });
    expect((await server.call("files.info", { file: "FMINE" })).body["file"]).toMatchObject({ is_public: true });
  });
});

describe("files.list", () => {
  it("does not say that a file is shared in a channel that the caller does not see", async () => {
    await using server = await createWebapiServer({ world });
    const inBoard = async (token: string) => (await server.call("files.list", { channel: "C3" }, { token })).body;
    expect(await inBoard("svcb-helper")).toMatchObject({ files: [], paging: { total: 0, pages: 0 } });
    expect((await server.call("files.list", { user: "UHELP", types: "snippets,images" })).body).toMatchObject({
      files: expect.arrayContaining([expect.objectContaining({ id: "FMINE" })]),
    });
  });
});

describe("an attachment of a List", () => {
  const attach = (id: string) => ({
    list_id: "F1",
    cells: [{ row_id: "Rec1", column_id: "ColFILE", attachment: [id] }],
  });

  it("is a file that the caller sees and that is not deleted", async () => {
    await using server = await createWebapiServer({ world });
    expect((await server.call("svcLists.items.update", attach("FPAT"))).outcome).toBe("file_not_found");
    expect((await server.call("svcLists.items.update", attach("FMINE"))).outcome).toBe("ok");
    await server.call("files.delete", { file: "FMINE" });
    expect((await server.call("svcLists.items.update", attach("FMINE"))).outcome).toBe("file_not_found");
  });
});

describe("a deleted file", () => {
  it.each(calls)("is not shared by %s (%#)", async (method, args, refused) => {
    await using server = await createWebapiServer({ world });
    await server.call("files.delete", { file: "FMINE" });
    expect((await server.call(method, args("FMINE"))).outcome).toBe(refused);
  });

  it("can stay in a message that shows it", async () => {
    await using server = await createWebapiServer({ world });
    await server.call("chat.update", { channel: "C1", ts, file_ids: ["FMINE"] });
    await server.call("files.delete", { file: "FMINE" });
    const again = { channel: "C1", ts, text: "Bye", file_ids: ["FMINE"] };
    expect((await server.call("chat.update", again)).outcome).toBe("ok");
  });
});
