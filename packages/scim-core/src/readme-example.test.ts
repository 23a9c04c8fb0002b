import {
  attribute,
  changeResource,
  createScimHandler,
  type ResourceDefinition,
  replaceResource,
  resourceRoutes,
  type ScimDefinition,
  selectPage,
  toFilterSchema,
} from "@rollcall/scim-core";
import { type ScimCode, scim as standard } from "@rollcall/scim-core/standard";
import { z } from "zod";

// A set of one resource type. For more than a few attributes, let @rollcall/codegen write this from YAML.
interface DeviceCreate {
  readonly serialNumber: string;
  readonly room?: string;
}
interface Device extends DeviceCreate {
  readonly id: string;
}
interface Resources {
  readonly Device: { readonly resource: Device; readonly create: DeviceCreate; readonly filterable: "serialNumber" };
}

// Every message of a validator is an error code of the set.
const text = z.string("invalidValue");
const device: ResourceDefinition<Resources["Device"], ScimCode> = {
  name: "Device",
  wireName: "Device",
  description: "A thing with a serial number.",
  endpoint: "/Devices",
  urns: { "2.0": "urn:example:params:scim:schemas:2.0:Device" },
  schemaName: "Device",
  attributes: {
    id: attribute({ name: "id", description: "Identifier.", mutability: "readOnly", value: text }),
    serialNumber: attribute({ name: "serialNumber", description: "Its number.", required: true, value: text }),
    room: attribute({ name: "room", description: "Where it stands.", value: text }),
  },
  create: z.object({ serialNumber: text, room: text.exactOptional() }),
  filterable: { serialNumber: { type: "string", caseExact: true, aliases: [] } },
  ignored: ["id"],
};

// Errors, situations and limits are those of the RFCs; the rest is defined here.
const definition: ScimDefinition<Resources, ScimCode> = {
  ...standard,
  mount: "/scim",
  resources: { Device: device },
  versions: {
    "2.0": {
      segment: "v2",
      mediaType: "application/scim+json",
      capabilities: {
        patch: true,
        bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
        filter: { supported: true, maxResults: 100 },
        changePassword: false,
        sort: false,
        etag: false,
        xmlDataFormat: false,
      },
      authenticationSchemes: [
        { type: "oauthbearertoken", name: "Bearer", description: "A bearer token.", primary: true },
      ],
      routes: resourceRoutes("Device", "/Devices"),
    },
  },
};

const devices = new Map<string, Device>();
const filters = toFilterSchema(device);
const unknown = { ok: false, situation: "resourceUnknown" } as const;

export const scim = createScimHandler({
  definition,
  backends: {
    Device: {
      get: async (id) => devices.get(id),
      find: async (query) => selectPage(devices.values(), query, filters),
      insert: async (made) => {
        const resource = { ...made, id: crypto.randomUUID() };
        devices.set(resource.id, resource);
        return { ok: true, resource };
      },
      replace: async (id, replacement) => {
        const found = devices.get(id);
        if (found === undefined) return unknown;
        const resource = replaceResource(found, replacement, device);
        devices.set(id, resource);
        return { ok: true, resource };
      },
      change: async (id, changes) => {
        const found = devices.get(id);
        if (found === undefined) return unknown;
        devices.set(id, changeResource(found, changes, device));
        return undefined;
      },
      remove: async (id) => (devices.delete(id) ? undefined : unknown),
    },
  },
  authenticate: async (bearer) =>
    bearer === "secret" ? { ok: true, caller: { tenant: "a" } } : { ok: false, error: "unauthorized" },
  clock: { now: () => new Date(), sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)) },
  newRequestId: () => crypto.randomUUID(),
});

const headers = { authorization: "Bearer secret", "content-type": "application/scim+json" };
const created = await scim(
  new Request("http://localhost/scim/v2/Devices", {
    method: "POST",
    headers,
    body: '{"schemas":["urn:example:params:scim:schemas:2.0:Device"],"serialNumber":"42"}',
  }),
);
const changed = await scim(
  new Request(String(created.headers.get("location")), {
    method: "PATCH",
    headers,
    body: JSON.stringify({
      schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"],
      Operations: [{ op: "replace", path: "room", value: "7b" }],
    }),
  }),
);
const listed = await scim(
  new Request('http://localhost/scim/v2/Devices?filter=serialNumber+eq+"42"&count=0', { headers }),
);
export const answers: readonly unknown[] = [created.status, await changed.json(), await listed.json()];
// [201, { …, room: "7b" }, { …, totalResults: 1 }]

// End of the example.
const { describe, expect, it } = await import("vitest");
const { default: readme } = await import("../README.md?raw");
const { default: self } = await import("./readme-example.test.ts?raw");

describe("the example of the README", () => {
  it("is identical to this file", () => {
    const block = /```ts\n(.*?)```/s.exec(readme)?.[1];
    expect(self.slice(0, self.indexOf("\n// End of the example."))).toBe(block);
  });

  it("has the documented result", () => {
    expect(answers).toMatchObject([201, { room: "7b" }, { totalResults: 1 }]);
  });
});
