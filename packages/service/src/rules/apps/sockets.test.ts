import { describe, expect, it } from "vitest";
import { serviceLimits } from "../../generated/service.js";
import { createTestService, type TestService } from "../../testing/create-test-service.js";
import { organizationWorld } from "../../testing/demo-world.js";
import type { World } from "../../worlds/world.js";
import { redeemTicket } from "./sockets.js";

const most = serviceLimits.socketTickets.value;
const lifetimeMs = serviceLimits.socketTicketSeconds.value * 1000;
const installation = { workspace: "hq", installer: "ada" };

const world: World = {
  ...organizationWorld,
  tokens: ["one", "other"].map((token) => ({
    ...{ token, kind: "app" as const, app: "Helper", scopes: ["connections:write"], installation },
  })),
};

const open = ({ call }: TestService, token = "one") => call("apps.connections.open", {}, token);
const ticketOf = (url: string) => new URL(url).searchParams.get("ticket") ?? "";

describe("apps.connections.open", () => {
  it("stores at most so many unused tickets of a token, however many are asked for at once", async () => {
    const service = await createTestService(world);
    const answers = await Promise.all(Array.from({ length: 10 * most }, () => open(service)));
    const urls = answers.flatMap(({ body }) => (body.ok ? [String(body.url)] : []));
    expect(urls).toHaveLength(most);
    const refused = answers.filter(({ body }) => !body.ok);
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.error}`))).toEqual(new Set(["429 ratelimited"]));
    expect(refused[0]?.headers.get("retry-after")).toBe(String(lifetimeMs / 1000));
    expect((await open(service, "other")).body.ok).toBe(true);
    const nowMs = service.clock.now().getTime();
    expect(await redeemTicket(service.store, ticketOf(urls[0] ?? ""), nowMs)).toMatchObject({ app: "A1" });
    expect((await open(service)).body.ok).toBe(true);
    expect((await open(service)).body.error).toBe("ratelimited");
    service.clock.advance(lifetimeMs);
    expect((await open(service)).body.ok).toBe(true);
  });
});
