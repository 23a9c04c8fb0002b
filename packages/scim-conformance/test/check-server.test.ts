import { describe, expect, it } from "vitest";
import { applyBaseline, checkServer, fixedSince, parseBaseline, printText, toBaseline } from "../src/index.js";
import { startScimmy } from "./servers/start-scimmy.js";

const token = "secret";

/** Runs a test against scimmy, and passes on the requests that a check sends. */
async function withScimmy(
  body: (server: {
    readonly url: string;
    readonly sent: Request[];
    readonly fetch: (request: Request) => Promise<Response>;
  }) => Promise<void>,
): Promise<void> {
  const { url, close } = await startScimmy(token);
  const sent: Request[] = [];
  const send = (request: Request) => {
    sent.push(request);
    return fetch(request);
  };
  await body({ url, sent, fetch: send }).finally(close);
}

async function countUsers(url: string): Promise<number> {
  const response = await fetch(`${url}/Users`, { headers: { authorization: `Bearer ${token}` } });
  const { totalResults } = (await response.json()) as { readonly totalResults: number };
  return totalResults;
}

describe("checkServer", () => {
  it("reports a server without any document, and does not fail", async () => {
    const { results } = await checkServer({
      url: "http://nothing.example/scim",
      fetch: async () => new Response(null, { status: 404 }),
    });
    const failed = results.filter(({ status }) => status === "failed").map(({ id }) => id);
    expect(failed).toEqual(
      expect.arrayContaining([
        "rfc7644-4/config",
        "rfc7644-4/schemas",
        "rfc7644-4/resource-types",
        "rfc7644-3.3/created",
      ]),
    );
  });

  it("reports a server that answers nonsense, and does not fail", async () => {
    for (const text of ["", "<html>", "[]", "null", '"x"', "7", '{"Resources":7,"id":7,"schemas":7}'])
      for (const status of [200, 201, 500]) {
        const answer = async () => new Response(text === "" ? null : text, { status });
        const { results } = await checkServer({ url: "http://nonsense.example", fetch: answer });
        expect(results.some((each) => each.status === "failed")).toBe(true);
      }
  });

  it("waits after a 429", async () => {
    await withScimmy(async ({ url, fetch: send }) => {
      let refused = 0;
      const limited = async (request: Request) => {
        refused += 1;
        return refused % 3 === 0 ? new Response(null, { status: 429, headers: { "retry-after": "0" } }) : send(request);
      };
      const { results } = await checkServer({ url, token, fetch: limited, only: ["rfc7644-3.4.1", "rfc7644-3.6"] });
      expect(results.filter(({ status }) => status === "failed")).toEqual([]);
      expect(refused).toBeGreaterThan(10);
    });
  });

  it("only reads if asked", async () => {
    await withScimmy(async ({ url, sent, fetch: send }) => {
      const { results } = await checkServer({ url, token, fetch: send, readOnly: true });
      const writes = sent.filter(({ method, url: at }) => method !== "GET" && !at.endsWith("/.search"));
      expect(writes).toEqual([]);
      expect(results.filter(({ status }) => status === "passed").length).toBeGreaterThan(10);
    });
  });

  it("removes what it made after an abort", async () => {
    await withScimmy(async ({ url, sent, fetch: send }) => {
      const stop = new AbortController();
      const stopping = async (request: Request) => {
        if (sent.filter(({ method }) => method === "POST").length === 12) stop.abort();
        return send(request);
      };
      const { results, leftovers } = await checkServer({ url, token, fetch: stopping, signal: stop.signal });
      expect([results.length < 100, leftovers, await countUsers(url)]).toEqual([true, [], 0]);
    });
  });

  it("touches only what it made, also next to another check", async () => {
    await withScimmy(async ({ url, sent, fetch: send }) => {
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/scim+json" };
      const user = { schemas: ["urn:ietf:params:scim:schemas:core:2.0:User"], userName: "ada" };
      const made = await fetch(`${url}/Users`, { method: "POST", headers, body: JSON.stringify(user) });
      const { id } = (await made.json()) as { readonly id: string };
      const check = () => checkServer({ url, token, fetch: send, only: ["rfc7644-3.4.1", "rfc7644-3.5"] });
      const [alone, one, two] = [await check(), ...(await Promise.all([check(), check()]))];
      const outcomes = ({ results }: Awaited<ReturnType<typeof check>>) =>
        results.map((each) => `${each.id} ${each.status}`);
      expect([outcomes(one ?? alone), outcomes(two ?? alone)]).toEqual([outcomes(alone), outcomes(alone)]);
      expect(sent.filter(({ method, url: at }) => method !== "GET" && at.includes(id))).toEqual([]);
      expect(await countUsers(url)).toBe(1);
    });
  });

  it("shows no token", async () => {
    await withScimmy(async ({ url }) => {
      const report = await checkServer({ url, token, only: ["rfc7644-3.3", "rfc7644-2"] });
      expect(JSON.stringify(report)).not.toContain(`Bearer ${token}`);
      expect(report.results.find(({ finding }) => finding !== undefined)?.finding?.request).toContain("Bearer $TOKEN");
    });
  });
});

describe("a baseline", () => {
  it("keeps reasons, and shows them", async () => {
    await withScimmy(async ({ url }) => {
      const only = ["rfc7644-3.3/location"];
      const found = await checkServer({ url, token, only });
      const reason = "our proxy removes it";
      const report = applyBaseline(found, {
        profile: "rfc",
        findings: { "rfc7644-3.3/location": { came: "", reason } },
      });
      expect(toBaseline(report).findings).toEqual({
        "rfc7644-3.3/location": { came: "no Location header", reason },
      });
      expect(printText(report)).toContain(`    accepted  ${reason}\n`);
    });
  });

  it("marks known findings, and lists those that are fixed", async () => {
    await withScimmy(async ({ url }) => {
      const report = await checkServer({ url, token, only: ["rfc7644-3.3"] });
      const baseline = parseBaseline(JSON.stringify(toBaseline(report)));
      const marked = applyBaseline(report, baseline).results.filter(({ status }) => status === "failed");
      expect(marked.map(({ id, known }) => [id, known])).toEqual([["rfc7644-3.3/location", true]]);
      const older = { ...baseline, findings: { ...baseline.findings, "rfc7644-3.3/created": { came: "500" } } };
      expect(fixedSince(older, report)).toEqual(["rfc7644-3.3/created"]);
    });
    const known = '{"profile":"rfc","findings":{"a":"as the vendor does","b":{"came":"500"}}}';
    expect(parseBaseline(known).findings).toEqual({
      a: { came: "", reason: "as the vendor does" },
      b: { came: "500" },
    });
    expect(() => parseBaseline("{}")).toThrow("not a baseline");
  });
});
