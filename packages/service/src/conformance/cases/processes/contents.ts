import { describe, expect, it } from "vitest";
import type { ContentPort } from "../../../model/port/contents.js";
import type { OpenStore } from "../../open-store.js";

const none = new Set<string>();

/** Contents of files. */
export function describeContents(open: OpenStore): void {
  describe("a content", () => {
    it("is read as it was written, also in parts", async () => {
      const { contents } = await open();
      const stored = await contents.write(chunksOf("Ahoy ", "", "there"), 1000);
      expect(stored).toEqual({ hash: "212df030fd4e08d42bd75284af1fb73f0d9a6586d70077ed0ff0eaf279e4be48", size: 10 });
      expect(await textOf(contents, stored.hash)).toBe("Ahoy there");
      expect(await textOf(contents, stored.hash, { start: 2, end: 7 })).toBe("oy th");
      expect(await textOf(contents, stored.hash, { start: 9, end: 10 })).toBe("e");
      expect(await contents.read("0".repeat(64))).toBeUndefined();
    });

    it("may be empty, or larger than a part", async () => {
      const { contents } = await open();
      const empty = await contents.write(chunksOf(), 1000);
      expect(empty.size).toBe(0);
      expect(await textOf(contents, empty.hash)).toBe("");
      const large = Array.from({ length: 20 }, (_, at) => String.fromCharCode(97 + at).repeat(50_001));
      const { hash, size } = await contents.write(chunksOf(...large), 1000);
      expect(size).toBe(1_000_020);
      expect((await textOf(contents, hash)) === large.join("")).toBe(true);
      const [start, end] = [49_999, 900_000];
      expect((await textOf(contents, hash, { start, end })) === large.join("").slice(start, end)).toBe(true);
    });

    it("is not stored if its chunks fail", async () => {
      const { contents } = await open();
      const broken = async function* () {
        yield new TextEncoder().encode("half");
        throw new Error("The client is gone.");
      };
      await expect(contents.write(broken(), 1000)).rejects.toThrow("The client is gone.");
      const whole = await contents.write(chunksOf("half"), 1000);
      expect(await textOf(contents, whole.hash)).toBe("half");
    });

    it("is stored once, however many write it", async () => {
      const { contents } = await open();
      const stored = await Promise.all(Array.from({ length: 8 }, () => contents.write(chunksOf("same"), 1000)));
      expect(new Set(stored.map(({ hash }) => hash)).size).toBe(1);
      expect(await textOf(contents, stored[0]?.hash ?? "")).toBe("same");
    });

    it("is swept when it is old and not in use", async () => {
      const { contents } = await open();
      const { hash: old } = await contents.write(chunksOf("old"), 1000);
      const { hash: used } = await contents.write(chunksOf("used"), 1000);
      const { hash: young } = await contents.write(chunksOf("young"), 2000);
      await contents.sweep(2000, async (hashes) => new Set(hashes.filter((hash) => hash === used)));
      expect(await Promise.all([old, used, young].map((hash) => textOf(contents, hash)))).toEqual([
        undefined,
        "used",
        "young",
      ]);
      await contents.sweep(2001, async () => none);
      expect(await textOf(contents, young)).toBeUndefined();
    });

    it("is young again when it is written again, even while old ones are swept", async () => {
      const { contents } = await open();
      const { hash } = await contents.write(chunksOf("again"), 1000);
      await contents.sweep(3000, async () => {
        await contents.write(chunksOf("again"), 3000);
        return none;
      });
      expect(await textOf(contents, hash)).toBe("again");
      await contents.write(chunksOf("again"), 2000);
      await contents.sweep(3000, async () => none);
      expect(await textOf(contents, hash)).toBe("again");
    });
  });
}

async function* chunksOf(...texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield new TextEncoder().encode(text);
}

async function textOf(contents: ContentPort, ...[hash, range]: Parameters<ContentPort["read"]>) {
  const chunks = await contents.read(hash, range);
  if (chunks === undefined) return undefined;
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of chunks) text += decoder.decode(chunk, { stream: true });
  return text;
}
