import { describe, expect, it } from "vitest";
import { createScimClient, type ScimClient } from "../kit/create-scim-client.js";
import { newUser } from "../kit/scim-request.js";
import { inTurn, versions } from "../kit/wire-names.js";

const url = "https://pictures.example/ada.png";
const dataUrl = "data:image/gif;base64,R0lGODlhAQABAAAAACw=";

function fetchPhoto({ server }: ScimClient, address: string): Promise<Response> {
  return server.fetch(new Request(address));
}

describe.each(versions)("photos over SCIM %s", (version) => {
  it.each(
    inTurn(version, [
      { sent: [{ value: url, type: "photo" }] },
      { sent: { value: url } },
      { sent: [{ value: "https://pictures.example/other.png" }, { value: url, primary: true }] },
      { sent: [{ value: url }, { value: "https://pictures.example/other.png" }] },
    ]),
  )("are one, of type photo, if $sent is sent", async ({ sent }) => {
    await using scim = await createScimClient(version);
    const created = await scim.post("/Users", newUser({ photos: sent }));
    expect(created.outcome).toBe("201");
    expect(created.body.photos).toEqual([{ value: url, type: "photo" }]);
  });

  it.each(
    inTurn(version, [{ photos: undefined }, { photos: [] }, { photos: [{ value: "" }] }, { photos: [{ value: " " }] }]),
  )("are one generated picture if $photos is sent", async ({ photos }) => {
    await using scim = await createScimClient(version);
    const [photo] = (await scim.post("/Users", newUser({ photos }))).body.photos;
    expect(photo.type).toBe("photo");
    expect((await fetchPhoto(scim, photo.value)).headers.get("content-type")).toBe("image/svg+xml");
  });

  it("are one generated picture again after a PATCH with a space", async () => {
    await using scim = await createScimClient(version);
    const generated = (await scim.get("/Users/UMIA")).body.photos;
    await scim.change("/Users/UMIA", { photos: [{ value: url }] });
    expect((await scim.change("/Users/UMIA", { photos: [{ value: " " }] })).body.photos).toEqual(generated);
  });

  it("are served by this site if a data URL was sent, and only by this site", async () => {
    await using scim = await createScimClient(version);
    const [photo] = (await scim.change("/Users/UMIA", { photos: [{ value: dataUrl }] })).body.photos;
    expect(photo.value).toMatch(/^https:\/\/site\.example\/photos\//);
    const served = await fetchPhoto(scim, photo.value);
    expect(served.headers.get("content-type")).toBe("image/gif");
    expect(Buffer.from(await served.arrayBuffer()).toString("base64")).toBe("R0lGODlhAQABAAAAACw=");
  });

  it.each(
    inTurn(version, [
      "data:text/html,<p>hi</p>",
      "data:image/png;base64,@@@",
      "data:image/png;base64,",
      "data:image/png,",
      "data:,",
      "data:image/,x",
      "ftp://pictures.example/ada.png",
    ]),
  )("are photos_invalid if %s is sent", async (value) => {
    await using scim = await createScimClient(version);
    expect((await scim.post("/Users", newUser({ photos: [{ value }] }))).outcome).toBe("400 photos_invalid");
    expect((await scim.change("/Users/UMIA", { photos: [{ value }] })).outcome).toBe("400 photos_invalid");
  });

  it("are not served if a world file has a data URL that is not a picture", async () => {
    const world = "users: [{ userName: mia, photo: 'data:text/html,<script>alert(1)</script>' }]";
    await using scim = await createScimClient(version, { world });
    const [photo] = (await scim.get("/Users/UMIA")).body.photos;
    expect((await fetchPhoto(scim, photo.value)).status).toBe(404);
  });

  it("can be as large as a body", async () => {
    await using scim = await createScimClient(version);
    const value = `data:image/png;base64,${"A".repeat(12_000_000)}`;
    const { outcome } = await scim.change("/Users/UMIA", { photos: [{ value }] });
    expect(outcome, scim.server.log()).toBe("200");
  });

  it("remain a data URL after a PUT of what was read", async () => {
    await using scim = await createScimClient(version);
    const { body } = await scim.change("/Users/UMIA", { photos: [{ value: dataUrl }] });
    expect((await scim.put("/Users/UMIA", body)).body.photos).toEqual(body.photos);
    expect((await fetchPhoto(scim, body.photos[0].value)).headers.get("content-type")).toBe("image/gif");
  });

  it("are generated again after a PUT without them", async () => {
    await using scim = await createScimClient(version);
    const created = await scim.post("/Users", newUser({ photos: [{ value: url }] }));
    const [photo] = (await scim.put(`/Users/${created.body.id}`, newUser())).body.photos;
    expect(photo.value).toMatch(/^https:\/\/site\.example\/photos\//);
  });
});
