import { expect } from "vitest";
import { expectError, urns } from "../kit/scim-client.js";
import type { Section } from "./section.js";

const file = "creating.ts";
const ada = { schemas: [urns.user], userName: "ada" };

/** RFC 7644 §3.3 and the requests that it shares with §3.1. */
export const creating: readonly Section[] = [
  {
    document: "RFC 7644",
    section: "3.3",
    title: "Creating resources",
    file,
    must: {
      "A POST to the endpoint of a resource type creates a resource and answers 201": async ({ post, get }) => {
        const { status, body } = await post("/Users", ada);
        expect(status).toBe(201);
        expect((await get(`/Users/${body.id}`)).body).toEqual(body);
      },
      "The answer to a creation has the URL of the resource in `Location`, which is also `meta.location`": async ({
        post,
        url,
      }) => {
        const { headers, body } = await post("/Users", ada);
        expect(headers.get("location")).toBe(`${url}/Users/${body.id}`);
        expect(body.meta.location).toBe(headers.get("location"));
      },
      "ReadOnly attributes are ignored in the body of a creation": async ({ post }) => {
        const own = {
          id: "mine",
          meta: { created: "2001-01-01T00:00:00Z", resourceType: "Group" },
          groups: [{ value: "G" }],
        };
        const { status, body } = await post("/Users", { ...ada, ...own });
        expect([status, body.id === "mine", body.groups]).toEqual([201, false, undefined]);
        expect([body.meta.resourceType, body.meta.created.startsWith("2001")]).toEqual(["User", false]);
      },
      "A creation that conflicts with another resource answers 409 with `uniqueness`": async ({ post, user, get }) => {
        await user({ userName: "ada" });
        expectError(await post("/Users", ada), 409, "uniqueness");
        expect((await get("/Users")).body.totalResults).toBe(1);
      },
      "`meta.resourceType` is that of the endpoint": async ({ user, group, device }) => {
        const types = [await user(), await group(), await device()].map(({ meta }) => meta.resourceType);
        expect(types).toEqual(["User", "Group", "Device"]);
      },
      "A body without a required attribute is refused with `invalidValue`": async ({ post }) => {
        expectError(await post("/Users", { schemas: [urns.user], displayName: "Ada" }), 400, "invalidValue");
        expectError(await post("/Groups", { schemas: [urns.group] }), 400, "invalidValue");
        expectError(await post("/Devices", { schemas: [urns.device], label: "x" }), 400, "invalidValue");
      },
    },
    should: {
      "The answer to a creation contains the created resource": async ({ post }) => {
        const { body } = await post("/Users", { ...ada, displayName: "Ada", emails: [{ value: "ada@x.example" }] });
        expect([body.displayName, body.emails]).toEqual(["Ada", [{ value: "ada@x.example" }]]);
      },
    },
  },
  {
    document: "RFC 7644",
    section: "3.1",
    title: "Background",
    file,
    must: {
      "Every resource in an answer has its `schemas`": async ({ user, group, device }) => {
        const found = [await user(), await group(), await device()].map(({ schemas }) => schemas);
        expect(found).toEqual([[urns.user], [urns.group], [urns.device]]);
      },
      "An extension in a body is stored under its URN, and the answer lists the URN in `schemas`": async ({
        post,
        get,
      }) => {
        const extension = { [urns.badge]: { number: "B1", floors: [1, 2] } };
        const made = await post("/Users", { ...ada, schemas: [urns.user, urns.badge], ...extension });
        const { body } = await get(`/Users/${made.body.id}`);
        expect(body[urns.badge]).toEqual({ number: "B1", floors: [1, 2] });
        expect(new Set(body.schemas)).toEqual(new Set([urns.user, urns.badge]));
      },
    },
  },
];
