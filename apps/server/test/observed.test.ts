import { type ObservedSwitch, observedSwitches } from "@rollcall/service";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type ControlledServer,
  createDefinitions,
  createServer,
  StartError,
  serviceDefinitions,
} from "../src/index.js";

/** The answer to a probe. */
interface ProbeAnswer {
  readonly status: number;
  readonly body: unknown;
}

interface Probe {
  readonly what: string;
  readonly send: (server: ControlledServer) => Promise<Response>;
  readonly on: object;
  readonly off: object;
}

const patchOp = "urn:ietf:params:scim:api:messages:2.0:PatchOp";
const core = { v1: "urn:scim:schemas:core:1.0", v2: "urn:ietf:params:scim:schemas:core:2.0:User" } as const;

/** A request to SCIM as an administrator. Default token: the administrator's. */
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

const guestUrns = {
  v1: "urn:scim:schemas:extension:svc:guest:1.0",
  specified: "urn:scim:schemas:extension:svc:guest:2.0:User",
  observed: "urn:ietf:params:scim:schemas:extension:svc:guest:2.0:User",
} as const;

const stopWarning = "missing_agent_session_stopped_event_subscription";

/** A world whose only app subscribes to no events. */
const quietWorld = `kind: world
workspaces: [{ name: Quiet, domain: quiet }]
apps: [{ name: Quiet }]
users: [{ userName: quiet, bot_of: Quiet }, { userName: ada, emails: ["ada@x.example"], workspaces: { quiet: primary_owner } }]
channels: [{ id: CQUIET, name: quiet-session, kind: session, creator: quiet, members: [quiet] }]
tokens: [{ token: svcb-quiet, kind: bot, user: quiet, scopes: ["chat:write"], installation: { installer: ada } }]
`;

/** Sets the status of an agent in a session channel, in the world `quiet` if the token begins with its name. */
function setStatus(token: string, channel_id: string): Probe["send"] {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/x-www-form-urlencoded" };
  const body = new URLSearchParams({ channel_id, status: "processing" });
  return async (server) => {
    await server.world.load(quietWorld, { world: "quiet" });
    return webapi("agents.sessions.setStatus", { method: "POST", headers, body })(server);
  };
}

interface Listed {
  readonly Resources: readonly { readonly id: string }[];
}

const guests = { made: 0 };

/** A user who does not exist yet. */
function newGuest() {
  guests.made += 1;
  return { userName: `guest${guests.made}`, emails: [{ value: `guest${guests.made}@guests.example` }] };
}

/** A POST of a guest, with the block under the given URN. */
function makeGuest(urn: string): Probe["send"] {
  return (server) =>
    scim("POST", "/v2/Users", { schemas: [core.v2, urn], ...newGuest(), [urn]: { type: "multi" } })(server);
}

/** Every switch in both positions; each probe has its own server for each position. */
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
    {
      what: "the plural path without a token",
      send: ({ fetch }) => fetch("/scim/v2/ServiceProviderConfigs"),
      on: { status: 200, body: { patch: { supported: true } } },
      off: { status: 401, body: {} },
    },
    {
      what: "the plural path with an unknown token",
      send: scim("GET", "/v2/ServiceProviderConfigs", undefined, "unknown"),
      on: { status: 200, body: { patch: { supported: true } } },
      off: { status: 401, body: {} },
    },
    {
      what: "the plural path of 1.1 without a token",
      send: ({ fetch }) => fetch("/scim/v1/ServiceProviderConfigs"),
      on: { status: 200, body: { patch: { supported: true } } },
      off: { status: 401, body: { Errors: { description: "missing_authentication" } } },
    },
    {
      what: "the singular path without a token",
      send: ({ fetch }) => fetch("/scim/v2/ServiceProviderConfig"),
      on: { status: 401 },
      off: { status: 401 },
    },
    {
      what: "a write to the plural path without a token",
      send: ({ fetch }) => fetch("/scim/v2/ServiceProviderConfigs", { method: "POST" }),
      on: { status: 401 },
      off: { status: 401 },
    },
  ],
  "nested-schemas": [
    {
      what: "a PUT of 2.0",
      send: scim("PUT", `/v2/Users/${user}`, { schemas: [[core.v2]], ...put }),
      on: { status: 200, body: { schemas: expect.arrayContaining([core.v2]), title: "Engineer" } },
      off: malformed,
    },
    {
      what: "a PUT of 1.1",
      send: scim("PUT", `/v1/Users/${user}`, { schemas: [[core.v1]], ...put }),
      on: { status: 200, body: { title: "Engineer" } },
      off: { status: 400, body: { Errors: { description: "invalid_request_payload" } } },
    },
    {
      what: "a PUT of a group",
      send: async (server) => {
        const { Resources } = (await (await scim("GET", "/v1/Groups?count=1")(server)).json()) as Listed;
        const [group] = Resources;
        return scim("PUT", `/v1/Groups/${group?.id}`, { ...group, schemas: [[core.v1]] })(server);
      },
      on: { status: 200 },
      off: { status: 400 },
    },
    {
      what: "an unknown schema in the inner list",
      send: scim("PUT", `/v2/Users/${user}`, { schemas: [[core.v2, "urn:x"]], ...put }),
      on: malformed,
      off: malformed,
    },
    {
      what: "a POST",
      send: scim("POST", "/v2/Users", { schemas: [[core.v2]], ...put, userName: "x" }),
      on: malformed,
      off: malformed,
    },
  ],
  "v2-guest-urn": [
    ...[guestUrns.specified, guestUrns.observed].map((sent) => ({
      what: `a guest block sent under ${sent}`,
      send: makeGuest(sent),
      on: { status: 201, body: { schemas: [core.v2, guestUrns.observed], [guestUrns.observed]: { type: "multi" } } },
      off: { status: 201, body: { schemas: [core.v2, guestUrns.specified], [guestUrns.specified]: { type: "multi" } } },
    })),
    {
      what: "the guest block of 1.1",
      send: scim("POST", "/v1/Users", {
        schemas: [core.v1, guestUrns.v1],
        ...newGuest(),
        [guestUrns.v1]: { type: "multi" },
      }),
      on: { status: 201, body: { [guestUrns.v1]: { type: "multi" } } },
      off: { status: 201, body: { [guestUrns.v1]: { type: "multi" } } },
    },
    {
      what: "the schema under the other URN",
      send: scim("GET", `/v2/Schemas/${guestUrns.observed}`),
      on: { status: 200, body: { id: guestUrns.observed } },
      off: { status: 200, body: { id: guestUrns.specified } },
    },
    {
      what: "the schema under the URN of the specification",
      send: scim("GET", `/v2/Schemas/${guestUrns.specified}`),
      on: { status: 200, body: { id: guestUrns.observed } },
      off: { status: 200, body: { id: guestUrns.specified } },
    },
  ],
  "skip-unknown-paths": [
    {
      what: "an unknown path next to a known one",
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
      what: "the advertised filter support",
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
      what: "a token in the query in addition to a header",
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
  "session-warning": [
    {
      what: "a status of an app that subscribes to no event",
      send: setStatus("quiet~svcb-quiet", "CQUIET"),
      on: { body: { ok: true, warning: stopWarning, response_metadata: { warnings: [stopWarning] } } },
      off: { body: expect.not.objectContaining({ warning: expect.anything() }) },
    },
    {
      what: "a status of an app that people can stop",
      send: setStatus("svcb-demo-bot", "CDEMOSESSION"),
      on: { body: expect.not.objectContaining({ warning: expect.anything() }) },
      off: { body: { ok: true } },
    },
    {
      what: "a refused status of an app that subscribes to no event",
      send: setStatus("quiet~svcb-quiet", "C404"),
      on: { body: expect.not.objectContaining({ warning: expect.anything() }) },
      off: { body: { ok: false, error: "channel_not_found" } },
    },
  ],
  "clamp-limit": [
    {
      what: "a page that is too large",
      send: webapi("admin.functions.list?app_ids=ADEMOROLL&limit=5000", asAdmin),
      on: { body: { ok: true } },
      off: { body: { ok: false, error: "invalid_arguments" } },
    },
    {
      what: "a page that is too small",
      send: webapi("admin.functions.list?app_ids=ADEMOROLL&limit=-1", asAdmin),
      on: { body: { ok: true, functions: [expect.anything()] } },
      off: { body: { ok: false, error: "invalid_arguments" } },
    },
    {
      what: "a page size that is not a number",
      send: webapi("admin.functions.list?app_ids=ADEMOROLL&limit=many", asAdmin),
      on: { body: { ok: false, error: "invalid_arguments" } },
      off: { body: { ok: false, error: "invalid_arguments" } },
    },
  ],
};

const names = Object.keys(observedSwitches) as ObservedSwitch[];

async function runProbe(server: ControlledServer, { send }: Probe): Promise<ProbeAnswer> {
  const response = await send(server);
  return { status: response.status, body: await response.json() };
}

describe.each(names)("the switch %s", (name) => {
  describe.each([
    ["on", [name]],
    ["off", names.filter((other) => other !== name)],
  ] as const)("%s", (position, observed) => {
    let server: ControlledServer;
    beforeAll(async () => {
      server = await createServer({ memory: true, observed });
    });
    afterAll(() => server.close());

    it.each(probes[name])("$what", async (probe) => {
      expect(await runProbe(server, probe)).toMatchObject(probe[position]);
    });
  });
});

describe("all switches", () => {
  it("can be on together", async () => {
    const server = await createServer({ memory: true, observed: true });
    for (const probe of Object.values(probes).flat()) expect(await runProbe(server, probe)).toMatchObject(probe.on);
    const groups = await scim("GET", `/v2/Groups${filter('displayName eq "engineering"')}`)(server);
    expect(await groups.json()).toMatchObject({ totalResults: 1 });
    await server.close();
  });

  it("do not change the definitions if all are off", async () => {
    expect(await createDefinitions({})).toBe(serviceDefinitions);
  });

  it("are refused if the name is unknown", async () => {
    const starting = createServer({ memory: true, observed: ["v2-filters" as ObservedSwitch] });
    await expect(starting).rejects.toThrow(
      `unknown observed switch "v2-filters"; did you mean "v2-filter"?; the switches are ${names.join(", ")}`,
    );
    await expect(starting).rejects.toBeInstanceOf(StartError);
  });
});
