import { toRequest } from "../served/connection.js";
import { adminToken, userIdOf, userNameOf } from "../served/directory.js";
import { underLoad } from "../served/load.js";
import { leastName } from "../served/run-least.js";
import type { Row } from "../suite.js";
import { type ScimBench, smallUsers } from "./scim-suite.js";

const rounds = 9;
const asked = { token: adminToken };

/** Reading one user. */
export function createReadRows({ servers, users }: ScimBench): readonly Row[] {
  const get = (version: string) => () => toRequest("GET", `/scim/${version}/Users/${userIdOf(anyOf(users))}`, asked);
  const filter = () => {
    const text = encodeURIComponent(`userName eq "${userNameOf(anyOf(users))}"`);
    return toRequest("GET", `/scim/v1/Users?filter=${text}`, asked);
  };
  const ofLeast = () => toRequest("GET", `/scim/v2/Users/${userIdOf(anyOf(smallUsers))}`, asked);
  const ofPeer = () => toRequest("GET", `/scim/v2/Users/U${anyOf(smallUsers)}`, asked);
  const load = ({ url }: { readonly url: string }, next: () => Buffer) => underLoad({ url, next, status: 200 });
  return [
    {
      name: "GET one user, token and user from SQLite",
      unit: "nanoseconds",
      rounds,
      contenders: [
        { name: "Rollcall", sample: load(servers.rollcall, get("v2")) },
        { name: "scimmy-routers", sample: load(servers.scimmy, ofPeer) },
        { name: "node:http, the same bytes", sample: load(servers.bare, get("v2")) },
        { name: leastName, sample: load(servers.least, ofLeast) },
      ],
      goals: [
        { against: "scimmy-routers", limit: 6 },
        { against: "node:http, the same bytes", limit: 0.5 },
      ],
    },
    {
      name: `Find one of ${users.toLocaleString("en")} users by \`userName eq\``,
      unit: "nanoseconds",
      rounds,
      contenders: [
        { name: "Rollcall", sample: load(servers.rollcall, filter) },
        { name: "Rollcall: GET by id", sample: load(servers.rollcall, get("v1")) },
      ],
      goals: [{ against: "Rollcall: GET by id", limit: 0.5 }],
    },
  ];
}

function anyOf(count: number): number {
  return Math.floor(Math.random() * count);
}
