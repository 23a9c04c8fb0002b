import { expect } from "vitest";
import { expectError, urns } from "../kit/scim-client.js";
import type { Section } from "./section.js";

const file = "replacing.ts";

/** RFC 7644 §3.5.1 and §3.6. */
export const replacing: readonly Section[] = [
  {
    document: "RFC 7644",
    section: "3.5.1",
    title: "Replacing with PUT",
    file,
    must: {
      "A PUT answers 200 and the complete new resource": async ({ user, put, get }) => {
        const made = await user({ userName: "ada", title: "T" });
        const { status, body } = await put(`/Users/${made.id}`, { schemas: [urns.user], userName: "ada", title: "U" });
        expect([status, body.title, body.id]).toEqual([200, "U", made.id]);
        expect((await get(`/Users/${made.id}`)).body).toEqual(body);
      },
      "Values of readWrite attributes are replaced": async ({ user, put }) => {
        const { id } = await user({ emails: [{ value: "a@x.example" }, { value: "b@x.example" }] });
        const emails = [{ value: "c@x.example" }];
        const { body } = await put(`/Users/${id}`, { schemas: [urns.user], userName: "bob", emails });
        expect([body.userName, body.emails]).toEqual(["bob", emails]);
      },
      "ReadWrite attributes that the body omits are cleared": async ({ user, put }) => {
        const { id } = await user({ title: "T", name: { givenName: "Ada" }, emails: [{ value: "a@x.example" }] });
        const { body } = await put(`/Users/${id}`, { schemas: [urns.user], userName: "ada" });
        expect([body.title, body.name, body.emails]).toEqual([undefined, undefined, undefined]);
      },
      "ReadOnly attributes are ignored in the body of a PUT": async ({ user, put }) => {
        const made = await user();
        const own = { id: "x", meta: { created: "2001-01-01T00:00:00Z" }, groups: [{ value: "G" }] };
        const { status, body } = await put(`/Users/${made.id}`, { schemas: [urns.user], userName: "ada", ...own });
        expect([status, body.id, body.meta.created, body.groups]).toEqual([200, made.id, made.meta.created, undefined]);
      },
      "A change of an immutable attribute is refused with `mutability`": async ({ device, put, get }) => {
        const made = await device({ serialNumber: "S1", label: "old" });
        const body = { schemas: [urns.device], serialNumber: "S2", label: "new" };
        expectError(await put(`/Devices/${made.id}`, body), 400, "mutability");
        expect((await get(`/Devices/${made.id}`)).body).toEqual(made);
      },
      "An immutable attribute with its current value is accepted": async ({ device, put }) => {
        const { id } = await device({ serialNumber: "S1" });
        const { status, body } = await put(`/Devices/${id}`, {
          schemas: [urns.device],
          serialNumber: "S1",
          label: "new",
        });
        expect([status, body.label]).toEqual([200, "new"]);
      },
      "A PUT without a required attribute is refused with `invalidValue`": async ({ user, put }) => {
        const { id } = await user();
        expectError(await put(`/Users/${id}`, { schemas: [urns.user], title: "T" }), 400, "invalidValue");
      },
      "A PUT of an unknown resource answers 404 and creates nothing": async ({ put, get }) => {
        expectError(await put("/Users/nobody", { schemas: [urns.user], userName: "ada" }), 404);
        expect((await get("/Users")).body.totalResults).toBe(0);
      },
      "A PUT that conflicts with another resource answers 409 with `uniqueness`": async ({ user, put }) => {
        await user({ userName: "ada" });
        const { id } = await user({ userName: "bob" });
        expectError(await put(`/Users/${id}`, { schemas: [urns.user], userName: "ADA" }), 409, "uniqueness");
      },
    },
  },
  {
    document: "RFC 7644",
    section: "3.6",
    title: "Deleting",
    file,
    must: {
      "A DELETE answers 204 without a body": async ({ user, delete: remove }) => {
        const { id } = await user();
        const { status, body } = await remove(`/Users/${id}`);
        expect([status, body]).toEqual([204, undefined]);
      },
      "Every operation on a deleted resource answers 404": async ({ user, get, put, patch, delete: remove }) => {
        const { id } = await user();
        await remove(`/Users/${id}`);
        expectError(await get(`/Users/${id}`), 404);
        expectError(await put(`/Users/${id}`, { schemas: [urns.user], userName: "ada" }), 404);
        expectError(await patch(`/Users/${id}`, { op: "replace", path: "title", value: "T" }), 404);
        expectError(await remove(`/Users/${id}`), 404);
      },
      "A deleted resource is in no list": async ({ user, get, delete: remove }) => {
        const { id } = await user();
        await remove(`/Users/${id}`);
        expect((await get("/Users")).body.totalResults).toBe(0);
      },
      "A deleted resource conflicts with nothing": async ({ user, delete: remove }) => {
        const { id } = await user({ userName: "ada" });
        await remove(`/Users/${id}`);
        const again = await user({ userName: "ada" });
        expect(again.id).not.toBe(id);
      },
      "A DELETE of an unknown identifier answers 404": async ({ delete: remove }) => {
        expectError(await remove("/Users/nobody"), 404);
      },
    },
  },
];
