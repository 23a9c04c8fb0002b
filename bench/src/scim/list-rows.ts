import type { Row } from "../suite.js";
import type { ScimBench } from "./scim-bench.js";

const pageSize = 1_000;

/** Rows that read lists of users. */
export function createListRows(bench: ScimBench): readonly Row[] {
  const { users } = bench;
  const [far, count] = [Math.floor(users * 0.9) + 1, users.toLocaleString("en")];
  return [
    {
      name: `Page of 100 at place ${far.toLocaleString("en")} of ${count}, relative to the first page`,
      unit: "times",
      rounds: 9,
      contenders: [{ name: "Rollcall", sample: () => compareJump(bench, far) }],
      goals: [{ limit: 8 }],
    },
    {
      name: `List ${count} users in pages of 1,000: last 100 pages, relative to the first 100`,
      unit: "times",
      rounds: 1,
      contenders: [{ name: "Rollcall", sample: () => crawl(bench) }],
      goals: [{ limit: 1.3 }],
    },
  ];
}

async function compareJump({ client }: ScimBench, far: number): Promise<number> {
  const time = (startIndex: number) => client.time("GET", `/scim/v2/Users?startIndex=${startIndex}&count=100`, 200);
  let [near, away] = [0, 0];
  for (let turn = 0; turn < 20; turn += 1) {
    near += await time(1);
    away += await time(far);
  }
  return away / near;
}

/** Reads every page in order, and checks that each user appears once and that all totals are correct. */
async function crawl({ client, users }: ScimBench): Promise<number> {
  const times: number[] = [];
  const ids = new Set<string>();
  let [seen, total, last] = [0, users, ""];
  while (seen < total) {
    const path = `/scim/v2/Users?startIndex=${seen + 1}&count=${pageSize}`;
    const started = performance.now();
    const page = readPage(await client.ask("GET", path, 200));
    times.push(performance.now() - started);
    if (seen > 0 && page.totalResults !== total)
      throw new Error(`totalResults is ${page.totalResults}, expected ${total}`);
    total = page.totalResults;
    seen += page.Resources.length;
    for (const { id, meta } of page.Resources) {
      // Answers contain whole seconds, so the order of users created within the same second is not checked.
      if (meta.created < last || ids.has(id)) throw new Error(`${id} of ${meta.created} comes after ${last}`);
      ids.add(id);
      last = meta.created;
    }
  }
  if (total < users || seen !== total) throw new Error(`read ${seen} of ${total} users`);
  const part = Math.min(100, Math.floor(times.length / 2));
  return sum(times.slice(-part - 1, -1)) / sum(times.slice(0, part));
}

interface ListPage {
  readonly totalResults: number;
  readonly Resources: readonly { readonly id: string; readonly meta: { readonly created: string } }[];
}

function readPage(body: unknown): ListPage {
  if (typeof body !== "object" || body === null || !("Resources" in body))
    throw new Error("the answer is not a list response");
  // The caller checks the contents.
  return body as unknown as ListPage;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
