import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer as createHttpServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { type ControlledServer, createServer } from "@rollcall/server";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { run } from "./cli.js";
import { spawnCli } from "./spawn-cli.js";

let server: ControlledServer;
let folder: string;

beforeAll(async () => {
  server = await createServer({ memory: true });
  folder = await mkdtemp(join(tmpdir(), "rollcall-cli-"));
});
afterEach(() => server.faults.disarm());
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const conformance = (args: readonly string[], { url = server.url } = {}) =>
  run(["conformance", url, "--token", "svcp-demo-admin", ...args], {}, false);
const service = (...args: readonly string[]) => conformance(["--profile", "svc", ...args]);
const ofRfc = (...args: readonly string[]) => conformance(args, { url: `${server.url}/scim/v2` });

interface Row {
  readonly id: string;
  readonly status: string;
}

describe("rollcall conformance --profile svc", () => {
  it("finds that the reference server conforms to the definitions", async () => {
    const { code, out, err } = await service("--json");
    const results: readonly Row[] = JSON.parse(out).results;
    expect(results.filter(({ status }) => status !== "passed")).toEqual([]);
    expect(results.length).toBeGreaterThan(90);
    expect({ code, err }).toEqual({ code: 0, err: "" });
  });

  it("reports failures as text, in a pipe too, and to CI", async () => {
    const match = { method: "auth.test" } as const;
    await server.faults.arm({ match, action: { kind: "error", code: "fatal_error" }, times: { kind: "always" } });
    const junit = join(folder, "junit.xml");
    const ran = await service("--only", "web-api/calls", "--junit", junit);
    expect(ran.out).toMatch(/MUST auth\.test returns the user .*\n {4}came .*fatal_error/);
    expect(ran.out).toContain('-H "Authorization: Bearer $TOKEN"');
    expect(ran).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^rollcall: 1 of \d+ requirements are not met\n$/),
    });
    const xml = await readFile(junit, "utf8");
    expect(xml).toMatch(
      /<testsuite name="Web API calls Web API" tests="\d+" failures="1"|<testsuite name="[^"]*" tests="4" failures="1"/,
    );
    expect(xml).toMatch(/<failure message="[^"]*&quot;fatal_error&quot;[^"]*"/);
  });
});

describe("rollcall conformance of the reference server", () => {
  // Each line of a baseline has the reason: what the hosted service does instead.
  it.each([
    ["rfc", "v2"],
    ["entra", "v2"],
    ["okta", "v2"],
    ["scim11", "v1"],
    ["okta-1.1", "v1"],
  ])("finds what the baseline of %s explains, and nothing else", async (profile, version) => {
    const baseline = fileURLToPath(new URL(`baselines/${profile}.json`, import.meta.url));
    const url = `${server.url}/scim/${version}`;
    const ran = await conformance(["--profile", profile, "--baseline", baseline, "--strict", "--json"], { url });
    const results: readonly (Row & { readonly reason?: string })[] = JSON.parse(ran.out).results;
    const explained = results.filter(({ status, reason }) => status === "failed" && reason !== undefined);
    const { findings } = JSON.parse(await readFile(baseline, "utf8"));
    expect({ ...ran, out: explained.map(({ id }) => id) }).toEqual({ code: 0, err: "", out: Object.keys(findings) });
  });
});

describe("rollcall conformance", () => {
  it("checks any server, and removes what it made", async () => {
    const files = ["junit.xml", "check.sarif", "badge.svg", "badge.json"].map((name) => join(folder, name));
    const [junit = "", sarif = "", svg = "", badge = ""] = files;
    const ran = await ofRfc("--only", "rfc7644-3.4.1", "rfc7644-4", "--junit", junit, "--sarif", sarif, "--badge", svg);
    expect(ran.out).toMatch(/passed.*findings .*requests/);
    await ofRfc("--only", "rfc7644-3.4.1", "--badge", badge);
    expect(JSON.parse(await readFile(sarif, "utf8")).version).toBe("2.1.0");
    expect(await readFile(junit, "utf8")).toContain("<testsuite ");
    expect(await readFile(svg, "utf8")).toMatch(/^<svg /);
    expect(JSON.parse(await readFile(badge, "utf8"))).toMatchObject({ schemaVersion: 1, label: "SCIM 2.0" });
  });

  it("fails only on what the baseline does not have", async () => {
    const baseline = join(folder, "baseline.json");
    const only = ["--only", "rfc7644-3.6"];
    expect((await ofRfc(...only)).code).toBe(1);
    expect((await ofRfc(...only, "--write-baseline", baseline)).code).toBe(0);
    const again = await ofRfc(...only, "--baseline", baseline);
    expect([again.code, again.out]).toEqual([0, expect.stringContaining("(in the baseline)")]);
  });

  it("removes what it made after Ctrl-C", async () => {
    const [made, removed] = [new Set<string>(), new Set<string>()];
    let interrupt = () => {};
    // Forwards requests, and sends the signal once three resources exist.
    const front = createHttpServer(async (request, response) => {
      const { method = "GET", url = "", headers } = request;
      const body = await buffer(request);
      const answer = await fetch(`${server.url}${url}`, {
        method,
        headers: { authorization: headers.authorization ?? "", "content-type": headers["content-type"] ?? "" },
        ...(body.length > 0 && { body }),
      });
      const text = await answer.text();
      if (method === "DELETE") removed.add(url.slice(url.lastIndexOf("/") + 1));
      if (method === "POST" && answer.status === 201) {
        made.add(JSON.parse(text).id);
        if (made.size === 3) interrupt();
      }
      response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" }).end(text);
    }).listen(0, "127.0.0.1");
    await once(front, "listening");
    const address = front.address();
    const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/scim/v2`;
    const spawned = spawnCli(["conformance", url, "--token", "svcp-demo-admin"], {});
    interrupt = () => spawned.process.kill("SIGINT");
    const { code, err } = await spawned.ended;
    front.close();
    expect([code, err]).toEqual([130, expect.stringContaining("interrupted; the created resources are removed\n")]);
    expect(made.size).toBeGreaterThanOrEqual(3);
    expect([...made].filter((id) => !removed.has(id))).toEqual([]);
  });

  it("skips with a reason", async () => {
    const ran = await ofRfc("--only", "rfc7644-3.6", "--skip", "rfc7644-3.6=users are deactivated", "--skipped");
    expect([ran.code, ran.out]).toEqual([0, expect.stringContaining("users are deactivated")]);
    expect(await ofRfc("--skip", "rfc7644-3.6")).toMatchObject({
      code: 2,
      err: expect.stringContaining("has no reason"),
    });
  });

  it("only reads", async () => {
    const before = await run(["users", "list", "--url", server.url, "--token", "svcp-demo-admin"], {}, false);
    const ran = await ofRfc("--read-only");
    expect(ran.out).toMatch(/ skipped, with \d+ requests/);
    expect((await run(["users", "list", "--url", server.url, "--token", "svcp-demo-admin"], {}, false)).out).toBe(
      before.out,
    );
  });

  it("reports a lost connection and an unavailable server", async () => {
    expect(await run(["conformance", "http://127.0.0.1:9"])).toMatchObject({
      code: 3,
      err: expect.stringMatching(/cannot reach http/),
    });
    expect(await run(["conformance", "nowhere"])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/"nowhere" is not the URL/),
    });
    expect(await conformance(["--profile", "scim-3"])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/Allowed choices are rfc/),
    });
    expect(await ofRfc("--baseline", join(folder, "absent"))).toMatchObject({
      code: 2,
      err: expect.stringMatching(/cannot read the baseline/),
    });
  });
});
