import { describe, expect, it } from "vitest";
import { createScimClient } from "../kit/create-scim-client.js";
import { newUser } from "../kit/scim-request.js";
import { inTurn, versions } from "../kit/wire-names.js";

const twentyOne = "abcdefghijklmnopqrstu";

describe.each(versions)("userName over SCIM %s", (version) => {
  it.each(
    inTurn(version, [
      { sent: "Ada.Lovelace", stored: "ada.lovelace" },
      { sent: "ada-l_1815", stored: "ada-l_1815" },
      { sent: "Ada Lovelace", stored: "ada_lovelace" },
      { sent: "  ada  ", stored: "ada" },
      { sent: "adä!", stored: "ad__" },
      { sent: "a\u0308da", stored: "_da" },
      { sent: "1815", stored: "1815" },
      { sent: twentyOne, stored: twentyOne },
      { sent: "Ada.L@acme.example", stored: "ada.l" },
      { sent: "ada+news@acme.example", stored: "ada_news" },
      { sent: `${twentyOne}vwxyz@acme.example`, stored: twentyOne },
      { sent: "ada@", stored: "ada_" },
      { sent: "rex@acme.example", stored: "rex2" },
      { sent: "gone@acme.example", stored: "gone2" },
      { sent: "general@acme.example", stored: "general2" },
    ]),
  )("is $stored if $sent is sent", async ({ sent, stored }) => {
    await using scim = await createScimClient(version);
    const created = await scim.post("/Users", newUser({ userName: sent }));
    expect(created).toMatchObject({ outcome: "201", body: { userName: stored, nickName: stored } });
    expect(created.body.profileUrl).toBe(`https://site.example/team/${stored}`);
  });

  it("skips numbers that users and channels have", async () => {
    const world = `
      users: [{ userName: rex2, emails: [rex2@acme.example] }]
      channels: [{ kind: public, name: rex3 }]`;
    await using scim = await createScimClient(version, { world });
    expect((await scim.post("/Users", newUser({ userName: "rex@acme.example" }))).body.userName).toBe("rex4");
  });

  it("takes a number that still fits into 21 characters", async () => {
    const twenty = twentyOne.slice(0, 20);
    await using scim = await createScimClient(version, {
      world: `users: [{ userName: ${twenty}, emails: [long@acme.example] }]`,
    });
    const created = await scim.post("/Users", newUser({ userName: `${twenty}@acme.example` }));
    expect(created.body.userName).toBe(`${twenty}2`);
  });

  it("changes with the name, and so does the profile page", async () => {
    await using scim = await createScimClient(version);
    const changed = await scim.change("/Users/UMIA", { userName: "Mia.M" });
    expect(changed.body).toMatchObject({
      userName: "mia.m",
      nickName: "mia.m",
      displayName: "Mia Miller",
      profileUrl: "https://site.example/team/mia.m",
    });
    expect((await scim.post("/Users", newUser({ userName: "mia" }))).outcome).toBe("201");
  });

  it.each(
    inTurn(version, [
      { sent: { userName: "mia" }, stored: "mia" },
      { sent: { userName: "MIA" }, stored: "mia" },
      { sent: { userName: "mia@other.example" }, stored: "mia" },
      { sent: { nickName: "Mia-M" }, stored: "mia-m" },
      { sent: { userName: "first", nickName: "second" }, stored: "first" },
      { sent: { nickName: "second", userName: "first" }, stored: "first" },
      { sent: { userName: "first", nickName: "太郎" }, stored: "first" },
      { sent: { userName: "first", nickName: "rex" }, stored: "first" },
    ]),
  )("is $stored after a change of $sent", async ({ sent, stored }) => {
    await using scim = await createScimClient(version);
    const changed = await scim.change("/Users/UMIA", sent);
    expect(changed).toMatchObject({ outcome: "200", body: { userName: stored, nickName: stored } });
  });

  it.each(
    inTurn(version, [
      { sent: { nickName: "second" }, outcome: "201", stored: "ada" },
      { sent: { nickName: "n".repeat(21) }, outcome: "201", stored: "ada" },
      { sent: { userName: undefined, nickName: "second" }, outcome: "400 username_required", stored: undefined },
      { sent: { nickName: "太郎" }, outcome: "201", stored: "ada" },
    ]),
  )("is $stored in a POST with $sent, which answers $outcome", async ({ sent, outcome, stored }) => {
    await using scim = await createScimClient(version);
    const created = await scim.post("/Users", newUser(sent));
    expect({ outcome: created.outcome, stored: created.body.userName }).toEqual({ outcome, stored });
  });

  it("keeps the number of a derived name when the same address is set again", async () => {
    await using scim = await createScimClient(version);
    const sent = newUser({ userName: "rex@other.example" });
    const created = await scim.post("/Users", sent);
    const put = await scim.put(`/Users/${created.body.id}`, sent);
    expect(put).toMatchObject({ outcome: "200", body: { userName: "rex2" } });
  });

  it("frees the old name, and keeps the name of a deactivated user reserved", async () => {
    await using scim = await createScimClient(version);
    await scim.remove("/Users/UREX");
    expect((await scim.post("/Users", newUser({ userName: "rex" }))).outcome).toBe("409 username_taken");
    await scim.change("/Users/UREX", { userName: "former.rex" });
    expect((await scim.post("/Users", newUser({ userName: "rex" }))).outcome).toBe("201");
  });
});
