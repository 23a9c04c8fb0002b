import { describe, expect, it } from "vitest";
import { dueSubjects } from "../../due-subjects.js";
import { fileUploads } from "../../model/file.js";
import type { Store } from "../../model/store.js";
import { createTestService } from "../../testing/create-test-service.js";
import { organizationWorld } from "../../testing/demo-world.js";
import { sweepDue } from "./sweep-due.js";
import { createReceiveUpload } from "./uploads.js";

const hour = 3_600_000;

const scopes = ["files:read", "files:write"];
const tokens = (organizationWorld.tokens ?? []).map((token) => ({ ...token, scopes }));

/** A service with the bytes of uploads, and its sweeps. */
async function start() {
  const { store, clock, call } = await createTestService({ ...organizationWorld, tokens });
  const receive = createReceiveUpload({ store, clock });
  const pass = { store, ids: { id: none, orderedId: none, uuid: none, secret: none }, onError: none };
  return {
    call,
    clock,
    store,
    async upload(text: string) {
      const { body } = await call("files.getUploadURLExternal", { filename: "a.txt", length: text.length });
      const secret = String(body.upload_url).split("/").at(-1) ?? "";
      const send = async () => receive({ secret, open: () => only(text) });
      expect(await send()).toEqual({ kind: "stored", size: text.length });
      return { id: String(body.file_id), send };
    },
    sweep: () => sweepDue({ ...pass, nowMs: () => clock.now().getTime() }),
    has: async (hash: string) => (await store.contents.read(hash)) !== undefined,
  };
}

function none(): never {
  throw new Error("A sweep needs no identifiers and has no errors.");
}

/** When the next job of the world is due. It has no other jobs. */
async function nextDue(store: Store): Promise<number | undefined> {
  const times = await Promise.all(dueSubjects.map((subject) => subject.nextDue(store)));
  return times.find((time) => time !== undefined);
}

async function* only(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}

describe("sweepDue", () => {
  it("removes the contents of uploads that were not completed, a day after they have expired", async () => {
    const { store, clock, upload, sweep, has } = await start();
    const { id } = await upload("orphan");
    const hash = (await store.get(fileUploads, { id }))?.arrived?.hash ?? "";
    clock.advance(24 * hour);
    await sweep();
    expect(await has(hash)).toBe(true);
    clock.advance(hour);
    await sweep();
    expect([await has(hash), await store.get(fileUploads, { id })]).toEqual([false, undefined]);
  });

  it("keeps the contents of files, and removes those of deleted ones", async () => {
    const { store, clock, call, upload, sweep, has } = await start();
    const { id, send } = await upload("kept");
    expect((await call("files.completeUploadExternal", { files: [{ id }] })).body.ok).toBe(true);
    expect(await send()).toEqual({ kind: "absent" });
    const hash = (await store.files.get(id))?.content ?? "";
    clock.advance(25 * hour);
    await sweep();
    expect(await has(hash)).toBe(true);
    await call("files.delete", { file: id });
    const other = await upload("other");
    expect(other.id).not.toBe(id);
    clock.advance(25 * hour);
    await sweep();
    expect(await has(hash)).toBe(false);
  });

  it("is due after a file was deleted, although nothing else is uploaded", async () => {
    const { store, clock, call, upload, sweep, has } = await start();
    const { id } = await upload("secret");
    await call("files.completeUploadExternal", { files: [{ id }] });
    const hash = (await store.files.get(id))?.content ?? "";
    clock.advance(48 * hour);
    await sweep();
    const due = () => nextDue(store);
    expect([await has(hash), await due()]).toEqual([true, undefined]);
    await call("files.delete", { file: id });
    expect(await due()).toBe(Math.ceil(clock.now().getTime() / hour) * hour);
    await sweep();
    expect([await has(hash), await due()]).toEqual([false, undefined]);
  });

  it("is due at the end of the hour in which an upload is over", async () => {
    const { store, clock, upload } = await start();
    const due = () => nextDue(store);
    expect(await due()).toBeUndefined();
    await upload("any");
    const overMs = clock.now().getTime() + 25 * hour;
    expect(await due()).toBe(Math.ceil(overMs / hour) * hour);
  });
});
