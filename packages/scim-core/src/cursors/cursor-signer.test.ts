import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCursorSigner } from "./cursor-signer.js";

const signer = createCursorSigner("a secret of the tests");

describe("createCursorSigner", () => {
  it("verifies its own cursors, which have only unreserved characters", async () => {
    const anyCursor = fc.record(
      { position: fc.string({ unit: "binary" }), endsAtMs: fc.nat() },
      { noNullPrototype: true },
    );
    await fc.assert(
      fc.asyncProperty(anyCursor, fc.string({ unit: "grapheme" }), async (cursor, query) => {
        const text = await signer.sign(cursor, query);
        expect(text).toMatch(/^[\w.~-]+$/);
        expect(await signer.verify(text, query)).toEqual(cursor);
        expect(await signer.verify(text, `${query}x`)).toBeUndefined();
      }),
    );
  });

  it("refuses a cursor with any altered character", async () => {
    const text = await signer.sign({ position: "here", endsAtMs: 5 }, "q");
    const end = text.length - 1; // Some bits of a signature's last character have no meaning.
    for (let i = 0; i < end; i += 1) {
      const altered = `${text.slice(0, i)}${text[i] === "A" ? "B" : "A"}${text.slice(i + 1)}`;
      expect(await signer.verify(altered, "q")).toBeUndefined();
    }
  });

  it.each(["", ".", "x", "x.y", "%.%", `${"a".repeat(10)}.${"a".repeat(43)}`])("refuses %j", async (text) => {
    expect(await signer.verify(text, "q")).toBeUndefined();
  });

  it("refuses a cursor with the signature of another secret", async () => {
    const text = await createCursorSigner("another secret").sign({ position: "here", endsAtMs: 0 }, "q");
    expect(await signer.verify(text, "q")).toBeUndefined();
  });
});
