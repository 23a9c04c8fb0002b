import type { Heard } from "../http/heard.js";
import { urns } from "../model/model.js";
import { must, type Row, section } from "../requirement.js";
import { demand, demandRefusal, demandStatus, demandValue } from "../rows/demand.js";
import { skip } from "../rows/outcome.js";
import type { Made, Scim } from "../rows/scim.js";
import { fillBeyond } from "./discovery.js";

/** Creates five users. Returns the path of a list of only these. Skips the check if the server does not page by cursor. */
async function fiveUsers(scim: Scim): Promise<{ readonly made: readonly Made[]; readonly path: string }> {
  needsCursor(scim);
  const made = [];
  for (let n = 0; n < 5; n += 1) made.push(await scim.user());
  return { made, path: `${scim.type("User").endpoint}?${await scim.only(made)}` };
}

function needsCursor({ model }: Scim): void {
  if (!model.features.cursor) skip("the server does not page by cursor");
}

function idsOf({ body }: Heard): readonly unknown[] {
  return Array.isArray(body?.Resources) ? body.Resources.map(({ id }: { readonly id: unknown }) => id) : [];
}

/** Reads all pages with `nextCursor`, at most twenty. */
async function crawl(scim: Scim, path: string): Promise<readonly [Heard, ...Heard[]]> {
  const first = await scim.get(`${path}&cursor`);
  const pages: [Heard, ...Heard[]] = [first];
  for (
    let cursor = first.body?.nextCursor;
    cursor !== undefined && pages.length < 20;
    cursor = pages.at(-1)?.body?.nextCursor
  )
    pages.push(await scim.get(`${path}&cursor=${encodeURIComponent(cursor)}`));
  return pages;
}

/** Checks something with the first page of two of five users. */
function withFirst(check: (scim: Scim, first: Heard, path: string) => Promise<void>): Row["run"] {
  return async (scim) => {
    const { path } = await fiveUsers(scim);
    const first = await scim.get(`${path}&cursor&count=2`);
    demandStatus(first, 200);
    demand(typeof first.body?.nextCursor === "string", first, "nextCursor");
    await check(scim, first, path);
  };
}

/** RFC 9865. */
export const cursors = [
  ...section(
    {
      document: "RFC 9865",
      section: "2",
      title: "Pages by cursor",
      fix: "Answer cursor with a page and nextCursor; omit nextCursor on the last page.",
    },
    [
      must(
        "first",
        "An empty `cursor` requests the first page, which has `nextCursor` if there are more pages",
        async (scim) => {
          const { path } = await fiveUsers(scim);
          for (const query of ["cursor&count=2", "cursor=&count=2"]) {
            const heard = await scim.get(`${path}&${query}`);
            demandStatus(heard, 200);
            demand(idsOf(heard).length <= 2 && idsOf(heard).length > 0, heard, "1 or 2 resources");
            demand(typeof heard.body?.nextCursor === "string" && heard.body.nextCursor !== "", heard, "nextCursor");
          }
        },
      ),
      must("every-resource", "Following `nextCursor` finds every resource once", async (scim) => {
        const { made, path } = await fiveUsers(scim);
        const pages = await crawl(scim, `${path}&count=2`);
        demandValue(
          pages[0],
          "ids of all pages",
          pages.flatMap(idsOf),
          made.map(({ id }) => id),
        );
      }),
      must("last", "The last page has no `nextCursor`", async (scim) => {
        const { path } = await fiveUsers(scim);
        const heard = await scim.get(`${path}&cursor&count=5`);
        demandStatus(heard, 200);
        if (idsOf(heard).length < 5) skip("the server gives smaller pages");
        demandValue(heard, "nextCursor", heard.body?.nextCursor, undefined);
      }),
      must("filter-and-sort", "Pages by cursor apply filters and sorting", async (scim) => {
        if (!scim.model.features.sort) skip("the server does not support sorting");
        const { made, path } = await fiveUsers(scim);
        const pages = await crawl(scim, `${path}&count=2&sortBy=userName&sortOrder=descending`);
        const wanted = made
          .map(({ body }) => body.userName)
          .sort()
          .reverse();
        const found = pages.flatMap(({ body }) =>
          (body?.Resources ?? []).map(({ userName }: { readonly userName: unknown }) => userName),
        );
        demand(
          found.join() === wanted.join(),
          pages[0],
          `the order ${wanted.join(", ")}`,
          `the order is ${found.join(", ")}`,
        );
      }),
      must(
        "characters",
        "Cursors contain no characters that URLs escape",
        withFirst(async (_scim, first) => {
          demand(/^[A-Za-z0-9._~-]+$/.test(first.body.nextCursor), first, "a cursor of unreserved characters");
        }),
      ),
      must(
        "no-start-index",
        "A list by cursor has no `startIndex`",
        withFirst(async (_scim, first) => {
          demandValue(first, "startIndex", first.body?.startIndex, undefined);
        }),
      ),
    ],
  ),
  ...section(
    {
      document: "RFC 9865",
      section: "2.1",
      title: "Errors of pages by cursor",
      fix: "Sign cursors and bind them to the query; answer 400 with the scimType of the RFC.",
    },
    [
      must(
        "invalid",
        "An invalid or altered cursor is refused with `invalidCursor`",
        withFirst(async (scim, first, path) => {
          for (const cursor of ["x", `${first.body.nextCursor}x`])
            demandRefusal(await scim.get(`${path}&count=2&cursor=${encodeURIComponent(cursor)}`), 400, "invalidCursor");
        }),
      ),
      must(
        "other-query",
        "A cursor of another query is refused with `invalidCursor`",
        withFirst(async (scim, first) => {
          const filter = encodeURIComponent("userName pr");
          demandRefusal(
            await scim.get(
              `${scim.type("User").endpoint}?cursor=${encodeURIComponent(first.body.nextCursor)}&filter=${filter}`,
            ),
            400,
            "invalidCursor",
          );
        }),
      ),
      must(
        "count",
        "A `count` that is not a number is refused with `invalidCount`",
        async (scim) => {
          needsCursor(scim);
          demandRefusal(await scim.get(`${scim.type("User").endpoint}?cursor&count=many`), 400, "invalidCount");
        },
        { reads: true },
      ),
    ],
  ),
  ...section(
    {
      document: "RFC 9865",
      section: "3",
      title: "Pages by cursor of a search",
      fix: "Accept cursor and count in a SearchRequest, like in a GET.",
    },
    [
      must("search", "A SearchRequest with `cursor` returns pages like a GET", async (scim) => {
        const { made, path } = await fiveUsers(scim);
        const filter = new URLSearchParams(path.slice(path.indexOf("?"))).get("filter");
        const at = `${scim.type("User").endpoint}/.search`;
        const ask = { schemas: [urns.search], ...(filter !== null && { filter }), count: 3 };
        const first = await scim.post(at, { ...ask, cursor: "" });
        if ([404, 405, 501].includes(first.status)) skip("the server does not serve /.search, which is optional");
        const second = await scim.post(at, { ...ask, cursor: first.body?.nextCursor });
        demandStatus(second, 200);
        demandValue(
          second,
          "ids",
          [...idsOf(first), ...idsOf(second)],
          made.map(({ id }) => id),
        );
      }),
    ],
  ),
  ...section(
    {
      document: "RFC 9865",
      section: "4",
      title: "Advertising",
      fix: "Set cursor and index in pagination, and the page sizes that the server applies.",
    },
    [
      must(
        "pagination",
        "`pagination` in the configuration lists support of `cursor` and `index`",
        async ({ model: { config } }) => {
          const pagination = config.body?.pagination;
          if (pagination === undefined) skip("the server does not advertise RFC 9865");
          demand(
            typeof pagination?.cursor === "boolean" && typeof pagination.index === "boolean",
            config,
            "pagination.cursor and pagination.index as booleans",
            `pagination is ${JSON.stringify(pagination)}`,
          );
        },
        { reads: true },
      ),
      must("page-sizes", "Page sizes are as advertised", async (scim) => {
        needsCursor(scim);
        const { defaultPageSize, maxPageSize } = scim.model.config.body.pagination;
        if (typeof maxPageSize !== "number") skip("the server does not advertise maxPageSize");
        const { endpoint } = scim.type("User");
        await fillBeyond(scim, maxPageSize, `${endpoint}?count=1`);
        const most = await scim.get(`${endpoint}?cursor&count=100000`);
        demand(
          idsOf(most).length <= maxPageSize,
          most,
          `at most ${maxPageSize} resources`,
          `${idsOf(most).length} resources`,
        );
        if (typeof defaultPageSize !== "number") return;
        const usual = await scim.get(`${endpoint}?cursor`);
        demand(
          idsOf(usual).length === defaultPageSize,
          usual,
          `${defaultPageSize} resources`,
          `${idsOf(usual).length} resources`,
        );
      }),
    ],
  ),
];
