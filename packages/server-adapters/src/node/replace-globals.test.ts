import { describe, it } from "vitest";
import { adapterConformance } from "../conformance/adapter-conformance.js";
import { serveNode } from "./serve-node.js";

describe("createNodeListener with replaced globals", () => {
  for (const { title, run } of adapterConformance) {
    it(title, () => run((handler, options) => serveNode(handler, { ...options, replaceGlobals: true })));
  }
});
