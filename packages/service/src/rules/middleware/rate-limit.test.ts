import { describe, expect, it } from "vitest";
import { createTestService, type TestService } from "../../testing/create-test-service.js";

const core1 = "urn:scim:schemas:core:1.0";

const repeat = async <T>(times: number, work: () => Promise<T>) => {
  const answers: T[] = [];
  for (let count = 0; count < times; count += 1) answers.push(await work());
  return answers;
};

describe("createScimRateLimit", () => {
  const write = (service: TestService) => service.scim("PATCH", "/v1/Users/U4", { schemas: [core1] });
  const rename = (service: TestService) => service.scim("PATCH", "/v1/Groups/S1", { schemas: [core1] });

  it("refuses calls over the budget, and serves again later", async () => {
    const service = await createTestService(undefined, { rateMode: "enforce" });
    const statuses = (await repeat(20, () => write(service))).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const refused = await write(service);
    expect(refused.body).toEqual({ Errors: { description: "too_many_requests", code: 429 } });
    expect(refused.headers.get("retry-after")).toBe("1");
    expect((await rename(service)).status).toBe(204);
    service.clock.advance(1000);
    expect((await write(service)).status).toBe(200);
  });

  it("takes nothing from a wider budget when a narrow one refuses", async () => {
    const service = await createTestService(undefined, { rateMode: "enforce" });
    const refused = (await repeat(700, () => write(service))).filter(({ status }) => status === 429);
    expect(refused).toHaveLength(680);
    expect((await repeat(80, () => rename(service))).map(({ status }) => status)).toEqual(Array(80).fill(204));
  });

  it("answers resource_locked over the budget of group updates", async () => {
    const service = await createTestService(undefined, { rateMode: "enforce" });
    const answers = await repeat(81, () => rename(service));
    expect(answers.at(-2)?.status).toBe(204);
    expect(answers.at(-1)?.body.Errors.description).toBe("resource_locked");
  });

  it("counts discovery documents as reads, and not as reads of one resource", async () => {
    const service = await createTestService(undefined, { rateMode: "enforce" });
    const read = (path: string) => service.scim("GET", path);
    const documents = ["ServiceProviderConfig", "ResourceTypes", "Schemas", "Schemas/Users"];
    for (const path of documents) await repeat(250, async () => expect((await read(`/v2/${path}`)).status).toBe(200));
    for (const path of ["/v2/Schemas/Groups", "/v1/ServiceProviderConfigs", "/v2/Users?count=0", "/v2/Users/U4"]) {
      expect((await read(path)).status).toBe(429);
    }
    expect((await write(service)).status).toBe(200);
  });

  it("only sets the header in observe mode, and nothing when off", async () => {
    for (const [rateMode, wanted] of [
      ["observe", "1"],
      ["off", null],
    ] as const) {
      const service = await createTestService(undefined, { rateMode });
      const answers = await repeat(21, () => write(service));
      expect(answers.at(-1)?.status).toBe(200);
      expect(answers.at(-1)?.headers.get("retry-after")).toBe(wanted);
    }
  });
});

describe("createWebapiRateLimit", () => {
  const post = (service: TestService, channel: string) => service.call("chat.postMessage", { channel, text: "x" });

  it("allows a burst of ten messages into a channel, by name or ID", async () => {
    const service = await createTestService(undefined, { rateMode: "enforce" });
    await repeat(5, () => post(service, "general"));
    await repeat(5, () => post(service, "C1"));
    const refused = await post(service, "#general");
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("1");
    expect(refused.body).toEqual({ ok: false, error: "ratelimited" });
    expect((await post(service, "C4")).body.ok).toBe(true);
    service.clock.advance(1000);
    expect((await post(service, "general")).body.ok).toBe(true);
  });

  it("allows a burst of ten messages into a DM, by user before and after it is opened, or by ID", async () => {
    const service = await createTestService(undefined, { rateMode: "enforce" });
    const first = await repeat(5, () => post(service, "U4"));
    const dm: string = first[0]?.body.channel;
    expect(dm).toMatch(/^D/);
    const more = await repeat(5, () => post(service, dm));
    expect([...first, ...more].map(({ body }) => body.channel)).toEqual(Array(10).fill(dm));
    expect((await post(service, dm)).body.error).toBe("ratelimited");
    expect((await post(service, "U4")).body.error).toBe("ratelimited");
    expect((await post(service, "U3")).body.ok).toBe(true);
  });

  it("truncates a channel's name to the longest possible one", async () => {
    const service = await createTestService(undefined, { rateMode: "enforce" });
    const long = "x".repeat(1_000_000);
    const call = (channel: string) => service.call("chat.postMessage", { channel, text: "x" });
    const errors = (await repeat(10, () => call(`${long}a`))).map(({ body }) => body.error);
    expect(new Set(errors)).toEqual(new Set(["channel_not_found"]));
    expect((await call(`${long}b`)).body.error).toBe("ratelimited");
  });

  it("counts the messages of each workspace separately", async () => {
    const service = await createTestService(undefined, { rateMode: "enforce" });
    let channel = 0;
    const answers = await repeat(601, () => {
      channel += 1;
      return post(service, `nowhere-${channel}`);
    });
    expect(answers.at(-2)?.body.error).toBe("channel_not_found");
    expect(answers.at(-1)?.body.error).toBe("rate_limited");
  });

  it("adds the header to an answer in observe mode", async () => {
    const service = await createTestService(undefined, { rateMode: "observe" });
    const answers = await repeat(11, () => post(service, "general"));
    expect(answers.at(-1)?.body).toMatchObject({ ok: true });
    expect(answers.at(-1)?.body).not.toHaveProperty("retryAfterSeconds");
    expect(answers.at(-1)?.headers.get("retry-after")).toBe("1");
  });
});
