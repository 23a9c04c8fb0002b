import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RecordedCall } from "../../exchange.js";
import { recorded } from "../../testing/recorded.js";
import { createChunks, createKept, forget, keep, readKept } from "../kept.js";

const text = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("ä".repeat(90_000), "a".repeat(300_000)));
const bytes = fc.uint8Array({ minLength: 1, maxLength: 200 });
const parts = fc.record<Partial<RecordedCall>>({
  requestId: text,
  world: fc.constantFrom("default", "fork"),
  url: fc.option(text, { nil: undefined }),
  code: fc.constantFrom(undefined, "no_text"),
  arguments: fc.option(fc.dictionary(fc.string(), fc.jsonValue()), { nil: undefined }),
  reason: fc.constantFrom(undefined, { rule: "web-api#limits", found: 41, wanted: "at most 40" }),
  changes: fc.constantFrom([], [{ kind: "putUser", id: "U1", before: { title: "Ms" }, after: { title: "Dr" } }]),
  body: fc.option(bytes, { nil: undefined }),
  answer: fc.option(bytes, { nil: undefined }),
});

/** A call whose arguments JSON can tell apart. */
function callOf(requestId: string, { arguments: sent, ...given }: Partial<RecordedCall>): RecordedCall {
  return recorded(requestId, { ...given, arguments: sent && JSON.parse(JSON.stringify(sent)) });
}

describe("keep", () => {
  it("keeps calls as they are, in places that are used again", () => {
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 40 }), (many) => {
        const [chunks, places] = [createChunks(), Array.from({ length: 5 }, createKept)];
        const calls = many.map((given, index) => callOf(given.requestId ?? `r${index}`, given));
        for (const [index, call] of calls.entries()) {
          const kept = places[index % places.length] ?? createKept();
          forget(kept, chunks);
          keep(kept, call, chunks);
          const first = Math.max(0, index + 1 - places.length);
          for (let at = first; at <= index; at += 1)
            expect(readKept(places[at % places.length] ?? kept, chunks)).toEqual(calls[at]);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("keeps an answer that is a text or a value as its bytes", () => {
    const chunks = createChunks();
    for (const [answer, wanted] of [
      ['{"ok":true}', '{"ok":true}'],
      [{ ok: true }, '{"ok":true}'],
    ] as const) {
      const kept = createKept();
      keep(kept, recorded("r1", { answer }), chunks);
      expect(readKept(kept, chunks)).toHaveProperty("answer", new TextEncoder().encode(wanted));
    }
  });
});
