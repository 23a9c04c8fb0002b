import { expect } from "vitest";
import { expectError, urns } from "../kit/scim-client.js";
import type { Section } from "./section.js";

const file = "schemas.ts";

/** RFC 7643 §2.2, §3 and §4. */
export const schemas: readonly Section[] = [
  {
    document: "RFC 7643",
    section: "2.2",
    title: "Attribute characteristics",
    file,
    must: {
      "`writeOnly` attributes are never returned": async ({ device, get, filter }) => {
        const { id } = await device({ pin: "1234" });
        const heard = [
          await get(`/Devices/${id}`),
          await get(`/Devices/${id}?attributes=pin`),
          await get("/Devices?attributes=pin"),
        ];
        for (const { body } of heard) expect(JSON.stringify(body)).not.toContain("1234");
        expectError(await filter("/Devices", 'pin eq "1234"'), 400, "invalidFilter");
      },
      "`returned: never` attributes are not returned even to the write that set them": async ({ post, patch }) => {
        const { body } = await post("/Devices", { schemas: [urns.device], serialNumber: "S", pin: "1234" });
        const changed = await patch(`/Devices/${body.id}`, { op: "replace", path: "pin", value: "5678" });
        expect([body.pin, changed.status, changed.body?.pin]).toEqual([undefined, 200, undefined]);
      },
      "`returned: always` attributes are returned regardless of `attributes`": async ({ device, get }) => {
        const { id } = await device({ label: "L", model: "M" });
        expect((await get(`/Devices/${id}?attributes=model`)).body).toMatchObject({ id, label: "L", model: "M" });
      },
      "`returned: default` attributes are returned unless `attributes` omits them": async ({ device, get }) => {
        const { id } = await device({ model: "M" });
        expect((await get(`/Devices/${id}`)).body.model).toBe("M");
        expect((await get(`/Devices/${id}?attributes=label`)).body.model).toBeUndefined();
      },
      "`returned: request` attributes are returned if `attributes` names them": async ({ device, get }) => {
        const { id } = await device({ notes: "N" });
        expect((await get(`/Devices/${id}`)).body.notes).toBeUndefined();
        expect((await get(`/Devices/${id}?attributes=notes`)).body.notes).toBe("N");
      },
      "`immutable` attributes can be set once and then not changed": async ({ device, patch }) => {
        const { id } = await device({ serialNumber: "S" });
        expectError(await patch(`/Devices/${id}`, { op: "add", path: "serialNumber", value: "T" }), 400, "mutability");
        expect((await patch(`/Devices/${id}`, { op: "add", path: "serialNumber", value: "S" })).status).toBe(200);
      },
      "`uniqueness: server` values belong to one resource, compared by the case rule of the attribute": async ({
        device,
        post,
      }) => {
        await device({ serialNumber: "s1" });
        expectError(await post("/Devices", { schemas: [urns.device], serialNumber: "s1" }), 409, "uniqueness");
        expect((await post("/Devices", { schemas: [urns.device], serialNumber: "S1" })).status).toBe(201);
      },
    },
  },
  {
    document: "RFC 7643",
    section: "3",
    title: "Resources and their schemas",
    file,
    must: {
      "A body names the schema of its resource type in `schemas`": async ({ post }) => {
        for (const named of [{}, { schemas: [] }, { schemas: null }, { schemas: "x" }, { schemas: [urns.badge] }]) {
          const { status, body } = await post("/Users", { userName: "ada", ...named });
          expect([named, status, body.status]).toEqual([named, 400, "400"]);
        }
      },
      "A schema that the resource type does not have is refused": async ({ post }) => {
        const { status } = await post("/Users", { schemas: [urns.user, "urn:example:nothing"], userName: "ada" });
        expect(status).toBe(400);
      },
      "The `schemas` of an answer are those in use, each once": async ({ user, patch }) => {
        const made = await user({ schemas: [urns.user, urns.badge], [urns.badge]: { number: "B" } });
        expect([...made.schemas].sort()).toEqual([urns.badge, urns.user].sort());
        const { body } = await patch(`/Users/${made.id}`, { op: "remove", path: `${urns.badge}:number` });
        expect(body.schemas).toEqual([urns.user]);
      },
      "Attributes of an extension are in an object under its URN": async ({ user, get }) => {
        const { id } = await user({ schemas: [urns.user, urns.enterprise], [urns.enterprise]: { department: "R" } });
        const { body } = await get(`/Users/${id}`);
        expect([body[urns.enterprise], body.department]).toEqual([{ department: "R" }, undefined]);
      },
    },
  },
  {
    document: "RFC 7643",
    section: "3.1",
    title: "Common attributes",
    file,
    must: {
      "Every resource has a unique `id` assigned by the service": async ({ user, group, device }) => {
        const ids = [await user(), await user(), await group(), await device()].map(({ id }) => id);
        expect([ids.every((id) => typeof id === "string" && id !== ""), new Set(ids).size]).toEqual([true, 4]);
      },
      "The `id` never changes, and is case-sensitive": async ({ user, patch, put, get }) => {
        const { id } = await user();
        await put(`/Users/${id}`, { schemas: [urns.user], userName: "put" });
        const { body } = await patch(`/Users/${id}`, { op: "replace", path: "userName", value: "changed" });
        expect(body.id).toBe(id);
        const other = id.toUpperCase() === id ? id.toLowerCase() : id.toUpperCase();
        expect((await get(`/Users/${other}`)).status).toBe(404);
      },
      "No `id` is `bulkId`": async ({ user }) => {
        expect((await user()).id).not.toContain("bulkId");
      },
      "`externalId` belongs to the client and is stored unchanged": async ({ user, filter }) => {
        const { externalId } = await user({ externalId: "Ext 1" });
        expect(externalId).toBe("Ext 1");
        expect((await filter("/Users", 'externalId eq "Ext 1"')).body.totalResults).toBe(1);
      },
      "`meta` belongs to the service: `resourceType`, `created`, `lastModified`, `location` and `version`": async ({
        user,
        url,
      }) => {
        const { id, meta } = await user();
        expect(meta).toEqual({
          resourceType: "User",
          created: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
          lastModified: meta.created,
          location: `${url}/Users/${id}`,
          version: expect.stringMatching(/^(W\/)?"/),
        });
      },
      "`meta.lastModified` changes with each change, `meta.created` does not": async ({ user, patch }) => {
        const made = await user();
        const { body } = await patch(`/Users/${made.id}`, { op: "add", path: "title", value: "T" });
        expect(body.meta.created).toBe(made.meta.created);
        expect(Date.parse(body.meta.lastModified)).toBeGreaterThanOrEqual(Date.parse(made.meta.lastModified));
      },
    },
  },
  {
    document: "RFC 7643",
    section: "4.1",
    title: "User",
    file,
    must: {
      "`userName` is required and not empty": async ({ post, user, patch }) => {
        for (const named of [{}, { userName: "" }, { userName: null }])
          expectError(await post("/Users", { schemas: [urns.user], ...named }), 400, "invalidValue");
        const { id } = await user();
        expectError(await patch(`/Users/${id}`, { op: "replace", path: "userName", value: "" }), 400, "invalidValue");
      },
      "`userName` is unique regardless of case": async ({ user, post }) => {
        await user({ userName: "ada" });
        expectError(await post("/Users", { schemas: [urns.user], userName: "ADA" }), 409, "uniqueness");
      },
      "`password` is never returned and cannot be filtered by": async ({ user, get, filter }) => {
        const made = await user({ password: "correct horse" });
        const heard = [made, (await get(`/Users/${made.id}?attributes=password`)).body, (await get("/Users")).body];
        for (const body of heard) expect(JSON.stringify(body)).not.toContain("correct horse");
        expectError(await filter("/Users", 'password eq "correct horse"'), 400, "invalidFilter");
      },
      "`groups` of a user can only be changed through groups": async ({ user, patch }) => {
        const { id } = await user();
        const change = { op: "add", path: "groups", value: [{ value: "G" }] };
        expectError(await patch(`/Users/${id}`, change), 400, "mutability");
      },
    },
  },
  {
    document: "RFC 7643",
    section: "4.2",
    title: "Group",
    file,
    must: {
      "`displayName` of a group is required": async ({ post }) => {
        expectError(await post("/Groups", { schemas: [urns.group] }), 400, "invalidValue");
      },
      "`members` are identifiers of users and groups": async ({ user, group }) => {
        const [{ id }, inner] = [await user(), await group()];
        const members = [
          { value: id, type: "User" },
          { value: inner.id, type: "Group" },
        ];
        expect((await group({ members })).members).toEqual(members);
      },
    },
  },
  {
    document: "RFC 7643",
    section: "4.3",
    title: "Enterprise user",
    file,
    must: {
      "The complete extension is stored": async ({ user, get }) => {
        const enterprise = {
          employeeNumber: "701984",
          costCenter: "4130",
          organization: "Universal Studios",
          division: "Theme Park",
          department: "Tour Operations",
          manager: { value: "26118915", $ref: "../Users/26118915" },
        };
        const { id } = await user({ schemas: [urns.user, urns.enterprise], [urns.enterprise]: enterprise });
        expect((await get(`/Users/${id}`)).body[urns.enterprise]).toEqual(enterprise);
      },
      "`manager.displayName` is readOnly": async ({ user, patch }) => {
        const manager = { value: "26118915", displayName: "Mine" };
        const made = await user({ schemas: [urns.user, urns.enterprise], [urns.enterprise]: { manager } });
        expect(made[urns.enterprise].manager).toEqual({ value: "26118915" });
        const change = { op: "add", path: `${urns.enterprise}:manager.displayName`, value: "Mine" };
        expectError(await patch(`/Users/${made.id}`, change), 400, "mutability");
      },
    },
  },
];
