import { describe, expect, it } from "vitest";
import type { VersionDefinition } from "./definition/definition.js";
import { createDeviceServer } from "./test-sets/device-server.js";
import { devices } from "./test-sets/device-set.js";

const patchOp = "urn:ietf:params:scim:api:messages:2.0:PatchOp";
const core = { v1: "urn:example:1.0", v2: "urn:example:2.0:Device" } as const;

/** A server of the set with some changed keys, and a device in it. */
async function serve(own: Partial<typeof devices>) {
  const server = createDeviceServer({ definition: { ...devices, ...own } });
  const made = await server.send("POST", "/v2/Devices", { schemas: [core.v2], serialNumber: "1", displayName: "One" });
  const { id } = (await made.json()) as { readonly id: string };
  return { ...server, at: `/Devices/${id}` };
}

describe("errorShapes", () => {
  const { "2.0": v2 } = devices.versions;
  const shaped: VersionDefinition | undefined = v2 && { ...v2, errorShapes: { 401: "1.1" } };

  it.each([
    [true, "/v2/Devices", { Errors: { description: "status401", code: 401 } }],
    [false, "/v2/Devices", { detail: "status401", status: 401 }],
  ])("writes an error of that status in the form of 1.1: %s", async (on, path, wanted) => {
    const versions = on && shaped ? { ...devices.versions, "2.0": shaped } : devices.versions;
    const { send } = await serve({ versions });
    const refused = await send("GET", path, undefined, { authorization: "Bearer bad" });
    expect(await refused.json()).toMatchObject(wanted);
    const unknown = await send("GET", "/v2/Devices/D9");
    expect(await unknown.json()).toMatchObject({ status: 404 });
  });
});

describe("missingSchemas", () => {
  it.each([
    ["PATCH", "/v1", { displayName: "Two" }],
    ["PATCH", "/v2", { Operations: [{ op: "replace", path: "displayName", value: "Two" }] }],
    ["PATCH", "/v2", { schemas: [], Operations: [{ op: "replace", path: "displayName", value: "Two" }] }],
    ["PUT", "/v2", { serialNumber: "1", displayName: "Two", "urn:example:warranty:2.0": { until: "2030" } }],
  ])("accepts a %s of %s without schemas", async (verb, version, body) => {
    const accepting = await serve({ missingSchemas: "accept" });
    const { status } = await accepting.send(verb, `${version}${accepting.at}`, body);
    expect([200, 204]).toContain(status);
    expect([...accepting.stored.values()]).toMatchObject([{ displayName: "Two" }]);
    const refusing = await serve({});
    expect((await refusing.send(verb, `${version}${refusing.at}`, body)).status).toBe(400);
  });

  it("refuses a POST without schemas", async () => {
    const { send } = await serve({ missingSchemas: "accept" });
    expect((await send("POST", "/v2/Devices", { serialNumber: "2" })).status).toBe(400);
  });

  it("still refuses schemas that list something else", async () => {
    const { send, at } = await serve({ missingSchemas: "accept" });
    expect((await send("PUT", `/v2${at}`, { schemas: ["urn:other"], serialNumber: "1" })).status).toBe(400);
  });
});

describe("nestedSchemas", () => {
  const replacement = { schemas: [[core.v2]], serialNumber: "1", displayName: "Two" };

  it("accepts a list in a list as the schemas of a PUT", async () => {
    const accepting = await serve({ nestedSchemas: "accept" });
    expect((await accepting.send("PUT", `/v2${accepting.at}`, replacement)).status).toBe(200);
    expect([...accepting.stored.values()]).toMatchObject([{ displayName: "Two" }]);
    const refusing = await serve({});
    expect((await refusing.send("PUT", `/v2${refusing.at}`, replacement)).status).toBe(400);
  });

  it("refuses it elsewhere", async () => {
    const { send, at } = await serve({ nestedSchemas: "accept" });
    const change = { schemas: [[patchOp]], Operations: [{ op: "replace", path: "displayName", value: "Two" }] };
    expect((await send("PATCH", `/v2${at}`, change)).status).toBe(400);
    expect((await send("POST", "/v2/Devices", { schemas: [[core.v2]], serialNumber: "2" })).status).toBe(400);
    expect((await send("PUT", `/v2${at}`, { ...replacement, schemas: [[[core.v2]]] })).status).toBe(400);
  });
});

describe("an open route", () => {
  const { "2.0": v2 } = devices.versions;
  const routes = v2?.routes.map((route) => (route.serves.kind === "discovery" ? { ...route, isOpen: true } : route));
  const opened: VersionDefinition | undefined = v2 && { ...v2, routes: routes ?? [] };
  const versions = opened ? { ...devices.versions, "2.0": opened } : devices.versions;
  const config = "/v2/ServiceProviderConfig";

  it.each([
    ["an unknown token", { authorization: "Bearer bad" }],
    ["no bearer token", { authorization: "Basic bad" }],
  ])("serves its document for %s, unlike any other route", async (_, headers) => {
    const { send, at } = await serve({ versions });
    const known = await send("GET", config);
    const answer = await send("GET", config, undefined, headers);
    expect([answer.status, await answer.json()]).toEqual([200, await known.json()]);
    expect((await send("GET", `/v2${at}`, undefined, headers)).status).toBe(401);
    expect((await send("GET", "/v1/ServiceProviderConfigs", undefined, headers)).status).toBe(401);
    expect((await send("DELETE", config, undefined, headers)).status).toBe(401);
  });
});

describe("unknownPaths", () => {
  const rest = { op: "replace", path: "displayName", value: "Two" };

  it.each([
    ["an attribute", { op: "add", path: "colour", value: "red" }],
    ["a sub-attribute", { op: "replace", path: "place.planet", value: "Mars" }],
    ["an attribute of an unknown schema", { op: "replace", path: "urn:other:2.0:colour", value: "red" }],
    ["an attribute in a condition", { op: "remove", path: 'tags[colour eq "red"]' }],
    ["a member of a value", { op: "replace", value: { colour: "red" } }],
    ["a member of a complex value", { op: "replace", path: "place", value: { planet: "Mars", room: "7" } }],
  ])("ignores %s and applies the rest", async (_, operation) => {
    const body = { schemas: [patchOp], Operations: [operation, rest] };
    const skipping = await serve({ unknownPaths: "skip" });
    expect((await skipping.send("PATCH", `/v2${skipping.at}`, body)).status).toBe(200);
    expect([...skipping.stored.values()]).toMatchObject([{ displayName: "Two" }]);
    const refusing = await serve({});
    expect((await refusing.send("PATCH", `/v2${refusing.at}`, body)).status).toBe(400);
    expect([...refusing.stored.values()]).toMatchObject([{ displayName: "One" }]);
  });

  it.each([
    ["is not a path", { op: "replace", path: "place[", value: "7" }],
    ["has a value of the wrong type", { op: "replace", path: "active", value: "perhaps" }],
  ])("refuses a path that %s", async (_, operation) => {
    const { send, at } = await serve({ unknownPaths: "skip" });
    expect((await send("PATCH", `/v2${at}`, { schemas: [patchOp], Operations: [operation] })).status).toBe(400);
  });
});
