import { join } from "node:path";
import { toRequest } from "../served/connection.js";
import { adminToken } from "../served/directory.js";
import { underLoad } from "../served/load.js";
import { type RunningServer, runServer } from "../served/run-server.js";
import type { Contender, Goal, Row, SuiteOptions } from "../suite.js";
import { createScimClient, type ScimClient } from "./scim-client.js";

const users = 10_000;
const members = 5_000;
const chunk = 1_000;
const urn = "urn:ietf:params:scim:schemas:core:2.0:Group";
const patchOp = "urn:ietf:params:scim:api:messages:2.0:PatchOp";
const peer = "scimmy-routers";
const goals: readonly Goal[] = [{ against: peer, limit: 5 }];
const token = adminToken;

/** Compares the example of a custom SCIM service with the same service built on scimmy. Both use Express and the same stores. */
export async function createExampleRows(folder: string, onClose: SuiteOptions["onClose"]): Promise<readonly Row[]> {
  const start = async (...args: readonly [string, ...string[]]) => {
    const server = await runServer(...args);
    onClose(() => server.stop());
    return server;
  };
  const [own, other] = [await start("example", token, `${users}`), await start("scimmy-example", token, `${users}`)];
  const ownOnDisk = await start("example", token, `${users}`, join(folder, "example.db"));
  const otherOnDisk = await start("scimmy-example", token, `${users}`, join(folder, "scimmy-example.db"));
  const clients = [
    createScimClient(own.url),
    createScimClient(other.url),
    createScimClient(ownOnDisk.url),
    createScimClient(otherOnDisk.url),
  ] as const;
  for (const client of clients) onClose(async () => client.close());
  const [ownIds, otherIds] = [await idsOf(clients[0]), Array.from({ length: users }, (_each, at) => `U${at}`)];
  const get = (ids: readonly string[]) => () => toRequest("GET", `/scim/v2/Users/${anyOf(ids)}`, { token });
  const [filter, count] = [encodeURIComponent('displayName co "99" and active eq true'), users.toLocaleString("en")];
  const found = `/scim/v2/Users?filter=${filter}&count=100`;
  return [
    {
      name: "Example in a Map: GET one user",
      unit: "nanoseconds",
      rounds: 9,
      contenders: pair(load(own, get(ownIds)), load(other, get(otherIds))),
      goals,
    },
    {
      name: `Example in a Map: filter 100 of ${count} users`,
      unit: "milliseconds",
      rounds: 3,
      contenders: pair(
        () => clients[0].time("GET", found, 200),
        () => clients[1].time("GET", found, 200),
      ),
      goals,
    },
    {
      name: `Example in SQLite: filter 100 of ${count} users`,
      unit: "milliseconds",
      rounds: 3,
      contenders: pair(
        () => clients[2].time("GET", found, 200),
        () => clients[3].time("GET", found, 200),
      ),
      goals,
    },
    {
      name: "Example in a Map: PATCH a user's title",
      unit: "nanoseconds",
      rounds: 9,
      contenders: pair(load(own, patch(ownIds)), load(other, patch(otherIds))),
      goals,
    },
    {
      name: `Example in a Map: push a group of ${members.toLocaleString("en")} members, ${chunk.toLocaleString("en")} at a time`,
      unit: "milliseconds",
      rounds: 3,
      contenders: pair(
        () => push(clients[0], ownIds),
        () => push(clients[1], otherIds),
      ),
      goals,
    },
  ];
}

function pair(own: Contender["sample"], other: Contender["sample"]): Row["contenders"] {
  return [
    { name: "Rollcall", sample: own },
    { name: peer, sample: other },
  ];
}

function load({ url }: RunningServer, next: () => Buffer): () => Promise<number> {
  return underLoad({ url, next, status: 200 });
}

let titles = 0;

function patch(ids: readonly string[]): () => Buffer {
  return () => {
    titles += 1;
    const Operations = [{ op: "replace", path: "title", value: `Title ${titles}` }];
    return toRequest("PATCH", `/scim/v2/Users/${anyOf(ids)}`, { token, body: { schemas: [patchOp], Operations } });
  };
}

/** Creates a group and adds members in chunks. Returns the total time of the chunks in milliseconds. */
async function push(client: ScimClient, ids: readonly string[]): Promise<number> {
  const made = await client.ask("POST", "/scim/v2/Groups", 201, { schemas: [urn], displayName: "Pushed" });
  if (typeof made !== "object" || made === null || !("id" in made)) throw new Error("the group was not created");
  const path = `/scim/v2/Groups/${made.id}`;
  let ms = 0;
  for (let from = 0; from < members; from += chunk) {
    const value = ids.slice(from, from + chunk).map((each) => ({ value: each }));
    const body = { schemas: [patchOp], Operations: [{ op: "add", path: "members", value }] };
    ms += await client.time("PATCH", path, 200, body);
  }
  return ms;
}

function anyOf(ids: readonly string[]): string {
  return ids[Math.floor(Math.random() * ids.length)] ?? "";
}

/** Lists the identifiers of all users, as a client does. */
async function idsOf(client: ScimClient): Promise<readonly string[]> {
  const ids: string[] = [];
  while (ids.length < users) {
    const page = await client.ask("GET", `/scim/v2/Users?attributes=id&startIndex=${ids.length + 1}&count=200`, 200);
    if (typeof page !== "object" || page === null || !("Resources" in page))
      throw new Error("the answer is not a list response");
    ids.push(...(page.Resources as readonly { readonly id: string }[]).map(({ id }) => id));
  }
  return ids;
}
