import { createServer as createHttpServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { readDocument } from "@rollcall/test-kit/documents";
import { describe, expect, it } from "vitest";
import { createRandom } from "./random.js";
import { type Finding, makeCall, runRounds } from "./run-rounds.js";

/** Opens servers that run the listener instead of Rollcall. */
function openOther(listener: RequestListener) {
  return async () => {
    const server = createHttpServer(listener);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    return { url: `http://127.0.0.1:${port}`, close: async () => void server.close() };
  };
}

async function findingsOf(listener: RequestListener): Promise<readonly Finding[]> {
  const found: Finding[] = [];
  const options = { seed: 1, seconds: 1, names: ["control"], open: openOther(listener) } as const;
  await runRounds({ ...options, onFinding: (finding) => found.push(finding) });
  return found;
}

const json = { "content-type": "application/json" };

describe("runRounds", () => {
  it.each<readonly [string, RequestListener, string]>([
    [
      "a defect",
      (_request, response) => response.writeHead(500, json).end('{"ok":false,"error":"internal_error"}'),
      "the status is 500",
    ],
    [
      "an undeclared status",
      (_request, response) => response.writeHead(418, json).end("{}"),
      "the status 418 is not documented",
    ],
    [
      "an undeclared code",
      (_request, response) => response.writeHead(404, json).end('{"ok":false,"error":"tea"}'),
      "/error must be equal to one of the allowed values",
    ],
    [
      "another media type",
      (_request, response) => response.writeHead(404, { "content-type": "text/html" }).end("<p>"),
      "the media type text/html is not documented",
    ],
  ])("finds %s, with a minimal curl command", async (_what, listener, problem) => {
    const found = await findingsOf(listener);
    expect(found.map(({ problems }) => problems.join())).toContainEqual(expect.stringContaining(problem));
    const [first] = found;
    expect(first?.isAlone).toBe(true);
    expect(first?.curl).toMatch(/^curl .*http:\/\/127\.0\.0\.1:4010\//s);
    expect(first?.curl.length).toBeLessThan(400);
  });

  it("finds nothing on a Rollcall server in one second", async () => {
    const found: Finding[] = [];
    const options = { seed: 3, seconds: 1, names: ["scim", "webapi", "control"] } as const;
    const { calls } = await runRounds({ ...options, onFinding: (finding) => found.push(finding) });
    expect(found).toEqual([]);
    expect(calls).toBeGreaterThan(0);
  });
});

describe("makeCall", () => {
  it("generates the same calls from the same seed, and different calls from another", async () => {
    const documents = [{ name: "web-api", document: await readDocument("web-api") }] as const;
    const callsOf = (seed: number) => {
      const random = createRandom(seed);
      return Array.from({ length: 50 }, () => makeCall({ name: "webapi", documents }, random));
    };
    expect(callsOf(5)).toEqual(callsOf(5));
    expect(callsOf(5)).not.toEqual(callsOf(6));
  });
});
