import { describe, expect, it } from "vitest";
import { reduceGraph } from "./reduce-graph.mjs";

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

  it("ends where nodes reach each other, and keeps the arrows between them", () => {
    expect(print({ a: ["b", "c", "d"], b: ["c"], c: ["b", "d"], d: [] })).toEqual(["a b", "a c", "b c", "c b", "c d"]);
  });

  it("keeps both arms of a fork, sorted", () => {
    expect(print({ b: ["d"], a: ["c", "b"], c: ["d"] })).toEqual(["a b", "a c", "b d", "c d"]);
  });
});
