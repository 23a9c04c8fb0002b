import { createConnection, toRequest } from "../served/connection.js";
import { botToken } from "../served/directory.js";
import { expectStatus, underLoad } from "../served/load.js";
import type { RunningServer } from "../served/run-server.js";
import type { Row } from "../suite.js";
import { onPostgres, onSqlite, withinFourTimes } from "./contenders.js";

const rounds = 9;
/** The last page takes at most this many times as long as another one. */
const spread = 1.5;
/** The server with the same bytes takes at least this part of the time of a page. */
const ofBare = 0.25;
const [first, middle, sameBytes] = ["the first page", "a page in the middle", "node:http, the same bytes"];

/** Requests of three pages of one list, and the servers that have it. */
interface Pages extends Readonly<Record<"sqlite" | "postgres", RunningServer>> {
  /** Returns the bytes of a page for every request. */
  readonly bare?: RunningServer;
  readonly first: Buffer;
  readonly middle: Buffer;
  readonly last: Buffer;
}

/** Compares the last page of a list with others on each database, and the databases with each other. */
export async function createPageRows(
  name: string,
  { sqlite, postgres, bare, ...pages }: Pages,
): Promise<readonly Row[]> {
  for (const server of [sqlite, postgres]) {
    for (const page of Object.values(pages)) await ask(server, page);
  }
  const at = ({ url }: RunningServer, page: keyof typeof pages) =>
    underLoad({ url, next: () => pages[page], status: 200 });
  const others = (server: RunningServer) => [
    { name: first, sample: at(server, "first") },
    { name: middle, sample: at(server, "middle") },
  ];
  const alike = [first, middle].map((against) => ({ against, limit: 1 / spread }));
  return [
    {
      name: `${name}, the last one, on SQLite`,
      unit: "nanoseconds",
      rounds,
      contenders: [
        { name: onSqlite, sample: at(sqlite, "last") },
        ...others(sqlite),
        ...(bare === undefined ? [] : [{ name: sameBytes, sample: at(bare, "last") }]),
      ],
      goals: [...alike, ...(bare === undefined ? [] : [{ against: sameBytes, limit: ofBare }])],
    },
    {
      name: `${name}, the last one, on PostgreSQL`,
      unit: "nanoseconds",
      rounds,
      contenders: [
        { name: onPostgres, sample: at(postgres, "last") },
        ...others(postgres),
        { name: onSqlite, sample: at(sqlite, "last") },
      ],
      goals: [...alike, withinFourTimes],
    },
  ];
}

/** Request of a method that reads a page. Default token: the bot's. */
export function pageRequest(method: string, args: object, token = botToken): Buffer {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(args)) query.append(name, String(value));
  return toRequest("GET", `/api/${method}?${query}`, { token });
}

/** Body of the answer to a request, which succeeds. */
export async function ask({ url }: RunningServer, request: Buffer): Promise<Buffer> {
  const connection = createConnection(url);
  const { body } = expectStatus(await connection.send(request), 200);
  connection.close();
  if (!body.includes('"ok":true')) throw new Error(body.toString());
  return body;
}
