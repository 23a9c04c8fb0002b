import { expect } from "vitest";
import { expectError, urns } from "../kit/scim-client.js";
import type { Section } from "./section.js";

const file = "protocol.ts";

/** RFC 7644 §2, §3.8, §3.11 to §3.14. */
export const protocol: readonly Section[] = [
  {
    document: "RFC 7644",
    section: "2",
    title: "Authentication",
    file,
    must: {
      "A request without valid credentials answers 401 with the authentication scheme": async ({ get }) => {
        for (const headers of [
          { authorization: "" },
          { authorization: "Bearer wrong" },
          { authorization: "Basic eDp5" },
        ]) {
          const heard = await get("/Users", headers);
          expectError(heard, 401);
          expect(heard.headers.get("www-authenticate")).toMatch(/^Bearer/i);
        }
      },
    },
  },
  {
    document: "RFC 7644",
    section: "3.8",
    title: "Data input/output formats",
    file,
    must: {
      "Bodies can be `application/scim+json` or `application/json`": async ({ post }) => {
        for (const type of ["application/scim+json", "application/json", "application/scim+json; charset=utf-8"]) {
          const body = { schemas: [urns.user], userName: `user of ${type}` };
          expect((await post("/Users", body, { "content-type": type })).status).toBe(201);
        }
      },
      "Answers are `application/scim+json`, also without an `Accept` header": async ({ get }) => {
        for (const accept of ["*/*", "application/scim+json", "application/json"])
          expect((await get("/Users", { accept })).headers.get("content-type")).toMatch(/^application\/scim\+json/);
      },
      "Text in requests and answers is UTF-8": async ({ user, get }) => {
        const { id } = await user({ displayName: "Ådá 李 🦆" });
        expect((await get(`/Users/${id}`)).body.displayName).toBe("Ådá 李 🦆");
      },
    },
  },
  {
    document: "RFC 7644",
    section: "3.11",
    title: "/Me",
    file,
    must: {
      "`/Me` represents the caller's own resource, whose URL is in `Location`": async ({ user, get, url }) => {
        const made = await user({ userName: "admin" });
        const { status, headers, body } = await get("/Me");
        expect([status, body, headers.get("location")]).toEqual([200, made, `${url}/Users/${made.id}`]);
      },
      "`/Me` accepts the same operations as the resource itself": async ({ user, patch, put, delete: remove, get }) => {
        const { id } = await user({ userName: "admin" });
        expect((await patch("/Me", { op: "add", path: "title", value: "T" })).body.title).toBe("T");
        expect((await put("/Me", { schemas: [urns.user], userName: "admin", title: "U" })).body.title).toBe("U");
        expect((await remove("/Me")).status).toBe(204);
        expect((await get(`/Users/${id}`)).status).toBe(404);
      },
      "`/Me` of a caller who has no resource answers 404": async ({ get }) => {
        expectError(await get("/Me", { authorization: "Bearer other" }), 404);
      },
    },
  },
  {
    document: "RFC 7644",
    section: "3.12",
    title: "Errors",
    file,
    must: {
      "An error has a body with the schema Error and its status as text": async ({ get }) => {
        const { status, body } = await get("/Users/nobody");
        expect([status, body.schemas, body.status]).toEqual([404, [urns.error], "404"]);
      },
      "A body that is not JSON is refused with `invalidSyntax`": async ({ post }) => {
        for (const body of ["{", "", "null", '"x"', '{"schemas":['])
          expectError(await post("/Users", body), 400, "invalidSyntax");
      },
      "An unknown path answers 404": async ({ get }) => {
        for (const path of ["/Nothing", "/Users/a/b", "/users/"]) expectError(await get(path), 404);
      },
      "A verb that an endpoint does not serve is refused with 405 or 501": async ({ send, user }) => {
        const { id } = await user();
        for (const [verb, path] of [
          ["PUT", "/Users"],
          ["POST", `/Users/${id}`],
          ["DELETE", "/Users"],
        ] as const)
          expectError(await send(verb, path, verb === "DELETE" ? undefined : {}), 405);
      },
    },
    should: {
      "The detail of an error names the problem and its location": async ({ post, user, patch }) => {
        const body = { schemas: [urns.user], userName: "ada", emails: [{ value: 7 }] };
        expect((await post("/Users", body)).body.detail).toContain("emails[0].value");
        const { id } = await user();
        expect((await patch(`/Users/${id}`, { op: "add", path: "shoeSize", value: 7 })).body.detail).toContain(
          "shoeSize",
        );
      },
    },
  },
  {
    document: "RFC 7644",
    section: "3.13",
    title: "Protocol versioning",
    file,
    must: {
      "A version that is not served is refused with `invalidVers`": async ({ get, url }) => {
        expectError(await get(`${url.replace(/v2$/, "v9")}/Users`), 400, "invalidVers");
      },
    },
  },
  {
    document: "RFC 7644",
    section: "3.14",
    title: "Versions of resources",
    file,
    must: {
      "A resource has an `ETag`, which is also its `meta.version`": async ({ user, get }) => {
        const made = await user();
        const { headers, body } = await get(`/Users/${made.id}`);
        expect(headers.get("etag")).toMatch(/^(W\/)?"[^"]+"$/);
        expect([body.meta.version, made.meta.version]).toEqual([headers.get("etag"), headers.get("etag")]);
      },
      "The version changes with the resource": async ({ user, patch }) => {
        const made = await user();
        const { headers, body } = await patch(`/Users/${made.id}`, { op: "add", path: "title", value: "T" });
        expect(body.meta.version).not.toBe(made.meta.version);
        expect(headers.get("etag")).toBe(body.meta.version);
      },
      "`If-None-Match` with the current version answers 304 without a body": async ({ user, get }) => {
        const made = await user();
        const same = await get(`/Users/${made.id}`, { "if-none-match": made.meta.version });
        expect([same.status, same.body]).toEqual([304, undefined]);
        expect((await get(`/Users/${made.id}`, { "if-none-match": 'W/"other"' })).status).toBe(200);
      },
      "`If-Match` with another version refuses a PUT, a PATCH and a DELETE with 412": async ({ user, send, get }) => {
        const made = await user();
        const [path, stale] = [`/Users/${made.id}`, { "if-match": 'W/"other"' }];
        const Operations = [{ op: "add", path: "title", value: "T" }];
        expectError(await send("PUT", path, { schemas: [urns.user], userName: "x" }, stale), 412);
        expectError(await send("PATCH", path, { schemas: [urns.patch], Operations }, stale), 412);
        expectError(await send("DELETE", path, undefined, stale), 412);
        expect((await get(path)).body).toEqual(made);
      },
      "`If-Match` with the current version or `*` allows a change": async ({ user, send }) => {
        const { id, meta } = await user();
        const Operations = [{ op: "add", path: "title", value: "T" }];
        const body = { schemas: [urns.patch], Operations };
        expect((await send("PATCH", `/Users/${id}`, body, { "if-match": meta.version })).status).toBe(200);
        expect((await send("DELETE", `/Users/${id}`, undefined, { "if-match": "*" })).status).toBe(204);
      },
    },
  },
];
