import type { ScimCode } from "@rollcall/scim-core/standard";
import { describe, expect, it } from "vitest";
import type { ScimMiddleware } from "../options/scim-handler-options.js";
import { createGadgetServer, gadgetUrn, patchOp } from "../test-sets/gadget-server.js";

const bulkRequest = "urn:ietf:params:scim:api:messages:2.0:BulkRequest";
const base = "https://x.example/scim/v2/Gadgets";
const bulk = (Operations: unknown, more: object = {}) => ({ schemas: [bulkRequest], Operations, ...more });
const gadget = (assetTag: string, own: object = {}) => ({
  schemas: [gadgetUrn],
  assetTag,
  displayName: assetTag,
  labels: ["l"],
  ...own,
});
const post = (bulkId: string, data: object) => ({ method: "POST", path: "/Gadgets", bulkId, data });
const relatedTo = (...bulkIds: readonly string[]) => ({
  related: bulkIds.map((bulkId) => ({ value: `bulkId:${bulkId}` })),
});
const statuses = ({ body }: { readonly body: { readonly Operations: readonly { status: string }[] } }) =>
  body.Operations.map(({ status }) => status);

describe("POST /Bulk", () => {
  it("runs operations of every method and answers each", async () => {
    const { send, make } = createGadgetServer();
    await make();
    await make({ assetTag: "A2" });
    await make({ assetTag: "A3" });
    const put = { method: "PUT", path: "/Gadgets/G1", data: gadget("A1", { displayName: "Put" }) };
    const Operations = [{ op: "replace", path: "displayName", value: "Patched" }];
    const patch = { method: "PATCH", path: "/Gadgets/G2", data: { schemas: [patchOp], Operations } };
    const remove = { method: "DELETE", path: "/Gadgets/G3" };
    const answer = await send("POST", "/Bulk", bulk([post("one", gadget("A4")), put, patch, remove]));
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      schemas: ["urn:ietf:params:scim:api:messages:2.0:BulkResponse"],
      Operations: [
        { location: `${base}/G4`, method: "POST", bulkId: "one", version: 'W/"1"', status: "201" },
        { location: `${base}/G1`, method: "PUT", version: 'W/"2"', status: "200" },
        { location: `${base}/G2`, method: "PATCH", version: 'W/"2"', status: "200" },
        { location: `${base}/G3`, method: "DELETE", status: "204" },
      ],
    });
    const names = (await send("GET", "/Gadgets")).body.Resources.map(
      (found: { displayName: string }) => found.displayName,
    );
    expect(names).toEqual(["Put", "Patched", "A4"]);
  });

  it("answers the RFC's error for a failed operation, and runs the others", async () => {
    const { send } = createGadgetServer();
    const answer = await send(
      "POST",
      "/Bulk",
      bulk([
        post("a", gadget("A1")),
        post("b", gadget("A1")),
        { method: "DELETE", path: "/Gadgets/none" },
        {
          method: "PATCH",
          path: "/Gadgets/bulkId:a",
          data: { schemas: [patchOp], Operations: [{ op: "add", path: "x" }] },
        },
        { method: "GET", path: "/Gadgets" },
        { method: "POST", path: "/Gadgets", data: gadget("A2") },
        { method: "POST", path: "/Things", bulkId: "t", data: {} },
        { method: "POST", path: "/Bulk", bulkId: "u", data: {} },
        { method: "PUT", path: "/Gadgets/G1" },
        "nothing",
        post("a", gadget("A3")),
        post("z", gadget("A4")),
      ]),
    );
    expect(statuses(answer)).toEqual([
      "201",
      "409",
      "404",
      "400",
      "400",
      "400",
      "404",
      "404",
      "400",
      "400",
      "400",
      "201",
    ]);
    expect(answer.body.Operations[1]).toEqual({
      method: "POST",
      bulkId: "b",
      status: "409",
      response: {
        schemas: ["urn:ietf:params:scim:api:messages:2.0:Error"],
        scimType: "uniqueness",
        detail: "A value that must be unique is already in use: assetTag.",
        status: expect.anything(),
      },
    });
    expect(answer.body.Operations[2].location).toBe(`${base}/none`);
    expect(answer.body.Operations[4].response.detail).toContain("Operations[4].method");
  });

  it("replaces bulkIds by identifiers in paths and values", async () => {
    const { send } = createGadgetServer();
    const Operations = [
      { op: "add", path: "related", value: [{ value: "bulkId:one", $ref: "../Gadgets/bulkId:one" }] },
    ];
    await send(
      "POST",
      "/Bulk",
      bulk([
        post("one", gadget("A1")),
        post("two", gadget("A2", relatedTo("one"))),
        { method: "PATCH", path: "/Gadgets/bulkId:two", data: { schemas: [patchOp], Operations } },
      ]),
    );
    expect((await send("GET", "/Gadgets/G2")).body.related).toEqual([{ value: "G1", $ref: "../Gadgets/G1" }]);
  });

  it("creates referenced resources first, and answers in the client's order", async () => {
    const { send } = createGadgetServer();
    const answer = await send(
      "POST",
      "/Bulk",
      bulk([
        post("a", gadget("A", relatedTo("b", "c"))),
        post("b", gadget("B", relatedTo("c"))),
        post("c", gadget("C")),
      ]),
    );
    expect(
      answer.body.Operations.map(({ bulkId, location }: { bulkId: string; location: string }) => [bulkId, location]),
    ).toEqual([
      ["a", `${base}/G3`],
      ["b", `${base}/G2`],
      ["c", `${base}/G1`],
    ]);
    expect((await send("GET", "/Gadgets/G3")).body.related).toEqual([{ value: "G2" }, { value: "G1" }]);
  });

  it("resolves circular references and references to the same resource", async () => {
    const { send } = createGadgetServer();
    const audit = { "urn:example:audit:2.0:Gadget": { notes: "n", auditor: { value: "bulkId:a" } } };
    const answer = await send(
      "POST",
      "/Bulk",
      bulk([
        post("a", gadget("A", relatedTo("b"))),
        post("b", gadget("B", { ...relatedTo("a", "c"), ...audit })),
        post("c", gadget("C", relatedTo("c"))),
      ]),
    );
    expect(statuses(answer)).toEqual(["201", "201", "201"]);
    const found = (await send("GET", "/Gadgets")).body.Resources as readonly {
      assetTag: string;
      id: string;
      related: unknown;
    }[];
    const idOf = (tag: string) => found.find(({ assetTag }) => assetTag === tag)?.id;
    const b = found.find(({ assetTag }) => assetTag === "B");
    expect(found.find(({ assetTag }) => assetTag === "A")?.related).toEqual([{ value: idOf("B") }]);
    expect(b?.related).toEqual(expect.arrayContaining([{ value: idOf("A") }, { value: idOf("C") }]));
    expect(b).toMatchObject({ "urn:example:audit:2.0:Gadget": { notes: "n", auditor: { value: idOf("A") } } });
    expect(found.find(({ assetTag }) => assetTag === "C")?.related).toEqual([{ value: idOf("C") }]);
    const version = answer.body.Operations[1].version;
    expect((await send("GET", `/Gadgets/${idOf("B")}`)).body.meta.version).toBe(version);
  });

  it("removes a resource whose reference cannot be added", async () => {
    const { send } = createGadgetServer();
    const answer = await send(
      "POST",
      "/Bulk",
      bulk([post("a", gadget("A", { ...relatedTo("b"), displayName: null })), post("b", gadget("B", relatedTo("a")))]),
    );
    expect(statuses(answer)).toEqual(["400", "409"]);
    expect((await send("GET", "/Gadgets")).body.totalResults).toBe(0);
  });

  it.each([
    ["an unknown bulkId", [post("a", gadget("A", relatedTo("b")))], ["400"]],
    ["the bulkId of a failed operation", [post("b", {}), post("a", gadget("A", relatedTo("b")))], ["400", "400"]],
    ["an unknown bulkId in a path", [{ method: "DELETE", path: "/Gadgets/bulkId:b" }], ["400"]],
  ])("refuses %s", async (_name, operations, wanted) => {
    expect(statuses(await createGadgetServer().send("POST", "/Bulk", bulk(operations)))).toEqual(wanted);
  });

  it("skips the remaining operations after failOnErrors", async () => {
    const { send } = createGadgetServer();
    const operations = [
      post("a", gadget("A")),
      post("b", {}),
      post("c", gadget("C")),
      post("d", {}),
      post("e", gadget("E")),
    ];
    expect(statuses(await send("POST", "/Bulk", bulk(operations, { failOnErrors: 2 })))).toEqual([
      "201",
      "400",
      "201",
      "400",
    ]);
    expect((await send("GET", "/Gadgets")).body.totalResults).toBe(2);
  });

  it("checks the version of each operation", async () => {
    const { send, make } = createGadgetServer();
    await make();
    const remove = (version: string) => ({ method: "DELETE", path: "/Gadgets/G1", version });
    expect(statuses(await send("POST", "/Bulk", bulk([remove('W/"7"'), remove('W/"1"')])))).toEqual(["412", "204"]);
  });

  it("runs every operation inside the middleware, and survives a defect in one", async () => {
    const seen: string[] = [];
    const middleware: ScimMiddleware<string, ScimCode> = async ({ operation, resourceType, id }, next) => {
      seen.push([operation, resourceType, id].join(" "));
      if (operation === "remove") throw new Error("broken");
      return next();
    };
    const server = createGadgetServer({}, { middleware: [middleware] });
    const operations = [
      post("a", gadget("A")),
      { method: "DELETE", path: "/Gadgets/bulkId:a" },
      post("b", gadget("B")),
    ];
    expect(statuses(await server.send("POST", "/Bulk", bulk(operations)))).toEqual(["201", "500", "201"]);
    expect(seen).toEqual(["insert Gadget ", "remove Gadget G1", "insert Gadget "]);
    expect(server.errors).toHaveLength(1);
  });

  const manyOperations = Array.from({ length: 21 }, (_each, at) => post(`b${at}`, gadget(`A${at}`)));
  it.each([
    ["too many operations", bulk(manyOperations), 413, undefined],
    ["a body that is too large", bulk([post("a", gadget("A".repeat(9000)))]), 413, undefined],
    ["no operations", bulk([]), 400, "invalidSyntax"],
    ["operations that are not a list", bulk({}), 400, "invalidSyntax"],
    ["another schema", { schemas: [patchOp], Operations: [post("a", gadget("A"))] }, 400, "invalidValue"],
    ["no schema", { Operations: [post("a", gadget("A"))] }, 400, "invalidSyntax"],
    ["failOnErrors that is not a number", bulk([post("a", gadget("A"))], { failOnErrors: "1" }), 400, "invalidSyntax"],
    ["failOnErrors of zero", bulk([post("a", gadget("A"))], { failOnErrors: 0 }), 400, "invalidSyntax"],
  ])("refuses %s, and changes nothing", async (_name, body, status, scimType) => {
    const { send } = createGadgetServer();
    const answer = await send("POST", "/Bulk", body);
    expect([answer.status, answer.body.scimType]).toEqual([status, scimType]);
    expect((await send("GET", "/Gadgets")).body.totalResults).toBe(0);
  });

  it("is unknown if the version does not support it", async () => {
    const { send } = createGadgetServer({ bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 } });
    expect((await send("POST", "/Bulk", bulk([post("a", gadget("A"))]))).status).toBe(404);
  });
});
