import { describe, expect, it } from "vitest";
import { put } from "../../../model/port/document.js";
import { placeOf, type RoleAssignment, roleAssignments } from "../../../model/role-assignment.js";
import { type OpenStore, write } from "../../open-store.js";

const assignment = (roleId: string, entityId: string, userId: string, day: number): RoleAssignment => ({
  roleId,
  entityId,
  userId,
  version: 1,
  created: `2026-01-0${day}T00:00:00.000Z`,
});

const [first, second, third, fourth] = [
  assignment("Rl05", "T1", "U2", 1),
  assignment("Rl0A", "E1", "U1", 2),
  assignment("Rl0A", "T1", "U1", 2),
  assignment("Rl0A", "T1", "U2", 3),
] as const;

const everything = { roleIds: [], entityIds: [], limit: 10 } as const;

/** Queries of the roles of users. */
export function describeRoles(open: OpenStore): void {
  const start = async () => {
    const store = await open();
    await write(store, ...[third, first, fourth, second].map((one) => put(roleAssignments, one)));
    return store;
  };
  describe("roles", () => {
    it("are listed in pages by creation, in both directions", async () => {
      const { roles } = await start();
      expect(await roles.find({ ...everything, order: "oldestFirst" })).toEqual([first, second, third, fourth]);
      expect(await roles.find({ ...everything, order: "newestFirst", limit: 2 })).toEqual([fourth, third]);
      const after = placeOf(third);
      expect(await roles.find({ ...everything, order: "newestFirst", after })).toEqual([second, first]);
      expect(await roles.find({ ...everything, order: "oldestFirst", after })).toEqual([fourth]);
    });

    it("are listed for some roles and some entities", async () => {
      const { roles } = await start();
      const find = (parts: object) => roles.find({ ...everything, order: "oldestFirst", ...parts });
      expect(await find({ roleIds: ["Rl0A", "Rl99"] })).toEqual([second, third, fourth]);
      expect(await find({ entityIds: ["T1", "T2"] })).toEqual([first, third, fourth]);
      expect(await find({ roleIds: ["Rl0A"], entityIds: ["E1"] })).toEqual([second]);
      expect(await find({ entityIds: ["T2"] })).toEqual([]);
    });

    it("are found among combinations of roles, entities and users", async () => {
      const { roles } = await start();
      const among = async (roleIds: readonly string[], entityIds: readonly string[], userIds: readonly string[]) =>
        (await roles.among({ roleIds, entityIds, userIds })).map(placeOf).toSorted();
      expect(await among(["Rl0A", "Rl05"], ["T1"], ["U1", "U2"])).toEqual([first, third, fourth].map(placeOf));
      expect(await among(["Rl0A"], ["E1", "T1"], ["U1"])).toEqual([second, third].map(placeOf));
      expect(await among(["Rl0A"], [], ["U1"])).toEqual([]);
    });
  });
}
