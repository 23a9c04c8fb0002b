import { describe, expect, it } from "vitest";
import { createDeviceServer } from "../test-sets/device-server.js";
import { devices } from "../test-sets/device-set.js";
import { renameWire } from "./rename-wire.js";

const rename = (name: string): string => name.replace(/example/g, "sample").replace(/^serialNumber$/, "number");
const renamed = renameWire(devices, rename);
const { send } = createDeviceServer({ definition: renamed });
const urn = "urn:example:2.0:Device";

async function answer(verb: string, path: string, body?: unknown): Promise<{ status: number; text: string }> {
  const response = await send(verb, path, body);
  return { status: response.status, text: await response.text() };
}

describe("renameWire", () => {
  it("reads and writes the new names, and keeps values", async () => {
    const made = await answer("POST", "/v2/Devices", { schemas: [rename(urn)], number: "example" });
    expect(made).toMatchObject({ status: 201, text: expect.stringContaining('"number":"example"') });
    expect(made.text).not.toContain(urn);
    expect(made.text).toContain(rename(urn));
  });

  it("refuses the old names", async () => {
    const sent = { schemas: [rename(urn)], serialNumber: "1" };
    const { status } = await answer("POST", "/v2/Devices", sent);
    expect(status).toBe(400);
    expect((await answer("POST", "/v2/Devices", { schemas: [urn], number: "2" })).status).toBe(400);
  });

  it.each(["/v2/Schemas", "/v2/ResourceTypes", "/v1/Schemas/Devices"])(
    "describes the new names at %s",
    async (path) => {
      const { status, text } = await answer("GET", path);
      expect(status).toBe(200);
      expect(text).not.toMatch(/urn:example|"serialNumber"/);
    },
  );

  it("follows the new names in a path", async () => {
    const { text } = await answer("POST", "/v2/Devices", { schemas: [rename(urn)], number: "3" });
    const { id } = JSON.parse(text) as { id: string };
    const Operations = [{ op: "replace", path: `${rename(urn)}:number`, value: "4" }];
    const schemas = ["urn:ietf:params:scim:api:messages:2.0:PatchOp"];
    const changed = await answer("PATCH", `/v2/Devices/${id}`, { schemas, Operations });
    expect(changed.text).toContain('"number":"4"');
  });

  it("does not modify the set", () => {
    expect(devices.resources.Device.attributes.serialNumber.wireName).toBe("serialNumber");
  });

  it.each([
    ["attributes", () => "same"],
    ["schemas", (name: string) => (name.startsWith("urn:") ? "urn:same" : name)],
  ])("refuses the same name for two %s", (what, clash) => {
    expect(() => renameWire(devices, clash)).toThrow(`Two ${what} would have the wire name`);
  });
});
