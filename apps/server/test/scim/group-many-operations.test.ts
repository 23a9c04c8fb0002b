import { describe, expect, it } from "vitest";
import { createScimClient } from "../kit/create-scim-client.js";
import { patchOp } from "../kit/patch-op.js";
import { newGroup } from "../kit/scim-request.js";

const members = (...ids: readonly string[]) => ids.map((value) => ({ value }));
const crowd = (count: number) => members(...Array.from({ length: count }, (_, index) => `UX${index}`));
const add = (...ids: readonly string[]) => ({ op: "add", path: "members", value: members(...ids) });
const removeWhere = (condition: string) => ({ op: "remove", path: `members[${condition}]` });

describe("very many operations on members", () => {
  it("may name at most 15,000 users in total", async () => {
    await using scim = await createScimClient("2.0");
    const strangers = Array.from({ length: 15_001 }, (_, index) => `USTRANGER${index}`);
    const half = strangers.length >> 1;
    const ways = [
      strangers.map((id) => add(id)),
      [...strangers.map((id) => add(id)), removeWhere('display eq "x"')],
      [
        ...strangers.slice(0, half).map((id) => add(id)),
        ...strangers.slice(half).map((id) => removeWhere(`value eq ${id}`)),
      ],
    ];
    for (const operations of ways) {
      expect((await scim.patch("/Groups/SCREW", patchOp(...operations))).outcome).toBe("400 too_many_users");
    }
  });

  it("count a user once", async () => {
    await using scim = await createScimClient("2.0");
    const operations = Array.from({ length: 50_000 }, (_, index) => (index % 2 === 0 ? add("UADAM") : add("UREX")));
    expect((await scim.patch("/Groups/SCREW", patchOp(...operations))).outcome).toBe("200");
  });

  it("with a condition each are served for a full group", async () => {
    await using scim = await createScimClient("2.0", { crowd: 15_000 });
    const full = { displayName: "Crew", members: crowd(15_000) };
    expect((await scim.put("/Groups/SCREW", newGroup(full))).outcome).toBe("200");
    const conditions = [
      (index: number) => `display eq "x${index}"`,
      (index: number) => `display eq "x${index}" and value sw "U"`,
      (index: number) => `value eq "UX${index}" and display pr`,
    ];
    const operations = Array.from({ length: 30_000 }, (_, index) =>
      removeWhere(conditions[index % conditions.length]?.(index % 14_000) ?? ""),
    );
    const before = process.cpuUsage();
    const changed = await scim.patch("/Groups/SCREW", patchOp(...operations));
    expect(changed.outcome).toBe("200");
    expect(changed.body.members).toHaveLength(1_000);
    // One search of the group for each operation would take minutes.
    const { user } = process.cpuUsage(before);
    expect(user / 1e6).toBeLessThan(10);
  });

  it("that search a full group hundreds of times are refused", async () => {
    await using scim = await createScimClient("2.0", { crowd: 15_000 });
    const full = { displayName: "Crew", members: crowd(15_000) };
    expect((await scim.put("/Groups/SCREW", newGroup(full))).outcome).toBe("200");
    const search = (count: number) =>
      scim.patch(
        "/Groups/SCREW",
        patchOp(...Array.from({ length: count }, (_, index) => removeWhere(`display co "y${index}"`))),
      );
    expect((await search(200)).outcome).toBe("200");
    expect((await search(20_000)).outcome).toBe("400 invalid_request_payload");
  });
});
