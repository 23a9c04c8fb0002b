import { describe, expect, it } from "vitest";
import { createScimClient, type ScimClient } from "../kit/create-scim-client.js";
import { newGroup, newUser, type ScimRequest } from "../kit/scim-request.js";
import { versions } from "../kit/wire-names.js";

const user: ScimRequest = { verb: "PATCH", path: "/Users/UMIA", change: { title: "Captain" } };
const group: ScimRequest = { verb: "PATCH", path: "/Groups/SCREW", change: { displayName: "Night watch" } };

/** Sends requests during an update that takes a minute, and then lets it end. */
async function during<T>(scim: ScimClient, update: ScimRequest, work: () => Promise<T>): Promise<T> {
  const running = scim.send(update);
  await scim.server.clock.someoneSleeps();
  const done = await work();
  scim.server.clock.advance(60_000);
  expect((await running).status).toBeLessThan(300);
  return done;
}

describe.each(versions)("an update over SCIM %s", (version) => {
  const slow = { updateTimeMs: 60_000 };

  it.each([
    { update: user, refused: "429 too_many_requests" },
    { update: group, refused: "429 resource_locked" },
  ])("refuses another update of the same resource with $refused and Retry-After", async ({ update, refused }) => {
    await using scim = await createScimClient(version, slow);
    const answer = await during(scim, update, () => scim.send(update));
    expect(answer.outcome).toBe(refused);
    expect(answer.headers.get("retry-after")).toBe("1");
    await during(scim, update, async () => undefined);
  });

  it.each([
    { name: "reading the same user", request: { verb: "GET", path: "/Users/UMIA" }, outcome: "200" },
    { name: "listing users", request: { verb: "GET", path: "/Users" }, outcome: "200" },
    { name: "creating another user", request: { verb: "POST", path: "/Users", body: newUser() }, outcome: "201" },
  ])("does not affect $name", async ({ request, outcome }) => {
    await using scim = await createScimClient(version, slow);
    expect((await during(scim, user, () => scim.send(request))).outcome).toBe(outcome);
  });

  it("does not affect updates of other users", async () => {
    await using scim = await createScimClient(version, slow);
    const other = { ...user, path: "/Users/UREX" };
    const running = [user, other, group].map((update) => scim.send(update));
    await scim.server.clock.someoneSleeps();
    await expect.poll(() => scim.server.clock.sleeping()).toBe(3);
    scim.server.clock.advance(60_000);
    for (const answer of await Promise.all(running)) expect(answer.status).toBeLessThan(300);
  });

  it("releases its lock if it is refused", async () => {
    await using scim = await createScimClient(version);
    expect((await scim.change("/Users/UMIA", { title: 7 })).outcome).toBe("400 invalid_attribute_format");
    expect((await scim.send(user)).outcome).toBe("200");
    expect((await scim.put("/Groups/SCREW", newGroup({}))).outcome).toBe("400 group_creation_failed");
    expect((await scim.send(group)).status).toBeLessThan(300);
  });
});
