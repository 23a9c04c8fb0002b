import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readRequestUrl } from "./match-route.js";

/** The same parts, as the platform parses them. */
function read(text: string) {
  const { url } = new Request(text);
  const { origin, pathname, search } = new URL(url);
  return { given: readRequestUrl(url), wanted: { origin, pathname, search } };
}

describe("readRequestUrl", () => {
  it.each([
    "http://127.0.0.1:4010/scim/v2/Users",
    "https://EXAMPLE.com:443",
    "http://example.com?a=/b",
    "http://example.com/a/../b/./c?d=?e&f=%20g",
    "http://example.com/a?",
    "http://example.com/a?#b",
    "http://example.com/a#b?c",
    "http://[::1]:80/a b?c d",
    "http://exämple.com/ü?ü",
  ])("splits %s like the platform", (text) => {
    const { given, wanted } = read(text);
    expect(given).toEqual(wanted);
  });

  it("splits any address like the platform", () => {
    const rest = fc.string({ unit: fc.constantFrom("/", "?", "#", "a", ".", "%", "2", " ", "ü", "&", "=", ":", "@") });
    fc.assert(
      fc.property(rest, (text) => {
        const { given, wanted } = read(`http://example.com:8080/${text}`);
        expect(given).toEqual(wanted);
      }),
    );
  });
});
