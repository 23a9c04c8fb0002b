import { readFile } from "node:fs/promises";
import { createServer as createNodeServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeOldNode, supportedNode } from "../src/machine/check-node.js";
import { spawnCommand } from "./spawn-command.js";

const taken = createNodeServer();
beforeAll(() => new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve)));
afterAll(() => void taken.close());

const takenPort = () => `${(taken.address() as AddressInfo).port}`;

/** A module that makes the process report an older version. */
const oldVersionModule = `data:text/javascript;base64,${btoa('Object.defineProperty(process, "versions", { value: { ...process.versions, node: "22.17.9" } })')}`;

interface Given {
  readonly what: string;
  readonly args?: () => readonly string[];
  readonly env?: Record<string, string>;
  readonly wanted: RegExp;
}

describe("rollcall-server with invalid options", () => {
  it.each<Given>([
    {
      what: "a limit that is not a number",
      args: () => ["--max-body-bytes", "16MB"],
      wanted: /'16MB' is invalid\. Expected a number of bytes, 1 or more$/,
    },
    {
      what: "a time with a unit",
      env: { ROLLCALL_DRAIN_TIME: "5s" },
      wanted: /'5s' from env 'ROLLCALL_DRAIN_TIME' is invalid\. Expected whole milliseconds$/,
    },
    {
      what: "a port of the metrics that is in use",
      args: () => ["--metrics-port", takenPort()],
      wanted: /^rollcall-server: cannot listen on 127\.0\.0\.1:\d+: address already in use$/,
    },
    {
      what: "a metrics host of another machine",
      args: () => ["--metrics-port", "0", "--metrics-host", "192.0.2.1"],
      wanted: /^rollcall-server: cannot listen on 192\.0\.2\.1:0: /,
    },
    {
      what: "an unknown level",
      env: { ROLLCALL_LOG_LEVEL: "loud" },
      wanted: /'loud' from env 'ROLLCALL_LOG_LEVEL' is invalid\. Allowed choices are/,
    },
    {
      what: "a database that nothing serves",
      env: { ROLLCALL_DATABASE: "postgres://rollcall:hidden-word@127.0.0.1:1/rollcall" },
      wanted:
        /^rollcall-server: The PostgreSQL database "rollcall" at 127\.0\.0\.1:1 cannot be used: nothing listens there$/,
    },
    {
      what: "an invalid URL of a database",
      env: { ROLLCALL_DATABASE: "mysql://rollcall:hidden-word@127.0.0.1/rollcall" },
      wanted: /^rollcall-server: .*postgres:\/\//,
    },
  ])("reports $what in one sentence, and exits with 2", async ({ args = () => [], env, wanted }) => {
    const memory = env?.["ROLLCALL_DATABASE"] === undefined ? ["--memory"] : [];
    const { code, stdout, stderr } = await spawnCommand([...memory, "--port", "0", ...args()], { ...(env && { env }) })
      .ended;
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr.trimEnd()).toMatch(wanted);
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
    expect(stderr).not.toContain("hidden-word");
  });
});

describe("describeOldNode", () => {
  const called = (...args: readonly string[]) => ({ from: "rollcall", name: "rollcall", args });

  it.each(["../package.json", "../../cli/package.json", "../../rollcall/package.json"])(
    "the supported versions are those of %s",
    async (path) => {
      const { engines } = JSON.parse(await readFile(new URL(path, import.meta.url), "utf8"));
      expect(engines.node).toBe(supportedNode);
    },
  );

  it.each(["20.20.2", "22.23.3", "24.15.9", "25.9.0", "26.0.9"])("Node %s is not supported", (version) => {
    expect(describeOldNode(version, called("--memory"))).toBe(
      `Node ${version} is not supported: use 24.16 or a later 24, or 26.1 or later. With npm, this runs it:\n` +
        "  npx --yes --package=node@24 --package=rollcall -- rollcall --memory",
    );
  });

  it.each(["24.16.0", "24.21.0", "26.1.0", "27.0.0"])("Node %s is supported", (version) => {
    expect(describeOldNode(version, called())).toBeUndefined();
  });

  it("the line that runs the command quotes arguments for a shell", () => {
    expect(
      describeOldNode("22.23.3", called("as", "Ada's app", ""))
        ?.split("\n")
        .at(-1),
    ).toBe("  npx --yes --package=node@24 --package=rollcall -- rollcall as 'Ada'\\''s app' ''");
  });

  it("the command prints it, and exits with 2", async () => {
    const env = { NODE_OPTIONS: `--import=${oldVersionModule}` };
    const { code, stdout, stderr } = await spawnCommand(["--memory", "--port", "0"], { env }).ended;
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(/^rollcall-server: Node 22\.17\.9 is not supported/);
    expect(stderr).toContain(
      "\n  npx --yes --package=node@24 --package=@rollcall/server -- rollcall-server --memory --port 0\n",
    );
  });
});
