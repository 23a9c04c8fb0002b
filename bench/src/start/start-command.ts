import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { callOf, commandOf, type PeerName } from "./peers.js";

/** A server that was started from the command line. */
interface StartedCommand extends AsyncDisposable {
  readonly pid: number;
  readonly url: string;
  /** Milliseconds from the start of the process until its first answer. */
  readonly elapsedMs: number;
}

/**
 * Starts a server from the command line and waits for its first successful answer.
 * @param program path of its program. Default: the one that this package depends on
 */
export async function startCommand(peer: PeerName, program?: string): Promise<StartedCommand> {
  const { path, token } = callOf(peer, "auth.test");
  const init = { method: "POST", headers: { authorization: `Bearer ${token}` } };
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const args = commandOf(peer, port, program);
  const started = performance.now();
  const child = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "inherit"] });
  const ended = once(child, "exit");
  for (;;) {
    const response = await fetch(url + path, init).catch(() => undefined);
    if (response?.ok === true && (await response.text()).includes('"ok":true')) break;
    if (child.exitCode !== null) throw new Error(`${args.join(" ")} ended with ${child.exitCode}`);
  }
  const elapsedMs = performance.now() - started;
  return {
    pid: child.pid ?? 0,
    url,
    elapsedMs,
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || address === null) throw new Error("no port is free");
  return address.port;
}
