import { describe, expect, it } from "vitest";
import { createDeviceServer } from "../test-sets/device-server.js";
import { createDirectoryServer, userUrn } from "../test-sets/directory-server.js";

const { send } = createDeviceServer();
const read = async (path: string) => (await send("GET", path)).json();
const base = "http://x.example/scim/v2";

describe("discovery documents", () => {
  it("describe the service in 2.0", async () => {
    const config = await read("/v2/ServiceProviderConfig/");
    expect(Object.keys(config)).toEqual([
      ..."schemas patch bulk filter changePassword sort etag authenticationSchemes meta".split(" "),
    ]);
    expect(config).toMatchObject({
      schemas: ["urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig"],
      patch: { supported: true },
      bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
      authenticationSchemes: [{ type: "oauthbearertoken", name: "Bearer", description: "A token.", primary: true }],
      meta: { resourceType: "ServiceProviderConfig", location: `${base}/ServiceProviderConfig` },
    });
    expect(config.filter).toEqual({ supported: true, maxResults: 2 });
  });

  it("describe the service in 1.1", async () => {
    const config = await read("/v1/ServiceProviderConfigs");
    expect(Object.keys(config)).toEqual([
      ..."patch bulk filter changePassword sort etag xmlDataFormat authenticationSchemes".split(" "),
    ]);
    expect(config.xmlDataFormat).toEqual({ supported: false });
    expect(config.filter).toEqual({ supported: false, maxResults: 5 });
  });

  it("list the resource types, and return one", async () => {
    const type = {
      schemas: ["urn:ietf:params:scim:schemas:core:2.0:ResourceType"],
      id: "Device",
      name: "Device",
      description: "A thing with a serial number.",
      endpoint: "/Devices",
      schema: "urn:example:2.0:Device",
      schemaExtensions: [{ schema: "urn:example:warranty:2.0", required: false }],
      meta: { resourceType: "ResourceType", location: `${base}/ResourceTypes/Device` },
    };
    expect(await read("/v2/ResourceTypes")).toEqual({
      schemas: ["urn:ietf:params:scim:api:messages:2.0:ListResponse"],
      Resources: [type],
      totalResults: 1,
      itemsPerPage: 1,
      startIndex: 1,
    });
    expect(await read("/v2/ResourceTypes/Device")).toEqual(type);
    expect(await read("/v2/ResourceTypes/Thing")).toMatchObject({ status: 404 });
  });

  it("list every schema of 2.0 without the common attributes", async () => {
    const list = await read("/v2/Schemas");
    expect(list.Resources.map(({ id }: { id: string }) => id)).toEqual([
      "urn:example:2.0:Device",
      "urn:example:warranty:2.0",
    ]);
    const [{ attributes }] = list.Resources;
    expect(attributes.map(({ name }: { name: string }) => name)).toEqual(
      "serialNumber displayName active place tags uses secret".split(" "),
    );
    expect(attributes[0]).toEqual({
      name: "serialNumber",
      type: "string",
      multiValued: false,
      description: "What serialNumber holds.",
      required: true,
      caseExact: false,
      mutability: "readWrite",
      returned: "default",
      uniqueness: "server",
    });
  });

  it("return a schema with its extensions by name, and without them by URN", async () => {
    const named = await read("/v2/Schemas/devices");
    expect(named.id).toBe("urn:example:2.0:Device");
    expect(named.attributes.at(-1)).toMatchObject({ name: "urn:example:warranty:2.0", type: "complex" });
    expect(named.attributes.at(-1).subAttributes[1].subAttributes[0]).toMatchObject({
      name: "vendorId",
      required: true,
    });
    expect((await read("/v2/Schemas/urn:example:2.0:device")).attributes).toHaveLength(7);
    const extension = await read("/v2/Schemas/urn%3Aexample%3Awarranty%3A2.0");
    expect([extension.name, extension.attributes[0].name]).toEqual(["Warranty", "until"]);
    expect(extension.meta).toEqual({ resourceType: "Schema", location: `${base}/Schemas/urn:example:warranty:2.0` });
    expect(await read("/v2/Schemas/Things")).toMatchObject({ status: 404 });
  });

  it("return a schema of 1.1 with the characteristics of 1.1", async () => {
    const schema = await read("/v1/Schemas/Devices");
    expect(schema).toMatchObject({ id: "urn:example:1.0:Device", name: "Device", endpoint: "/Devices" });
    const byName = Object.fromEntries(schema.attributes.map((found: { name: string }) => [found.name, found]));
    expect(byName["id"]).toEqual({
      name: "id",
      type: "string",
      multiValued: false,
      description: "What id holds.",
      schema: "urn:example:1.0",
      readOnly: true,
      required: false,
      caseExact: false,
    });
    expect(byName["until"]).toMatchObject({ schema: "urn:example:warranty:1.0" });
    expect(byName["meta"].subAttributes[1]).toMatchObject({ name: "location", type: "string" });
    expect((await send("GET", "/v1/Schemas/urn:example:1.0:Device")).status).toBe(404);
  });
});

describe("discovery documents of the standard set", () => {
  const directory = createDirectoryServer();

  it("advertise every enabled capability", async () => {
    const { body } = await directory.send("GET", "/ServiceProviderConfig");
    expect(body).toMatchObject({
      patch: { supported: true },
      filter: { supported: true, maxResults: 1000 },
      sort: { supported: true },
      etag: { supported: true },
    });
    expect(body.pagination).toEqual({
      cursor: true,
      index: true,
      defaultPaginationMethod: "index",
      defaultPageSize: 100,
      maxPageSize: 1000,
      cursorTimeout: 3600,
    });
    const off = createDirectoryServer({ sort: false, etag: false, pagination: { cursor: false, index: true } });
    expect((await off.send("GET", "/ServiceProviderConfig")).body).toMatchObject({
      sort: { supported: false },
      etag: { supported: false },
      pagination: { cursor: false, index: true, defaultPaginationMethod: "index" },
    });
  });

  it("leave out pages by cursor for clients that refuse unknown members", async () => {
    const pagination = { cursor: true, index: true, advertised: false };
    const server = createDirectoryServer({ pagination });
    const { body } = await server.send("GET", "/ServiceProviderConfig");
    const rfc7643 = [
      "authenticationSchemes",
      "bulk",
      "changePassword",
      "etag",
      "filter",
      "meta",
      "patch",
      "schemas",
      "sort",
    ];
    expect(Object.keys(body).sort()).toEqual(rfc7643);
    expect((await server.send("GET", "/Users?cursor")).status).toBe(200);
  });

  it.each(["/ServiceProviderConfig", "/ResourceTypes", "/ResourceTypes/User", "/Schemas", `/Schemas/${userUrn}`])(
    "are at their own location, and refuse a filter: %s",
    async (path) => {
      const { status, body } = await directory.send("GET", path);
      expect(status).toBe(200);
      for (const { meta, schemas } of body.Resources ?? [body]) {
        expect(schemas[0].split(":").at(-1)).toBe(meta.resourceType);
        const found = await directory.send("GET", new URL(meta.location).pathname);
        expect(found.body.meta).toEqual(meta);
      }
      const filtered = await directory.send("GET", `${path}?filter=id%20pr`);
      expect([filtered.status, filtered.body.status]).toEqual([403, "403"]);
    },
  );
});
