import { expect } from "vitest";
import { expectError, type ScimClient, urns, valuesOf } from "../kit/scim-client.js";
import type { Section, Show } from "./section.js";

const file = "sorting.ts";

/** How three users come who were made in no order. */
function orders(query: string, userNames: readonly string[]): Show {
  return async (scim) => {
    await people(scim);
    expect(valuesOf(await scim.get(`/Users?${query}`), "userName")).toEqual(userNames);
  };
}

async function people({ user }: ScimClient): Promise<void> {
  await user({ userName: "bob", externalId: "b", name: { familyName: "Zuse" }, emails: [{ value: "b@x.example" }] });
  await user({
    userName: "Ada",
    externalId: "C",
    name: { familyName: "Yao" },
    emails: [{ value: "z@x.example" }, { value: "a@x.example", primary: true }],
  });
  await user({ userName: "cyd", externalId: "a", title: "T" });
}

/** RFC 7644 §3.4.2.3 and §3.4.3. */
export const sorting: readonly Section[] = [
  {
    document: "RFC 7644",
    section: "3.4.2.3",
    title: "Sorting",
    file,
    must: {
      "`sortBy` orders a list by an attribute, ascending unless said": orders("sortBy=userName", ["Ada", "bob", "cyd"]),
      "`sortOrder=descending` turns the order around": orders("sortBy=userName&sortOrder=descending", [
        "cyd",
        "bob",
        "Ada",
      ]),
      "Text is ordered without case unless the attribute is caseExact": orders("sortBy=externalId", [
        "Ada",
        "cyd",
        "bob",
      ]),
      "Of several values the primary one counts, or else the first": orders("sortBy=emails.value", [
        "Ada",
        "bob",
        "cyd",
      ]),
      "What a complex attribute is ordered by is named as a sub-attribute": orders("sortBy=name.familyName", [
        "Ada",
        "bob",
        "cyd",
      ]),
      "What has no value comes last in ascending order": orders("sortBy=title", ["cyd", "bob", "Ada"]),
      "What has no value comes first in descending order": async (scim) => {
        await people(scim);
        const names = valuesOf(await scim.get("/Users?sortBy=title&sortOrder=descending"), "userName");
        expect(names.at(-1)).toBe("cyd");
      },
      "An order holds over pages": async (scim) => {
        await people(scim);
        const pages = [];
        for (const at of [1, 2, 3]) pages.push(await scim.get(`/Users?sortBy=userName&count=1&startIndex=${at}`));
        expect(pages.flatMap((page) => valuesOf(page, "userName"))).toEqual(["Ada", "bob", "cyd"]);
      },
      "Dates are ordered in time": orders("sortBy=meta.created", ["bob", "Ada", "cyd"]),
    },
  },
  {
    document: "RFC 7644",
    section: "3.4.3",
    title: "Querying by POST",
    file,
    must: {
      "A SearchRequest to `/.search` below a resource type answers a list of the type": async (scim) => {
        await people(scim);
        const asked = {
          schemas: [urns.search],
          filter: 'userName eq "ada"',
          attributes: ["userName"],
          startIndex: 1,
          count: 10,
        };
        const heard = await scim.post("/Users/.search", asked);
        expect([heard.status, heard.body.schemas, heard.body.totalResults]).toEqual([200, [urns.list], 1]);
        expect(Object.keys(heard.body.Resources[0]).sort()).toEqual(["id", "schemas", "userName"]);
      },
      "A SearchRequest to `/.search` at the root finds resources of every type": async ({ user, group, post }) => {
        await user({ displayName: "x" });
        await group({ displayName: "x" });
        await group({ displayName: "y" });
        const { body } = await post("/.search", { schemas: [urns.search], filter: 'displayName eq "x"' });
        expect(body.totalResults).toBe(2);
      },
      "A SearchRequest orders and cuts as the parameters of a GET do": async (scim) => {
        await people(scim);
        const asked = { schemas: [urns.search], sortBy: "userName", sortOrder: "descending", count: 1, startIndex: 2 };
        const heard = await scim.post("/Users/.search", asked);
        expect([valuesOf(heard, "userName"), heard.body.startIndex]).toEqual([["bob"], 2]);
      },
      "A SearchRequest leaves out what `excludedAttributes` names": async (scim) => {
        await people(scim);
        const { body } = await scim.post("/Users/.search", {
          schemas: [urns.search],
          excludedAttributes: ["meta", "emails"],
        });
        expect([body.Resources[1].meta, body.Resources[1].emails]).toEqual([undefined, undefined]);
      },
      "A search by anything but a SearchRequest is refused with `invalidSyntax`": async ({ post }) => {
        expectError(await post("/Users/.search", { filter: "userName pr" }), 400, "invalidSyntax");
        expectError(await post("/Users/.search", "[]"), 400, "invalidSyntax");
      },
    },
  },
];
