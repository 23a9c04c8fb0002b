import { toRequest } from "../served/connection.js";
import { adminToken, botToken, userIdOf, userNameOf } from "../served/directory.js";
import { underLoad } from "../served/load.js";
import { newUser } from "../served/new-user.js";
import type { RunningServer } from "../served/run-server.js";
import type { Row } from "../suite.js";
import { onPostgres, onSqlite, withinFourTimes } from "./contenders.js";
import type { StorageBench } from "./storage-bench.js";

const rounds = 9;
const asked = { token: adminToken };
const called = { token: botToken };
const message = { channel: "#general", text: "The build of the main branch has *finished*." };
const patchOp = "urn:ietf:params:scim:api:messages:2.0:PatchOp";
/** Number of users that are changed in turn, so that no request finds its user locked. */
const changedUsers = 1_000;

/** Rows that compare requests on PostgreSQL and on SQLite, and one server with two on the same database. */
export function createDatabaseRows({ sqlite, postgres, users }: StorageBench): readonly Row[] {
  const [one, other] = postgres;
  const get = () => toRequest("GET", `/scim/v2/Users/${userIdOf(anyOf(users))}`, asked);
  const list = () => toRequest("GET", `/scim/v2/Users?startIndex=${anyOf(users)}&count=100`, asked);
  const named = () => {
    const filter = encodeURIComponent(`userName eq "${userNameOf(anyOf(users))}"`);
    return toRequest("GET", `/scim/v1/Users?filter=${filter}`, asked);
  };
  const requests = {
    "GET one user": { next: get, status: 200 },
    "Find a user by userName": { next: named, status: 200 },
    "Page of 100 users at a random place": { next: list, status: 200 },
    "PATCH a user's title": { next: createPatch(Math.min(users, changedUsers)), status: 200 },
    "Create a user": { next: newUser, status: 201 },
    "users.info": {
      next: () => toRequest("GET", `/api/users.info?user=${userIdOf(anyOf(users))}`, called),
      status: 200,
    },
    "chat.postMessage, all in one channel": {
      next: () => toRequest("POST", "/api/chat.postMessage", { ...called, body: message }),
      status: 200,
    },
  };
  const compared = Object.entries(requests).map(([name, load]): Row => {
    const at = ({ url }: RunningServer) => underLoad({ url, ...load });
    return {
      name,
      unit: "nanoseconds",
      rounds,
      contenders: [
        { name: onPostgres, sample: at(one) },
        { name: onSqlite, sample: at(sqlite) },
      ],
      goals: [withinFourTimes],
    };
  });
  return [...compared, instancesRow([one, other], get)];
}

/** The client, the database and the servers share the cores of one machine. */
function instancesRow(servers: readonly RunningServer[], next: () => Buffer): Row {
  const at = ({ url }: RunningServer, connections: number) => underLoad({ url, next, status: 200, connections });
  const both = servers.map((server) => at(server, 4));
  const [one] = servers.map((server) => at(server, 8));
  return {
    name: "GET one user, two servers on one database",
    unit: "nanoseconds",
    rounds,
    contenders: [
      {
        name: onPostgres,
        sample: async () => {
          const each = await Promise.all(both.map((sample) => sample()));
          return 1 / each.reduce((rate, nanoseconds) => rate + 1 / nanoseconds, 0);
        },
      },
      { name: "one server", sample: async () => (await one?.()) ?? Number.NaN },
    ],
  };
}

function createPatch(count: number): () => Buffer {
  let turn = 0;
  return () => {
    turn += 1;
    // Each title is different, because a change without effect takes another path.
    const Operations = [{ op: "replace", path: "title", value: `Title ${turn}` }];
    const body = { schemas: [patchOp], Operations };
    return toRequest("PATCH", `/scim/v2/Users/${userIdOf(turn % count)}`, { token: adminToken, body });
  };
}

function anyOf(count: number): number {
  return Math.floor(Math.random() * count);
}
