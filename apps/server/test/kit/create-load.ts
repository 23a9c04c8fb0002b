import { Agent, type ClientRequest, type IncomingMessage, request } from "node:http";
import { type ClientTokens, demoTokens } from "../demo.js";

/** Clients that call a server continuously, each over one connection. */
interface Load {
  /** Resolves after `count` more answers. */
  readonly untilAnswered: (count: number) => Promise<void>;
  /** Resolves when the server reports that it is not ready. */
  readonly untilNotReady: () => Promise<void>;
  /** Lets all clients finish their call, and returns what went wrong. */
  readonly leave: () => Promise<Failures>;
}

interface Failures {
  /** Failures without an answer. */
  readonly failed: readonly string[];
  /** Answers that left the connection open after the server had reported that it is not ready. */
  readonly keptOpen: number;
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly token: string;
  readonly body?: string;
}

const form = "channel=general&text=hello";

function callsOf({ admin, bot }: ClientTokens): readonly Call[] {
  return [
    { method: "GET", path: "/scim/v2/Users?count=5", token: admin },
    { method: "POST", path: "/api/chat.postMessage", token: bot, body: form },
    { method: "GET", path: "/scim/v1/Groups", token: admin },
  ];
}

interface LoadOptions {
  readonly clients: number;
  /** Default: those of the demo world. */
  readonly tokens?: ClientTokens;
}

/** Starts the calls. */
export function createLoad(url: string, { clients, tokens = demoTokens }: LoadOptions): Load {
  const calls = callsOf(tokens);
  const failed: string[] = [];
  let [answered, keptOpen, isLeaving, isUnready] = [0, 0, false, false];
  const work = async (call: Call): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!isLeaving) {
      const wasUnready = isUnready;
      try {
        const { status, isKept } = await send(url, call, agent);
        if (status !== 200) failed.push(`${call.path} ${status}`);
        if (wasUnready && isKept) keptOpen += 1;
        answered += 1;
      } catch (error) {
        failed.push(`${call.path} ${error}`);
      }
    }
    agent.destroy();
  };
  const working = Array.from({ length: clients }, (_, index) => calls[index % calls.length])
    .filter((call) => call !== undefined)
    .map(work);
  const once = async (isDone: () => boolean | Promise<boolean>): Promise<void> => {
    while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  return {
    untilAnswered: (count) => {
      const wanted = answered + count;
      return once(() => answered >= wanted || failed.length > 0);
    },
    untilNotReady: () =>
      once(async () => {
        isUnready = (await fetch(`${url}/readyz`)).status === 503;
        return isUnready;
      }),
    leave: async () => {
      isLeaving = true;
      await Promise.all(working);
      return { failed, keptOpen };
    },
  };
}

interface Sent {
  readonly status: number | undefined;
  readonly isKept: boolean;
}

function send(url: string, { method, path, token, body }: Call, agent: Agent): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { "content-type": "application/x-www-form-urlencoded" }),
    };
    const sent: ClientRequest = request(`${url}${path}`, { method, headers, agent }, (answer: IncomingMessage) => {
      answer.on("error", reject).resume();
      answer.on("end", () => resolve({ status: answer.statusCode, isKept: answer.headers.connection !== "close" }));
    });
    sent.on("error", reject).end(body);
  });
}
