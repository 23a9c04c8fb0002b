import { hash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Ids, idLength, toId } from "@rollcall/service";
import { loadWorld, type World } from "@rollcall/service/world";
import { createSqliteStore } from "@rollcall/storage/sqlite";
import { type Blanks, timeForms } from "./blanks.js";
import { readNamedWorld, toDemoTokens, type WorldName } from "./named-world.js";
import type { ImageFacts } from "./world-image.js";

/** A world as a database with blanks. */
interface MadeImage extends ImageFacts {
  readonly image: Buffer;
}

/** Time that an image is made with. Nothing in a named world is as late. */
const madeMs = Date.UTC(2111, 1, 2, 3, 4, 5, 678);
/** Maximum distance of a time from the start, in items of a section. */
const maxItems = 100;

/** Makes the image of a world. The same world and tables give the same bytes. */
export async function makeImage(name: WorldName): Promise<MadeImage> {
  const world = await readNamedWorld(name);
  const store = createSqliteStore({ memory: true });
  const made: { readonly prefix: string; readonly id: string }[] = [];
  const id = (prefix: string) => {
    const one = toId(prefix, Buffer.from(hash("sha512", `${made.length}`), "hex").subarray(0, idLength));
    made.push({ prefix, id: one });
    return one;
  };
  await loadWorld(store, world, { clock, ids: { ...noIds, id }, siteUrl: "" });
  const image = withSmallPages(store.image());
  await store.close();
  const ids = made.map((one) => ({
    prefix: one.prefix,
    places: placesOf(image, Buffer.from(one.id.slice(one.prefix.length))),
  }));
  return {
    image,
    blanks: { ids, times: timesOf(image), lists: listsOf(image), statedMs: statedMsOf(world) },
    tokens: toDemoTokens(name === "tour" ? await readNamedWorld("demo") : world),
    dueMs: firstDueMs(world),
    contents: contentsOf(world),
  };
}

/** The contents that a world states, in Base64. */
function contentsOf({ files = [], uploads = [] }: World): readonly string[] {
  return [...files, ...uploads].flatMap(({ content, base64 }) => {
    const stated = content === undefined ? base64 : Buffer.from(content).toString("base64");
    return stated === undefined ? [] : [stated];
  });
}

/** The latest time that a date can have: a world without jobs. */
const neverMs = 8_640_000_000_000_000;

/** When the first job of a world is due. */
function firstDueMs({ scheduled_messages = [], users = [], do_not_disturb = [], reminders = [] }: World): number {
  const times = [
    ...scheduled_messages.map(({ post_at }) => post_at),
    ...users.flatMap(({ guest, status }) => [guest?.expiration, status?.expiration]),
    ...do_not_disturb.map(({ snoozed_until }) => snoozed_until),
    ...reminders.map(({ time }) => time),
  ];
  return Math.min(neverMs, ...times.flatMap((time) => (time === undefined ? [] : [Date.parse(time)])));
}

/** Most tables of these worlds have a few rows. Every start copies all pages, so that small ones save time and memory. */
const pageBytes = 1024;

/** Writes an image again with small pages. SQLite changes the size of pages in files only. */
function withSmallPages(image: Uint8Array): Buffer {
  const folder = mkdtempSync(join(tmpdir(), "rollcall-image-"));
  try {
    const file = join(folder, "world.db");
    writeFileSync(file, image);
    const db = new DatabaseSync(file);
    db.exec(`pragma page_size = ${pageBytes}; vacuum`);
    db.close();
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const clock = { now: () => new Date(madeMs), sleep: () => Promise.reject(new Error("Loading a world does not wait.")) };

function refuse(): never {
  throw new Error("The image has blanks for plain identifiers only.");
}

const noIds: Omit<Ids, "id"> = { orderedId: refuse, uuid: refuse, secret: refuse };

function timesOf(image: Buffer): Blanks["times"] {
  const forms = Object.keys(timeForms) as (keyof typeof timeForms)[];
  return forms.flatMap((form) =>
    // Items are created a millisecond apart, and messages a microsecond.
    distances(form === "instant" || form === "milliseconds" ? 1000 : 1).flatMap((sinceUs) => {
      const places = placesOf(image, timeForms[form](madeMs * 1000 + sinceUs));
      return places.length === 0 ? [] : [{ form, sinceUs, places }];
    }),
  );
}

/** The users of each direct message, in its document and in its key. */
function listsOf(image: Buffer): Blanks["lists"] {
  const documents = [...image.toString("latin1").matchAll(/"dmUserIds":\["([^\]]+)"\]/g)];
  const found = documents.flatMap(([, users = ""]) =>
    ['","', " "].flatMap((mark) => {
      const before = mark === " " ? "" : '"dmUserIds":["';
      const text = users.replaceAll('","', mark);
      return placesOf(image, Buffer.from(`${before}${text}`)).map((place) => ({
        place: place + before.length,
        length: text.length,
        mark,
      }));
    }),
  );
  // The first users of a group may have a direct message too: the longest list is the one that begins at a place.
  const longest = found.toSorted((one, other) => one.length - other.length);
  return [...new Map(longest.map((list) => [list.place, list])).values()];
}

function statedMsOf({ messages = [] }: World): number {
  return Math.max(0, ...messages.map(({ ts }) => (ts === undefined ? 0 : Math.ceil(Number(ts) * 1000))));
}

function distances(stepUs: number): readonly number[] {
  return Array.from({ length: 2 * maxItems + 1 }, (_, index) => (index - maxItems) * stepUs);
}

function placesOf(image: Buffer, bytes: Buffer): readonly number[] {
  const places: number[] = [];
  for (let place = image.indexOf(bytes); place >= 0; place = image.indexOf(bytes, place + 1)) places.push(place);
  return places;
}
