import { describe, expect, it } from "vitest";
import { type Canvas, canvases } from "../../model/canvas.js";
import { type File, type FileSearch, type FoundFile, files, fileUploads } from "../../model/file.js";
import { lists } from "../../model/list.js";
import { changeMessage } from "../../model/message-store.js";
import { put } from "../../model/port/document.js";
import type { Store, Write } from "../../model/store.js";
import { toInstant } from "../../values/instant.js";
import { type OpenStore, post, write } from "../open-store.js";
import { sampleChannel, sampleFile, sampleMessage, sampleUser } from "../samples.js";

const nowMs = 1_767_323_045_006;

const anyTime = { fromMs: 0, toMs: nowMs * 2 };

/** Files: where they are shared, and which ones a viewer finds. */
export function describeFiles(open: OpenStore): void {
  describe("files", () => {
    it("are shared where messages have them", async () => {
      const store = await openWithFiles(open);
      const one = await share(store, "C1", ["F1", "F2", "F1"]);
      const two = await share(store, "C2", ["F1"]);
      expect(await sharesOf(store, "F1", "F2", "F3")).toEqual([`F1 C1 ${one}`, `F1 C2 ${two}`, `F2 C1 ${one}`]);
      const message = await store.messages.get("C1", one);
      if (message === undefined) throw new Error("The message does not exist.");
      await write(store, changeMessage({ ...message, text: "new" }));
      await write(store, changeMessage({ ...message, version: 2, fileIds: ["F3", "F2"] }, message));
      expect(await sharesOf(store, "F1", "F2", "F3")).toEqual([`F1 C2 ${two}`, `F2 C1 ${one}`, `F3 C1 ${one}`]);
      await write(store, changeMessage({ ...message, version: 3, deleted: true }, message));
      expect(await sharesOf(store, "F1", "F2", "F3")).toEqual([`F1 C2 ${two}`]);
      expect(await sharesOf(store)).toEqual([]);
    });

    it("are found by those who see them, newest first", async () => {
      const store = await openWithFiles(open);
      await share(store, "C1", ["F1"]);
      await share(store, "C2", ["F2"]);
      const seen = (viewerId: string, seesPublic = false) => find(store, { viewerId, seesPublic });
      expect(await seen("U1")).toEqual(["F4", "F3", "F2", "F1"]);
      expect(await seen("U2")).toEqual(["F2"]);
      expect(await seen("U2", true)).toEqual(["F4", "F2", "F1"]);
      expect(await seen("U9", true)).toEqual(["F4", "F1"]);
      expect(await find(store, { workspaceId: "T2" })).toEqual(["F6"]);
    });

    it("are found by conversation, owner, kind and time", async () => {
      const store = await openWithFiles(open);
      await share(store, "C1", ["F1", "F3"]);
      expect(await find(store, { channelId: "C1" })).toEqual(["F3", "F1"]);
      expect(await find(store, { channelId: "C9" })).toEqual([]);
      expect(await find(store, { ownerId: "U2" })).toEqual([]);
      expect(await find(store, { kinds: ["images", "pdfs"] })).toEqual(["F3", "F2"]);
      expect(await find(store, { kinds: [] })).toEqual([]);
      expect(await find(store, { fromMs: createdMs(2), toMs: createdMs(3) })).toEqual(["F3", "F2"]);
    });

    it("are Lists and canvases, too", async () => {
      const store = await openWithFiles(open);
      await write(store, ...documentWrites());
      const both = { withLists: true, withCanvases: true } as const;
      const seen = (search: Partial<FileSearch>) => find(store, { kinds: [], ...both, ...search });
      expect(await find(store, { viewerId: "U1", ...both })).toEqual(["F9", "F8", "F7", "F4", "F3", "F2", "F1"]);
      expect(await seen({ viewerId: "U2" })).toEqual(["F11", "F8", "F7"]);
      expect(await seen({ viewerId: "U9" })).toEqual([]);
      expect(await seen({ viewerId: "U9", seesPublic: true })).toEqual(["F9"]);
      expect(await seen({ viewerId: "U2", withLists: false })).toEqual(["F11", "F8"]);
      expect(await seen({ viewerId: "U2", withCanvases: false })).toEqual(["F7"]);
      expect(await seen({ channelId: "C1" })).toEqual(["F9"]);
      expect(await seen({ channelId: "C2" })).toEqual(["F8", "F7"]);
      expect(await seen({ ownerId: "U2", viewerId: "U2" })).toEqual(["F11"]);
      expect(await seen({ fromMs: createdMs(8), toMs: createdMs(8) })).toEqual(["F8"]);
      expect(await seen({ workspaceId: "T2" })).toEqual([]);
    });

    it("are Lists and canvases, which are found page by page", async () => {
      const store = await openWithFiles(open);
      await write(store, ...documentWrites());
      const viewer = { workspaceId: "T1", viewerId: "U2" } as const;
      const ids = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id);
      expect(ids(await store.lists.findSeen({ ...viewer, limit: 9 }))).toEqual(["F7"]);
      const last = { created: toInstant(createdMs(7)), id: "F7" };
      expect(ids(await store.lists.findSeen({ ...viewer, after: last, limit: 9 }))).toEqual([]);
      const page = (seesPublic: boolean, after?: { readonly created: string; readonly id: string }) =>
        store.canvases.findSeen({ ...viewer, seesPublic, ...(after !== undefined && { after }), limit: 2 });
      const [first, second] = await page(true);
      expect([first?.id, second?.id]).toEqual(["F11", "F9"]);
      expect(ids(await page(true, second))).toEqual(["F8"]);
      expect(ids(await page(false))).toEqual(["F11", "F8"]);
    });

    it("are counted on all pages", async () => {
      const store = await openWithFiles(open);
      const page = async (offset: number, limit: number) => {
        const { items, total } = await store.files.find({ ...byOwner, offset, limit });
        return [items.map(idOf), total];
      };
      expect(await page(0, 3)).toEqual([["F4", "F3", "F2"], 4]);
      expect(await page(3, 3)).toEqual([["F1"], 4]);
      expect(await page(6, 3)).toEqual([[], 4]);
    });

    it("have a size, unless they are deleted", async () => {
      const store = await openWithFiles(open);
      expect([await store.files.bytesIn("T1"), await store.files.bytesIn("T9")]).toEqual([40, 0]);
    });

    it("and uploads use contents", async () => {
      const store = await openWithFiles(open);
      const upload = { ...fileUploads.sample(1), arrived: { hash: "h2", size: 1, mimetype: "text/plain" } };
      await write(store, put(files, file(1, { content: "h1" })), put(fileUploads, upload));
      expect(await store.files.usedContents(["h1", "h2", "h3"])).toEqual(new Set(["h1", "h2"]));
      expect(await store.files.usedContents([])).toEqual(new Set());
    });
  });
}

const byOwner: FileSearch = {
  ...{ workspaceId: "T1", viewerId: "U1", seesPublic: false, withLists: false, withCanvases: false },
  ...anyTime,
};

function idOf(found: FoundFile): string {
  switch (found.kind) {
    case "file":
      return found.file.id;
    case "list":
      return found.list.id;
    case "canvas":
      return found.canvas.id;
  }
}

async function find(store: Store, search: Partial<FileSearch>): Promise<readonly string[]> {
  const { items } = await store.files.find({ ...byOwner, ...search, offset: 0, limit: 9 });
  return items.map(idOf);
}

async function sharesOf(store: Store, ...ids: readonly string[]): Promise<readonly string[]> {
  return (await store.files.sharesOf(ids)).map(({ fileId, channelId, ts }) => `${fileId} ${channelId} ${ts}`);
}

/** Posts a message with files. */
async function share(store: Store, channelId: string, fileIds: readonly string[]): Promise<string> {
  return (await post(store, { message: { ...sampleMessage(channelId), fileIds }, nowMs })) ?? "";
}

function createdMs(day: number): number {
  return nowMs + day * 86_400_000;
}

function file(day: number, parts: Partial<File> = {}): File {
  const created = toInstant(createdMs(day));
  return { ...sampleFile(`F${day}`), created, workspaceId: "T1", ownerId: "U1", size: 10, ...parts };
}

/**
 * Lists F7, shared with a private channel, and F10 of another user; canvases F8, shared with both users' channel, F9 of a
 * public channel, F11 of the second user, F12 that is deleted, and F13 of a channel that does not exist.
 */
function documentWrites(): readonly Write[] {
  const parts = (day: number, ownerId = "U1") => ({
    ...{ id: `F${day}`, version: 1, created: toInstant(createdMs(day)), workspaceId: "T1", ownerId },
  });
  const canvas = (day: number, given: Partial<Canvas> = {}) =>
    put(canvases, { ...canvases.sample(1), ...parts(day), access: [], ...given });
  const inC2 = { subject: { kind: "channel", id: "C2" }, level: "read" } as const;
  return [
    put(lists, { ...lists.sample(1), ...parts(7) }),
    put(lists, { ...lists.sample(1), ...parts(10, "U3") }),
    { kind: "grantListAccess", listId: "F7", access: [inC2] },
    canvas(8, { access: [inC2] }),
    canvas(9, { channelId: "C1" }),
    canvas(11, { ownerId: "U2" }),
    canvas(12, { deleted: toInstant(createdMs(20)) }),
    canvas(13, { channelId: "C9" }),
  ];
}

/** A public channel of the first user, a private one of both, and files of the first user. */
async function openWithFiles(open: OpenStore): Promise<Store> {
  const store = await open();
  await write(
    store,
    ...["U1", "U2"].map((id) => ({ kind: "put", document: "user", value: sampleUser(id) }) as const),
    { kind: "put", document: "channel", value: sampleChannel("C1") },
    { kind: "put", document: "channel", value: sampleChannel("C2", { kind: "private" }) },
    { kind: "addChannelMembers", channelId: "C1", userIds: ["U1"] },
    { kind: "addChannelMembers", channelId: "C2", userIds: ["U1", "U2"] },
    put(files, file(1)),
    put(files, file(2, { kind: "pdfs" })),
    put(files, file(3, { kind: "images" })),
    put(files, file(4, { isPublic: true })),
    put(files, file(5, { deleted: "2026-02-01T00:00:00.000Z", isPublic: true })),
    put(files, file(6, { workspaceId: "T2" })),
  );
  return store;
}
