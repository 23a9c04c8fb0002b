import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { query } from "./query.js";

/** A PostgreSQL server of a test run. */
export interface TestPostgres {
  /** Address of its one database. */
  readonly url: string;
  /** Makes an empty schema and returns the URL of the database with it. A new database would take ten times as long. */
  createSchema(): Promise<string>;
  /** Stops the server and starts it again on the same port with the same data. */
  restart(): Promise<void>;
  /** Stops the server and removes its data. */
  stop(): Promise<void>;
}

/** Options of a PostgreSQL server. */
export interface TestPostgresOptions {
  /** Whether a commit waits for the disk. Default: false. */
  readonly isDurable?: boolean;
}

/** A command to the process of a server. */
export type PostgresCommand = "start" | "restart" | "stop";

/** The result of a command; a failure has the log of the server. */
export type PostgresAnswer = { readonly ok: true } | { readonly ok: false; readonly log: string };

const startMs = 45_000;

/**
 * Starts the PostgreSQL server from npm on a free port, with its data in a temporary folder. It sorts in English order,
 * not by bytes, so that tests notice code that depends on the locale of the database. It ends with this process, and
 * does not keep it running.
 * @throws Error with the server's log if it doesn't start in time
 */
export async function startPostgres({ isDurable = false }: TestPostgresOptions = {}): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), "rollcall-postgres-"));
  // When started by root, the server runs as another user, who needs access to the folder.
  await chmod(folder, 0o711);
  const port = await freePort();
  const module = fileURLToPath(import.meta.url).replace("start-postgres", "postgres-process");
  // Detached, so that a Ctrl-C in the terminal leaves it to this process to end the server.
  const child = fork(module, [folder, String(port), isDurable ? "on" : "off"], {
    execArgv: [],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    detached: true,
  });
  child.unref();
  const stop = async () => {
    await ask(child, "stop").catch(() => undefined);
    if (child.exitCode === null && child.signalCode === null) {
      const exited = once(child, "exit");
      child.ref();
      if (child.connected) child.disconnect();
      await exited;
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await ask(child, "start");
  } catch (error) {
    await stop();
    throw error;
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
    restart: () => ask(child, "restart"),
    stop,
  };
}

/** Runs a command in the process of a server. Rejects with its log if it fails, ends, or does not answer in time. */
async function ask(child: ChildProcess, command: PostgresCommand): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<PostgresAnswer>();
  const end = () => resolve({ ok: false, log: "Its process ended." });
  const timer = setTimeout(() => resolve({ ok: false, log: `No answer after ${startMs} ms.` }), startMs);
  child.channel?.ref();
  child.once("message", resolve).once("exit", end);
  child.send(command, (error) => error && end());
  const answer = await promise;
  clearTimeout(timer);
  child.off("message", resolve).off("exit", end);
  child.channel?.unref();
  if (!answer.ok) throw new Error(`PostgreSQL did not ${command}:\n${answer.log}`);
}

/** Returns a port on which nothing listens. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}
