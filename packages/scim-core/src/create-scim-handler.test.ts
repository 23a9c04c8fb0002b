import { describe, expect, it } from "vitest";
import type { ScimMiddleware } from "./options/scim-handler-options.js";
import { type Caller, createDeviceBackend, createDeviceServer } from "./test-sets/device-server.js";
import { devices } from "./test-sets/device-set.js";
import type { RfcCode } from "./test-sets/rfc-codes.js";

const v1 = { schemas: ["urn:example:1.0"] };
const v2 = { schemas: ["urn:example:2.0:Device"] };

async function made(serialNumber = "s1") {
  const server = createDeviceServer();
  await server.send("POST", "/v2/Devices", { ...v2, serialNumber });
  return server;
}

describe("createScimHandler", () => {
  it("creates, reads, replaces, changes and removes a resource in 2.0", async () => {
    const { send } = createDeviceServer();
    const created = await send("POST", "/v2/Devices", { ...v2, serialNumber: "s1", displayName: "One" });
    expect(created.status).toBe(201);
    expect(created.headers.get("location")).toBe("http://x.example/scim/v2/Devices/D1");
    expect(created.headers.get("content-type")).toBe("application/scim+json; charset=utf-8");
    expect(created.headers.get("x-request-id")).toBe("r1");
    const meta = '"meta":{"created":"2026-01-02T03:04:05.000Z","location":"http://x.example/scim/v2/Devices/D1"}';
    const start = `{"schemas":["urn:example:2.0:Device"],"id":"D1",${meta}`;
    expect(await created.text()).toBe(`${start},"serialNumber":"s1","displayName":"One"}`);
    const replaced = await send("PUT", "/v2/Devices/D1", { ...v2, serialNumber: "s2" });
    expect([replaced.status, await replaced.text()]).toEqual([200, `${start},"serialNumber":"s2"}`]);
    const change = { op: "replace", path: "displayName", value: "Two" };
    const changed = await send("PATCH", "/v2/Devices/D1", { schemas: [patchOp], Operations: [change] });
    expect([changed.status, await changed.text()]).toEqual([200, `${start},"serialNumber":"s2","displayName":"Two"}`]);
    const got = await send("GET", "/v2/Devices/D1");
    expect([got.status, await got.text()]).toEqual([200, `${start},"serialNumber":"s2","displayName":"Two"}`]);
    const removed = await send("DELETE", "/v2/Devices/D1");
    expect([removed.status, await removed.text()]).toEqual([204, ""]);
    expect(await (await send("GET", "/v2/Devices/D1")).json()).toMatchObject({ status: 404, detail: "deviceUnknown" });
  });

  it("writes the same resource in the shape of 1.1", async () => {
    const { send } = createDeviceServer();
    const body = { ...v1, serialNumber: "s1", place: { room: "2", building: "B" } };
    const created = await send("POST", "/v1/Devices", body);
    expect(created.headers.get("location")).toBe("http://x.example/scim/v1/Devices/D1");
    expect(created.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(await created.text()).toBe(
      '{"schemas":["urn:example:1.0"],"id":"D1","meta":{"created":"2026-01-02T03:04:05.000Z",' +
        '"location":"http://x.example/scim/v1/Devices/D1"},"serialNumber":"s1","place":{"building":"B","room":"2"}}',
    );
    const changed = await send("PATCH", "/v1/Devices/D1", { ...v1, displayName: "Two" });
    expect([changed.status, await changed.text(), changed.headers.get("content-type")]).toEqual([204, "", null]);
    const error = await send("GET", "/v1/Devices/D9");
    expect(await error.text()).toBe('{"Errors":{"description":"deviceUnknown","code":404}}');
  });

  it("lists the URNs of exactly the extensions that a resource has, and keeps null", async () => {
    const { send, stored } = createDeviceServer();
    const warranty = { until: "2030", vendor: { vendorId: "V" } };
    stored.set("D1", { id: "D1", meta: { created: "c" }, serialNumber: "s", displayName: null, uses: 3, warranty });
    const got = await (await send("GET", "/v2/Devices/D1")).json();
    expect(Object.entries(got)).toEqual([
      ["schemas", ["urn:example:2.0:Device", "urn:example:warranty:2.0"]],
      ["id", "D1"],
      ["meta", { created: "c", location: "http://x.example/scim/v2/Devices/D1" }],
      ["serialNumber", "s"],
      ["displayName", null],
      ["uses", 3],
      ["urn:example:warranty:2.0", warranty],
    ]);
  });

  it("builds locations with the origin of the connection, not with the Host header", async () => {
    const { handle } = createDeviceServer();
    const request = new Request("http://evil.example/scim/v2/Devices", {
      method: "POST",
      headers: { authorization: "Bearer good", "content-type": "application/json" },
      body: JSON.stringify({ ...v2, serialNumber: "s1" }),
    });
    const created = await handle(request, { origin: "https://directory.example" });
    expect(created.headers.get("location")).toBe("https://directory.example/scim/v2/Devices/D1");
    expect(await created.text()).not.toContain("evil.example");
  });

  it("builds locations with the option baseUrl", async () => {
    const { send } = createDeviceServer({ baseUrl: "https://directory.example/x" });
    const created = await send("POST", "/v2/Devices", { ...v2, serialNumber: "s1" });
    expect(created.headers.get("location")).toBe("https://directory.example/x/v2/Devices/D1");
  });

  it("pages through a list", async () => {
    const { send } = await made("a");
    for (const serialNumber of ["b", "c", "d"]) await send("POST", "/v2/Devices", { ...v2, serialNumber });
    const read = async (query: string) => {
      const list = await (await send("GET", `/v2/Devices${query}`)).json();
      const ids = list.Resources.map(({ id }: { id: string }) => id).join(" ");
      return [ids, list.totalResults, list.itemsPerPage, list.startIndex];
    };
    expect(await read("")).toEqual(["D1 D2", 4, 2, 1]);
    expect(await read("?startIndex=2&count=9")).toEqual(["D2 D3 D4", 4, 3, 2]);
    expect(await read("?startIndex=-3&count=1&sortOrder=descending")).toEqual(["D4", 4, 1, 1]);
    expect(await read("?count=0")).toEqual(["", 4, 0, 1]);
    expect(await read("?count=-1")).toEqual(["", 4, 0, 1]);
    expect(await read("?startIndex=99999999999999999999")).toEqual(["", 4, 0, Number.MAX_SAFE_INTEGER]);
  });

  it("orders the keys of lists according to the version", async () => {
    const { send } = await made();
    const one = await (await send("GET", "/v1/Devices")).json();
    expect(Object.keys(one)).toEqual(["totalResults", "itemsPerPage", "startIndex", "schemas", "Resources"]);
    expect(one.schemas).toEqual(["urn:example:1.0"]);
    const two = await (await send("GET", "/v2/Devices")).json();
    expect(Object.keys(two)).toEqual(["schemas", "Resources", "totalResults", "itemsPerPage", "startIndex"]);
    expect(two.schemas).toEqual(["urn:ietf:params:scim:api:messages:2.0:ListResponse"]);
  });

  it("explains errors if the set requires it, and writes the scimType", async () => {
    const { send } = createDeviceServer({ definition: { ...devices, errorDetail: "explanation" } });
    const error = await send("GET", "/v2/Devices?count=x");
    expect(await error.text()).toBe(
      '{"schemas":["urn:ietf:params:scim:api:messages:2.0:Error"],"scimType":"invalidValue",' +
        '"detail":"Meaning of invalidValue: count.","status":400}',
    );
  });
});

const patchOp = "urn:ietf:params:scim:api:messages:2.0:PatchOp";

describe("createScimHandler, routes and credentials", () => {
  const cases: readonly (readonly [string, string, number, string])[] = [
    ["GET", "/v2/Devices/", 200, ""],
    ["GET", "/v2/Things", 404, "status404"],
    ["GET", "/v2/Devices/D1/x", 404, "status404"],
    ["GET", "/v2", 404, "status404"],
    ["GET", "/v2/", 404, "status404"],
    ["GET", "/Devices", 404, "status404"],
    ["GET", "/v3/Devices", 400, "invalidSyntax"],
    ["GET", "/v1.5/Devices", 400, "invalidSyntax"],
    ["GET", "/v1/ResourceTypes", 404, "status404"],
    ["GET", "/v1/Schemas", 404, "status404"],
    ["HEAD", "/v2/Devices", 405, ""],
    ["OPTIONS", "/v2/Devices", 405, "status405"],
    ["POST", "/v2/Devices/D1", 405, "status405"],
    ["PUT", "/v2/ServiceProviderConfig", 405, "status405"],
    ["PUT", "/v2/Devices", 400, "noTarget"],
    ["PATCH", "/v2/Devices/", 400, "noTarget"],
    ["DELETE", "/v2/Devices", 400, "noTarget"],
    ["GET", "/v2/Devices/nothing", 404, "status404"],
    ["GET", "/v2/Devices/%zz", 404, "status404"],
    ["GET", "/v2/Schemas/%zz", 404, "status404"],
    ["GET", "/v2/Devices/%44%39", 404, "deviceUnknown"],
  ];
  it.each(cases)("%s %s answers %i %s", async (verb, path, status, code) => {
    const response = await createDeviceServer().send(verb, path);
    expect(response.status).toBe(status);
    if (code !== "") expect(await response.text()).toContain(`"${code}"`);
  });

  it("answers the verbs that a path serves", async () => {
    const response = await createDeviceServer().send("OPTIONS", "/v2/Devices");
    expect(response.headers.get("allow")).toBe("GET, POST");
  });

  it("answers an unknown version and a path outside the mount in the shape of 2.0", async () => {
    const { send } = createDeviceServer();
    for (const path of ["/v9/Devices", "/nothing", "x"])
      expect(await (await send("GET", path)).json()).toHaveProperty("schemas");
  });

  it.each([
    ["", 401],
    ["good", 401],
    ["Basic good", 401],
    ["Bearer", 401],
    ["Bearer bad", 401],
    ["Bearer good good", 401],
    ["bearer  good", 200],
  ])("Authorization %j answers %i", async (authorization, status) => {
    const response = await createDeviceServer().send("GET", "/v1/Devices", undefined, { authorization });
    expect(response.status).toBe(status);
    if (status !== 401) return;
    expect(response.headers.get("www-authenticate")).toBe("Bearer");
    expect(await response.json()).toEqual({ Errors: { description: "status401", code: 401 } });
  });
});

describe("createScimHandler, middleware", () => {
  type Middleware = ScimMiddleware<Caller, RfcCode>;

  it("runs them in order, the first outermost, around every exchange", async () => {
    const seen: string[] = [];
    const note =
      (name: string): Middleware =>
      async (exchange, next) => {
        seen.push(`${name} ${exchange.version} ${exchange.operation} ${exchange.resourceType} ${exchange.id ?? "-"}`);
        const outcome = await next();
        seen.push(`${name} ${outcome.ok ? "ok" : `${outcome.error} ${outcome.reason?.rule}`}`);
        return outcome;
      };
    const { send } = createDeviceServer({ middleware: [note("a"), note("b")] });
    await send("GET", "/v1/Devices/D7");
    await send("GET", "/v2/Schemas/Devices");
    expect(seen).toEqual([
      "a 1.1 get Device D7",
      "b 1.1 get Device D7",
      "b deviceUnknown RFC 7644 §3.12",
      "a deviceUnknown RFC 7644 §3.12",
      "a 2.0 get Schema -",
      "b 2.0 get Schema -",
      "b ok",
      "a ok",
    ]);
  });

  it("lets a middleware answer a declared code with its own seconds, without calling the backend", async () => {
    const busy: Middleware = async () => ({ ok: false, error: "busy", retryAfterSeconds: 2.2 });
    const { send, stored } = createDeviceServer({ middleware: [busy] });
    const response = await send("POST", "/v2/Devices", { ...v2, serialNumber: "s1" });
    expect([response.status, response.headers.get("retry-after"), stored.size]).toEqual([429, "3", 0]);
    const usual: Middleware = async () => ({ ok: false, error: "busy" });
    const other = await createDeviceServer({ middleware: [usual] }).send("GET", "/v1/Devices");
    expect(other.headers.get("retry-after")).toBe("7");
  });

  it("lets a middleware add Retry-After to a success", async () => {
    const warn: Middleware = async (_exchange, next) => ({ ...(await next()), retryAfterSeconds: 4 });
    const response = await createDeviceServer({ middleware: [warn] }).send("GET", "/v2/Devices");
    expect([response.status, response.headers.get("retry-after")]).toEqual([200, "4"]);
  });

  it("never writes the reason of a refusal", async () => {
    const refuse: Middleware = async () => ({
      ok: false,
      error: "noTarget",
      reason: { rule: "hidden", found: "hidden" },
    });
    const response = await createDeviceServer({ middleware: [refuse] }).send("GET", "/v2/Devices");
    expect(await response.text()).not.toContain("hidden");
  });
});

describe("createScimHandler, defects", () => {
  const stored = new Map();
  const thrown = new Error("a secret of the database");
  const failing = { ...createDeviceBackend(stored), get: () => Promise.reject(thrown) };

  it("answers an exception without details and passes it to onError", async () => {
    const server = createDeviceServer({ backends: { Device: failing } });
    const two = await server.send("GET", "/v2/Devices/D1");
    expect([two.status, await two.json()]).toEqual([500, { schemas: [urnOfErrors], detail: "status500", status: 500 }]);
    const one = await server.send("GET", "/v1/Devices/D1");
    expect(await one.json()).toEqual({ Errors: { description: "status500", code: 500 } });
    expect(server.errors).toEqual([
      { error: thrown, requestId: "r1" },
      { error: thrown, requestId: "r1" },
    ]);
  });

  it("treats an undeclared code, a middleware that skips the backend, and an exception in authenticate as defects", async () => {
    const undeclared = { ...failing, get: async () => undefined, remove: async () => ({ ok: false, error: "no" }) };
    const cases = [
      createDeviceServer({ backends: { Device: undeclared as never } }),
      createDeviceServer({ middleware: [async () => ({ ok: true })] }),
      createDeviceServer({ authenticate: () => Promise.reject(thrown) }),
    ];
    for (const server of cases) {
      expect((await server.send("DELETE", "/v2/Devices/D1")).status).toBe(500);
      expect(server.errors).toHaveLength(1);
    }
  });

  it("does not report a disconnected client as a defect", async () => {
    const server = createDeviceServer();
    const gone = new AbortController();
    gone.abort();
    await server.send("GET", "/v2/Devices", undefined, undefined, gone.signal);
    expect(server.errors).toEqual([]);
  });

  it("refuses a set that it cannot serve", () => {
    const { "2.0": version } = devices.versions;
    expect(() => createDeviceServer({ definition: { ...devices, versions: {} } })).toThrow("no version");
    const { Device } = devices.resources;
    const resources = { Device: { ...Device, urns: {} } };
    expect(() => createDeviceServer({ definition: { ...devices, resources } })).toThrow("has no URN");
    if (version === undefined) throw new Error("The set has no 2.0.");
    const routes = version.routes.map((route) => ({ ...route, path: route.path.replace("{id}", "{id}/x") }));
    const versions = { "2.0": { ...version, routes } };
    expect(() => createDeviceServer({ definition: { ...devices, versions } })).toThrow("its last segment");
  });
});

const urnOfErrors = "urn:ietf:params:scim:api:messages:2.0:Error";
