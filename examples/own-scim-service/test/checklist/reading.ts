import { expect } from "vitest";
import { expectError, type ScimClient, urns, valuesOf } from "../kit/scim-client.js";
import type { Section } from "./section.js";

const file = "reading.ts";

async function threeUsers({ user }: ScimClient): Promise<void> {
  for (const userName of ["ada", "bob", "cyd"]) await user({ userName, title: `Title of ${userName}` });
}

/** RFC 7644 §3.4.1, §3.4.2 without filters and sorting, §3.4.2.4, §3.4.2.5 and §3.9. */
export const reading: readonly Section[] = [
  {
    document: "RFC 7644",
    section: "3.4.1",
    title: "Retrieving a known resource",
    file,
    must: {
      "A GET of an existing resource answers 200 and the resource": async ({ user, get }) => {
        const made = await user({ userName: "ada", displayName: "Ada" });
        const { status, body } = await get(`/Users/${made.id}`);
        expect([status, body]).toEqual([200, made]);
      },
      "A GET of an unknown identifier answers 404": async ({ get }) => {
        expectError(await get("/Users/nobody"), 404);
      },
      "A resource is available only at the endpoint of its type": async ({ user, get }) => {
        const { id } = await user();
        expectError(await get(`/Groups/${id}`), 404);
      },
    },
  },
  {
    document: "RFC 7644",
    section: "3.4.2",
    title: "Querying resources",
    file,
    must: {
      "A list is a ListResponse with `schemas`, `totalResults` and `Resources`": async (scim) => {
        await threeUsers(scim);
        const { status, body } = await scim.get("/Users");
        expect([status, body.schemas, body.totalResults]).toEqual([200, [urns.list], 3]);
        expect(body.Resources).toHaveLength(3);
      },
      "A query that finds nothing answers 200 with `totalResults` 0": async ({ filter }) => {
        const { status, body } = await filter("/Users", 'userName eq "nobody"');
        expect([status, body.totalResults, body.Resources ?? []]).toEqual([200, 0, []]);
      },
      "The endpoint of a resource type lists only resources of that type": async ({ user, group, get }) => {
        const [{ id }] = [await user(), await group()];
        expect(valuesOf(await get("/Users"), "id")).toEqual([id]);
      },
      "A partial list has `startIndex` and `itemsPerPage`": async (scim) => {
        await threeUsers(scim);
        const { body } = await scim.get("/Users?count=2");
        expect([body.totalResults, body.startIndex, body.itemsPerPage]).toEqual([3, 1, 2]);
      },
    },
  },
  {
    document: "RFC 7644",
    section: "3.4.2.1",
    title: "Query endpoints",
    file,
    must: {
      "A query of the root finds resources of every type": async ({ user, group, device, get }) => {
        const made = [await user(), await group(), await device()].map(({ id }) => id);
        const found = await get("/");
        expect(found.body.totalResults).toBe(3);
        expect(new Set(valuesOf(found, "id"))).toEqual(new Set(made));
      },
      "In a query of several types, an attribute that a type lacks has no value": async (scim) => {
        await scim.user({ userName: "ada" });
        const { id } = await scim.group({ displayName: "ada" });
        const found = await scim.filter("/", 'userName eq "ada" or displayName eq "ada"');
        expect(found.body.totalResults).toBe(2);
        const absent = await scim.filter("/", "not (userName pr)");
        expect(valuesOf(absent, "id")).toEqual([id]);
      },
      "A query of the root filters by `meta.resourceType`": async ({ user, group, filter }) => {
        await user();
        const { id } = await group();
        expect(valuesOf(await filter("/", 'meta.resourceType eq "Group"'), "id")).toEqual([id]);
      },
    },
  },
  {
    document: "RFC 7644",
    section: "3.4.2.4",
    title: "Pagination",
    file,
    must: {
      "`startIndex` counts from 1": async (scim) => {
        await threeUsers(scim);
        const [all, second] = [await scim.get("/Users"), await scim.get("/Users?startIndex=2")];
        expect(valuesOf(second, "id")).toEqual(valuesOf(all, "id").slice(1));
        expect(second.body.startIndex).toBe(2);
      },
      "A `startIndex` below 1 means 1": async (scim) => {
        await threeUsers(scim);
        for (const startIndex of [0, -5]) {
          const { body } = await scim.get(`/Users?startIndex=${startIndex}`);
          expect([body.totalResults, body.Resources.length, body.startIndex]).toEqual([3, 3, 1]);
        }
      },
      "No page has more than `count` resources": async (scim) => {
        await threeUsers(scim);
        const { body } = await scim.get("/Users?count=2");
        expect([body.Resources.length, body.itemsPerPage, body.totalResults]).toEqual([2, 2, 3]);
      },
      "A negative `count` means 0": async (scim) => {
        await threeUsers(scim);
        const { status, body } = await scim.get("/Users?count=-1");
        expect([status, body.totalResults, body.Resources ?? []]).toEqual([200, 3, []]);
      },
      "A `count` of 0 returns the total and no resources": async (scim) => {
        await threeUsers(scim);
        const { body } = await scim.get("/Users?count=0");
        expect([body.totalResults, body.Resources ?? []]).toEqual([3, []]);
      },
      "Consecutive pages contain every resource once, with the same `totalResults`": async (scim) => {
        await threeUsers(scim);
        const pages = [];
        for (const startIndex of [1, 2, 3]) pages.push(await scim.get(`/Users?count=1&startIndex=${startIndex}`));
        expect(pages.flatMap((page) => valuesOf(page, "userName")).sort()).toEqual(["ada", "bob", "cyd"]);
        expect(pages.map(({ body }) => body.totalResults)).toEqual([3, 3, 3]);
      },
      "A page after the end is empty and has the total": async (scim) => {
        await threeUsers(scim);
        const { status, body } = await scim.get("/Users?startIndex=10");
        expect([status, body.totalResults, body.Resources ?? []]).toEqual([200, 3, []]);
      },
    },
  },
  {
    document: "RFC 7644",
    section: "3.4.2.5",
    title: "Attributes of a list",
    file,
    must: {
      "`attributes` returns the named attributes and those that are always returned": async (scim) => {
        await threeUsers(scim);
        const { body } = await scim.get("/Users?attributes=userName");
        expect(Object.keys(body.Resources[0]).sort()).toEqual(["id", "schemas", "userName"]);
      },
      "`excludedAttributes` omits only the named attributes": async (scim) => {
        await threeUsers(scim);
        const { body } = await scim.get("/Users?excludedAttributes=title,meta");
        expect(Object.keys(body.Resources[0]).sort()).toEqual(["id", "schemas", "userName"]);
      },
      "`excludedAttributes` does not omit attributes that are always returned": async ({ device, get }) => {
        const { id } = await device({ label: "L" });
        const { body } = await get(`/Devices/${id}?excludedAttributes=id,label,serialNumber`);
        expect([body.id, body.label, body.serialNumber]).toEqual([id, "L", undefined]);
      },
      "Names of attributes may include the URN of the schema, and sub-attributes": async ({ user, get }) => {
        const own = { name: { givenName: "Ada", familyName: "L" }, schemas: [urns.user, urns.badge] };
        const { id } = await user({ ...own, [urns.badge]: { number: "B1", floors: [1] } });
        const names = [`${urns.user}:name.givenName`, `${urns.badge}:number`].join(",");
        const { body } = await get(`/Users/${id}?attributes=${encodeURIComponent(names)}`);
        expect([body.name, body[urns.badge]]).toEqual([{ givenName: "Ada" }, { number: "B1" }]);
      },
      "Names of attributes are not case-sensitive": async ({ user, get }) => {
        const { id } = await user({ displayName: "Ada" });
        expect((await get(`/Users/${id}?attributes=DISPLAYNAME`)).body.displayName).toBe("Ada");
      },
    },
  },
  {
    document: "RFC 7644",
    section: "3.9",
    title: "Additional operation response parameters",
    file,
    must: {
      "`attributes` also applies to answers to POST, PUT and PATCH": async ({ post, put, send }) => {
        const body = { schemas: [urns.user], userName: "ada", title: "T" };
        const made = await post("/Users?attributes=title", body);
        const replaced = await put(`/Users/${made.body.id}?attributes=title`, { ...body, title: "U" });
        const Operations = [{ op: "replace", path: "title", value: "V" }];
        const changes = { schemas: [urns.patch], Operations };
        const changed = await send("PATCH", `/Users/${made.body.id}?attributes=title`, changes);
        const seen = [made, replaced, changed].map(({ body: { userName, title } }) => [userName, title]);
        expect(seen).toEqual([
          [undefined, "T"],
          [undefined, "U"],
          [undefined, "V"],
        ]);
      },
      "`excludedAttributes` also applies to answers to writes": async ({ post }) => {
        const { body } = await post("/Users?excludedAttributes=title", {
          schemas: [urns.user],
          userName: "a",
          title: "T",
        });
        expect([body.userName, body.title]).toEqual(["a", undefined]);
      },
    },
  },
];
