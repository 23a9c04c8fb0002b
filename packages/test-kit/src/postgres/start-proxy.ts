import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";

/** A proxy whose connections can be cut and restored. */
export interface Proxy {
  readonly port: number;
  /** Ends every connection and accepts no more. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Number of times that a client has sent something and then received an answer, over all connections. */
  roundTrips(): number;
}

/**
 * Forwards connections to a port of this machine.
 * @param change changes each chunk that the server sends. Default: unchanged
 */
export async function startProxy(targetPort: number, change?: (chunk: Buffer) => Buffer): Promise<Proxy> {
  const sockets = new Set<Socket>();
  let [roundTrips, isAnswered] = [0, true];
  const pass = (incoming: Socket) => {
    const outgoing = connect(targetPort, "127.0.0.1");
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(from);
      from.on("close", () => sockets.delete(from));
      from.on("error", () => to.destroy());
    }
    incoming.on("data", () => {
      if (isAnswered) roundTrips += 1;
      isAnswered = false;
    });
    outgoing.on("data", () => {
      isAnswered = true;
    });
    incoming.pipe(outgoing);
    if (change === undefined) outgoing.pipe(incoming);
    else outgoing.on("data", (chunk: Buffer) => incoming.write(change(chunk))).on("end", () => incoming.end());
  };
  let server = await listen(pass, 0);
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    port,
    async cut() {
      const closed = once(server, "close");
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async mend() {
      server = await listen(pass, port);
    },
    roundTrips: () => roundTrips,
  };
}

async function listen(pass: (socket: Socket) => void, port: number): Promise<Server> {
  const server = createServer(pass).listen(port, "127.0.0.1");
  await once(server, "listening");
  return server;
}
