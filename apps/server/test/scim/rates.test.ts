import { describe, expect, it } from "vitest";
import { createScimClient, type ScimClient } from "../kit/create-scim-client.js";
import { newGroup, newUser, type ScimRequest } from "../kit/scim-request.js";
import { versions } from "../kit/wire-names.js";

const user: ScimRequest = { verb: "PATCH", path: "/Users/UMIA", change: { title: "Captain" } };
const group: ScimRequest = { verb: "PATCH", path: "/Groups/SCREW", change: { displayName: "Crew" } };

/** One request per endpoint that writes, and its burst. */
const writes: readonly (readonly [ScimRequest, number])[] = [
  [{ verb: "POST", path: "/Users", body: newUser({ userName: "mia" }) }, 20],
  [user, 20],
  [{ verb: "DELETE", path: "/Users/UNOBODY" }, 20],
  [{ verb: "POST", path: "/Groups", body: newGroup({ displayName: "Crew" }) }, 20],
  [{ verb: "DELETE", path: "/Groups/SNOBODY" }, 20],
  [group, 80],
];

async function send(scim: ScimClient, request: ScimRequest, times: number) {
  const answers = [];
  for (let sent = 0; sent < times; sent += 1) answers.push(await scim.send(request));
  return answers;
}

describe.each(versions)("rates over SCIM %s", (version) => {
  it.each([
    { what: "writes of users", request: user, burst: 20, perMinute: 180, refused: "429 too_many_requests" },
    { what: "updates of groups", request: group, burst: 80, perMinute: 180, refused: "429 resource_locked" },
    {
      what: "deletions of groups",
      request: { verb: "DELETE", path: "/Groups/SNOBODY" },
      burst: 20,
      perMinute: 180,
      refused: "429 too_many_requests",
    },
    {
      what: "reads of one",
      request: { verb: "GET", path: "/Users/UMIA" },
      burst: 300,
      perMinute: 300,
      refused: "429 too_many_requests",
    },
  ])("give $what a burst of $burst and $perMinute a minute", async ({ request, burst, perMinute, refused }) => {
    await using scim = await createScimClient(version, { rateMode: "enforce" });
    const answers = await send(scim, request, burst);
    expect(answers.filter(({ status }) => status === 429)).toEqual([]);
    const over = await scim.send(request);
    expect(over.outcome).toBe(refused);
    expect(Number(over.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);

    scim.server.clock.advance(Math.ceil(60_000 / perMinute));
    expect((await scim.send(request)).status).not.toBe(429);
    expect((await scim.send(request)).outcome).toBe(refused);
  });

  it("count each kind of call separately", async () => {
    await using scim = await createScimClient(version, { rateMode: "enforce" });
    await send(scim, user, 20);
    expect((await scim.send(user)).status).toBe(429);
    for (const request of [group, { verb: "GET", path: "/Users/UMIA" }, { verb: "GET", path: "/Users" }]) {
      expect((await scim.send(request)).status).toBeLessThan(300);
    }
  });

  it("of creations do not affect updates, deletions and groups", async () => {
    await using scim = await createScimClient(version, { rateMode: "enforce" });
    const [creation, ...others] = writes.map(([request]) => request);
    await send(scim, creation ?? user, 20);
    expect((await scim.send(creation ?? user)).outcome).toBe("429 too_many_requests");
    for (const request of others) expect((await scim.send(request)).status).not.toBe(429);
  });

  it("count PUT and PATCH of users together", async () => {
    await using scim = await createScimClient(version, { rateMode: "enforce" });
    await send(scim, user, 20);
    const put: ScimRequest = { verb: "PUT", path: "/Users/UREX", body: newUser() };
    expect((await scim.send(put)).outcome).toBe("429 too_many_requests");
  });

  it("count reads of users and of groups separately", async () => {
    await using scim = await createScimClient(version, { rateMode: "enforce" });
    const read: ScimRequest = { verb: "GET", path: "/Users/UMIA" };
    await send(scim, read, 300);
    expect((await scim.send(read)).status).toBe(429);
    expect((await scim.send({ verb: "GET", path: "/Groups/SCREW" })).status).toBe(200);
  });

  it("of all writes refuse a write whose own budget has room", async () => {
    await using scim = await createScimClient(version, { rateMode: "enforce" });
    for (const [request, burst] of writes) {
      for (const answer of await send(scim, request, burst)) expect(answer.status).not.toBe(429);
    }
    // Per second, each endpoint accepts three more, and all of them together ten.
    scim.server.clock.advance(1000);
    const later: number[] = [];
    for (const [request] of writes) {
      for (const { status } of await send(scim, request, 2)) later.push(status);
    }
    expect(later.slice(0, 10)).not.toContain(429);
    expect(later.slice(10)).toEqual([429, 429]);
    expect((await scim.send(group)).outcome).toBe("429 too_many_requests");
  });

  it("refill at the right time after the clock was set forward and back", async () => {
    await using scim = await createScimClient(version, { rateMode: "enforce" });
    scim.server.clock.advance(3_600_000);
    await send(scim, user, 20);
    scim.server.clock.advance(-3_600_000);
    const refused = await scim.send(user);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "1"]);
    scim.server.clock.advance(1000);
    expect((await scim.send(user)).outcome).toBe("200");
  });

  it("apply to the whole organization, for all callers", async () => {
    await using scim = await createScimClient(version, { rateMode: "enforce" });
    await send(scim, user, 20);
    expect((await scim.send({ ...user, path: "/Users/UREX", token: "svcp-admin-token" })).status).toBe(429);
  });

  it("only warn in the mode observe, and do nothing in the mode off", async () => {
    for (const { rateMode, warning } of [
      { rateMode: "observe", warning: expect.stringMatching(/^[1-9]\d*$/) },
      { rateMode: "off", warning: null },
    ] as const) {
      await using scim = await createScimClient(version, { rateMode });
      const [last] = (await send(scim, user, 21)).slice(-1);
      expect([last?.outcome, last?.headers.get("retry-after")]).toEqual(["200", warning]);
    }
  });
});
