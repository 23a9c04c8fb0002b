import { describe, expect, it } from "vitest";
import type { CapabilityDefinitions } from "../definition/capabilities.js";
import { createDeviceServer } from "../test-sets/device-server.js";
import { devices } from "../test-sets/device-set.js";

const { "1.1": old, "2.0": version } = devices.versions;
if (old === undefined || version === undefined) throw new Error("The device set has both versions.");

describe("createScimHandler", () => {
  const pagination = { cursor: true, index: true };
  const claims: readonly (readonly [Partial<CapabilityDefinitions>, string])[] = [
    [{ me: true }, "the option me"],
    [{ sort: true }, "does not support sort"],
    [{ pagination }, "the option cursorSecret"],
  ];
  it.each(claims)("refuses %j if a requirement is missing", (own, message) => {
    const capabilities = { ...version.capabilities, ...own };
    const definition = { ...devices, versions: { "2.0": { ...version, capabilities } } };
    expect(() => createDeviceServer({ definition })).toThrow(message);
  });

  it("refuses cursors if a backend does not support them", () => {
    const capabilities = { ...version.capabilities, pagination };
    const definition = { ...devices, versions: { "2.0": { ...version, capabilities } } };
    expect(() => createDeviceServer({ definition, cursorSecret: "s".repeat(32) })).toThrow("does not support cursor");
  });

  const ofNew: readonly Partial<CapabilityDefinitions>[] = [
    { bulk: { supported: true, maxOperations: 1, maxPayloadSize: 1 } },
    { sort: true },
    { etag: true },
    { attributes: true },
    { pagination: { cursor: false, index: true } },
    { search: true },
    { me: true },
  ];
  it.each(ofNew)("refuses a 1.1 that claims %j", (own) => {
    const capabilities = { ...old.capabilities, ...own };
    const definition = { ...devices, versions: { "1.1": { ...old, capabilities } } };
    const claim = Object.keys(own)[0];
    expect(() => createDeviceServer({ definition })).toThrow(`does not support the capability ${claim} in SCIM 1.1`);
  });
});
