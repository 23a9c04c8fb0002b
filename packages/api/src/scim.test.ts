import { createScimHandler, type ResourceTypes, type ScimBackend } from "@rollcall/scim-core";
import { describe, expect, it } from "vitest";
import { type ScimCode, type ScimResources, scim, type User } from "./generated/scim/index.js";

const ada: User = {
  id: "U1",
  externalId: "",
  meta: { created: "2026-01-02T03:04:05-08:00" },
  userName: "ada",
  nickName: "ada",
  name: { givenName: "Ada", familyName: "Lovelace", honorificPrefix: null },
  displayName: "Ada",
  profileUrl: "https://x.example/team/ada",
  title: "",
  timezone: "America/Los_Angeles",
  active: true,
  emails: [{ value: "ada@example.com", primary: true }],
  photos: [{ value: "https://x.example/ada.png", type: "photo" }],
  addresses: [{ streetAddress: null, locality: null, region: null, postalCode: null, country: null }],
  phoneNumbers: [
    { value: null, type: "mobile" },
    { value: null, primary: true },
  ],
  userType: null,
  roles: [{ value: null, primary: true }],
  preferredLanguage: null,
  locale: null,
  enterprise: {
    employeeNumber: null,
    costCenter: "7",
    organization: null,
    division: null,
    department: null,
    manager: { managerId: "U2" },
  },
  profile: { startDate: null },
  groups: [{ value: "S1", display: "Engines" }],
  guest: { type: "multi", expiration: "2030-01-01T00:00:00Z" },
};

/** A server whose backends answer one resource each and record their calls. */
function createServer() {
  const asked: unknown[] = [];
  const backendOf = <R extends ResourceTypes>(one: R["resource"]): ScimBackend<R, ScimCode, string> => ({
    get: async () => one,
    find: async () => ({ resources: [one], totalResults: 1 }),
    insert: async (resource) => {
      asked.push(resource);
      return { ok: true, resource: one };
    },
    replace: async (_id, resource) => {
      asked.push(resource);
      return { ok: true, resource: one };
    },
    change: async (_id, changes) => {
      asked.push(...changes);
      return undefined;
    },
    remove: async () => undefined,
  });
  const group = { id: "S1", displayName: "Engines", meta: ada.meta, members: [{ value: "U1", display: "Ada" }] };
  const handle = createScimHandler<ScimResources, ScimCode, string>({
    definition: scim,
    backends: { User: backendOf(ada), Group: backendOf(group) },
    authenticate: async (bearer) => ({ ok: true, caller: bearer }),
    clock: { now: () => new Date(0), sleep: async () => undefined },
    newRequestId: () => "r",
  });
  const send = (method: string, path: string, body?: unknown) =>
    handle(
      new Request(`https://x.example/scim${path}`, {
        method,
        headers: { authorization: "Bearer t", "content-type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
  return { asked, send };
}

const inOrder =
  '"id":"U1","externalId":"","meta":{"created":"2026-01-02T03:04:05-08:00","location":"https://x.example/scim/VERSION/Users/U1"},' +
  '"userName":"ada","nickName":"ada","name":{"givenName":"Ada","familyName":"Lovelace","honorificPrefix":null},' +
  '"displayName":"Ada","profileUrl":"https://x.example/team/ada","title":"","timezone":"America/Los_Angeles","active":true,' +
  '"emails":[{"value":"ada@example.com","primary":true}],"photos":[{"value":"https://x.example/ada.png","type":"photo"}],' +
  '"addresses":[{"streetAddress":null,"locality":null,"region":null,"postalCode":null,"country":null}],' +
  '"phoneNumbers":[{"value":null,"type":"mobile"},{"value":null,"primary":true}],"userType":null,' +
  '"roles":[{"value":null,"primary":true}],"preferredLanguage":null,"locale":null,"ENTERPRISE":{"employeeNumber":null,' +
  '"costCenter":"7","organization":null,"division":null,"department":null,"manager":{"managerId":"U2"}},' +
  '"PROFILE":{"startDate":null},"groups":[{"value":"S1","display":"Engines"}],' +
  '"GUEST":{"type":"multi","expiration":"2030-01-01T00:00:00Z"}}';

function written(version: "v1" | "v2"): string {
  const { User } = scim.resources;
  const { enterprise, profile, guest } = User.attributes;
  const number = version === "v1" ? "1.1" : "2.0";
  const urn = (urns: { readonly "1.1"?: string; readonly "2.0"?: string } = {}) => urns[number] ?? "";
  const [e, p, g] = [enterprise, profile, guest].map(({ extension }) => urn(extension?.urns));
  const schemas = JSON.stringify([urn(User.urns), e, p, g]);
  const rest = inOrder
    .replace("ENTERPRISE", e ?? "")
    .replace("PROFILE", p ?? "")
    .replace("GUEST", g ?? "");
  return `{"schemas":${schemas},${rest.replace("VERSION", version)}`;
}

describe("createScimHandler over the set of the workspace service", () => {
  it.each(["v1", "v2"] as const)("writes a full user of %s with its keys in order", async (version) => {
    const response = await createServer().send("GET", `/${version}/Users/U1`);
    expect(await response.text()).toBe(written(version));
  });

  it("writes a group of each version", async () => {
    const { send } = createServer();
    const rest = (version: string) =>
      '"id":"S1","displayName":"Engines","meta":{"created":"2026-01-02T03:04:05-08:00",' +
      `"location":"https://x.example/scim/${version}/Groups/S1"},"members":[{"value":"U1","display":"Ada"}]}`;
    expect(await (await send("GET", "/v1/Groups/S1")).text()).toBe(
      `{"schemas":["urn:scim:schemas:core:1.0"],${rest("v1")}`,
    );
    expect(await (await send("GET", "/v2/Groups/S1")).text()).toBe(
      `{"schemas":["urn:ietf:params:scim:schemas:core:2.0:Group"],${rest("v2")}`,
    );
  });

  it.each(["v1", "v2"])("accepts in a PUT of %s what a GET answered", async (version) => {
    const { asked, send } = createServer();
    const got = await (await send("GET", `/${version}/Users/U1`)).json();
    expect((await send("PUT", `/${version}/Users/U1`, got)).status).toBe(200);
    const { id, externalId, meta, groups, profileUrl, userType, preferredLanguage, locale, profile, ...sent } = ada;
    expect(asked).toEqual([
      {
        ...sent,
        name: { givenName: "Ada", familyName: "Lovelace" },
        addresses: [],
        phoneNumbers: [],
        roles: [],
        enterprise: { costCenter: "7", manager: { managerId: "U2" } },
      },
    ]);
  });

  it.each([
    ["POST", "/v1/Users", 201],
    ["PUT", "/v2/Users/U1", 200],
    ["PATCH", "/v1/Users/U1", 200],
    ["DELETE", "/v1/Users/U1", 200],
    ["DELETE", "/v2/Users/U1", 204],
    ["PATCH", "/v1/Groups/S1", 204],
    ["PATCH", "/v2/Groups/S1", 200],
    ["PUT", "/v1/Groups/S1", 200],
    ["DELETE", "/v1/Groups/S1", 204],
  ])("answers the status of %s %s", async (verb, path, status) => {
    const isGroup = path.includes("Groups");
    const [one, two] = isGroup ? [scim.resources.Group.urns, "x"] : [scim.resources.User.urns, "x"];
    const urn = path.startsWith("/v1") ? one["1.1"] : one["2.0"];
    const whole = {
      schemas: [urn],
      displayName: two,
      ...(isGroup ? {} : { userName: "a", emails: [{ value: "a@b" }] }),
    };
    const patch = { schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"], Operations: [] };
    const body = verb === "PATCH" && path.startsWith("/v2") ? patch : whole;
    const response = await createServer().send(verb, path, verb === "DELETE" ? undefined : body);
    expect(response.status).toBe(status);
    expect((await response.text()) === "").toBe(verb === "DELETE" || status === 204);
  });

  const core = "urn:scim:schemas:core:1.0";
  const refusals: readonly (readonly [string, string, unknown, number, string])[] = [
    ["POST", "/v1/Users", { schemas: [core], emails: [{ value: "a@b" }] }, 400, "username_required"],
    ["POST", "/v1/Users", { schemas: [core], userName: " ", emails: [{ value: "a@b" }] }, 400, "username_empty"],
    ["POST", "/v1/Users", { schemas: [core], userName: "a" }, 400, "email_empty"],
    ["POST", "/v1/Users", { schemas: [core], userName: "a", emails: [{ type: "work" }] }, 400, "email_invalid"],
    ["POST", "/v1/Users", { schemas: [core], userName: "a", emails: "a@b" }, 400, "emails_invalid"],
    ["POST", "/v1/Users", { schemas: [core], groups: 5 }, 400, "groups_invalid"],
    [
      "POST",
      "/v1/Users",
      { schemas: [core], userName: "a", emails: [{ value: "a@b" }], roles: 5 },
      400,
      "roles_invalid",
    ],
    ["POST", "/v1/Users", { schemas: [core], x: 1 }, 400, "invalid_request_payload"],
    ["POST", "/v1/Users", { userName: "a" }, 400, "missing_schema_element"],
    ["PUT", "/v1/Users/U1", { schemas: [core], password: "x" }, 400, "password_change_not_allowed"],
    ["PATCH", "/v1/Users/U1", { schemas: [core], password: "x" }, 400, "password_change_not_allowed"],
    ["PATCH", "/v1/Users/U1", { schemas: [core], userName: " " }, 400, "username_empty"],
    ["PATCH", "/v1/Users/U1", { schemas: [core], profileUrl: 7 }, 400, "invalid_attribute_format"],
    ["PATCH", "/v1/Users/U1", { schemas: [core], name: { x: 1 } }, 400, "invalid_request_payload"],
    ["PATCH", "/v1/Users", { schemas: [core] }, 400, "missing_user_id"],
    ["DELETE", "/v2/Groups/", undefined, 400, "missing_group_id"],
    ["GET", "/v1/Users/x", undefined, 400, "cannot_decode_user_id"],
    ["GET", "/v1/ResourceTypes", undefined, 404, "bad_endpoint"],
    ["OPTIONS", "/v1/Users", undefined, 405, "method_not_allowed"],
    ["GET", "/v3/Users", undefined, 400, "unsupported_version"],
    ["GET", "/v1/Users?sortOrder=up", undefined, 400, "invalid_sort_order"],
    ["GET", "/v1/Users?count=x", undefined, 400, "invalid_query"],
  ];
  it.each(refusals)("%s %s %j answers %i %s", async (verb, path, body, status, code) => {
    const response = await createServer().send(verb, path, body);
    expect(response.status).toBe(status);
    const answer = await response.json();
    expect(answer.detail ?? answer.Errors.description).toBe(code);
    expect(answer.status ?? answer.Errors.code).toBe(status);
  });

  it("refuses a manager without an identifier, in every kind of body", async () => {
    const { send } = createServer();
    const extension = "urn:scim:schemas:extension:enterprise:1.0";
    const path = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:manager";
    const operation = { op: "add", path, value: {} };
    const patch = { schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"], Operations: [operation] };
    const body = { schemas: [core], userName: "a", emails: [{ value: "a@b" }], [extension]: { manager: {} } };
    for (const response of [
      await send("POST", "/v1/Users", body),
      await send("PATCH", "/v1/Users/U1", { schemas: [core], [extension]: { manager: {} } }),
      await send("PATCH", "/v2/Users/U1", patch),
    ])
      expect(await response.text()).toContain("improper_enterprise_schema_format");
  });

  it("reads roles as texts, a primary as text, and a name as one text", async () => {
    const { asked, send } = createServer();
    const roles = ["a", { value: "b", primary: "True" }];
    await send("PATCH", "/v1/Users/U1", { schemas: [core], roles, name: "Ada Lovelace" });
    expect(asked).toEqual([
      { kind: "add", attribute: "roles", value: [{ value: "a" }, { value: "b", primary: true }] },
      { kind: "replace", attribute: "name", value: { formatted: "Ada Lovelace" } },
    ]);
  });

  it("describes users with their extensions under the names of both versions", async () => {
    const { send } = createServer();
    const one = await (await send("GET", "/v1/Schemas/Users")).text();
    expect(one).toContain('"schema":"urn:scim:schemas:extension:svc:guest:1.0"');
    const two = await (await send("GET", "/v2/Schemas/Users")).json();
    expect(two.attributes.map(({ name }: { name: string }) => name)).toContain(
      "urn:scim:schemas:extension:svc:guest:2.0:User",
    );
    const list = await (await send("GET", "/v2/Schemas")).json();
    expect(list.totalResults).toBe(5);
  });

  it("lists resource types and their schemas in the order of the routes: users, then groups", async () => {
    const { send } = createServer();
    const idsOf = async (path: string) => {
      const list = await (await send("GET", path)).json();
      return list.Resources.map(({ id }: { id: string }) => id);
    };
    expect(await idsOf("/v2/ResourceTypes")).toEqual(["User", "Group"]);
    const core = "urn:ietf:params:scim:schemas:core:2.0";
    expect((await idsOf("/v2/Schemas")).slice(0, 2)).toEqual([`${core}:User`, `${core}:Group`]);
  });
});
