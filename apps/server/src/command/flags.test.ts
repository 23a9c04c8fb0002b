import { afterEach, describe, expect, it, vi } from "vitest";
import { StartError } from "../errors/start-error.js";
import { readFlags } from "./flags.js";

const operation = {
  maxHeaderBytes: 131_072,
  headersTimeoutMs: 60_000,
  bodyTimeoutMs: 30_000,
  requestTimeoutMs: 300_000,
  writeTimeoutMs: 30_000,
  keepAliveTimeoutMs: 75_000,
  drainMs: 0,
  stopTimeoutMs: 10_000,
};

const defaults = {
  ...operation,
  port: 4010,
  host: "127.0.0.1",
  data: ".rollcall",
  memory: false,
  updateTimeMs: 0,
  logLevel: "info",
  control: true,
  docs: true,
};

interface Given {
  readonly args?: readonly string[];
  readonly env?: Record<string, string>;
}

function read({ args = [], env = {} }: Given) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  return readFlags(args, () => undefined);
}

afterEach(() => vi.unstubAllEnvs());

describe("readFlags", () => {
  it.each<Given & { readonly wanted: object }>([
    { wanted: {} },
    { args: ["--port", "0", "--host", "::1"], wanted: { port: 0, host: "::1" } },
    { args: ["--world", "w.yaml", "--data", "d"], wanted: { world: "w.yaml", data: "d" } },
    { args: ["--rate-mode", "enforce", "--update-time", "250"], wanted: { rateMode: "enforce", updateTimeMs: 250 } },
    { args: ["--issuer", "https://id.example/"], wanted: { issuer: "https://id.example" } },
    { args: ["--site-url", "https://site.example/x/"], wanted: { siteUrl: "https://site.example/x" } },
    { args: ["--log-level", "silent"], wanted: { logLevel: "silent" } },
    { env: { ROLLCALL_PORT: "8080", ROLLCALL_DATA: "d" }, wanted: { port: 8080, data: "d" } },
    { env: { ROLLCALL_PORT: "8080" }, args: ["--port", "1"], wanted: { port: 1 } },
    { args: ["--memory"], wanted: { memory: true } },
    { env: { ROLLCALL_MEMORY: "1" }, wanted: { memory: true } },
    { env: { ROLLCALL_MEMORY: "off" }, wanted: { memory: false } },
    { env: { ROLLCALL_MEMORY: "yes" }, args: ["--data", "d"], wanted: { memory: false, data: "d" } },
    { env: { ROLLCALL_DATA: "d" }, args: ["--memory"], wanted: { memory: true, data: "d" } },
    { args: ["--no-control"], wanted: { control: false } },
    { env: { ROLLCALL_CONTROL: "off" }, wanted: { control: false } },
    { env: { ROLLCALL_CONTROL: "on" }, args: ["--no-control"], wanted: { control: false } },
    { args: ["--no-docs"], wanted: { docs: false } },
    { env: { ROLLCALL_DOCS: "off" }, wanted: { docs: false } },
    { env: { ROLLCALL_DOCS: "on" }, args: ["--no-docs"], wanted: { docs: false } },
    { args: ["--control-token", "let-me-in"], wanted: { controlToken: "let-me-in" } },
    { args: ["--allowed-host", "rollcall", "rollcall.test"], wanted: { allowedHosts: ["rollcall", "rollcall.test"] } },
    {
      env: { ROLLCALL_ALLOWED_HOSTS: "rollcall, rollcall.test" },
      wanted: { allowedHosts: ["rollcall", "rollcall.test"] },
    },
    { args: ["--allow-origin", "http://localhost:3000"], wanted: { allowOrigins: ["http://localhost:3000"] } },
    {
      env: { ROLLCALL_ALLOW_ORIGINS: "http://localhost:3000,https://app.test" },
      wanted: { allowOrigins: ["http://localhost:3000", "https://app.test"] },
    },
    {
      args: ["--trust-proxy", "loopback", "--trust-proxy", "10.0.0.9"],
      wanted: { trustProxy: ["loopback", "10.0.0.9"] },
    },
    { env: { ROLLCALL_TRUST_PROXY: "private,10.0.0.0/8" }, wanted: { trustProxy: ["private", "10.0.0.0/8"] } },
    { args: ["--metrics-port", "0"], wanted: { metrics: { port: 0, host: "127.0.0.1" } } },
    {
      env: { ROLLCALL_METRICS_PORT: "9464", ROLLCALL_METRICS_HOST: "::" },
      wanted: { metrics: { port: 9464, host: "::" } },
    },
    {
      args: ["--max-body-bytes", "1000", "--max-header-bytes", "2000"],
      wanted: { maxBodyBytes: 1000, maxHeaderBytes: 2000 },
    },
    {
      args: ["--headers-timeout", "1", "--body-timeout", "2", "--request-timeout", "3", "--keep-alive-timeout", "4"],
      wanted: { headersTimeoutMs: 1, bodyTimeoutMs: 2, requestTimeoutMs: 3, keepAliveTimeoutMs: 4 },
    },
    { env: { ROLLCALL_WRITE_TIMEOUT: "5" }, args: ["--write-timeout", "6"], wanted: { writeTimeoutMs: 6 } },
    {
      env: { ROLLCALL_DRAIN_TIME: "5", ROLLCALL_STOP_TIMEOUT: "6" },
      wanted: { drainMs: 5, stopTimeoutMs: 6 },
    },
    { args: ["--memory", "--seed", "7"], wanted: { memory: true, seed: 7 } },
    { args: ["--clock", "2026-06-01T12:00:00Z"], wanted: { clock: { now: new Date("2026-06-01T12:00:00Z") } } },
    {
      env: { ROLLCALL_DATABASE: "postgres://u:p@h/d" },
      args: ["--database-connections", "20", "--database-statements", "unnamed"],
      wanted: {
        database: "postgres://u:p@h/d",
        databaseConnections: 20,
        databaseStatements: "unnamed",
        control: false,
        data: undefined,
        memory: undefined,
      },
    },
  ])("reads $args and $env as $wanted", ({ wanted, ...given }) => {
    expect(read(given)).toEqual({ ...defaults, ...wanted });
  });

  it.each<Given & { readonly wanted: RegExp }>([
    { args: ["--prot", "1"], wanted: /^unknown option '--prot' \(Did you mean --port\?\)$/ },
    { args: ["now"], wanted: /^too many arguments/ },
    { args: ["--port"], wanted: /^option '--port <number>' argument missing$/ },
    { args: ["--port", "70000"], wanted: /'70000' is invalid.*0 to 65535/ },
    { args: ["--update-time", "1.5"], wanted: /'1.5' is invalid.*whole milliseconds/ },
    { args: ["--site-url", "ftp://x"], wanted: /'ftp:\/\/x' is invalid/ },
    { args: ["--max-body-bytes", "16MB"], wanted: /'16MB' is invalid.*number of bytes/ },
    { args: ["--drain-time", "5s"], wanted: /'5s' is invalid.*whole milliseconds/ },
    { env: { ROLLCALL_METRICS_PORT: "http" }, wanted: /'http' from env 'ROLLCALL_METRICS_PORT' is invalid/ },
    { args: ["--seed", "x"], wanted: /'x' is invalid.*whole number/ },
    { args: ["--clock", "noon"], wanted: /'noon' is invalid.*instant/ },
    { args: ["--memory", "--data", "d"], wanted: /^--memory and --data/ },
    { env: { ROLLCALL_MEMORY: "1", ROLLCALL_DATA: "d" }, wanted: /^ROLLCALL_MEMORY and ROLLCALL_DATA/ },
    { env: { ROLLCALL_MEMORY: "maybe" }, wanted: /^ROLLCALL_MEMORY must be on or off, not "maybe"$/ },
    { env: { ROLLCALL_RATE_MODE: "always" }, wanted: /'always' from env 'ROLLCALL_RATE_MODE' is invalid/ },
    { args: ["--database", "postgres://u:p@h/d", "--memory"], wanted: /^--memory and --database cannot/ },
    {
      env: { ROLLCALL_DATABASE: "postgres://u:p@h/d" },
      args: ["--data", "d"],
      wanted: /^--data and ROLLCALL_DATABASE/,
    },
    { env: { ROLLCALL_DATABASE: "postgres://u:p@h/d", ROLLCALL_SEED: "7" }, wanted: /^ROLLCALL_SEED and ROLLCALL_DA/ },
    {
      args: ["--database", "postgres://u:p@h/d", "--clock", "2026-06-01T12:00:00Z"],
      wanted: /^--clock and --database/,
    },
    { args: ["--database-statements", "some"], wanted: /'some' is invalid.*named, unnamed/ },
    { args: ["--database-connections", "0"], wanted: /'0' is invalid.*1 to 9999/ },
  ])("refuses $args and $env in one sentence", ({ wanted, ...given }) => {
    const reading = () => read(given);
    expect(reading).toThrow(StartError);
    expect(reading).toThrow(wanted);
    expect(reading).not.toThrow(/\n/);
  });

  it("prints the help on request, and returns no flags", () => {
    const printed: string[] = [];
    expect(readFlags(["--help"], (text) => printed.push(text))).toBeUndefined();
    for (const flag of ["port", "host", "data", "memory", "world"]) {
      expect(printed.join("")).toMatch(new RegExp(`--${flag}[^]*ROLLCALL_${flag.toUpperCase()}`));
    }
  });
});
