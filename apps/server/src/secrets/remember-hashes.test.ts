import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rememberHashes } from "../create-service-handler.js";

describe("rememberHashes", () => {
  it("answers as the function does, for any texts in any order", () => {
    const hash = (text: string) => `hash of ${text}`;
    const texts = fc.array(fc.oneof(fc.string(), fc.constantFrom("a", "b"), fc.string({ minLength: 201 })));
    fc.assert(
      fc.property(texts, (all) => {
        const remembering = rememberHashes(hash);
        expect(all.map(remembering)).toEqual(all.map(hash));
      }),
    );
  });

  it("hashes a text again only after 500 others, and long ones each time", () => {
    let hashed = 0;
    const remembering = rememberHashes((text) => {
      hashed += 1;
      return text;
    });
    const long = "x".repeat(201);
    for (const text of ["a", "a", long, long]) remembering(text);
    expect(hashed).toBe(3);
    for (let each = 0; each < 500; each += 1) remembering(`${each}`);
    remembering("a");
    expect(hashed).toBe(504);
  });
});
