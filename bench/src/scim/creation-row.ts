import { underLoad } from "../served/load.js";
import { newUser } from "../served/new-user.js";
import { leastName } from "../served/run-least.js";
import type { RunningServer } from "../served/run-server.js";
import type { Row } from "../suite.js";

const connections = 32;
const echoName = "node:http, the same JSON back";

/** Servers in which users are created. */
export interface CreationServers {
  /** Rollcall on a new SQLite file. */
  readonly fresh: RunningServer;
  /** A plain node:http server that parses JSON and returns it. */
  readonly echo: RunningServer;
  /** A server that stores each body in SQLite, without any rules. */
  readonly least: RunningServer;
}

/** A row that creates users durably. */
export function createCreationRow({ fresh, echo, least }: CreationServers): Row {
  const load = ({ url }: RunningServer, status: number) => underLoad({ url, next: newUser, status, connections });
  return {
    name: `Create users, durably, ${connections} clients`,
    unit: "nanoseconds",
    rounds: 9,
    contenders: [
      { name: "Rollcall", sample: load(fresh, 201) },
      { name: echoName, sample: load(echo, 200) },
      { name: leastName, sample: load(least, 201) },
    ],
    goals: [{ against: echoName, limit: 0.18, guard: 0.05 }],
  };
}
