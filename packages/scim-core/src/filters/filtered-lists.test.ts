import { describe, expect, it } from "vitest";
import type { Query, ScimBackend } from "../backend.js";
import { createScimHandler } from "../create-scim-handler.js";
import type { ResourceTypes, ScimDefinition, ScimVersion } from "../definition.js";
import { type ScimCode, type ScimResources, scim } from "../generated/svc/index.js";
import { createDeviceServer } from "../test-sets/device-server.js";

const nothing = async () => undefined;

/** A server of the workspace service without anybody in it, and what its users were searched for. */
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

/** The set with the capability of one version turned. */
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

  it("is read over in 2.0, and on groups in both", async () => {
    const { searches, get } = createServer();
    for (const path of ["/v2/Users", "/v1/Groups", "/v2/Groups"])
      expect((await get(`${path}${search("(((")}`)).status).toBe(200);
    for (const searched of searches) expect(searched).not.toHaveProperty("filter");
  });

  it("is advertised as it is served, whichever way the capability stands", async () => {
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

describe("a filter on devices", () => {
  it("finds what a backend that compiles it finds, at most so many at once", async () => {
    const { send, stored } = createDeviceServer();
    const make = (id: string, more: object) =>
      stored.set(id, {
        id,
        meta: { created: `2026-01-0${id.slice(1)}T00:00:00Z` },
        serialNumber: id.toLowerCase(),
        ...more,
      });
    make("D1", { active: true, tags: [{ value: "a", type: "x" }] });
    make("D2", { active: false, uses: 5, warranty: { until: "2030" } });
    make("D3", {
      uses: 7,
      tags: [
        { value: "b", type: "X" },
        { value: "a", type: "y" },
      ],
    });
    const found = async (filter: string) => {
      const list = await (await send("GET", `/v2/Devices${search(filter)}&count=3`)).json();
      return [list.totalResults, ...list.Resources.map(({ id }: { id: string }) => id)];
    };
    expect(await found('serialNumber eq "d1"')).toEqual([1, "D1"]);
    expect(await found('serialNumber eq "D1"')).toEqual([0]);
    expect(await found("serial pr")).toEqual([3, "D1", "D2"]);
    expect(await found('tags[type eq "x" and value eq "a"]')).toEqual([1, "D1"]);
    expect(await found('tags.type eq "x"')).toEqual([2, "D1", "D3"]);
    expect(await found("uses gt 5 or active eq true")).toEqual([2, "D1", "D3"]);
    expect(await found('urn:example:warranty:2.0:until eq "2030"')).toEqual([1, "D2"]);
    expect(await found('meta.created gt "2026-01-01T12:00:00Z" and not (uses eq 7)')).toEqual([1, "D2"]);
  });
});
