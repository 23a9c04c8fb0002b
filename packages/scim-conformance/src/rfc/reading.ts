import { urns } from "../model/model.js";
import { may, must, section } from "../requirement.js";
import { demand, demandRefusal, demandStatus, demandValue } from "../rows/demand.js";
import { skip } from "../rows/outcome.js";
import { attributesOfLists } from "./lists.js";

/** RFC 7644 §3.4.1, §3.4.2 and §3.4.2.1. */
export const reading = [
  ...section(
    {
      document: "RFC 7644",
      section: "3.4.1",
      title: "Retrieving a known resource",
      fix: "Answer 200 and the resource, or 404 if it does not exist at this endpoint.",
    },
    [
      must("known", "A GET of an existing resource answers 200 and the resource", async (scim) => {
        const { path, body } = await scim.user();
        const heard = await scim.get(path);
        demandStatus(heard, 200);
        demandValue(heard, "id", heard.body?.id, body.id);
        demandValue(heard, "userName", heard.body?.userName, body.userName);
      }),
      must(
        "unknown",
        "A GET of an unknown identifier answers 404",
        async (scim) => {
          for (const type of scim.model.types) demandStatus(await scim.get(scim.unknown(type)), 404);
        },
        { reads: true },
      ),
      must("other-type", "A resource is available only at the endpoint of its type", async (scim) => {
        const { id } = await scim.user();
        demandStatus(await scim.get(`${scim.type("Group").endpoint}/${encodeURIComponent(id)}`), 404);
      }),
    ],
  ),
  ...section(
    {
      document: "RFC 7644",
      section: "3.4.2",
      title: "Querying resources",
      fix: "Answer a query with a ListResponse, also if it is empty.",
    },
    [
      must("list-response", "A list is a ListResponse with `schemas`, `totalResults` and `Resources`", async (scim) => {
        await scim.user();
        const heard = await scim.get(scim.type("User").endpoint);
        demandStatus(heard, 200);
        demandValue(heard, "schemas", heard.body?.schemas, [urns.list]);
        demand(typeof heard.body?.totalResults === "number", heard, "totalResults as a number");
        demand(Array.isArray(heard.body?.Resources) && heard.body.Resources.length > 0, heard, "Resources as a list");
      }),
      must(
        "nothing",
        "A query that finds nothing answers 200 with `totalResults` 0",
        async (scim) => {
          const heard = await scim.filter(scim.type("User"), `userName eq "${scim.mark()}"`);
          demandStatus(heard, 200);
          demandValue(heard, "totalResults", heard.body?.totalResults, 0);
          demandValue(heard, "Resources", heard.body?.Resources, []);
        },
        { reads: true },
      ),
      must("own-type", "The endpoint of a resource type lists only resources of that type", async (scim) => {
        const [user, group] = [await scim.user(), await scim.group()];
        const heard = await scim.get(user.type.endpoint);
        const others = heard.body?.Resources?.filter(
          (each: { readonly id: unknown; readonly meta?: { readonly resourceType?: unknown } }) =>
            each.id === group.id || (each.meta?.resourceType ?? "User") !== "User",
        );
        demandValue(heard, "resources of other types", others, []);
      }),
      must("partial", "A partial list has `startIndex` and `itemsPerPage`", async (scim) => {
        const query = await scim.only([await scim.user(), await scim.user(), await scim.user()]);
        const heard = await scim.get(`${scim.type("User").endpoint}?${query}&startIndex=1&count=2`);
        if (heard.body?.Resources?.length === 3) skip("the server does not page");
        demandValue(heard, "startIndex", heard.body?.startIndex, 1);
        demandValue(heard, "itemsPerPage", heard.body?.itemsPerPage, heard.body?.Resources?.length);
        demandValue(heard, "totalResults", heard.body?.totalResults, 3);
      }),
    ],
  ),
  ...section(
    {
      document: "RFC 7644",
      section: "3.4.2.1",
      title: "Query endpoints",
      fix: "Search every resource type at the base URL; an attribute that a type lacks has no value.",
    },
    [
      must("root", "A query of the root finds resources of every type", async (scim) => {
        const made = [];
        for (const type of scim.model.types) made.push(await scim.make(type));
        const heard = await root(scim, made.map(({ id }) => `id eq ${JSON.stringify(id)}`).join(" or "));
        const ids: readonly unknown[] = heard.body?.Resources?.map((each: { readonly id: unknown }) => each.id) ?? [];
        demand(
          made.every(({ id }) => ids.includes(id)),
          heard,
          `the resources ${made.map(({ id }) => id).join(", ")}`,
        );
      }),
      must(
        "missing-attribute",
        "In a query of several types, an attribute that a type lacks has no value",
        async (scim) => {
          const [user, group] = [await scim.user(), await scim.group()];
          const heard = await root(
            scim,
            `userName eq ${JSON.stringify(user.body.userName)} or displayName eq ${JSON.stringify(group.body.displayName)}`,
          );
          demandStatus(heard, 200);
          const ids: readonly unknown[] = heard.body?.Resources?.map((each: { readonly id: unknown }) => each.id) ?? [];
          demand(ids.includes(user.id) && ids.includes(group.id), heard, "the user and the group");
        },
      ),
      must("resource-type", "A query of the root filters by `meta.resourceType`", async (scim) => {
        const [user, group] = [await scim.user(), await scim.group()];
        const either = [user, group].map(({ id }) => `id eq ${JSON.stringify(id)}`).join(" or ");
        const heard = await root(scim, `meta.resourceType eq "Group" and (${either})`);
        demandValue(
          heard,
          "ids",
          heard.body?.Resources?.map((each: { readonly id: unknown }) => each.id),
          [group.id],
        );
      }),
    ],
  ),
  ...attributesOfLists,
  ...section(
    {
      document: "RFC 7644",
      section: "3.9",
      title: "Additional operation response parameters",
      fix: "Apply attributes and excludedAttributes to the answers to writes, too.",
    },
    [
      must("attributes", "`attributes` also applies to answers to POST, PUT and PATCH", async (scim) => {
        const [one, two] = [scim.text(0), scim.text(1)];
        const body = scim.userBody({ [one]: "1", [two]: "2" });
        const made = await scim.post(`${scim.type("User").endpoint}?attributes=${one}`, body);
        demandStatus(made, 201);
        const path = `${scim.type("User").endpoint}/${made.body?.id}`;
        const replaced = await scim.put(`${path}?attributes=${one}`, body);
        for (const heard of [made, replaced]) {
          demandValue(heard, one, heard.body?.[one], "1");
          demandValue(heard, two, heard.body?.[two], undefined);
        }
        const changed = await scim.patch(`${path}?attributes=${one}`, { op: "replace", path: one, value: "3" });
        if (changed.status !== 200) return;
        demandValue(changed, one, changed.body?.[one], "3");
        demandValue(changed, two, changed.body?.[two], undefined);
      }),
      must("excluded", "`excludedAttributes` also applies to answers to writes", async (scim) => {
        const one = scim.text();
        const heard = await scim.post(
          `${scim.type("User").endpoint}?excludedAttributes=${one}`,
          scim.userBody({ [one]: "1" }),
        );
        demandStatus(heard, 201);
        demandValue(heard, one, heard.body?.[one], undefined);
        demand(heard.body?.userName !== undefined, heard, "userName");
      }),
    ],
  ),
  ...section(
    {
      document: "RFC 7644",
      section: "3.4.2.4",
      title: "Pagination",
      fix: "Apply startIndex and count to the whole result, and count totalResults before paging.",
    },
    [
      must("start-index", "`startIndex` counts from 1", async (scim) => {
        const query = await threeUsers(scim);
        const [all, second] = [await scim.get(query), await scim.get(`${query}&startIndex=2`)];
        if (second.body?.Resources?.length === 3) skip("the server does not page");
        demandValue(second, "ids", idsOf(second), idsOf(all).slice(1));
        demandValue(second, "startIndex", second.body?.startIndex, 2);
      }),
      must("start-below-1", "A `startIndex` below 1 means 1", async (scim) => {
        const query = await threeUsers(scim);
        for (const startIndex of [0, -5]) {
          const heard = await scim.get(`${query}&startIndex=${startIndex}`);
          demandStatus(heard, 200);
          demandValue(heard, "number of resources", idsOf(heard).length, 3);
        }
      }),
      must("count", "No page has more than `count` resources", async (scim) => {
        const heard = await scim.get(`${await threeUsers(scim)}&count=2`);
        demandStatus(heard, 200);
        demand(idsOf(heard).length <= 2, heard, "at most 2 resources", `${idsOf(heard).length} resources`);
        demandValue(heard, "totalResults", heard.body?.totalResults, 3);
      }),
      must("negative-count", "A negative `count` means 0", async (scim) => {
        const heard = await scim.get(`${await threeUsers(scim)}&count=-1`);
        demandStatus(heard, 200);
        demandValue(heard, "Resources", heard.body?.Resources, []);
      }),
      must("count-0", "A `count` of 0 returns the total and no resources", async (scim) => {
        const heard = await scim.get(`${await threeUsers(scim)}&count=0`);
        demandStatus(heard, 200);
        demandValue(heard, "totalResults", heard.body?.totalResults, 3);
        demandValue(heard, "Resources", heard.body?.Resources, []);
      }),
      must("pages", "Consecutive pages contain every resource once, with the same `totalResults`", async (scim) => {
        const query = await threeUsers(scim);
        const wanted = idsOf(await scim.get(query));
        const seen = [];
        for (const startIndex of [1, 2, 3]) {
          const heard = await scim.get(`${query}&count=1&startIndex=${startIndex}`);
          demandValue(heard, "totalResults", heard.body?.totalResults, 3);
          seen.push(...idsOf(heard));
          if (startIndex === 3) demandValue(heard, "ids of all pages", seen, wanted);
        }
      }),
      may("after-end", "A page after the end is empty and has the total", async (scim) => {
        const heard = await scim.get(`${await threeUsers(scim)}&startIndex=10`);
        demandStatus(heard, 200);
        demandValue(heard, "totalResults", heard.body?.totalResults, 3);
        demandValue(heard, "Resources", heard.body?.Resources, []);
      }),
      may(
        "not-a-number",
        "A `count` or `startIndex` that is not a number is refused",
        async (scim) => {
          for (const query of ["count=many", "startIndex=one"])
            demandRefusal(await scim.get(`${scim.type("User").endpoint}?${query}`), 400);
        },
        { reads: true },
      ),
    ],
  ),
];

type Client = Parameters<Parameters<typeof must>[2]>[0];

/** Queries the root. Skips the check if the server does not serve it. */
async function root(scim: Client, filter: string) {
  if (!scim.model.features.filter) skip("the server does not support filters");
  const heard = await scim.get(`/?filter=${encodeURIComponent(filter)}`);
  if ([403, 404, 405, 501].includes(heard.status))
    skip("the server does not serve queries of the root, which are optional");
  return heard;
}

/** Creates three users. Returns the path of a list of only these. */
async function threeUsers(scim: Client): Promise<string> {
  const made = [await scim.user(), await scim.user(), await scim.user()];
  return `${scim.type("User").endpoint}?${await scim.only(made)}`;
}

function idsOf({
  body,
}: {
  readonly body: { readonly Resources?: readonly { readonly id: unknown }[] } | undefined;
}): readonly unknown[] {
  return Array.isArray(body?.Resources) ? body.Resources.map(({ id }) => id) : [];
}
