import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type ControlledServer, createServer } from "../../src/index.js";

let server: ControlledServer;
beforeEach(async () => {
  server = await createServer({ memory: true });
});
afterEach(() => server.close());

describe("explainCodes", () => {
  it("says what brings the codes of a method about, and which were answered", async () => {
    const body = new URLSearchParams({ token: "svcb-demo-bot", channel: "C404", timestamp: "1.2" });
    await server.fetch("/api/pins.add", { method: "POST", body });
    const codes = new Map((await server.explainCodes("pins.add")).map((row) => [row.code, row]));
    const { methods } = await server.coverage();
    const declared = methods.find(({ method }) => method === "pins.add");
    expect([...codes.keys()]).toEqual([...(declared?.codes ?? []), ...(declared?.missing_codes ?? [])].toSorted());
    expect(codes.get("channel_not_found")).toMatchObject({ answered: true, common: false });
    expect(codes.get("too_many_pins")).toMatchObject({
      answered: false,
      common: false,
      when: "The conversation has 100 pinned messages.",
    });
    expect(codes.get("file_not_found")).toMatchObject({
      fault_only: expect.stringContaining("Files cannot be pinned"),
    });
  });

  it("says it of every code of every method, and of SCIM", async () => {
    const { methods } = await server.coverage();
    const scim = await server.explainCodes();
    expect(scim.filter(({ when, fault_only: only }) => when === undefined && only === undefined)).toEqual([]);
    const own = methods.filter(({ method }) => !method.startsWith("hooks")).slice(0, 40);
    for (const { method } of own) {
      const codes = await server.explainCodes(method as "pins.add");
      expect(
        codes.flatMap(({ code, when, fault_only: only }) => ((when ?? only) === undefined ? [code] : [])),
        method,
      ).toEqual([]);
    }
  });

  it("refuses a method that is not declared, with the nearest one", async () => {
    await expect(server.explainCodes("pins.ad" as "pins.add")).rejects.toThrow('did you mean "pins.add"');
  });
});
