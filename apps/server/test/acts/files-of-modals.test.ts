import { afterEach, describe, expect, it } from "vitest";
import { type OpenedApp, openAskedApp, type Transport } from "../kit/open-asked-app.js";

let opened: OpenedApp | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

const text = (value: string) => ({ type: "plain_text", text: value });
const input = (id: string, label: string, element: object) => ({
  type: "input",
  block_id: id,
  label: text(label),
  element: { action_id: `${id}_value`, ...element },
});
const form = {
  type: "modal",
  title: text("Report"),
  submit: text("Send"),
  blocks: [
    input("papers", "Papers", { type: "file_input", filetypes: ["txt", "PDF"], max_files: 2 }),
    input("mail", "Mail", { type: "email_text_input" }),
  ],
};
const world = { views: [{ id: "V1", app: "Helper", user: "mia", view: form }] };

async function open(over: Transport = "HTTP") {
  const app = await openAskedApp(over, {}, { sections: world });
  opened = app;
  return { ...app, mia: app.server.as("mia") };
}

const note = { name: "note.txt", content: "Found", title: "The note" };
const paper = { name: "paper.PDF", base64: btoa("%PDF-1.4") };
const Mail = "mia@acme.example";

describe.each<Transport>(["HTTP", "a socket"])("submit with files over %s", (over) => {
  it("uploads them, and the app sees the files", async () => {
    const { mia, asked, server } = await open(over);
    expect(await mia.submit({ Papers: [note, paper], Mail })).not.toHaveProperty("view");
    const { id: user } = await server.users.find("mia");
    expect(asked).toMatchObject([
      {
        type: "view_submission",
        view: {
          state: {
            values: {
              papers: {
                papers_value: {
                  type: "file_input",
                  files: [
                    { id: expect.any(String), name: "note.txt", title: "The note", size: 5, user, filetype: "text" },
                    { id: expect.any(String), name: "paper.PDF", size: 8, user, channels: [] },
                  ],
                },
              },
            },
          },
        },
      },
    ]);
  });
});

describe("submit with files", () => {
  it("lets the app of the modal download them, and no other app", async () => {
    const { mia, asked, call, server } = await open();
    await mia.submit({ Papers: [note], Mail });
    const [file] = asked[0].view.state.values.papers.papers_value.files;
    expect(await call("files.info", { file: file.id })).toMatchObject({ ok: true, file: { name: "note.txt" } });
    const downloadAs = (token: string) =>
      server.fetch(file.url_private, { headers: { authorization: `Bearer ${token}` }, redirect: "manual" });
    expect(await (await downloadAs("svcb-helper")).text()).toBe("Found");
    const other = await server.apps.create(
      {
        display_information: { name: "Other" },
        features: { bot_user: { display_name: "other" } },
        oauth_config: { scopes: { bot: ["files:read"] } },
      },
      { install: true },
    );
    expect((await downloadAs(other.environment.botToken ?? "")).status).toBe(302);
  });

  it.each([
    { why: "a text", files: "note.txt", wanted: /a list of files/ },
    { why: "no name", files: [{ content: "Found" }], wanted: /a list of files/ },
    { why: "a number as content", files: [{ name: "a.txt", content: 1 }], wanted: /a list of files/ },
    { why: "too many", files: [note, note, note], wanted: /at most 2, not 3/ },
    { why: "another type", files: [note, { name: "a.exe", content: "x" }], wanted: /txt, PDF, not "a.exe"/ },
    { why: "no extension", files: [{ name: "txt2", content: "x" }], wanted: /not "txt2"/ },
    { why: "bad Base64", files: [{ name: "a.pdf", base64: "?" }], wanted: /is not Base64/ },
    { why: "an empty file", files: [{ name: "a.txt", content: "" }], wanted: /length|file/ },
  ])("refuses $why", async ({ files, wanted }) => {
    const { mia, asked } = await open();
    await expect(mia.submit({ Papers: files, Mail })).rejects.toThrow(wanted);
    expect(asked).toEqual([]);
  });

  it("requires one, and keeps those that were entered while another input is wrong", async () => {
    const { mia, asked } = await open();
    expect(await mia.submit({ Mail })).toMatchObject({ view: { errors: { papers: "This field is required." } } });
    await mia.submit({ Papers: [note], Mail: "nobody" });
    await mia.submit({ Mail });
    expect(asked).toMatchObject([
      { view: { state: { values: { papers: { papers_value: { files: [{ name: "note.txt" }] } } } } } },
    ]);
  });

  it("uploads nothing if another value is refused", async () => {
    const { mia, server } = await open();
    await server.world.snapshot("before");
    await expect(mia.submit({ Papers: [note], Mail: ["a@b.example", "c@d.example"] })).rejects.toThrow(/one value/);
    expect(await server.world.diff("before")).toEqual([]);
  });
});
