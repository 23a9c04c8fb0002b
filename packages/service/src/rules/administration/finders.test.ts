import { describe, expect, it } from "vitest";
import type { WebapiCaller } from "../../model/caller.js";
import { createRefuse } from "../../store/decide.js";
import { createTestClock } from "../../testing/create-test-clock.js";
import { createTestIds } from "../../testing/create-test-ids.js";
import { createTestStore } from "../../testing/create-test-store.js";
import { organizationWorld } from "../../testing/demo-world.js";
import { loadWorld } from "../../worlds/load-world.js";
import type { World } from "../../worlds/world.js";
import { createFindUser } from "./administered-user.js";
import { createFindTeam } from "./find-team.js";

const world: World = {
  ...organizationWorld,
  workspaces: [
    ...(organizationWorld.workspaces ?? []),
    { id: "T3", name: "Closed", domain: "closed", deleted: true },
    { id: "T9", name: "Partner", domain: "partner", foreign: true },
  ],
  users: [
    ...(organizationWorld.users ?? []),
    { id: "W9", userName: "pia", emails: ["pia@partner.example"], workspaces: { partner: "member" } },
  ],
};

async function start(workspaceIds?: readonly string[]) {
  const store = createTestStore();
  await loadWorld(store, world, { clock: createTestClock(), ids: createTestIds(), siteUrl: "https://site.example" });
  const target = { kind: "organization", id: "E1" } as const;
  const caller = {
    token: { userId: "U3", installation: { target, ...(workspaceIds !== undefined && { workspaceIds }) } },
    organization: await store.organizations.get(),
    workspace: await store.organizations.workspace("T1"),
  } as unknown as WebapiCaller;
  return { store, caller };
}

describe("createFindTeam", () => {
  const refuse = createRefuse<"absent" | "foreign" | "team_access_not_granted">("rule");
  const find = createFindTeam(refuse, { absent: "absent", foreign: "foreign" });

  it.each([
    { id: "T1", wanted: "T1" },
    { id: "T2", wanted: "T2" },
    { id: "T3", wanted: "absent" },
    { id: "T9", wanted: "foreign" },
    { id: "T404", wanted: "absent" },
    { id: "hq", wanted: "absent" },
    { id: "T1", granted: ["T2"], wanted: "team_access_not_granted" },
  ])("answers $wanted for $id", async ({ id, granted, wanted }) => {
    const { store, caller } = await start(granted);
    const found = await find(id, caller, store);
    expect(found.ok ? found.workspace.id : found.error).toBe(wanted);
  });

  it("has one code for absent and foreign workspaces by default", async () => {
    const { store, caller } = await start();
    const findForeign = createFindTeam(refuse, { foreign: "foreign" });
    expect(await findForeign("T404", caller, store)).toMatchObject({ error: "foreign" });
  });
});

describe("createFindUser", () => {
  const find = createFindUser(createRefuse<"absent" | "team_access_not_granted">("rule"), "absent");

  it.each([
    { id: "U4", wanted: "U4" },
    { id: "U9", wanted: "U9" },
    { id: "W9", wanted: "absent" },
    { id: "U404", wanted: "absent" },
    { id: "mia", wanted: "absent" },
    { id: "U4", granted: ["T2"], wanted: "team_access_not_granted" },
    { id: "U5", granted: ["T2"], wanted: "U5" },
  ])("answers $wanted for $id", async ({ id, granted, wanted }) => {
    const { store, caller } = await start(granted);
    const found = await find(id, caller, store);
    expect(found.ok ? found.user.id : found.error).toBe(wanted);
  });
});
