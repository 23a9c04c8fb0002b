import { describe, expect, it } from "vitest";
import { redraw, reduceGraph } from "./pictures.mjs";
import { createHouse } from "./read-modules.mjs";

const page = (packages = "", rooms = "") =>
  [
    "# Page",
    "<!-- packages: drawn by a script -->",
    packages,
    "<!-- end of packages -->",
    "Text.",
    "<!-- service-rooms: drawn by a script -->",
    rooms,
    "<!-- end of service-rooms -->",
    "",
  ].join("\n");

const { modules } = createHouse({
  "apps/server/src/a.ts": 'import "@rollcall/service"; import "@rollcall/scim-core";',
  "packages/service/src/store/port.ts": 'import "../values/ids.js"; import "@rollcall/scim-core";',
  "packages/service/src/values/ids.ts": "",
  "packages/service/src/values/ids.test.ts": 'import "../store/port.js"; import "@rollcall/double";',
});

describe("redraw", () => {
  it("draws the imports of packages and rooms, without tests and without what follows", () => {
    const drawn = redraw(page(), modules);
    expect(drawn.match(/^ {2}\w+ --> \w+$/gm)).toEqual([
      "  server --> service",
      "  service --> scim_core",
      "  store --> values",
    ]);
  });

  it("replaces an old picture and nothing else", () => {
    expect(redraw(page("old", "old"), modules)).toBe(redraw(page(), modules));
    expect(redraw(page(), modules)).toMatch(/^# Page\n[\s\S]*\nText\.\n[\s\S]*<!-- end of service-rooms -->\n$/);
  });

  it("throws if a page has no place for a picture", () => {
    expect(() => redraw("# Page\n", modules)).toThrow("the page has no markers for the picture packages");
  });
});

const graphOf = (targets: Readonly<Record<string, readonly string[]>>) =>
  new Map(Object.entries(targets).map(([from, to]) => [from, new Set(to)]));
const print = (targets: Readonly<Record<string, readonly string[]>>) =>
  reduceGraph(graphOf(targets)).map(({ from, to }) => `${from} ${to}`);

describe("reduceGraph", () => {
  it("removes an arrow that follows from two others", () => {
    expect(print({ a: ["b", "c"], b: ["c"] })).toEqual(["a b", "b c"]);
  });

  it("removes an arrow that follows from a longer way", () => {
    expect(print({ a: ["b", "d"], b: ["c"], c: ["d"] })).toEqual(["a b", "b c", "c d"]);
  });

  it("keeps both arms of a fork, sorted", () => {
    expect(print({ b: ["d"], a: ["c", "b"], c: ["d"] })).toEqual(["a b", "a c", "b d", "c d"]);
  });
});
