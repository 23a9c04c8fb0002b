import { createScimClient } from "../scim/scim-client.js";
import { userIdOf, userNameOf } from "../served/directory.js";
import { residentKilobytes } from "../served/resident-kilobytes.js";
import type { Row } from "../suite.js";
import { onSqlite } from "./contenders.js";
import type { StorageBench } from "./storage-bench.js";

const reads = 2_000;

/** Memory of a server after requests for users all over its directory, before any heavy load. */
export function createResidentRow({ sqlite, users }: StorageBench): Row {
  return {
    name: `Memory of a server with ${users.toLocaleString("en")} users, after reads all over the directory`,
    unit: "kilobytes",
    rounds: 1,
    contenders: [
      {
        name: onSqlite,
        sample: async () => {
          const client = createScimClient(sqlite.url);
          for (let read = 0; read < reads; read += 1) {
            const number = Math.floor((users / reads) * read);
            await client.ask("GET", `/scim/v2/Users/${userIdOf(number)}`, 200);
            if (read % 20 > 0) continue;
            await client.ask("GET", `/scim/v2/Users?startIndex=${number + 1}&count=100`, 200);
            const filter = encodeURIComponent(`userName eq "${userNameOf(number)}"`);
            await client.ask("GET", `/scim/v1/Users?filter=${filter}`, 200);
          }
          client.close();
          return residentKilobytes(sqlite.pid);
        },
      },
    ],
    goals: [{ limit: 200 * 1024 }],
  };
}
