import { expect } from "vitest";
import { expectError, type Heard, type ScimClient, urns, valuesOf } from "../kit/scim-client.js";
import type { Section } from "./section.js";

const file = "cursors.ts";
const names = ["ada", "bob", "cyd", "dan", "eve"];

async function fiveUsers({ user }: ScimClient): Promise<void> {
  for (const userName of names) await user({ userName });
}

/** Reads all pages of a list with `nextCursor`. */
async function crawl({ get }: ScimClient, query: string): Promise<readonly Heard[]> {
  const pages = [await get(`/Users?cursor&${query}`)];
  for (let cursor = pages[0]?.body.nextCursor; cursor !== undefined; cursor = pages.at(-1)?.body.nextCursor)
    pages.push(await get(`/Users?cursor=${encodeURIComponent(cursor)}&${query}`));
  return pages;
}

/** RFC 9865. */
export const cursors: readonly Section[] = [
  {
    document: "RFC 9865",
    section: "2",
    title: "Pages by cursor",
    file,
    must: {
      "An empty `cursor` requests the first page, which has `nextCursor` if there are more pages": async (scim) => {
        await fiveUsers(scim);
        for (const query of ["cursor&count=2", "cursor=&count=2"]) {
          const { status, body } = await scim.get(`/Users?${query}`);
          expect([status, body.totalResults, body.Resources.length]).toEqual([200, 5, 2]);
          expect(body.nextCursor).toMatch(/./);
        }
      },
      "Following `nextCursor` finds every resource once": async (scim) => {
        await fiveUsers(scim);
        const pages = await crawl(scim, "count=2");
        expect(pages.map(({ body }) => body.Resources.length)).toEqual([2, 2, 1]);
        expect(pages.flatMap((page) => valuesOf(page, "userName")).sort()).toEqual(names);
      },
      "The last page has no `nextCursor`": async (scim) => {
        await fiveUsers(scim);
        const pages = await crawl(scim, "count=2");
        expect("nextCursor" in (pages.at(-1)?.body ?? {})).toBe(false);
        expect("nextCursor" in (await scim.get("/Users?cursor&count=5")).body).toBe(false);
      },
      "Pages by cursor apply filters and sorting": async (scim) => {
        await fiveUsers(scim);
        const query = `count=2&sortBy=userName&sortOrder=descending&filter=${encodeURIComponent('userName gt "ada"')}`;
        const pages = await crawl(scim, query);
        expect(pages.flatMap((page) => valuesOf(page, "userName"))).toEqual(["eve", "dan", "cyd", "bob"]);
        expect(pages.map(({ body }) => body.totalResults)).toEqual([4, 4]);
      },
      "Cursors contain no characters that URLs escape": async (scim) => {
        await fiveUsers(scim);
        expect((await scim.get("/Users?cursor&count=2")).body.nextCursor).toMatch(/^[A-Za-z0-9._~-]+$/);
      },
      "A list by cursor has no `startIndex`": async (scim) => {
        await fiveUsers(scim);
        expect("startIndex" in (await scim.get("/Users?cursor&count=2")).body).toBe(false);
      },
    },
  },
  {
    document: "RFC 9865",
    section: "2.1",
    title: "Errors of pages by cursor",
    file,
    must: {
      "An invalid or altered cursor is refused with `invalidCursor`": async (scim) => {
        await fiveUsers(scim);
        const { nextCursor } = (await scim.get("/Users?cursor&count=2")).body;
        for (const cursor of ["x", `${nextCursor}x`, nextCursor.slice(1), nextCursor.slice(0, -1)])
          expectError(await scim.get(`/Users?count=2&cursor=${cursor}`), 400, "invalidCursor");
      },
      "A cursor of another query is refused with `invalidCursor`": async (scim) => {
        await fiveUsers(scim);
        const { nextCursor } = (await scim.get("/Users?cursor&count=2")).body;
        const filter = encodeURIComponent("userName pr");
        expectError(await scim.get(`/Users?cursor=${nextCursor}&filter=${filter}`), 400, "invalidCursor");
        expectError(await scim.get(`/Groups?cursor=${nextCursor}`), 400, "invalidCursor");
      },
      "A `count` that is not a number is refused with `invalidCount`": async ({ get }) => {
        expectError(await get("/Users?cursor&count=many"), 400, "invalidCount");
      },
    },
  },
  {
    document: "RFC 9865",
    section: "3",
    title: "Pages by cursor of a search",
    file,
    must: {
      "A SearchRequest with `cursor` returns pages like a GET": async (scim) => {
        await fiveUsers(scim);
        const first = await scim.post("/Users/.search", { schemas: [urns.search], cursor: "", count: 3 });
        const { nextCursor: cursor } = first.body;
        const second = await scim.post("/Users/.search", { schemas: [urns.search], cursor, count: 3 });
        expect([...valuesOf(first, "userName"), ...valuesOf(second, "userName")].sort()).toEqual(names);
        expect("nextCursor" in second.body).toBe(false);
      },
    },
  },
  {
    document: "RFC 9865",
    section: "4",
    title: "Advertising",
    file,
    must: {
      "`pagination` in the configuration lists support of `cursor` and `index`": async ({ get }) => {
        const { pagination } = (await get("/ServiceProviderConfig")).body;
        expect(pagination).toMatchObject({ cursor: true, index: true });
      },
      "Page sizes are as advertised": async ({ get, post }) => {
        const { defaultPageSize, maxPageSize } = (await get("/ServiceProviderConfig")).body.pagination;
        const Operations = Array.from({ length: maxPageSize + 1 }, (_each, at) => ({
          method: "POST",
          path: "/Users",
          bulkId: `b${at}`,
          data: { schemas: [urns.user], userName: `user${at}` },
        }));
        await post("/Bulk", { schemas: [urns.bulk], Operations });
        expect((await get("/Users?cursor")).body.Resources).toHaveLength(defaultPageSize);
        expect((await get("/Users?cursor&count=100000")).body.Resources).toHaveLength(maxPageSize);
        expect((await get("/Users?count=100000")).body.Resources).toHaveLength(maxPageSize);
      },
    },
  },
];
