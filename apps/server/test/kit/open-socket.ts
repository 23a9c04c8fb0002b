import { request } from "node:http";

/** A message of the service to an app. */
interface SocketMessage {
  readonly type: string;
  readonly envelope_id?: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into JSON of any shape
  readonly [name: string]: any;
}

/** The socket of an app. */
export interface AppSocket {
  readonly socket: WebSocket;
  /** All messages so far. */
  readonly received: readonly SocketMessage[];
  /** The next message, in order. */
  next(): Promise<SocketMessage>;
  acknowledge(message: SocketMessage): void;
  /** Code with which it ends. */
  readonly closed: Promise<number>;
}

/** Opens a socket, as an app does that has an address. Rejects if it is refused. */
export async function openSocket(url: string): Promise<AppSocket> {
  const socket = new WebSocket(url);
  const received: SocketMessage[] = [];
  const waiting: (() => void)[] = [];
  let read = 0;
  socket.addEventListener("message", ({ data }) => {
    received.push(JSON.parse(String(data)));
    for (const wake of waiting.splice(0)) wake();
  });
  const closed = new Promise<number>((resolve) => {
    socket.addEventListener("close", ({ code }) => resolve(code));
  });
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener("open", () => resolve());
    socket.addEventListener("error", () => reject(new Error("The socket was refused.")));
  });
  return {
    socket,
    received,
    closed,
    next: async () => {
      const at = read;
      read += 1;
      for (;;) {
        const message = received[at];
        if (message !== undefined) return message;
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    },
    acknowledge: ({ envelope_id }) => socket.send(JSON.stringify({ envelope_id })),
  };
}

/** Asks for an upgrade and returns the answer, if it is not a WebSocket. */
export function askForUpgrade(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number | undefined; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(url.replace(/^ws/, "http"), {
      headers: {
        connection: "Upgrade",
        upgrade: "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
        ...headers,
      },
    });
    asked.on("error", reject);
    asked.on("upgrade", (_response, socket) => {
      socket.destroy();
      resolve({ status: 101, text: "" });
    });
    asked.on("response", (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => {
        text += part;
      });
      response.on("end", () => resolve({ status: response.statusCode, text }));
    });
    asked.end();
  });
}
