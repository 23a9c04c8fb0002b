import { describe, expect, it } from "vitest";
import { sampleToken } from "../../conformance/samples.js";
import type { Installation } from "../../model/token.js";
import { createTestStore } from "../../testing/create-test-store.js";
import { isGranted } from "./reach.js";
import { managesChannels } from "./rights.js";

const organization = { kind: "organization", id: "E1" } as const;

function tokenOf(parts: Partial<Installation>) {
  const { installation, ...token } = sampleToken("h1");
  return { ...token, installation: { ...installation, ...parts } };
}

describe("managesChannels", () => {
  it.each<{ readonly installation: Partial<Installation>; readonly wanted: boolean }>([
    { installation: { target: organization, channelManager: true }, wanted: true },
    { installation: { target: organization, channelManager: true, channelManagerLost: true }, wanted: false },
    { installation: { target: organization }, wanted: false },
    { installation: { channelManager: true }, wanted: false },
  ])("of $installation is $wanted", async ({ installation, wanted }) => {
    expect(await managesChannels(tokenOf(installation), createTestStore())).toBe(wanted);
  });
});

describe("isGranted", () => {
  it.each<{ readonly installation: Partial<Installation>; readonly wanted: boolean }>([
    { installation: {}, wanted: true },
    { installation: { target: { kind: "workspace", id: "T2" } }, wanted: false },
    { installation: { target: organization }, wanted: true },
    { installation: { target: organization, workspaceIds: ["T1"] }, wanted: true },
    { installation: { target: organization, workspaceIds: ["T2"] }, wanted: false },
  ])("of $installation and T1 is $wanted", ({ installation, wanted }) => {
    expect(isGranted(tokenOf(installation), "T1")).toBe(wanted);
  });
});
