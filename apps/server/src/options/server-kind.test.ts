import { describe, expect, it } from "vitest";
import { StartError } from "../errors/start-error.js";
import { kindOf, withDefaults } from "./server-kind.js";
import type { ServerOptions } from "./server-options.js";

const database = "postgres://u:p@h/d";
const [publicUrl, controlToken] = ["https://roll.example.com", "let-me-in"];

describe("kindOf", () => {
  it.each<readonly [ServerOptions, ReturnType<typeof kindOf>]>([
    [{}, "double"],
    [{ data: "d" }, "double"],
    [{ host: "localhost" }, "double"],
    [{ host: "::1" }, "double"],
    [{ siteUrl: "http://LOCALHOST:4010" }, "double"],
    [{ siteUrl: "http://acme.localhost/x" }, "double"],
    [{ siteUrl: "http://[::1]:4010" }, "double"],
    [{ memory: true, control: false }, "double"],
    [{ memory: true, host: "0.0.0.0", controlToken }, "double"],
    [{ memory: true, siteUrl: publicUrl, controlToken }, "double"],
    [{ control: false }, "deployment"],
    [{ data: "d", control: false }, "deployment"],
    [{ database }, "deployment"],
    [{ host: "0.0.0.0", controlToken }, "deployment"],
    [{ host: "::", controlToken }, "deployment"],
    [{ host: "roll.internal", controlToken }, "deployment"],
    [{ siteUrl: publicUrl, controlToken }, "deployment"],
    [{ siteUrl: "http://localhost.example.com", controlToken }, "deployment"],
    [{ siteUrl: "http://me@localhost", controlToken }, "deployment"],
  ])("%j is a %s", (options, kind) => {
    expect(kindOf(options)).toBe(kind);
    expect(withDefaults(options).rateMode).toBe(kind === "deployment" ? "enforce" : "off");
  });
});

describe("withDefaults", () => {
  it("keeps a stated rate mode", () => {
    expect(withDefaults({ database, rateMode: "off" }).rateMode).toBe("off");
    expect(withDefaults({ memory: true, rateMode: "observe" }).rateMode).toBe("observe");
  });

  it("makes another control token each time if it is asked to, and keeps a stated one", () => {
    const [one, other] = [1, 2].map(() => withDefaults({ host: "0.0.0.0", controlToken: "auto" }).controlToken);
    expect(one).toMatch(/^[0-9a-f]{48}$/);
    expect(other).not.toBe(one);
    expect(withDefaults({ controlToken }).controlToken).toBe(controlToken);
  });

  it.each<readonly [ServerOptions, string]>([
    [{ host: "0.0.0.0" }, 'a server that listens on "0.0.0.0" needs a token for its control plane'],
    [{ host: "" }, 'a server that listens on "" needs a token'],
    [{ memory: true, host: "::" }, 'a server that listens on "::" needs a token'],
    [{ siteUrl: publicUrl }, `a server that has the public URL ${publicUrl} needs a token`],
    [{ memory: true, siteUrl: publicUrl }, "pass --control-token, or turn the control plane off with --no-control"],
    [{ controlToken: "" }, "the control token is empty"],
    [{ host: "0.0.0.0", controlToken: "" }, "the control token is empty"],
  ])("refuses %j", (options, sentence) => {
    expect(() => withDefaults(options)).toThrow(StartError);
    expect(() => withDefaults(options)).toThrow(sentence);
    expect(() => withDefaults({ ...options, controlToken, control: true })).not.toThrow();
    expect(() => withDefaults({ ...options, control: false })).not.toThrow();
  });
});
