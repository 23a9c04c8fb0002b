import { createServer } from "node:http";
import { describe, expect, it } from "vitest";
import { adapterConformance } from "../conformance/adapter-conformance.js";
import { createNodeListener } from "./create-node-listener.js";
import { serveNode } from "./serve-node.js";

describe("createNodeListener", () => {
  for (const { title, run } of adapterConformance) it(title, () => run(serveNode));

  it("does not replace the globals of the process", () => {
    const { Request: request, Response: response } = globalThis;
    createServer(createNodeListener(async () => new Response()));
    expect([globalThis.Request, globalThis.Response]).toEqual([request, response]);
  });
});
