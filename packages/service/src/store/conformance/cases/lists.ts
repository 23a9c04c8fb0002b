import { describe, expect, it } from "vitest";
import type { ListAccess } from "../../../lists/list.js";
import { type OpenStore, write } from "../open-store.js";
import { sampleList } from "../samples.js";

const access = (kind: "user" | "channel", id: string, level: "read" | "write"): ListAccess => ({
  subject: { kind, id },
  level,
});

/** Lists, and who has access to them. */
export function describeLists(open: OpenStore): void {
  describe("access to lists", () => {
    it("is granted, changed and taken by subject", async () => {
      const store = await open();
      await write(store, { kind: "putList", list: sampleList("F1") }, { kind: "putList", list: sampleList("F2") });
      const granted = [access("user", "U2", "read"), access("user", "U1", "write"), access("channel", "U1", "read")];
      await write(store, { kind: "grantListAccess", listId: "F1", access: granted });
      await write(store, { kind: "grantListAccess", listId: "F2", access: granted });
      expect(await store.lists.accessOf("F1")).toEqual([granted[2], granted[1], granted[0]]);
      const again = [access("user", "U2", "read"), access("user", "U2", "write"), access("channel", "C1", "read")];
      await write(store, { kind: "grantListAccess", listId: "F1", access: again });
      expect(await store.lists.accessOf("F1")).toEqual([again[2], granted[2], granted[1], again[1]]);
      const subjects = [{ kind: "user", id: "U1" } as const, { kind: "channel", id: "C1" } as const];
      await write(store, { kind: "revokeListAccess", listId: "F1", subjects });
      expect(await store.lists.accessOf("F1")).toEqual([granted[2], again[1]]);
      expect(await store.lists.accessOf("F2")).toHaveLength(3);
    });

    it("is passed over where the list does not exist", async () => {
      const store = await open();
      await write(store, { kind: "grantListAccess", listId: "F1", access: [access("user", "U1", "read")] });
      await write(store, { kind: "putList", list: sampleList("F1") });
      expect(await store.lists.accessOf("F1")).toEqual([]);
    });
  });
}
