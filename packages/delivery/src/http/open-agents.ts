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
  const agents = new Map<string, Agent>();
  const kept = { keepAlive: true, maxFreeSockets: maxIdle, timeout: idleMs, scheduling: "lifo" } as const;
  const tls = ca === undefined ? {} : { ca: typeof ca === "string" ? ca : [...ca] };
  const agentOf = <A extends Agent>(protocol: string, create: () => A): Agent => {
    const found = agents.get(protocol) ?? create();
    agents.set(protocol, found);
    return found;
  };
  return {
    start: async (url, { isFresh, ...options }) => {
      const isSecure = url.protocol === "https:";
      const { request, Agent } = isSecure ? await import("node:https") : await import("node:http");
      const agent = isFresh ? false : agentOf(url.protocol, () => new Agent(kept));
      return request(url, { ...options, ...(isSecure && tls), agent, lookup });
    },
    close: () => {
      for (const agent of agents.values()) agent.destroy();
      agents.clear();
    },
  };
}
