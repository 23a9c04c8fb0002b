import { access, glob, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseCheckedYaml } from "@rollcall/checked-yaml";
import { afterEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { createServerCommand, readFlags } from "../src/command/flags.js";
import { kindOf, withDefaults } from "../src/options/server-kind.js";
import { flagTable } from "./kit/flag-table.js";

const folder = new URL("../../../deploy/", import.meta.url);
const read = (name: string) => readFile(new URL(name, folder), "utf8");

/** The Dockerfile without the stage of the image for tests. */
const readProduction = async () => (await read("Dockerfile")).replace(/^FROM server AS double$[\s\S]*?(?=^FROM )/m, "");

const serviceSchema = z.looseObject({
  image: z.string(),
  build: z.strictObject({ context: z.string(), dockerfile: z.string() }).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  volumes: z.array(z.string()).optional(),
  ports: z.array(z.string()).optional(),
  stop_grace_period: z.string().optional(),
});
const composeSchema = z.looseObject({ services: z.record(z.string(), serviceSchema) });

async function readCompose() {
  const parsed = parseCheckedYaml(await read("compose.yaml"), composeSchema, { path: "compose.yaml" });
  if (!parsed.ok) throw new Error(parsed.findings.map(({ message }) => message).join("\n"));
  return parsed.value.services;
}

/** Expands `${NAME}`, `${NAME:-default}` and `${NAME:?message}` as Compose does. */
function interpolated(environment: Readonly<Record<string, string>> = {}): Record<string, string> {
  const entries = Object.entries(environment).map(([name, value]) => [
    name,
    value.replaceAll(/\$\{[A-Z_]+(?::-([^}]*)|:\?[^}]*)?\}/g, (_, otherwise?: string) => otherwise ?? "given"),
  ]);
  return Object.fromEntries(entries);
}

/** The variables that a text sets, as `NAME=value`. */
function variablesIn(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/\b(ROLLCALL_[A-Z_]+)=(\S+)/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

function readWith(env: Record<string, string>) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const flags = readFlags([], () => undefined);
  if (flags === undefined) throw new Error("the variables ask for help");
  return flags;
}

/** The effect of the options: which world an empty database gets, and whether rate limits are enforced. */
function decided({ logLevel: _level, drainMs: _drain, stopTimeoutMs: _stop, ...options }: ReturnType<typeof readWith>) {
  return { kind: kindOf(options), rateMode: withDefaults(options).rateMode };
}

const deployment = { kind: "deployment", rateMode: "enforce" };

afterEach(() => vi.unstubAllEnvs());

const known = new Set(
  flagTable(createServerCommand({ name: "rollcall-server" }, () => undefined)).map(({ variable }) => variable),
);

describe("deploy/", () => {
  it("sets only variables that exist", async () => {
    for (const name of ["Dockerfile", "compose.yaml", "rollcall.service", "README.md"]) {
      const named = [...(await read(name)).matchAll(/\bROLLCALL_[A-Z_]+/g)].map(([variable]) => variable);
      expect(named.length).toBeGreaterThan(0);
      expect([name, named.filter((variable) => !known.has(variable))]).toEqual([name, []]);
    }
  });

  it("has an image that serves in production mode, and has time to stop", async () => {
    const text = await readProduction();
    const flags = readWith(variablesIn(text));
    expect(flags).toMatchObject({ host: "0.0.0.0", port: 4010, control: false, memory: false });
    expect(decided(flags)).toEqual(deployment);
    expect(text).toMatch(/^EXPOSE 4010$/m);
    expect(text).toMatch(/^USER 1000:1000$/m);
    expect(text).toMatch(/^HEALTHCHECK [\s\S]*\/readyz/m);
    const package_ = JSON.parse(await readFile(new URL("../package.json", import.meta.url), "utf8"));
    expect(text).toContain(`ENTRYPOINT ["node", "/app/${package_.bin["rollcall-server"].slice(2)}"]`);
  });

  it("has an image for tests, which makes the token that its control plane needs from other machines", async () => {
    const text = (await read("Dockerfile")).replace(/^FROM server AS production$[\s\S]*/m, "");
    const flags = readWith(variablesIn(text));
    expect(flags).toMatchObject({ host: "0.0.0.0", port: 4010, control: true, memory: true });
    expect(decided(flags)).toEqual({ kind: "double", rateMode: "off" });
    const [one, other] = [withDefaults(flags), withDefaults(flags)].map(({ controlToken = "" }) => controlToken);
    expect([one, one === other]).toEqual([expect.stringMatching(/^[0-9a-f]{48}$/), false]);
  });

  it("copies everything that the server is built from into the image", async () => {
    const root = new URL("../../../", import.meta.url);
    const patterns = (await readFile(new URL(".dockerignore", root), "utf8")).trim().split("\n");
    const everywhere = patterns.flatMap((pattern) => /^\*\*\/(.+)$/.exec(pattern)?.[1] ?? []);
    const sources: string[] = [];
    const found = glob("{apps/server,packages/*}/src/**", { cwd: fileURLToPath(root) });
    for await (const path of found) sources.push(path);
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.filter((path) => path.split("/").some((part) => everywhere.includes(part)))).toEqual([]);
  });

  it("composes two equal instances on PostgreSQL with enough time to stop", async () => {
    const { "rollcall-1": one, "rollcall-2": other, balancer } = await readCompose();
    expect(other).toEqual(one);
    const flags = readWith({ ...variablesIn(await readProduction()), ...interpolated(one?.environment) });
    expect(flags).toMatchObject({ database: expect.stringMatching(/^postgres:\/\//), control: false });
    expect(flags).toMatchObject({ siteUrl: "http://localhost:8080", trustProxy: ["private"] });
    expect(decided(flags)).toEqual(deployment);
    expect(one?.ports).toBeUndefined();
    const { drainMs, stopTimeoutMs, port, keepAliveTimeoutMs = 0 } = flags;
    expect(Number.parseInt(one?.stop_grace_period ?? "", 10) * 1000).toBeGreaterThan(drainMs + stopTimeoutMs);
    const caddy = await read("Caddyfile");
    expect(caddy).toContain(`reverse_proxy rollcall-1:${port} rollcall-2:${port} {`);
    expect(caddy).toContain("health_uri /readyz");
    expect(Number(/keepalive (\d+)s/.exec(caddy)?.[1]) * 1000).toBeLessThan(keepAliveTimeoutMs);
    // Two checks by the load balancer, and the duration of one, fit into the drain time.
    expect(drainMs).toBeGreaterThanOrEqual(2 * 1000 + 3000);
    for (const volume of balancer?.volumes ?? []) await access(new URL(volume.split(":")[0] ?? "", folder));
    await access(new URL(`${one?.build?.context}/${one?.build?.dockerfile}`, folder));
  });

  it("starts the instances only when PostgreSQL accepts connections, which takes a while on a new volume", async () => {
    const { database, "rollcall-1": one } = await readCompose();
    expect(database?.["healthcheck"]).toMatchObject({
      test: expect.arrayContaining(["pg_isready", "--host=127.0.0.1"]),
    });
    expect(one?.["depends_on"]).toEqual({ database: { condition: "service_healthy" } });
  });

  it("mounts files by absolute paths, because Docker takes another one for the name of a volume", async () => {
    const named = [...(await read("README.md")).matchAll(/--volume (\S+\.yaml):/g)].map(([, path = ""]) => path);
    expect([named.length > 0, named.filter((path) => !path.startsWith("$PWD/"))]).toEqual([true, []]);
  });

  it("has a unit with no more rights than it needs, and time to stop", async () => {
    const text = await read("rollcall.service");
    const flags = readWith(variablesIn(text.replaceAll(/^#.*$/gm, "")));
    expect(flags).toMatchObject({ control: false, data: ".rollcall", host: "127.0.0.1" });
    expect(decided(flags)).toEqual(deployment);
    const stopSeconds = Number(/^TimeoutStopSec=(\d+)$/m.exec(text)?.[1]);
    expect(stopSeconds * 1000).toBeGreaterThan(flags.drainMs + flags.stopTimeoutMs);
    for (const line of ["DynamicUser=yes", "StateDirectory=rollcall", "NoNewPrivileges=yes", "ProtectSystem=strict"]) {
      expect(text.split("\n")).toContain(line);
    }
    expect(text).toMatch(/^Restart=on-failure$/m);
  });
});
