import { describe, expect, it } from "vitest";
import { createScimClient, type ScimClient } from "../kit/create-scim-client.js";
import type { ScimRequest } from "../kit/scim-request.js";
import { versions } from "../kit/wire-names.js";

const user: ScimRequest = { verb: "PATCH", path: "/Users/UMIA", change: { title: "Captain" } };
const group: ScimRequest = { verb: "PATCH", path: "/Groups/SCREW", change: { displayName: "Crew" } };

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

  it("count each kind of call for itself", async () => {
    await using scim = await createScimClient(version, { rateMode: "enforce" });
    await send(scim, user, 20);
    expect((await scim.send(user)).status).toBe(429);
    for (const request of [group, { verb: "GET", path: "/Users/UMIA" }, { verb: "GET", path: "/Users" }]) {
      expect((await scim.send(request)).status).toBeLessThan(300);
    }
  });

  it("are those of the whole organization, whoever calls", async () => {
    await using scim = await createScimClient(version, { rateMode: "enforce" });
    await send(scim, user, 20);
    expect((await scim.send({ ...user, path: "/Users/UREX", token: "svcp-admin-token" })).status).toBe(429);
  });

  it("only warn where they are observed, and say nothing where they are off", async () => {
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
