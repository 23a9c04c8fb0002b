import { describe, expect, it } from "vitest";
import type { Slice } from "../../model/port/document-reader.js";
import type { Store } from "../../model/store.js";
import type { User } from "../../model/user.js";
import { type OpenStore, write } from "../open-store.js";
import { sampleUser } from "../samples.js";

const count = 3_300;

/** A directory too large to find a position by counting. */
export function describeLargeDirectory(open: OpenStore): void {
  describe("a large directory", () => {
    it("finds every user at its position, wherever and whenever users are added", async () => {
      const store = await open();
      // Three users share every third moment, and users are written in another order than they were created.
      const first = Array.from({ length: count }, (_, at) => toUser(at, Math.floor(((at * 1_999) % count) / 3)));
      const strangers = Array.from({ length: 40 }, (_, at) => toUser(90_000 + at, at * 25, "E1"));
      await put(store, [...first, ...strangers]);
      await check(store, first);

      const early = Array.from({ length: 60 }, (_, at) => toUser(count + at, at * 17 - 3));
      await put(store, early);
      const moved = first.slice(0, 30).map((user, at) => ({ ...user, version: 2, created: momentOf(1_090 - at * 36) }));
      const gone = first.slice(30, 50).map((user) => ({ ...user, version: 2, organizationId: "E1" }));
      await put(store, [...moved, ...gone]);
      const second = [...moved, ...first.slice(50), ...early];
      await check(store, second);

      const late = Array.from({ length: 2_100 }, (_, at) => toUser(count + 100 + at, 2_000 + at));
      await put(store, late);
      await check(store, [...second, ...late]);
      await check(store, [...strangers, ...gone], "E1");
    }, 60_000);
  });
}

function toUser(number: number, moment: number, organizationId?: string): User {
  const id = `U${String(number).padStart(5, "0")}`;
  const parts = { created: momentOf(moment), emails: [] };
  return sampleUser(id, organizationId === undefined ? parts : { ...parts, organizationId });
}

/** Moment that many seconds after noon of a fixed day. */
function momentOf(seconds: number): string {
  const [minutes, second] = [Math.floor(seconds / 60), ((seconds % 60) + 60) % 60];
  const [hour, minute] = [12 + Math.floor(minutes / 60), ((minutes % 60) + 60) % 60];
  const [hh, mm, ss] = [hour, minute, second].map((part) => String(part).padStart(2, "0"));
  return `2026-01-01T${hh}:${mm}:${ss}.000Z`;
}

function put(store: Store, users: readonly User[]): Promise<void> {
  return write(store, ...users.map((user) => ({ kind: "put", document: "user", value: user }) as const));
}

async function check(store: Store, users: readonly User[], home = "T1"): Promise<void> {
  const inOrder = users.map(({ created, id }) => `${created} ${id}`).toSorted();
  const orders = [
    { order: "ascending", wanted: inOrder },
    { order: "descending", wanted: inOrder.toReversed() },
  ] as const;
  for (const { order, wanted } of orders) {
    for (const slice of slicesOf(users.length)) {
      const { items, total } = await store.users.find({ ...slice, order, home });
      const found = items.map(({ created, id }) => `${created} ${id}`);
      expect({ order, slice, total, found }).toEqual({
        order,
        slice,
        total: users.length,
        found: wanted.slice(slice.offset, slice.offset + slice.limit),
      });
    }
  }
}

/** Pages through the whole list, and some that start anywhere. */
function slicesOf(total: number): readonly Omit<Slice, "order">[] {
  const pages = Array.from({ length: Math.ceil(total / 500) }, (_, at) => ({ offset: at * 500, limit: 500 }));
  const offsets = [0, 1, 999, 1_000, 1_001, 1_777, total - 1_001, total - 1, total, total + 5];
  return [...pages, ...offsets.filter((offset) => offset >= 0).map((offset) => ({ offset, limit: 3 }))];
}
