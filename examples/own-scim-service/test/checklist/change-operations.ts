import { expect } from "vitest";
import { expectError } from "../kit/scim-client.js";
import type { Section } from "./section.js";

const file = "change-operations.ts";
const work = { value: "w@x.example", type: "work" };
const home = { value: "h@x.example", type: "home" };

/** RFC 7644 §3.5.2.1 to §3.5.2.3. */
export const changeOperations: readonly Section[] = [
  {
    document: "RFC 7644",
    section: "3.5.2.1",
    title: "Add",
    file,
    must: {
      "Without a path, the value is an object whose members are added": async ({ user, patch }) => {
        const { id } = await user({ emails: [work] });
        const { body } = await patch(`/Users/${id}`, { op: "add", value: { title: "T", emails: [home] } });
        expect([body.title, body.emails]).toEqual(["T", [work, home]]);
      },
      "An attribute without a value gets it": async ({ user, patch }) => {
        const { id } = await user();
        expect((await patch(`/Users/${id}`, { op: "add", path: "nickName", value: "N" })).body.nickName).toBe("N");
      },
      "The sub-attributes in the value are added to a complex attribute": async ({ user, patch }) => {
        const { id } = await user({ name: { givenName: "Ada" } });
        const { body } = await patch(`/Users/${id}`, { op: "add", path: "name", value: { familyName: "L" } });
        expect(body.name).toEqual({ givenName: "Ada", familyName: "L" });
      },
      "Values are added to a multi-valued attribute": async ({ group, patch }) => {
        const { id } = await group({ members: [{ value: "a" }] });
        const { body } = await patch(`/Groups/${id}`, {
          op: "add",
          path: "members",
          value: [{ value: "b" }, { value: "c" }],
        });
        expect(body.members.map(({ value }: { value: string }) => value)).toEqual(["a", "b", "c"]);
      },
      "The value of a single-valued attribute is replaced": async ({ user, patch }) => {
        const { id } = await user({ title: "T" });
        expect((await patch(`/Users/${id}`, { op: "add", path: "title", value: "U" })).body.title).toBe("U");
      },
      "An add without a value is refused": async ({ user, patch }) => {
        const { id } = await user();
        const { status, body } = await patch(`/Users/${id}`, { op: "add", path: "title" });
        expect([status, ["invalidSyntax", "invalidValue"].includes(body.scimType)]).toEqual([400, true]);
      },
      "The sub-attribute is added to the values that a filter selects": async ({ user, patch }) => {
        const { id } = await user({ emails: [work, home] });
        const { body } = await patch(`/Users/${id}`, { op: "add", path: 'emails[type eq "work"].display', value: "W" });
        expect(body.emails).toEqual([{ ...work, display: "W" }, home]);
      },
    },
    should: {
      "An existing value is not added again, and `meta.lastModified` stays the same": async ({ group, patch, get }) => {
        const made = await group({ members: [{ value: "a" }] });
        expect(
          (await patch(`/Groups/${made.id}`, { op: "add", path: "members", value: [{ value: "a" }] })).status,
        ).toBe(200);
        expect((await get(`/Groups/${made.id}`)).body).toEqual(made);
      },
    },
  },
  {
    document: "RFC 7644",
    section: "3.5.2.2",
    title: "Remove",
    file,
    must: {
      "A remove without a path is refused with `noTarget`": async ({ user, patch }) => {
        const { id } = await user();
        expectError(await patch(`/Users/${id}`, { op: "remove" }), 400, "noTarget");
      },
      "A single-valued attribute loses its value": async ({ user, patch }) => {
        const { id } = await user({ title: "T" });
        expect((await patch(`/Users/${id}`, { op: "remove", path: "title" })).body.title).toBeUndefined();
      },
      "A multi-valued attribute without a filter loses all of its values": async ({ user, patch }) => {
        const { id } = await user({ emails: [work, home] });
        expect((await patch(`/Users/${id}`, { op: "remove", path: "emails" })).body.emails).toBeUndefined();
      },
      "Only the values that a filter selects are removed": async ({ user, patch }) => {
        const { id } = await user({ emails: [work, home] });
        const { body } = await patch(`/Users/${id}`, { op: "remove", path: 'emails[type eq "work"]' });
        expect(body.emails).toEqual([home]);
      },
      "Once its last value is removed, an attribute has no value": async ({ user, patch, filter }) => {
        const { id } = await user({ emails: [work] });
        const { body } = await patch(`/Users/${id}`, { op: "remove", path: 'emails[type eq "work"]' });
        expect(body.emails ?? []).toEqual([]);
        expect((await filter("/Users", "emails pr")).body.totalResults).toBe(0);
      },
      "A sub-attribute of the selected values is removed, and the values stay": async ({ user, patch }) => {
        const { id } = await user({ emails: [work, home] });
        const { body } = await patch(`/Users/${id}`, { op: "remove", path: 'emails[type eq "work"].type' });
        expect(body.emails).toEqual([{ value: work.value }, home]);
      },
      "Required attributes cannot be removed": async ({ user, group, patch, get }) => {
        const [{ id }, made] = [await user(), await group()];
        const refused = [await patch(`/Users/${id}`, { op: "remove", path: "userName" })];
        refused.push(await patch(`/Groups/${made.id}`, { op: "remove", path: "displayName" }));
        for (const heard of refused) expectError(heard, 400, "mutability");
        expect((await get(`/Groups/${made.id}`)).body).toEqual(made);
      },
      "ReadOnly attributes cannot be removed": async ({ user, patch }) => {
        const { id } = await user();
        expectError(await patch(`/Users/${id}`, { op: "remove", path: "id" }), 400, "mutability");
      },
      "A member of a group is removed by a filter on its `value`": async ({ group, patch }) => {
        const { id } = await group({ members: [{ value: "a" }, { value: "b" }] });
        const { body } = await patch(`/Groups/${id}`, { op: "remove", path: 'members[value eq "a"]' });
        expect(body.members).toEqual([{ value: "b" }]);
      },
    },
  },
  {
    document: "RFC 7644",
    section: "3.5.2.3",
    title: "Replace",
    file,
    must: {
      "Without a path, the members of the value are replaced": async ({ user, patch }) => {
        const { id } = await user({ title: "T", emails: [work] });
        const { body } = await patch(`/Users/${id}`, { op: "replace", value: { title: "U", emails: [home] } });
        expect([body.title, body.emails]).toEqual(["U", [home]]);
      },
      "A single-valued attribute gets the value": async ({ user, patch }) => {
        const { id } = await user({ title: "T" });
        expect((await patch(`/Users/${id}`, { op: "replace", path: "title", value: "U" })).body.title).toBe("U");
      },
      "Without a filter, all values of a multi-valued attribute are replaced": async ({ user, patch }) => {
        const { id } = await user({ emails: [work] });
        expect((await patch(`/Users/${id}`, { op: "replace", path: "emails", value: [home] })).body.emails).toEqual([
          home,
        ]);
      },
      "An attribute without a value gets it, as with an add": async ({ user, patch }) => {
        const { id } = await user();
        expect((await patch(`/Users/${id}`, { op: "replace", path: "title", value: "T" })).body.title).toBe("T");
      },
      "The sub-attributes in the value are replaced in a complex attribute": async ({ user, patch }) => {
        const { id } = await user({ name: { givenName: "Ada", familyName: "L" } });
        const { body } = await patch(`/Users/${id}`, { op: "replace", path: "name", value: { familyName: "K" } });
        expect(body.name).toEqual({ givenName: "Ada", familyName: "K" });
      },
      "The values that a filter selects are replaced": async ({ user, patch }) => {
        const { id } = await user({ emails: [work, home] });
        const value = { value: "n@x.example", type: "work" };
        const { body } = await patch(`/Users/${id}`, { op: "replace", path: 'emails[type eq "work"]', value });
        expect(body.emails).toEqual([value, home]);
      },
      "A sub-attribute of the values that a filter selects is replaced": async ({ user, patch }) => {
        const { id } = await user({ emails: [work, home] });
        const { body } = await patch(`/Users/${id}`, {
          op: "replace",
          path: 'emails[type eq "work"].value',
          value: "n@x.example",
        });
        expect(body.emails).toEqual([{ ...work, value: "n@x.example" }, home]);
      },
      "A filter that selects nothing is refused with `noTarget`": async ({ user, patch, get }) => {
        const made = await user({ emails: [home] });
        const refused = await patch(`/Users/${made.id}`, {
          op: "replace",
          path: 'emails[type eq "work"].value',
          value: "x",
        });
        expectError(refused, 400, "noTarget");
        expect((await get(`/Users/${made.id}`)).body).toEqual(made);
      },
    },
  },
];
