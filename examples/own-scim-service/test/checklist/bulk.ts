import { expect } from "vitest";
import { expectError, type Heard, type ScimClient, urns } from "../kit/scim-client.js";
import type { Section } from "./section.js";

const file = "bulk.ts";

function bulk({ post }: ScimClient, Operations: readonly object[], own: object = {}): Promise<Heard> {
  return post("/Bulk", { schemas: [urns.bulk], Operations, ...own });
}

function makeUser(userName: string, bulkId: string, own: object = {}): object {
  return { method: "POST", path: "/Users", bulkId, data: { schemas: [urns.user], userName, ...own } };
}

function makeGroup(displayName: string, bulkId: string, members: readonly string[]): object {
  const data = { schemas: [urns.group], displayName, members: members.map((value) => ({ value })) };
  return { method: "POST", path: "/Groups", bulkId, data };
}

function statuses({ body }: Heard): readonly string[] {
  return body.Operations.map(({ status }: { status: string }) => status);
}

/** RFC 7644 §3.7. */
export const bulkRows: readonly Section[] = [
  {
    document: "RFC 7644",
    section: "3.7",
    title: "Bulk operations",
    file,
    must: {
      "A BulkRequest answers 200 and a BulkResponse with an answer to each operation": async (scim) => {
        const { status, body } = await bulk(scim, [makeUser("ada", "a"), makeUser("bob", "b")]);
        expect([status, body.schemas, body.Operations.length]).toEqual([200, [urns.bulkResponse], 2]);
      },
      "The answer to an operation has its `method`, its `bulkId` and a `status`": async (scim) => {
        const { body } = await bulk(scim, [makeUser("ada", "a")]);
        expect(body.Operations[0]).toMatchObject({ method: "POST", bulkId: "a", status: "201" });
      },
      "The answer to an operation has the URL of its resource, except for a creation that failed": async (scim) => {
        const { id } = await scim.user({ userName: "ada" });
        const change = { schemas: [urns.patch], Operations: [{ op: "add", path: "title", value: "T" }] };
        const { body } = await bulk(scim, [
          makeUser("bob", "b"),
          makeUser("ada", "a"),
          { method: "PATCH", path: `/Users/${id}`, data: change },
          { method: "DELETE", path: "/Users/nobody" },
        ]);
        const locations = body.Operations.map(({ location }: { location?: string }) => location);
        expect(locations[0]).toMatch(`${scim.url}/Users/`);
        expect(locations.slice(1)).toEqual([undefined, `${scim.url}/Users/${id}`, `${scim.url}/Users/nobody`]);
      },
      "An operation that fails gets the same error as a separate request": async (scim) => {
        await scim.user({ userName: "ada" });
        const { body } = await bulk(scim, [makeUser("ada", "a"), { method: "DELETE", path: "/Users/nobody" }]);
        const [taken, unknown] = body.Operations;
        expect([taken.status, taken.response.scimType, taken.response.status]).toEqual(["409", "uniqueness", "409"]);
        expect([unknown.status, unknown.response.schemas]).toEqual(["404", [urns.error]]);
      },
      "POST, PUT, PATCH and DELETE work as in separate requests": async (scim) => {
        const made = [await scim.user(), await scim.user(), await scim.user()];
        const [a, b, c] = made.map(({ id }) => `/Users/${id}`);
        const change = { schemas: [urns.patch], Operations: [{ op: "add", path: "title", value: "T" }] };
        const answered = await bulk(scim, [
          makeUser("new", "n"),
          { method: "PUT", path: a, data: { schemas: [urns.user], userName: "put" } },
          { method: "PATCH", path: b, data: change },
          { method: "DELETE", path: c },
        ]);
        expect(statuses(answered)).toEqual(["201", "200", expect.stringMatching(/^20[04]$/), "204"]);
        expect((await scim.get(`${a}`)).body.userName).toBe("put");
        expect((await scim.get(`${b}`)).body.title).toBe("T");
        expect((await scim.get(`${c}`)).status).toBe(404);
      },
      "Without `failOnErrors` every operation is tried, even after failures": async (scim) => {
        const wrong = { method: "DELETE", path: "/Users/nobody" };
        expect(statuses(await bulk(scim, [wrong, wrong, makeUser("ada", "a")]))).toEqual(["404", "404", "201"]);
      },
      "After `failOnErrors` failures no further operation is tried": async (scim) => {
        const wrong = { method: "DELETE", path: "/Users/nobody" };
        const answered = await bulk(scim, [wrong, wrong, makeUser("ada", "a")], { failOnErrors: 2 });
        expect([answered.status, statuses(answered)]).toEqual([200, ["404", "404"]]);
        expect((await scim.get("/Users")).body.totalResults).toBe(0);
      },
      "A creation needs a `bulkId`": async (scim) => {
        const { bulkId: _left, ...operation } = { bulkId: "", ...makeUser("ada", "a") };
        const { status, body } = await bulk(scim, [operation]);
        expect(status === 400 || body.Operations[0].status === "400").toBe(true);
        expect((await scim.get("/Users")).body.totalResults).toBe(0);
      },
      "A body that is not a BulkRequest is refused with `invalidSyntax`": async ({ post }) => {
        expectError(await post("/Bulk", { Operations: [] }), 400, "invalidSyntax");
        expectError(await post("/Bulk", { schemas: [urns.bulk] }), 400, "invalidSyntax");
      },
    },
  },
  {
    document: "RFC 7644",
    section: "3.7.1",
    title: "Circular references",
    file,
    must: {
      "Resources with circular references are all created": async (scim) => {
        const answered = await bulk(scim, [makeGroup("A", "a", ["bulkId:b"]), makeGroup("B", "b", ["bulkId:a"])]);
        expect(statuses(answered)).toEqual(["201", "201"]);
        const groups = (await scim.get("/Groups?sortBy=displayName")).body.Resources;
        expect(groups.map(({ members }: { members: { value: string }[] }) => members[0]?.value)).toEqual([
          groups[1].id,
          groups[0].id,
        ]);
      },
    },
  },
  {
    document: "RFC 7644",
    section: "3.7.2",
    title: "bulkId",
    file,
    must: {
      "`bulkId:` represents the identifier of a resource that the same request creates": async (scim) => {
        const answered = await bulk(scim, [makeUser("ada", "u"), makeGroup("A", "g", ["bulkId:u"])]);
        expect(statuses(answered)).toEqual(["201", "201"]);
        const [{ id }] = (await scim.get("/Users")).body.Resources;
        expect((await scim.get("/Groups")).body.Resources[0].members).toMatchObject([{ value: id }]);
      },
      "A reference works in any order of operations": async (scim) => {
        expect(statuses(await bulk(scim, [makeGroup("A", "g", ["bulkId:u"]), makeUser("ada", "u")]))).toEqual([
          "201",
          "201",
        ]);
      },
      "A reference to an unknown `bulkId` fails its operation": async (scim) => {
        const { body } = await bulk(scim, [makeGroup("A", "g", ["bulkId:nothing"]), makeUser("ada", "u")]);
        expect(body.Operations.map(({ status }: { status: string }) => status[0])).toEqual(["4", "2"]);
      },
      "A reference to a creation that failed fails its operation": async (scim) => {
        await scim.user({ userName: "ada" });
        const answered = await bulk(scim, [makeUser("ada", "u"), makeGroup("A", "g", ["bulkId:u"])]);
        expect(statuses(answered).map((status) => status[0])).toEqual(["4", "4"]);
        expect((await scim.get("/Groups")).body.totalResults).toBe(0);
      },
    },
  },
  {
    document: "RFC 7644",
    section: "3.7.4",
    title: "Maximum operations",
    file,
    must: {
      "More operations than `maxOperations` are refused with 413, and none is applied": async (scim) => {
        const { body } = await scim.get("/ServiceProviderConfig");
        const many = Array.from({ length: body.bulk.maxOperations + 1 }, (_each, at) => makeUser(`u${at}`, `b${at}`));
        expectError(await bulk(scim, many), 413);
        expect((await scim.get("/Users")).body.totalResults).toBe(0);
      },
      "A body larger than `maxPayloadSize` is refused with 413, and nothing is applied": async (scim) => {
        const { body } = await scim.get("/ServiceProviderConfig");
        const large = makeUser("ada", "a", { title: "x".repeat(body.bulk.maxPayloadSize) });
        expectError(await bulk(scim, [makeUser("bob", "b"), large]), 413);
        expect((await scim.get("/Users")).body.totalResults).toBe(0);
      },
    },
  },
];
