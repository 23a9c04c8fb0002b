import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { freePort } from "./start-postgres.js";

/** A PgBouncer in front of a database. */
export interface TestPgbouncer {
  /** Address of the database through it. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Options of a PgBouncer. */
interface TestPgbouncerOptions {
  /** Settings besides those that a test needs. Default: none. */
  readonly settings?: Readonly<Record<string, string | number>>;
}

/** Version of the PgBouncer of this machine, such as `1.18.0`; undefined if there is none. */
export function pgbouncerVersion(): string | undefined {
  return /^PgBouncer ([\d.]+)/.exec(spawnSync("pgbouncer", ["--version"], { encoding: "utf8" }).stdout ?? "")?.[1];
}

/**
 * Starts the PgBouncer of this machine in transaction mode, in front of a database. It has two connections, so that
 * transactions of several clients meet on each.
 * @throws Error with its log if it does not start in time
 */
export async function startPgbouncer(
  database: string,
  { settings = {} }: TestPgbouncerOptions = {},
): Promise<TestPgbouncer> {
  const folder = await mkdtemp(join(tmpdir(), "rollcall-pgbouncer-"));
  await chmod(folder, 0o777);
  const { username, password, hostname, port, pathname } = new URL(database);
  const listenPort = await freePort();
  const own = {
    listen_addr: "127.0.0.1",
    listen_port: listenPort,
    unix_socket_dir: "",
    auth_type: "any",
    pool_mode: "transaction",
    default_pool_size: 2,
    ...settings,
  };
  const name = pathname.slice(1);
  const file = join(folder, "pgbouncer.ini");
  const lines = Object.entries(own).map(([key, value]) => `${key} = ${value}`);
  const target = `host=${hostname} port=${port} dbname=${name} user=${username} password=${password}`;
  await writeFile(file, ["[databases]", `${name} = ${target}`, "[pgbouncer]", ...lines, ""].join("\n"));
  // It refuses to run as root.
  const asUser = process.getuid?.() === 0 ? ["--user", "nobody"] : [];
  const child = spawn("pgbouncer", [...asUser, file], { stdio: ["ignore", "ignore", "pipe"] });
  const log: string[] = [];
  child.stderr.on("data", (chunk: Buffer) => log.push(chunk.toString()));
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGKILL");
      await once(child, "exit");
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilListening(child, listenPort);
  } catch (error) {
    await stop();
    throw new Error(`PgBouncer did not start:\n${log.join("")}`, { cause: error });
  }
  return { url: `postgres://${username}:${password}@127.0.0.1:${listenPort}/${name}`, stop };
}

const [startMs, askAgainMs] = [20_000, 20];

async function untilListening(child: ChildProcess, port: number): Promise<void> {
  const startedMs = performance.now();
  while (performance.now() - startedMs < startMs && child.exitCode === null) {
    if (await accepts(port)) return;
    await setTimeout(askAgainMs);
  }
  throw new Error("Nothing listens there.");
}

function accepts(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = createConnection(port, "127.0.0.1", () => resolve(true)).on("error", () => resolve(false));
  return promise.finally(() => socket.destroy());
}
