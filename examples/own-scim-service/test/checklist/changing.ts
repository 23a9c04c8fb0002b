import { expect } from "vitest";
import { expectError, urns } from "../kit/scim-client.js";
import type { Section } from "./section.js";

const file = "changing.ts";
const work = { value: "w@x.example", type: "work" };
const home = { value: "h@x.example", type: "home" };

/** RFC 7644 §3.5.2, rules for all operations. */
export const changing: readonly Section[] = [
  {
    document: "RFC 7644",
    section: "3.5.2",
    title: "Changing with PATCH",
    file,
    must: {
      "A PATCH answers 200 and the whole resource, or 204": async ({ user, patch, get }) => {
        const { id } = await user();
        const { status, body } = await patch(`/Users/${id}`, { op: "add", path: "title", value: "T" });
        expect([status, body.title]).toEqual([200, "T"]);
        expect((await get(`/Users/${id}`)).body).toEqual(body);
      },
      "Operations are applied in order, each to the result of the previous one": async ({ user, patch }) => {
        const { id } = await user();
        const { body } = await patch(
          `/Users/${id}`,
          { op: "add", path: "title", value: "first" },
          { op: "add", path: "emails", value: [work, home] },
          { op: "remove", path: 'emails[type eq "work"]' },
          { op: "replace", path: "title", value: "second" },
        );
        expect([body.title, body.emails]).toEqual(["second", [home]]);
      },
      "If one operation fails, the resource does not change": async ({ user, patch, get }) => {
        const made = await user({ title: "T" });
        const [good, bad] = [
          { op: "replace", path: "title", value: "U" },
          { op: "replace", path: "shoeSize", value: 7 },
        ];
        expectError(await patch(`/Users/${made.id}`, good, bad), 400, "invalidPath");
        expect((await get(`/Users/${made.id}`)).body).toEqual(made);
      },
      "A body that is not a PatchOp is refused with `invalidSyntax`": async ({ user, send }) => {
        const { id } = await user();
        const Operations = [{ op: "add", path: "title", value: "T" }];
        for (const body of [{ Operations }, { schemas: [urns.user], Operations }, { schemas: [urns.patch] }])
          expectError(await send("PATCH", `/Users/${id}`, body), 400, "invalidSyntax");
      },
      "An operation other than `add`, `remove` and `replace` is refused with `invalidSyntax`": async ({
        user,
        patch,
      }) => {
        const { id } = await user();
        expectError(await patch(`/Users/${id}`, { op: "move", path: "title", value: "T" }), 400, "invalidSyntax");
        expectError(await patch(`/Users/${id}`, { path: "title", value: "T" }), 400, "invalidSyntax");
      },
      "A malformed path is refused with `invalidPath`": async ({ user, patch }) => {
        const { id } = await user();
        for (const path of ["emails[", 'emails[type eq "work"', "na me", ".title", "name..givenName"])
          expectError(await patch(`/Users/${id}`, { op: "replace", path, value: "x" }), 400, "invalidPath");
      },
      "A path with an unknown attribute is refused with `invalidPath`": async ({ user, patch }) => {
        const { id } = await user();
        for (const path of ["shoeSize", "name.shoeSize", "urn:example:nothing:title", `${urns.enterprise}:title`])
          expectError(await patch(`/Users/${id}`, { op: "add", path, value: "x" }), 400, "invalidPath");
      },
      "A change of a readOnly attribute is refused with `mutability`": async ({ user, patch }) => {
        const { id } = await user();
        for (const path of ["id", "meta.created", "groups"])
          expectError(await patch(`/Users/${id}`, { op: "replace", path, value: "x" }), 400, "mutability");
      },
      "A change of an immutable value is refused with `mutability`": async ({ device, patch, get }) => {
        const made = await device({ serialNumber: "S1" });
        const change = { op: "replace", path: "serialNumber", value: "S2" };
        expectError(await patch(`/Devices/${made.id}`, change), 400, "mutability");
        expect((await get(`/Devices/${made.id}`)).body).toEqual(made);
      },
      "A value of the wrong type is refused with `invalidValue`": async ({ user, patch }) => {
        const { id } = await user();
        for (const [path, value] of [
          ["active", 3],
          ["title", ["x"]],
          ["emails", "x"],
          ["name", "Ada"],
        ])
          expectError(await patch(`/Users/${id}`, { op: "replace", path, value }), 400, "invalidValue");
      },
      "A change that conflicts with another resource answers 409 with `uniqueness`": async ({ user, patch }) => {
        await user({ userName: "ada" });
        const { id } = await user({ userName: "bob" });
        expectError(await patch(`/Users/${id}`, { op: "replace", path: "userName", value: "ada" }), 409, "uniqueness");
      },
      "Setting a value as primary makes the previous primary value non-primary": async ({ user, patch }) => {
        const { id } = await user({ emails: [{ ...work, primary: true }, home] });
        const change = { op: "replace", path: 'emails[type eq "home"].primary', value: true };
        const { body } = await patch(`/Users/${id}`, change);
        expect(body.emails.map((email: { primary?: boolean }) => email.primary === true)).toEqual([false, true]);
      },
      "A PATCH of an unknown identifier answers 404": async ({ patch }) => {
        expectError(await patch("/Users/nobody", { op: "add", path: "title", value: "T" }), 404);
      },
      "Paths name attributes of extensions with the URN of their schema": async ({ user, patch }) => {
        const { id } = await user();
        const { body } = await patch(
          `/Users/${id}`,
          { op: "add", path: `${urns.badge}:number`, value: "B1" },
          { op: "add", path: `${urns.enterprise}:manager.value`, value: "M1" },
        );
        expect([body[urns.badge], body[urns.enterprise].manager.value]).toEqual([{ number: "B1" }, "M1"]);
        expect(new Set(body.schemas)).toEqual(new Set([urns.user, urns.badge, urns.enterprise]));
      },
      "Attribute names in paths and values are not case-sensitive": async ({ user, patch }) => {
        const { id } = await user();
        const { body } = await patch(
          `/Users/${id}`,
          { op: "add", path: "TITLE", value: "T" },
          { op: "add", value: { NICKNAME: "N" } },
        );
        expect([body.title, body.nickName]).toEqual(["T", "N"]);
      },
    },
  },
];
