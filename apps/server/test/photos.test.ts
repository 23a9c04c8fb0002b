import { describe, expect, it } from "vitest";
import { ada, createClient, createDemoServer } from "./demo.js";

const pixel =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

describe("photos", () => {
  it.each([
    { name: "generated", photos: undefined, mediaType: "image/svg+xml", holds: ">A</text>" },
    { name: "sent as base64", photos: [{ value: pixel, type: "photo" }], mediaType: "image/png", holds: "IHDR" },
    {
      name: "sent in percent escapes",
      photos: [{ value: "data:image/gif,GIF89a%01" }],
      mediaType: "image/gif",
      holds: "GIF89a\u0001",
    },
  ])("are served if they were $name", async ({ photos, mediaType, holds }) => {
    await using server = await createDemoServer();
    const client = createClient(server.fetch, server.url);
    const created = await client.scim("POST", "/v2/Users", { ...ada, ...(photos && { photos }) });
    const user = (await created.json()) as { id: string; photos: { value: string }[] };
    const info = (await client.webapi("users.info", { user: user.id })) as { user: { profile: { image_72: string } } };

    for (const url of [user.photos[0]?.value ?? "", info.user.profile.image_72]) {
      const photo = await server.fetch(url);
      expect(photo.status).toBe(200);
      expect(photo.headers.get("content-type")).toBe(mediaType);
      expect(photo.headers.get("content-security-policy")).toContain("sandbox");
      expect(await photo.text()).toContain(holds);
    }
    const guessed = await server.fetch(`/photos/${user.id}-000000000000-72`);
    expect(guessed.status).toBe(404);
  });
});
