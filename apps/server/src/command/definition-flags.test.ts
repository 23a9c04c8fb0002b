import { observedSwitches } from "@rollcall/service";
import { afterEach, describe, expect, it, vi } from "vitest";
import { StartError } from "../errors/start-error.js";
import { printBanner } from "./banner.js";
import { readFlags } from "./flags.js";

interface Given {
  readonly args?: readonly string[];
  readonly env?: Record<string, string>;
}

function read({ args = [], env = {} }: Given) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  return readFlags(args, () => undefined);
}

afterEach(() => vi.unstubAllEnvs());

const words = { svc: "acme", crm: "big" };

describe("flags that change the definitions", () => {
  it.each<Given & { readonly wanted: object }>([
    { args: ["--wire-word", "svc=acme"], wanted: { wireWords: { svc: "acme" } } },
    { args: ["--wire-word", "svc=acme", "--wire-word", "crm=big"], wanted: { wireWords: words } },
    { env: { ROLLCALL_WIRE_WORDS: "svc=acme, crm=big" }, wanted: { wireWords: words } },
    {
      env: { ROLLCALL_WIRE_WORDS: "svc=acme" },
      args: ["--wire-word", "crm=big"],
      wanted: { wireWords: { crm: "big" } },
    },
    { args: ["--observed"], wanted: { observed: true } },
    { args: ["--observed", "--port", "0"], wanted: { observed: true, port: 0 } },
    {
      args: ["--observed", "v2-filter", "group-filter", "--memory"],
      wanted: { observed: ["v2-filter", "group-filter"], memory: true },
    },
    { args: ["--observed", "v2-filter,clamp-limit"], wanted: { observed: ["v2-filter", "clamp-limit"] } },
    { env: { ROLLCALL_OBSERVED: "1" }, wanted: { observed: true } },
    { env: { ROLLCALL_OBSERVED: "off" }, wanted: { observed: [] } },
    { env: { ROLLCALL_OBSERVED: "v2-filter, clamp-limit" }, wanted: { observed: ["v2-filter", "clamp-limit"] } },
    { env: { ROLLCALL_OBSERVED: "all" }, args: ["--observed", "v2-filter"], wanted: { observed: ["v2-filter"] } },
  ])("%j", ({ wanted, ...given }) => {
    expect(read(given)).toMatchObject(wanted);
  });

  it("are absent by default", () => {
    expect(read({})).not.toHaveProperty("wireWords");
    expect(read({})).not.toHaveProperty("observed");
  });

  it.each<Given & { readonly sentence: string }>([
    { args: ["--wire-word", "acme"], sentence: "Expected a pair such as svc=acme" },
    { args: ["--wire-word", "svc=a", "--wire-word", "svc=b"], sentence: "The word svc is replaced already" },
    { env: { ROLLCALL_WIRE_WORDS: "svc" }, sentence: "Expected a pair such as svc=acme" },
    { args: ["--observed", "clamp-limits"], sentence: 'did you mean "clamp-limit"?' },
    { env: { ROLLCALL_OBSERVED: "v2-filter,none" }, sentence: 'unknown observed switch "none"' },
  ])("refuses $args with $env", ({ sentence, ...given }) => {
    expect(() => read(given)).toThrow(StartError);
    expect(() => read(given)).toThrow(sentence);
  });
});

describe("printBanner", () => {
  it("lists the switches that are on, with their effects", () => {
    const text = printBanner("http://x.example", { demoTokens: [], observed: ["v2-filter"] });
    expect(text).toContain(`v2-filter  ${observedSwitches["v2-filter"].description}`);
    expect(text).not.toContain("clamp-limit");
    expect(text.trimEnd().split("\n").at(-1)).toBe("ready http://x.example");
    expect(text).not.toContain("Console");
  });

  it("begins with the console", () => {
    const text = printBanner("http://x.example", { demoTokens: [], consoleUrl: "http://x.example/" });
    expect(text).toMatch(/^ {2}Console +http:\/\/x\.example\/\n/);
  });
});
