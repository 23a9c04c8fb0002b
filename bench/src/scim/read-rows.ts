import { toRequest } from "../served/connection.js";
import { adminToken, userIdOf, userNameOf } from "../served/directory.js";
import { underLoad } from "../served/load.js";
import { leastName } from "../served/run-least.js";
import type { Row } from "../suite.js";
import { type ScimBench, smallUsers } from "./scim-bench.js";

const rounds = 9;
const asked = { token: adminToken };

/** Rows that read one user. */
export function createReadRows({ servers, users }: ScimBench): readonly Row[] {
  const getOf = (version: string, count: number) => () =>
    toRequest("GET", `/scim/${version}/Users/${userIdOf(anyOf(count))}`, asked);
  const filter = () => {
    const text = encodeURIComponent(`userName eq "${userNameOf(anyOf(users))}"`);
    return toRequest("GET", `/scim/v1/Users?filter=${text}`, asked);
  };
  const getFew = getOf("v2", smallUsers);
  const ofPeer = () => toRequest("GET", `/scim/v2/Users/U${anyOf(smallUsers)}`, asked);
  const load = ({ url }: { readonly url: string }, next: () => Buffer) => underLoad({ url, next, status: 200 });
  return [
    {
      // As many users as scimmy has, so that all servers read files of the same size.
      name: `GET one of ${smallUsers.toLocaleString("en")} users, token and user from SQLite`,
      unit: "nanoseconds",
      rounds,
      contenders: [
        { name: "Rollcall", sample: load(servers.small, getFew) },
        { name: "scimmy-routers", sample: load(servers.scimmy, ofPeer) },
        { name: "node:http, the same bytes", sample: load(servers.bare, getFew) },
        { name: leastName, sample: load(servers.least, getFew) },
      ],
      goals: [
        { against: "scimmy-routers", limit: 6 },
        { against: "node:http, the same bytes", limit: 0.35, guard: 0.1 },
      ],
    },
    {
      name: `Find one of ${users.toLocaleString("en")} users by \`userName eq\``,
      unit: "nanoseconds",
      rounds,
      contenders: [
        { name: "Rollcall", sample: load(servers.rollcall, filter) },
        { name: "Rollcall: GET by id", sample: load(servers.rollcall, getOf("v1", users)) },
      ],
      goals: [{ against: "Rollcall: GET by id", limit: 0.5 }],
    },
  ];
}

function anyOf(count: number): number {
  return Math.floor(Math.random() * count);
}
