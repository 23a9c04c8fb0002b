import { afterEach, describe, expect, it, vi } from "vitest";
import { readFlags } from "./flags.js";
import { StartError } from "./start-error.js";

const defaults = {
  port: 4010,
  host: "127.0.0.1",
  data: ".rollcall",
  memory: false,
  rateMode: "off",
  updateTimeMs: 0,
  logLevel: "info",
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
    { args: ["--site-url", "https://site.example/x/"], wanted: { siteUrl: "https://site.example/x" } },
    { args: ["--log-level", "silent"], wanted: { logLevel: "silent" } },
    { env: { ROLLCALL_PORT: "8080", ROLLCALL_DATA: "d" }, wanted: { port: 8080, data: "d" } },
    { env: { ROLLCALL_PORT: "8080" }, args: ["--port", "1"], wanted: { port: 1 } },
    { args: ["--memory"], wanted: { memory: true } },
    { env: { ROLLCALL_MEMORY: "1" }, wanted: { memory: true } },
    { env: { ROLLCALL_MEMORY: "off" }, wanted: { memory: false } },
    { env: { ROLLCALL_MEMORY: "yes" }, args: ["--data", "d"], wanted: { memory: false, data: "d" } },
    { env: { ROLLCALL_DATA: "d" }, args: ["--memory"], wanted: { memory: true, data: "d" } },
  ])("reads $args with $env as $wanted", ({ wanted, ...given }) => {
    expect(read(given)).toEqual({ ...defaults, ...wanted });
  });

  it.each<Given & { readonly wanted: RegExp }>([
    { args: ["--prot", "1"], wanted: /^unknown option '--prot' \(Did you mean --port\?\)$/ },
    { args: ["now"], wanted: /^too many arguments/ },
    { args: ["--port"], wanted: /^option '--port <number>' argument missing$/ },
    { args: ["--port", "70000"], wanted: /'70000' is invalid.*0 to 65535/ },
    { args: ["--update-time", "1.5"], wanted: /'1.5' is invalid.*whole milliseconds/ },
    { args: ["--site-url", "ftp://x"], wanted: /'ftp:\/\/x' is invalid/ },
    { args: ["--memory", "--data", "d"], wanted: /^--memory and --data/ },
    { env: { ROLLCALL_MEMORY: "1", ROLLCALL_DATA: "d" }, wanted: /^ROLLCALL_MEMORY and ROLLCALL_DATA/ },
    { env: { ROLLCALL_MEMORY: "maybe" }, wanted: /^ROLLCALL_MEMORY is on or off, not "maybe"$/ },
    { env: { ROLLCALL_RATE_MODE: "always" }, wanted: /'always' from env 'ROLLCALL_RATE_MODE' is invalid/ },
  ])("refuses $args with $env in one sentence", ({ wanted, ...given }) => {
    const reading = () => read(given);
    expect(reading).toThrow(StartError);
    expect(reading).toThrow(wanted);
    expect(reading).not.toThrow(/\n/);
  });

  it("prints what the flags mean where it is asked to, and gives none", () => {
    const printed: string[] = [];
    expect(readFlags(["--help"], (text) => printed.push(text))).toBeUndefined();
    for (const flag of ["port", "host", "data", "memory", "world"]) {
      expect(printed.join("")).toMatch(new RegExp(`--${flag}[^]*ROLLCALL_${flag.toUpperCase()}`));
    }
  });
});
