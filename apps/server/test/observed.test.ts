import { type ObservedSwitch, observedSwitches } from "@rollcall/service";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDefinitions, createServer, type Server, StartError, serviceDefinitions } from "../src/index.js";

/** What a probe hears. */
interface Heard {
  readonly status: number;
  readonly body: unknown;
}

interface Probe {
  readonly what: string;
  readonly send: (server: Server) => Promise<Response>;
  readonly on: object;
  readonly off: object;
}

const patchOp = "urn:ietf:params:scim:api:messages:2.0:PatchOp";
const core = { v1: "urn:scim:schemas:core:1.0", v2: "urn:ietf:params:scim:schemas:core:2.0:User" } as const;

/** A request to SCIM as an administrator, unless another token is named. */
function scim(verb: string, path: string, body?: object, token = "svcp-demo-admin"): Probe["send"] {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  return ({ fetch }) => fetch(`/scim${path}`, { method: verb, headers, ...(body && { body: JSON.stringify(body) }) });
}

function webapi(path: string, init: RequestInit = {}): Probe["send"] {
  return ({ fetch }) => fetch(`/api/${path}`, init);
}

const asAdmin: RequestInit = { headers: { authorization: "Bearer svcp-demo-admin" } };
const user = "UDEMOANNIE";
const put = { userName: "annie.easley", emails: [{ value: "annie@example.com", primary: true }], title: "Engineer" };
const malformed = { status: 400, body: { detail: "invalid_request_payload" } };
const filter = (text: string) => `?filter=${encodeURIComponent(text)}&count=0`;

/** Every switch in both positions; each probe has a server of its own in either. */
const probes: { readonly [S in ObservedSwitch]: readonly Probe[] } = {
  "v2-auth-errors-as-v1": [
    {
      what: "an unknown token",
      send: scim("GET", "/v2/Users", undefined, "nobody's"),
      on: { status: 401, body: { Errors: { description: "invalid_authentication", code: 401 } } },
      off: { status: 401, body: { detail: "invalid_authentication", status: 401 } },
    },
    {
      what: "another error",
      send: scim("GET", "/v2/Users/UNOBODY"),
      on: { status: 404, body: { detail: "no_such_user" } },
      off: { status: 404, body: { detail: "no_such_user" } },
    },
  ],
  "v2-plural-config": [
    {
      what: "the plural path",
      send: scim("GET", "/v2/ServiceProviderConfigs"),
      on: { status: 200, body: { schemas: ["urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig"] } },
      off: { status: 404, body: { detail: "bad_endpoint" } },
    },
  ],
  "skip-unknown-paths": [
    {
      what: "an unknown path beside a known one",
      send: scim("PATCH", `/v2/Users/${user}`, {
        schemas: [patchOp],
        Operations: [
          { op: "replace", path: "shoeSize", value: 40 },
          { op: "replace", path: "title", value: "Engineer" },
        ],
      }),
      on: { status: 200, body: { title: "Engineer" } },
      off: malformed,
    },
    {
      what: "an unknown member of a value",
      send: scim("PATCH", `/v2/Users/${user}`, {
        schemas: [patchOp],
        Operations: [{ op: "replace", value: { shoeSize: 40, title: "Engineer" } }],
      }),
      on: { status: 200, body: { title: "Engineer" } },
      off: malformed,
    },
    {
      what: "an unknown attribute of a POST",
      send: scim("POST", "/v2/Users", { schemas: [core.v2], ...put, userName: "x", shoeSize: 40 }),
      on: malformed,
      off: malformed,
    },
  ],
  "group-filter": [
    {
      what: "displayName eq",
      send: scim("GET", `/v1/Groups${filter('displayName eq "ENGINEERING" or displayName eq "nobody"')}`),
      on: { status: 200, body: { totalResults: 1 } },
      off: { status: 200, body: { totalResults: 2 } },
    },
    {
      what: "an unknown name",
      send: scim("GET", `/v1/Groups${filter("displayName eq 'nobody'")}`),
      on: { status: 200, body: { totalResults: 0, Resources: [] } },
      off: { status: 200, body: { totalResults: 2 } },
    },
    {
      what: "another operator",
      send: scim("GET", `/v1/Groups${filter('displayName co "e"')}`),
      on: { status: 400, body: { Errors: { description: "query_building_failed" } } },
      off: { status: 200, body: { totalResults: 2 } },
    },
    {
      what: "another attribute",
      send: scim("GET", `/v1/Groups${filter('id eq "S1"')}`),
      on: { status: 400, body: { Errors: { description: "invalid_query" } } },
      off: { status: 200, body: { totalResults: 2 } },
    },
  ],
  "v2-filter": [
    {
      what: "a filter of users",
      send: scim("GET", `/v2/Users${filter('userName eq "annie.easley"')}`),
      on: { status: 200, body: { totalResults: 1 } },
      off: { status: 200, body: { totalResults: expect.toSatisfy((total: number) => total > 1) } },
    },
    {
      what: "what is said of filters",
      send: scim("GET", "/v2/ServiceProviderConfig"),
      on: { status: 200, body: { filter: { supported: true } } },
      off: { status: 200, body: { filter: { supported: false } } },
    },
  ],
  "schemas-optional": [
    {
      what: "a PATCH of 1.1",
      send: scim("PATCH", `/v1/Users/${user}`, { title: "Engineer" }),
      on: { status: 200, body: { title: "Engineer" } },
      off: { status: 400, body: { Errors: { description: "missing_schema_element" } } },
    },
    {
      what: "a PATCH of 2.0",
      send: scim("PATCH", `/v2/Users/${user}`, { Operations: [{ op: "replace", path: "title", value: "Engineer" }] }),
      on: { status: 200, body: { title: "Engineer" } },
      off: { status: 400, body: { detail: "missing_schema_element" } },
    },
    {
      what: "a PUT",
      send: scim("PUT", `/v2/Users/${user}`, put),
      on: { status: 200, body: { title: "Engineer" } },
      off: { status: 400, body: { detail: "missing_schema_element" } },
    },
    {
      what: "a POST",
      send: scim("POST", "/v2/Users", { ...put, userName: "x" }),
      on: { status: 400, body: { detail: "missing_schema_element" } },
      off: { status: 400, body: { detail: "missing_schema_element" } },
    },
  ],
  "token-in-query": [
    {
      what: "a token in the query",
      send: webapi("auth.test?token=svcb-demo-bot"),
      on: { body: { ok: true } },
      off: { body: { ok: false, error: "not_authed" } },
    },
    {
      what: "a token in the query beside a header",
      send: webapi("auth.test?token=nobody's", asAdmin),
      on: { body: { ok: true } },
      off: { body: { ok: true } },
    },
    {
      what: "a token in a JSON body",
      send: webapi("auth.test", {
        method: "POST",
        headers: { "content-type": "application/json; charset=utf-8" },
        body: JSON.stringify({ token: "svcb-demo-bot" }),
      }),
      on: { body: { ok: false, error: "not_authed" } },
      off: { body: { ok: false, error: "not_authed" } },
    },
  ],
  "clamp-limit": [
    {
      what: "too large a page",
      send: webapi("admin.functions.list?app_ids=ADEMOROLL&limit=5000", asAdmin),
      on: { body: { ok: true } },
      off: { body: { ok: false, error: "invalid_arguments" } },
    },
    {
      what: "too small a page",
      send: webapi("admin.functions.list?app_ids=ADEMOROLL&limit=-1", asAdmin),
      on: { body: { ok: true, functions: [expect.anything()] } },
      off: { body: { ok: false, error: "invalid_arguments" } },
    },
    {
      what: "a page that is no number",
      send: webapi("admin.functions.list?app_ids=ADEMOROLL&limit=many", asAdmin),
      on: { body: { ok: false, error: "invalid_arguments" } },
      off: { body: { ok: false, error: "invalid_arguments" } },
    },
  ],
};

const names = Object.keys(observedSwitches) as ObservedSwitch[];

async function hear(server: Server, { send }: Probe): Promise<Heard> {
  const response = await send(server);
  return { status: response.status, body: await response.json() };
}

describe.each(names)("the switch %s", (name) => {
  describe.each([
    ["on", [name]],
    ["off", names.filter((other) => other !== name)],
  ] as const)("%s", (position, observed) => {
    let server: Server;
    beforeAll(async () => {
      server = await createServer({ memory: true, observed });
    });
    afterAll(() => server.close());

    it.each(probes[name])("$what", async (probe) => {
      expect(await hear(server, probe)).toMatchObject(probe[position]);
    });
  });
});

describe("all switches", () => {
  it("are on together", async () => {
    const server = await createServer({ memory: true, observed: true });
    for (const probe of Object.values(probes).flat()) expect(await hear(server, probe)).toMatchObject(probe.on);
    const groups = await scim("GET", `/v2/Groups${filter('displayName eq "engineering"')}`)(server);
    expect(await groups.json()).toMatchObject({ totalResults: 1 });
    await server.close();
  });

  it("leave the definitions as they are where none is on", () => {
    expect(createDefinitions({})).toBe(serviceDefinitions);
  });

  it("are refused by a name that none has", async () => {
    const starting = createServer({ memory: true, observed: ["v2-filters" as ObservedSwitch] });
    await expect(starting).rejects.toThrow(
      `there is no observed switch "v2-filters"; did you mean "v2-filter"?; there are ${names.join(", ")}`,
    );
    await expect(starting).rejects.toBeInstanceOf(StartError);
  });
});
