import type { Agent, ClientRequest, RequestOptions } from "node:http";
import type { LookupFunction } from "node:net";

/** Opens connections and keeps idle ones for the next request to the same origin. */
export interface Agents {
  /** Starts a request. `isFresh` opens a connection that no request has used. */
  start(url: URL, options: RequestOptions & { readonly isFresh: boolean }): Promise<ClientRequest>;
  /** Closes idle connections. */
  close(): void;
}

/** Options of connections. */
interface AgentOptions {
  readonly lookup: LookupFunction;
  /** Certificates in PEM that are trusted instead of the machine's. */
  readonly ca?: string | readonly string[];
  /** Maximum number of idle connections to keep per origin. */
  readonly maxIdle: number;
  /** Time after which an idle connection is closed, in milliseconds. */
  readonly idleMs: number;
}

/** Creates the agents. Each protocol is loaded with its first request. */
export function openAgents({ lookup, ca, maxIdle, idleMs }: AgentOptions): Agents {
  const opened = new Map<string, Promise<Protocol>>();
  const kept = { keepAlive: true, maxFreeSockets: maxIdle, timeout: idleMs, scheduling: "lifo" } as const;
  const tls = ca === undefined ? {} : { ca: typeof ca === "string" ? ca : [...ca] };
  const open = async (protocol: string): Promise<Protocol> => {
    const isSecure = protocol === "https:";
    const { request, Agent } = isSecure ? await import("node:https") : await import("node:http");
    return { request, agent: new Agent(kept), own: isSecure ? tls : {} };
  };
  return {
    start: async (url, { isFresh, ...options }) => {
      const found = opened.get(url.protocol) ?? open(url.protocol);
      opened.set(url.protocol, found);
      const { request, agent, own } = await found;
      return request(url, { ...options, ...own, agent: isFresh ? false : agent, lookup });
    },
    close: () => {
      for (const each of opened.values()) void each.then(({ agent }) => agent.destroy());
      opened.clear();
    },
  };
}

interface Protocol {
  readonly request: typeof import("node:http").request;
  readonly agent: Agent;
  /** Options of every request. */
  readonly own: object;
}
