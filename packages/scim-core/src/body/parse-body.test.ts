import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseBody } from "./read-body.js";

/** The result of a separate decoder for a body. */
function parseAlone(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

describe("parseBody", () => {
  it("reads each body alone, whatever came before it", () => {
    const whole = fc
      .record({ a: fc.string({ unit: "grapheme" }) })
      .map((body) => new TextEncoder().encode(JSON.stringify(body)));
    const cut = fc.tuple(whole, fc.nat(20)).map(([bytes, length]) => bytes.subarray(0, length));
    const bodies = fc.array(fc.oneof(whole, cut, fc.uint8Array({ minLength: 1 })), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(bodies, (sent) => {
        for (const bytes of sent) {
          const read = parseBody(bytes, { maxBodyDepth: 8 });
          const alone = parseAlone(bytes);
          if (read.ok) expect(read.value).toEqual(alone);
          else
            expect(
              typeof alone === "object" && alone !== null && "a" in alone && !JSON.stringify(alone).includes("\\u"),
            ).toBe(false);
        }
      }),
    );
  });
});
