import type { Row } from "../suite.js";
import type { ScimBench } from "./scim-suite.js";

const pageSize = 1_000;

/** Reading lists of users. */
export function createListRows(bench: ScimBench): readonly Row[] {
  const { users } = bench;
  const [far, count] = [Math.floor(users * 0.9) + 1, users.toLocaleString("en")];
  return [
    {
      name: `A page of 100 from place ${far.toLocaleString("en")} of ${count} on, beside the first page`,
      unit: "times",
      rounds: 9,
      contenders: [{ name: "Rollcall", sample: () => compareJump(bench, far) }],
      goals: [{ limit: 8 }],
    },
    {
      name: `All ${count} users by pages of 1,000: the last hundred pages beside the first`,
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

/** Reads every page, in order, and sees to it that each user came once and that every total is right. */
async function crawl({ client, users }: ScimBench): Promise<number> {
  const times: number[] = [];
  const ids = new Set<string>();
  let [seen, total, last] = [0, users, ""];
  while (seen < total) {
    const path = `/scim/v2/Users?startIndex=${seen + 1}&count=${pageSize}`;
    const started = performance.now();
    const page = readPage(await client.ask("GET", path, 200));
    times.push(performance.now() - started);
    if (seen > 0 && page.totalResults !== total) throw new Error(`a total of ${page.totalResults}, not ${total}`);
    total = page.totalResults;
    seen += page.Resources.length;
    for (const { id, meta } of page.Resources) {
      // Answers show whole seconds, so users of one second may stand in any order here.
      if (meta.created < last || ids.has(id)) throw new Error(`${id} of ${meta.created} comes after ${last}`);
      ids.add(id);
      last = meta.created;
    }
  }
  if (total < users || seen !== total) throw new Error(`${seen} users of ${total}`);
  const part = Math.min(100, Math.floor(times.length / 2));
  return sum(times.slice(-part - 1, -1)) / sum(times.slice(0, part));
}

interface ListPage {
  readonly totalResults: number;
  readonly Resources: readonly { readonly id: string; readonly meta: { readonly created: string } }[];
}

function readPage(body: unknown): ListPage {
  if (typeof body !== "object" || body === null || !("Resources" in body)) throw new Error("no list response");
  // Whether it is one is what the rows find out.
  return body as unknown as ListPage;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
