import { urns } from "../model/model.js";
import { may, must, type Row, section } from "../requirement.js";
import { demand, demandRefusal, demandStatus, demandValue } from "../rows/demand.js";
import { skip } from "../rows/outcome.js";
import type { Made, Scim } from "../rows/scim.js";

/** Three users, created in the order bob, Ada, cyd. */
async function people(scim: Scim): Promise<readonly Made[]> {
  const mark = scim.mark();
  const has = new Set(scim.type("User").attributes.map(({ name }) => name));
  const own = (name: string, familyName: string, externalId: string) => ({
    userName: `${mark}-${name}@example.com`,
    externalId: `${mark}${externalId}`,
    ...(has.has("name") && { name: { familyName, givenName: "G" } }),
  });
  const emails = has.has("emails");
  return [
    await scim.user({
      ...own("bob", "Zuse", "b"),
      ...(emails && { emails: [{ value: `${mark}b@example.com`, type: "work" }] }),
    }),
    await scim.user({
      ...own("Ada", "Yao", "C"),
      ...(emails && {
        emails: [
          { value: `${mark}z@example.com`, type: "home" },
          { value: `${mark}a@example.com`, type: "work", primary: true },
        ],
      }),
    }),
    await scim.user({
      ...own("cyd", "Aho", "a"),
      ...(emails && { emails: [{ value: `${mark}c@example.com`, type: "work" }] }),
      [scim.text()]: "T",
    }),
  ];
}

async function listOf(scim: Scim): Promise<string> {
  if (!scim.model.features.sort) skip("the server does not support sorting");
  const made = await people(scim);
  return `${scim.type("User").endpoint}?${await scim.only(made)}`;
}

function namesIn(resources: unknown): string {
  if (!Array.isArray(resources)) return "";
  return resources
    .map(({ userName }) =>
      String(userName)
        .replace(/^.*-(\w+)@.*$/, "$1")
        .toLowerCase(),
    )
    .join(", ");
}

/** Checks the order of the three users. */
function orders(query: (scim: Scim) => string, wanted: readonly string[]): Row["run"] {
  return async (scim) => {
    const path = await listOf(scim);
    const heard = await scim.get(`${path}&${query(scim)}`);
    demandStatus(heard, 200);
    const found = namesIn(heard.body?.Resources);
    demand(wanted.includes(found), heard, `the order ${wanted.join(" or ")}`, `the order is ${found}`);
  };
}

/** RFC 7644 §3.4.2.3 and §3.4.3. */
export const sorting = [
  ...section(
    {
      document: "RFC 7644",
      section: "3.4.2.3",
      title: "Sorting",
      fix: "Sort the whole result before paging, by the case rule of the attribute.",
    },
    [
      must(
        "ascending",
        "`sortBy` sorts a list by an attribute, ascending by default",
        orders(() => "sortBy=userName", ["ada, bob, cyd"]),
      ),
      must(
        "descending",
        "`sortOrder=descending` reverses the order",
        orders(() => "sortBy=userName&sortOrder=descending", ["cyd, bob, ada"]),
      ),
      must("text-case", "Sorting of text is not case-sensitive unless the attribute is caseExact", async (scim) => {
        if (!scim.model.features.sort) skip("the server does not support sorting");
        const [text, mark] = [scim.text(1), scim.mark()];
        const { caseExact } = scim.type("User").attributes.find(({ name }) => name === text) ?? { caseExact: true };
        if (caseExact) skip(`${text} is caseExact`);
        const made = [];
        for (const [name, value] of [
          ["bob", "b"],
          ["ada", "a"],
          ["cyd", "C"],
        ])
          made.push(await scim.user({ userName: `${mark}-${name}@example.com`, [text]: value }));
        const heard = await scim.get(`${scim.type("User").endpoint}?${await scim.only(made)}&sortBy=${text}`);
        demandStatus(heard, 200);
        const found = namesIn(heard.body?.Resources);
        demand(found === "ada, bob, cyd", heard, "the order a, b, C", `the order is ${found}`);
      }),
      must("primary", "A multi-valued attribute is sorted by its primary value, or else the first", async (scim) => {
        scim.emails();
        await orders(() => "sortBy=emails.value", ["ada, bob, cyd"])(scim);
      }),
      must("sub-attribute", "A complex attribute is sorted by a sub-attribute", async (scim) => {
        if (!scim.type("User").attributes.some(({ name }) => name === "name")) skip("users have no name");
        await orders(() => "sortBy=name.familyName", ["cyd, ada, bob"])(scim);
      }),
      must(
        "missing-last",
        "Resources without a value come last in ascending order",
        orders((scim) => `sortBy=${scim.text()}`, ["cyd, bob, ada", "cyd, ada, bob"]),
      ),
      must(
        "missing-first",
        "Resources without a value come first in descending order",
        orders((scim) => `sortBy=${scim.text()}&sortOrder=descending`, ["bob, ada, cyd", "ada, bob, cyd"]),
      ),
      must("pages", "Sorting applies across pages", async (scim) => {
        const path = await listOf(scim);
        const seen = [];
        for (const at of [1, 2, 3]) {
          const heard = await scim.get(`${path}&sortBy=userName&count=1&startIndex=${at}`);
          seen.push(...(Array.isArray(heard.body?.Resources) ? heard.body.Resources : []));
          if (at === 3)
            demand(
              namesIn(seen) === "ada, bob, cyd",
              heard,
              "the order ada, bob, cyd over three pages",
              `the order is ${namesIn(seen)}`,
            );
        }
      }),
      must("dates", "Dates are sorted chronologically", async (scim) => {
        const path = await listOf(scim);
        const heard = await scim.get(`${path}&sortBy=meta.created`);
        demandStatus(heard, 200);
        const found: readonly number[] =
          heard.body?.Resources?.map((each: { readonly meta?: { readonly created?: string } }) =>
            Date.parse(each.meta?.created ?? ""),
          ) ?? [];
        demand(
          found.every((at, index) => index === 0 || (found[index - 1] ?? 0) <= at),
          heard,
          "meta.created in ascending order",
        );
      }),
    ],
  ),
  ...section(
    {
      document: "RFC 7644",
      section: "3.4.3",
      title: "Querying by POST",
      fix: "Accept a SearchRequest at /.search with the members filter, attributes, sortBy, startIndex and count.",
    },
    [
      must("type", "A SearchRequest to `/.search` of a resource type returns a list of that type", async (scim) => {
        const made = await scim.user();
        const heard = await search(scim, scim.type("User").endpoint, {
          filter: `userName eq ${JSON.stringify(made.body.userName)}`,
          attributes: ["userName"],
          startIndex: 1,
          count: 10,
        });
        demandStatus(heard, 200);
        demandValue(heard, "schemas", heard.body?.schemas, [urns.list]);
        demandValue(heard, "totalResults", heard.body?.totalResults, 1);
        demandValue(heard, "userName", heard.body?.Resources?.[0]?.userName, made.body.userName);
        demandValue(heard, "meta", heard.body?.Resources?.[0]?.meta, undefined);
      }),
      must("root", "A SearchRequest to `/.search` at the root finds resources of every type", async (scim) => {
        const displayName = scim.mark();
        if (!scim.type("User").attributes.some(({ name }) => name === "displayName")) skip("users have no displayName");
        const made = [await scim.user({ displayName }), await scim.group({ displayName })];
        const heard = await search(scim, "", { filter: `displayName eq "${displayName}"` });
        demandValue(
          heard,
          "ids",
          heard.body?.Resources?.map(({ id }: { readonly id: unknown }) => id),
          made.map(({ id }) => id),
        );
      }),
      must("pages", "A SearchRequest sorts and pages like the parameters of a GET", async (scim) => {
        if (!scim.model.features.sort) skip("the server does not support sorting");
        const made = await people(scim);
        const filter = made.map(({ body }) => `userName eq ${JSON.stringify(body.userName)}`).join(" or ");
        const heard = await search(scim, scim.type("User").endpoint, {
          filter,
          sortBy: "userName",
          sortOrder: "descending",
          count: 1,
          startIndex: 2,
        });
        demandStatus(heard, 200);
        demand(
          namesIn(heard.body?.Resources) === "bob",
          heard,
          "bob alone",
          `it finds ${namesIn(heard.body?.Resources)}`,
        );
        demandValue(heard, "startIndex", heard.body?.startIndex, 2);
      }),
      must("excluded", "A SearchRequest omits the attributes in `excludedAttributes`", async (scim) => {
        const made = await scim.user();
        const heard = await search(scim, scim.type("User").endpoint, {
          filter: `userName eq ${JSON.stringify(made.body.userName)}`,
          excludedAttributes: ["meta"],
        });
        demandValue(heard, "id", heard.body?.Resources?.[0]?.id, made.id);
        demandValue(heard, "meta", heard.body?.Resources?.[0]?.meta, undefined);
      }),
      may(
        "malformed",
        "A search body that is not a SearchRequest is refused with `invalidSyntax`",
        async (scim) => {
          await search(scim, scim.type("User").endpoint, { count: 0 });
          const path = `${scim.type("User").endpoint}/.search`;
          for (const body of [{ filter: "userName pr" }, "[]"])
            demandRefusal(await scim.post(path, body), 400, "invalidSyntax");
        },
        { reads: true },
      ),
    ],
  ),
];

/** Sends a SearchRequest. Skips the check if the server does not serve them. */
async function search(scim: Scim, endpoint: string, own: object) {
  const heard = await scim.post(`${endpoint}/.search`, { schemas: [urns.search], ...own });
  if ([404, 405, 501].includes(heard.status)) skip(`the server does not serve ${endpoint}/.search, which is optional`);
  return heard;
}
