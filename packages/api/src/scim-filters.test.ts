import {
  createScimHandler,
  type Query,
  type ResourceTypes,
  type ScimBackend,
  type ScimDefinition,
  type ScimVersion,
} from "@rollcall/scim-core";
import { describe, expect, it } from "vitest";
import { type ScimCode, type ScimResources, scim } from "./generated/scim/index.js";

const nothing = async () => undefined;

/** A server of the workspace service without users, and the filters that it has searched with. */
function createServer(definition: ScimDefinition<ScimResources, ScimCode> = scim) {
  const searches: Query<string>[] = [];
  const backendOf = <R extends ResourceTypes>(): ScimBackend<R, ScimCode, string> => ({
    get: nothing,
    find: async (query) => {
      searches.push(query);
      return { resources: [], totalResults: 0 };
    },
    insert: async () => ({ ok: false, error: "user_creation_failed" }),
    replace: async () => ({ ok: false, error: "no_such_user" }),
    change: nothing,
    remove: nothing,
  });
  const handle = createScimHandler<ScimResources, ScimCode, string>({
    definition,
    backends: { User: backendOf(), Group: backendOf() },
    authenticate: async (bearer) => ({ ok: true, caller: bearer }),
    clock: { now: () => new Date(0), sleep: nothing },
    newRequestId: () => "r",
  });
  const get = async (path: string) => {
    const request = new Request(`https://x.example/scim${path}`, { headers: { authorization: "Bearer t" } });
    const response = await handle(request);
    return { status: response.status, body: await response.json() };
  };
  return { searches, get };
}

const search = (filter: string) => `?filter=${encodeURIComponent(filter)}`;

/** The set in which the capability of one version is inverted. */
function flipped(version: ScimVersion, supported: boolean): ScimDefinition<ScimResources, ScimCode> {
  const own = scim.versions[version];
  if (own === undefined) throw new Error(`The set has no ${version}.`);
  const filter = { ...own.capabilities.filter, supported };
  return {
    ...scim,
    versions: { ...scim.versions, [version]: { ...own, capabilities: { ...own.capabilities, filter } } },
  };
}

describe("a filter on the users of the workspace service", () => {
  it.each([
    ['userName eq "ada"', { attribute: { name: "userName" }, operator: "eq", value: "ada" }],
    ["username EQ 'ada'", { attribute: { name: "userName" }, operator: "eq", value: "ada" }],
    ["USERNAME sw ada", { attribute: { name: "userName" }, operator: "sw", value: "ada" }],
    ["userName eq 42", { attribute: { name: "userName" }, operator: "eq", value: "42" }],
    ["emails co '@acme.example'", { attribute: { name: "email" }, operator: "co", value: "@acme.example" }],
    ["email pr", { kind: "present", attribute: { name: "email" } }],
    ["restricted eq '1'", { attribute: { name: "restricted" }, operator: "eq", value: true }],
    ["ultra_restricted eq false", { attribute: { name: "ultra_restricted" }, operator: "eq", value: false }],
    ["urn:scim:schemas:core:1.0:userName pr", { kind: "present", attribute: { name: "userName" } }],
    ["userName pr and (email pr or restricted eq 1)", { kind: "and", operands: [{ kind: "present" }, { kind: "or" }] }],
  ])("in 1.1 searches for %s", async (filter, wanted) => {
    const { searches, get } = createServer();
    expect((await get(`/v1/Users${search(filter)}`)).status).toBe(200);
    expect(searches).toMatchObject([{ filter: wanted, startIndex: 1, count: 10 }]);
  });

  it.each([
    ["", "no_filters"],
    [" ", "no_filters"],
    ["userName", "no_filters"],
    ["userName  eq 'a'", "incomplete_filter"],
    ["userName eq", "incomplete_filter"],
    ["userName eq 'a' and", "incomplete_filter"],
    [" userName eq 'a'", "incomplete_filter"],
    ["(userName eq 'a'", "invalid_filter_group"],
    ["userName eq 'a')", "invalid_filter_group"],
    ["userName pr and ()", "invalid_filter_group"],
    ["title eq 'x'", "invalid_query"],
    ["emails.value eq 'x'", "invalid_query"],
    ["userName ne 'x'", "invalid_query"],
    ["userName like 'x'", "invalid_query"],
    ["not (userName pr)", "invalid_query"],
    ['userName eq "x', "invalid_query"],
    ["restricted eq maybe", "invalid_query"],
    ["restricted gt '1'", "query_building_failed"],
    [`userName eq '${"x".repeat(8192)}'`, "query_building_failed"],
    [`${"(".repeat(33)}userName pr${")".repeat(33)}`, "query_building_failed"],
  ])("in 1.1 refuses %j with %s", async (filter, code) => {
    const { searches, get } = createServer();
    const { status, body } = await get(`/v1/Users${search(filter)}`);
    expect({ status, body }).toEqual({ status: 400, body: { Errors: { description: code, code: 400 } } });
    expect(searches).toEqual([]);
  });

  it("is ignored in 2.0, and on groups in both", async () => {
    const { searches, get } = createServer();
    for (const path of ["/v2/Users", "/v1/Groups", "/v2/Groups"])
      expect((await get(`${path}${search("(((")}`)).status).toBe(200);
    for (const searched of searches) expect(searched).not.toHaveProperty("filter");
  });

  it("is advertised according to the capability", async () => {
    const configs = { "1.1": "/v1/ServiceProviderConfigs", "2.0": "/v2/ServiceProviderConfig" } as const;
    for (const version of ["1.1", "2.0"] as const)
      for (const supported of [true, false]) {
        const { searches, get } = createServer(flipped(version, supported));
        expect((await get(configs[version])).body.filter).toEqual({ supported, maxResults: 1000 });
        const users = version === "1.1" ? "/v1/Users" : "/v2/Users";
        expect((await get(`${users}${search("userName eq ada")}`)).status).toBe(200);
        expect(searches[0]?.filter !== undefined).toBe(supported);
        expect((await get(`${users}${search("userName")}`)).status).toBe(supported ? 400 : 200);
      }
  });
});
