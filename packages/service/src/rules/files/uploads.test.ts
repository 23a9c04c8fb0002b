import { describe, expect, it } from "vitest";
import { serviceLimits } from "../../generated/service.js";
import { fileUploads } from "../../model/file.js";
import { createTestService, type TestService } from "../../testing/create-test-service.js";
import { organizationWorld } from "../../testing/demo-world.js";

const most = serviceLimits.unfinishedUploads.value;
const hour = 3_600_000;

const scopes = ["files:write"];
const tokens = (organizationWorld.tokens ?? []).map((token) => ({ ...token, scopes }));

const begin = ({ call }: TestService, token?: string) =>
  call("files.getUploadURLExternal", { filename: "a.txt", length: 1 }, token);

const rows = async ({ store }: TestService) => (await store.list(fileUploads, "due", {}, { limit: 10_000 })).length;

describe("files.getUploadURLExternal", () => {
  it("stores at most so many unfinished uploads of a token, however many are begun at once", async () => {
    const service = await createTestService({ ...organizationWorld, tokens });
    const answers = await Promise.all(Array.from({ length: 5 * most }, () => begin(service)));
    expect(answers.filter(({ body }) => body.ok)).toHaveLength(most);
    expect(await rows(service)).toBe(most);
    const refused = answers.filter(({ body }) => !body.ok);
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.error}`))).toEqual(new Set(["429 ratelimited"]));
    expect((await begin(service, "svcp-mia")).body.ok).toBe(true);
  });

  it("begins another one when an upload is complete, or when the oldest has expired", async () => {
    const service = await createTestService({ ...organizationWorld, tokens });
    const first = await begin(service);
    service.clock.advance(1000);
    for (let count = 1; count < most; count += 1) await begin(service);
    expect((await begin(service)).headers.get("retry-after")).toBe("3599");
    const upload = await service.store.get(fileUploads, { id: first.body.file_id });
    if (upload === undefined) throw new Error("The upload is not stored.");
    await service.store.commit({
      expect: [],
      writes: [{ kind: "put", document: "fileUpload", value: { ...upload, isComplete: true } }],
    });
    expect((await begin(service)).body.ok).toBe(true);
    expect((await begin(service)).body.error).toBe("ratelimited");
    service.clock.advance(hour - 1);
    expect((await begin(service)).headers.get("retry-after")).toBe("1");
    service.clock.advance(1);
    expect((await begin(service)).body.ok).toBe(true);
  });
});
