import { expect } from "vitest";
import { expectError, urns, valuesOf } from "../kit/scim-client.js";
import type { Section } from "./section.js";

const file = "discovery.ts";
const documents = ["/ServiceProviderConfig", "/ResourceTypes", "/Schemas"];

interface Described {
  readonly name: string;
  readonly subAttributes?: readonly Described[];
}

/** Attributes of a schema, by path. */
function attributeOf(schema: { readonly attributes: readonly Described[] }, ...path: readonly string[]): unknown {
  let [attributes, found]: [readonly Described[], Described | undefined] = [schema.attributes, undefined];
  for (const name of path) {
    found = attributes.find((each) => each.name === name);
    attributes = found?.subAttributes ?? [];
  }
  return found;
}

/** RFC 7644 §4 and RFC 7643 §5 to §7. */
export const discovery: readonly Section[] = [
  {
    document: "RFC 7644",
    section: "4",
    title: "Service provider configuration endpoints",
    file,
    must: {
      "`/ServiceProviderConfig` returns one object": async ({ get }) => {
        const { status, body } = await get("/ServiceProviderConfig");
        expect([status, body.schemas]).toEqual([200, ["urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig"]]);
      },
      "`/Schemas` lists all schemas, including extensions": async ({ get }) => {
        const heard = await get("/Schemas");
        expect(heard.body.schemas).toEqual([urns.list]);
        const wanted = [urns.user, urns.group, urns.device, urns.enterprise, urns.badge];
        expect(valuesOf(heard, "id")).toEqual(expect.arrayContaining(wanted));
      },
      "`/Schemas/{URN}` returns one schema": async ({ get }) => {
        for (const urn of [urns.user, urns.group, urns.device, urns.enterprise, urns.badge])
          expect((await get(`/Schemas/${urn}`)).body.id).toBe(urn);
        expectError(await get("/Schemas/urn:example:nothing"), 404);
      },
      "`/ResourceTypes` lists the resource types, and `/ResourceTypes/{name}` returns one": async ({ get }) => {
        const heard = await get("/ResourceTypes");
        expect([heard.body.schemas, valuesOf(heard, "name")]).toEqual([[urns.list], ["User", "Group", "Device"]]);
        expect((await get("/ResourceTypes/Device")).body.endpoint).toBe("/Devices");
        expectError(await get("/ResourceTypes/Nothing"), 404);
      },
      "A filter on these endpoints is refused with 403": async ({ filter }) => {
        for (const path of documents) expectError(await filter(path, 'name eq "User"'), 403);
      },
      "These endpoints ignore sorting, paging and selection of attributes": async ({ get }) => {
        const query = "sortBy=name&sortOrder=descending&startIndex=2&count=1&attributes=id";
        for (const path of documents) expect((await get(`${path}?${query}`)).body).toEqual((await get(path)).body);
      },
      "These endpoints accept only GET": async ({ send }) => {
        for (const path of documents)
          for (const verb of ["POST", "PUT", "PATCH", "DELETE"])
            expect((await send(verb, path, "{}")).status).toBe(405);
      },
    },
  },
  {
    document: "RFC 7643",
    section: "5",
    title: "Service provider configuration",
    file,
    must: {
      "The configuration has `patch`, `bulk`, `filter`, `changePassword`, `sort`, `etag` and `authenticationSchemes`":
        async ({ get }) => {
          const { body } = await get("/ServiceProviderConfig");
          const features = [body.patch, body.bulk, body.filter, body.changePassword, body.sort, body.etag];
          expect(features.map(({ supported }) => supported)).toEqual([true, true, true, false, true, true]);
          expect([typeof body.bulk.maxOperations, typeof body.bulk.maxPayloadSize]).toEqual(["number", "number"]);
          expect(typeof body.filter.maxResults).toBe("number");
          expect(body.authenticationSchemes[0]).toMatchObject({
            type: "oauthbearertoken",
            name: expect.any(String),
            description: expect.any(String),
          });
        },
      "Capabilities are as advertised": async ({ get, post, user, patch }) => {
        const { body } = await get("/ServiceProviderConfig");
        const Operations = [{ method: "DELETE", path: "/Users/nobody" }];
        const bulk = await post("/Bulk", { schemas: [urns.bulk], Operations });
        const made = await user();
        const read = await get(`/Users/${made.id}`);
        expect([body.bulk.supported, bulk.status]).toEqual([true, 200]);
        expect([body.etag.supported, read.headers.get("etag")]).toEqual([true, made.meta.version]);
        expect([body.patch.supported, (await patch(`/Users/${made.id}`, { op: "add", value: {} })).status]).toEqual([
          true,
          200,
        ]);
      },
      "No page of a filtered list has more than `filter.maxResults` resources": async ({ get, post }) => {
        const { maxResults } = (await get("/ServiceProviderConfig")).body.filter;
        const Operations = Array.from({ length: maxResults + 1 }, (_each, at) => ({
          method: "POST",
          path: "/Users",
          bulkId: `b${at}`,
          data: { schemas: [urns.user], userName: `user${at}` },
        }));
        await post("/Bulk", { schemas: [urns.bulk], Operations });
        const page = (await get(`/Users?count=100000&filter=${encodeURIComponent("userName pr")}`)).body;
        expect([page.totalResults, page.Resources.length]).toEqual([maxResults + 1, maxResults]);
      },
    },
  },
  {
    document: "RFC 7643",
    section: "6",
    title: "Resource types",
    file,
    must: {
      "A resource type has `name`, `endpoint` and `schema`": async ({ get }) => {
        const { body } = await get("/ResourceTypes/Device");
        expect([body.name, body.endpoint, body.schema]).toEqual(["Device", "/Devices", urns.device]);
        expect(body.schemas).toEqual(["urn:ietf:params:scim:schemas:core:2.0:ResourceType"]);
      },
      "A resource type lists its extensions with `schema` and `required`": async ({ get }) => {
        const { schemaExtensions } = (await get("/ResourceTypes/User")).body;
        const wanted = [urns.enterprise, urns.badge].map((schema) => ({ schema, required: false }));
        expect(schemaExtensions).toEqual(expect.arrayContaining(wanted));
        expect(schemaExtensions).toHaveLength(2);
      },
    },
  },
  {
    document: "RFC 7643",
    section: "7",
    title: "Schema definition",
    file,
    must: {
      "A schema has its URN as `id`, and its `attributes`": async ({ get }) => {
        const { body } = await get(`/Schemas/${urns.user}`);
        expect([body.id, body.name, Array.isArray(body.attributes)]).toEqual([urns.user, "User", true]);
      },
      "The description of an attribute has all characteristics": async ({ get }) => {
        const { body } = await get(`/Schemas/${urns.device}`);
        expect(attributeOf(body, "serialNumber")).toMatchObject({
          name: "serialNumber",
          type: "string",
          multiValued: false,
          description: expect.any(String),
          required: true,
          caseExact: true,
          mutability: "immutable",
          returned: "default",
          uniqueness: "server",
        });
        expect(attributeOf(body, "pin")).toMatchObject({ mutability: "writeOnly", returned: "never" });
        expect(attributeOf(body, "notes")).toMatchObject({ returned: "request" });
      },
      "Complex attributes are described with their `subAttributes`": async ({ get }) => {
        const { body } = await get(`/Schemas/${urns.user}`);
        expect(attributeOf(body, "name")).toMatchObject({ type: "complex" });
        expect(attributeOf(body, "emails", "value")).toMatchObject({ type: "string", multiValued: false });
      },
      "Suggested values are described as `canonicalValues`, references with `referenceTypes`": async ({ get }) => {
        const { body } = await get(`/Schemas/${urns.device}`);
        expect(attributeOf(body, "kind")).toMatchObject({ canonicalValues: ["laptop", "phone", "tablet"] });
        expect(attributeOf(body, "assignedTo", "$ref")).toMatchObject({ type: "reference", referenceTypes: ["User"] });
        expect(attributeOf(body, "manual")).toMatchObject({ type: "reference", referenceTypes: ["external"] });
      },
      "The schema describes every attribute of a resource": async ({ device, get }) => {
        const { body } = await get(`/Schemas/${urns.device}`);
        const made = await device({ label: "L", ports: 1, assignedTo: { value: "U" } });
        const common = ["schemas", "id", "externalId", "meta"];
        const shown = Object.keys(made).filter((name) => !common.includes(name));
        expect(shown.filter((name) => attributeOf(body, name) === undefined)).toEqual([]);
      },
    },
  },
];
