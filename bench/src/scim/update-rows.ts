import { toRequest } from "../served/connection.js";
import { adminToken, userIdOf } from "../served/directory.js";
import { underLoad } from "../served/load.js";
import type { Row } from "../suite.js";
import { type ScimBench, smallUsers } from "./scim-bench.js";
import type { ScimClient } from "./scim-client.js";

const patchOp = "urn:ietf:params:scim:api:messages:2.0:PatchOp";

/** Rows that change one user. */
export function createUpdateRows({ servers, client, smallClient, users }: ScimBench): readonly Row[] {
  // Each connection has users of its own, so that no request finds one locked.
  let turn = 0;
  const patch = (idOf: (number: number) => string, count: number) => () => {
    turn += 1;
    // Another title each time: what changes nothing is answered otherwise.
    const Operations = [{ op: "replace", path: "title", value: `Title ${turn}` }];
    const body = { schemas: [patchOp], Operations };
    return toRequest("PATCH", `/scim/v2/Users/${idOf(turn % count)}`, { token: adminToken, body });
  };
  const load = ({ url }: { readonly url: string }, next: () => Buffer) => underLoad({ url, next, status: 200 });
  return [
    {
      name: "PATCH a user's title, durably",
      unit: "nanoseconds",
      rounds: 9,
      contenders: [
        { name: "Rollcall", sample: load(servers.rollcall, patch(userIdOf, smallUsers)) },
        {
          name: "scimmy-routers",
          sample: load(
            servers.scimmy,
            patch((number) => `U${number}`, smallUsers),
          ),
        },
      ],
    },
    {
      name: `The same, sequentially: ${users.toLocaleString("en")} users, relative to 1,000`,
      unit: "times",
      rounds: 9,
      contenders: [
        {
          name: "Rollcall",
          sample: async () => {
            let [large, few] = [0, 0];
            for (let number = 0; number < 40; number += 1) {
              large += await timePatch(client, number);
              few += await timePatch(smallClient, number);
            }
            return large / few;
          },
        },
      ],
      goals: [{ limit: 1.5 }],
    },
  ];
}

let titles = 0;

/** Time of a SCIM 1.1 PATCH of a user's title, in milliseconds. */
export function timePatch(client: ScimClient, number: number): Promise<number> {
  titles += 1;
  const body = { schemas: ["urn:scim:schemas:core:1.0"], title: `Title ${titles}` };
  return client.time("PATCH", `/scim/v1/Users/${userIdOf(number)}`, 200, body);
}
