import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream/promises";

/** A minimal load balancer: it checks whether each instance is ready, and keeps connections to them. */
interface Balancer {
  readonly url: string;
  /** Sends requests only to those of the given instances that are ready. */
  readonly use: (urls: readonly string[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

const askMs = 50;

/** Starts to listen. Answers 502 to a request that it cannot forward. */
export async function createBalancer(): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  let instances: readonly string[] = [];
  let ready: readonly string[] = [];
  let turn = 0;
  const look = async (): Promise<void> => {
    const asked = instances;
    const answers = await Promise.all(asked.map(isReady));
    if (asked === instances) ready = asked.filter((_, index) => answers[index]);
  };
  const asking = setInterval(() => void look(), askMs);
  const server = createServer((incoming, outgoing) => {
    turn += 1;
    const to = ready[turn % ready.length];
    if (to === undefined) outgoing.writeHead(503).end();
    else handOver(incoming, outgoing, { to, agent });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    use: (urls) => {
      instances = urls;
      return look();
    },
    close: async () => {
      clearInterval(asking);
      await new Promise((resolve) => server.close(resolve));
      agent.destroy();
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

function handOver(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { to, agent }: { readonly to: string; readonly agent: Agent },
): void {
  const { method, url = "", headers } = incoming;
  const sent = request(`${to}${url}`, { method: method ?? "GET", headers, agent }, (answer) => {
    const { connection: _connection, "keep-alive": _keepAlive, ...kept } = answer.headers;
    outgoing.writeHead(answer.statusCode ?? 502, kept);
    pipeline(answer, outgoing).catch(() => outgoing.destroy());
  });
  sent.on("error", () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
  incoming.pipe(sent);
}
