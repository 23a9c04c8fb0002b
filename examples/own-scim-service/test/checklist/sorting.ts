import { expect } from "vitest";
import { expectError, type ScimClient, urns, valuesOf } from "../kit/scim-client.js";
import type { Section, Show } from "./section.js";

const file = "sorting.ts";

/** Checks the order of three users who were created in another order. */
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
      "`sortBy` sorts a list by an attribute, ascending by default": orders("sortBy=userName", ["Ada", "bob", "cyd"]),
      "`sortOrder=descending` reverses the order": orders("sortBy=userName&sortOrder=descending", [
        "cyd",
        "bob",
        "Ada",
      ]),
      "Sorting of text is not case-sensitive unless the attribute is caseExact": orders("sortBy=externalId", [
        "Ada",
        "cyd",
        "bob",
      ]),
      "A multi-valued attribute is sorted by its primary value, or else the first": orders("sortBy=emails.value", [
        "Ada",
        "bob",
        "cyd",
      ]),
      "A complex attribute is sorted by a sub-attribute": orders("sortBy=name.familyName", ["Ada", "bob", "cyd"]),
      "Resources without a value come last in ascending order": orders("sortBy=title", ["cyd", "bob", "Ada"]),
      "Resources without a value come first in descending order": async (scim) => {
        await people(scim);
        const names = valuesOf(await scim.get("/Users?sortBy=title&sortOrder=descending"), "userName");
        expect(names.at(-1)).toBe("cyd");
      },
      "Sorting applies across pages": async (scim) => {
        await people(scim);
        const pages = [];
        for (const at of [1, 2, 3]) pages.push(await scim.get(`/Users?sortBy=userName&count=1&startIndex=${at}`));
        expect(pages.flatMap((page) => valuesOf(page, "userName"))).toEqual(["Ada", "bob", "cyd"]);
      },
      "Dates are sorted chronologically": orders("sortBy=meta.created", ["bob", "Ada", "cyd"]),
    },
  },
  {
    document: "RFC 7644",
    section: "3.4.3",
    title: "Querying by POST",
    file,
    must: {
      "A SearchRequest to `/.search` of a resource type returns a list of that type": async (scim) => {
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
      "A SearchRequest sorts and pages like the parameters of a GET": async (scim) => {
        await people(scim);
        const asked = { schemas: [urns.search], sortBy: "userName", sortOrder: "descending", count: 1, startIndex: 2 };
        const heard = await scim.post("/Users/.search", asked);
        expect([valuesOf(heard, "userName"), heard.body.startIndex]).toEqual([["bob"], 2]);
      },
      "A SearchRequest omits the attributes in `excludedAttributes`": async (scim) => {
        await people(scim);
        const { body } = await scim.post("/Users/.search", {
          schemas: [urns.search],
          excludedAttributes: ["meta", "emails"],
        });
        expect([body.Resources[1].meta, body.Resources[1].emails]).toEqual([undefined, undefined]);
      },
      "A search body that is not a SearchRequest is refused with `invalidSyntax`": async ({ post }) => {
        expectError(await post("/Users/.search", { filter: "userName pr" }), 400, "invalidSyntax");
        expectError(await post("/Users/.search", "[]"), 400, "invalidSyntax");
      },
    },
  },
];
