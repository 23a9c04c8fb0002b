import { describe, expect, it } from "vitest";
import { responseUrls } from "../../../model/interaction.js";
import { createTestIds } from "../../../testing/create-test-ids.js";
import { createTestService } from "../../../testing/create-test-service.js";
import { hashToken } from "../../../values/secrets.js";
import { hooksUrlOf } from "../../../values/site-addresses.js";
import { mintResponseUrl, type ResponsePlace } from "./response-url.js";

const place: ResponsePlace = { kind: "actions", workspaceId: "T1", appId: "A1", userId: "U4", channelId: "C1" };
const hooksUrl = hooksUrlOf("https://site.example");

async function start() {
  const { store, clock } = await createTestService();
  const ids = createTestIds();
  const mint = async () => {
    const { url, writes } = await mintResponseUrl(place, { store, ids, nowMs: clock.now().getTime(), hooksUrl });
    await store.commit({ expect: [], writes });
    const [id = "", secret = ""] = url.split("/").slice(-2);
    return { url, id, secret };
  };
  return { store, clock, mint };
}

describe("mintResponseUrl", () => {
  it("makes an address with a secret of 24 characters, and stores its hash", async () => {
    const { store, mint } = await start();
    const { url, id, secret } = await mint();
    expect(url).toMatch(/^https:\/\/site\.example\/hooks\/actions\/T1\/\d+\/[0-9a-f]{24}$/);
    expect(await store.get(responseUrls, { id })).toEqual({
      ...place,
      id,
      version: 1,
      secretHash: hashToken(secret),
      expires: "2026-06-01T12:30:00.000Z",
      uses: 0,
    });
  });

  it("removes addresses that have expired", async () => {
    const { store, clock, mint } = await start();
    const { id } = await mint();
    clock.advance(30 * 60_000);
    await mint();
    expect(await store.get(responseUrls, { id })).toBeDefined();
    clock.advance(1);
    await mint();
    expect(await store.get(responseUrls, { id })).toBeUndefined();
  });
});
