import { setImmediate } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { createWebapiServer, type WebapiServer } from "../kit/create-webapi-server.js";

const emoji = "\u{1f600}";
const content = (markdown: string) => ({ type: "markdown", markdown });
const append = (markdown: string) => ({ operation: "insert_at_end", document_content: content(markdown) });

/** The answer to an edit of the canvas F21, with the detail of a refusal. */
async function edit(server: WebapiServer, change: object, canvas_id = "F21"): Promise<string> {
  const { outcome, body } = await server.call("canvases.edit", { canvas_id, changes: [change] });
  return outcome === "canvas_editing_failed" ? String(Reflect.get(body, "detail")) : outcome;
}

/** Whether the canvas has a section, which is checked by replacing it with its own text. */
async function has(server: WebapiServer, section_id: string, markdown = "text"): Promise<boolean> {
  return (await edit(server, { operation: "replace", section_id, document_content: content(markdown) })) === "ok";
}

describe("canvases.edit", () => {
  it("keeps the identifiers of sections during all changes around them", async () => {
    await using server = await createWebapiServer();
    const before = { operation: "insert_before", section_id: "SecPLAN2", document_content: content("a\n\nb") };
    expect(await edit(server, before)).toBe("ok");
    expect(await edit(server, { operation: "insert_at_start", document_content: content("first") })).toBe("ok");
    expect(await edit(server, { operation: "delete", section_id: "SecPLAN1" })).toBe("ok");
    expect(await edit(server, { operation: "rename", title_content: content("Renamed") })).toBe("ok");
    expect(await has(server, "SecPLAN1")).toBe(false);
    expect(await has(server, "SecPLAN2", "# Replaced\n\nwith more")).toBe(true);
    expect(await has(server, "SecPLAN2")).toBe(true);
    expect(await has(server, "SecPLAN3")).toBe(true);
    expect(await edit(server, { operation: "replace", document_content: content("all") })).toBe("ok");
    expect(await has(server, "SecPLAN2")).toBe(false);
  });

  it("accepts one edit of a canvas at a time, and concurrent edits of other canvases", async () => {
    await using server = await createWebapiServer({ updateTimeMs: 1_000 });
    const running = edit(server, append("slow"));
    await expect.poll(() => server.clock.sleeping()).toBe(1);
    expect(await edit(server, append("second"))).toBe("canvas_editing_locked");
    expect(await edit(server, append("second"), "F404")).toBe("canvas_not_found");
    const beside = edit(server, append("beside"), "F22");
    await expect.poll(() => server.clock.sleeping()).toBe(2);
    server.clock.advance(1_000);
    expect(await Promise.all([running, beside])).toEqual(["ok", "ok"]);
    const next = edit(server, append("third"));
    await expect.poll(() => server.clock.sleeping()).toBe(1);
    server.clock.advance(1_000);
    expect(await next).toBe("ok");
  });

  it.each([
    { how: "as it is", written: (text: string) => text },
    { how: "in escaped JSON", written: (text: string) => text.replaceAll(emoji, "\\ud83d\\ude00") },
  ])("accepts 1 MiB of emoji in a form, $how", async ({ written }) => {
    await using server = await createWebapiServer();
    const changes = written(JSON.stringify([append(emoji.repeat(2 ** 20))]));
    const { outcome } = await server.send({
      method: "canvases.edit",
      body: `canvas_id=F21&changes=${encodeURIComponent(changes)}`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(outcome).toBe("ok");
  });

  it("loses none of many concurrent edits that are retried when locked", async () => {
    await using server = await createWebapiServer();
    const persist = async (text: string): Promise<void> => {
      let outcome = await edit(server, append(text));
      while (outcome === "canvas_editing_locked") {
        await setImmediate();
        outcome = await edit(server, append(text));
      }
      expect(outcome).toBe("ok");
    };
    const commits = server.commits();
    await Promise.all(Array.from({ length: 20 }, (_, at) => persist(`text ${at}`)));
    expect(server.commits()).toBe(commits + 20);
  });

  it.each(["json", "form", "query", "multipart", "text"] as const)("accepts changes as %s", async (encoding) => {
    await using server = await createWebapiServer();
    const args = { canvas_id: "F21", changes: [append("é: *a*, b & c")] };
    expect((await server.call("canvases.edit", args, { encoding })).outcome).toBe("ok");
  });

  it("changes the canvas of a shared channel of another company only for its members", async () => {
    const world = `
channels:
  - { name: joint, members: [pia, quinn, olga, helper] }
  - { id: C8, kind: public, name: lobby, workspace: partner, members: [pia, quinn, olga] }
canvases:
  - { id: F28, title: Joint, owner: pia, workspace: partner, channel: joint, markdown: "Ours." }
  - { id: F29, title: Lobby, owner: pia, workspace: partner, channel: lobby, markdown: "Theirs." }
tokens:
  - token: svcb-everywhere
    kind: bot
    user: helper
    scopes: ["canvases:write"]
    installation: { installer: olga, channel_manager: true }
`;
    await using server = await createWebapiServer({ world });
    for (const token of ["svcb-helper", "svcb-everywhere"]) {
      const outcome = async (canvas_id: string) =>
        (await server.call("canvases.edit", { canvas_id, changes: [append("Hello")] }, { token })).outcome;
      expect(await outcome("F28")).toBe("ok");
      expect(await outcome("F29")).toBe("canvas_not_found");
    }
  });

  it("reports the position of wrong content", async () => {
    await using server = await createWebapiServer();
    expect(await edit(server, append("# fine\n\n- list\n  > quote\n\n###### deep"))).toBe(
      'line 4: a list cannot contain a quotation; line 6: a canvas has no element "heading 6"',
    );
  });
});
