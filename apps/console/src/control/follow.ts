import { createSseParser, type ServerEvent } from "./create-sse-parser.js";
import { controlPath } from "./mounts.js";

/** State of the connection to the server. */
export type Connection = "connecting" | "live" | "offline";

/** The world that is followed, and the receivers of its events and of the state of the connection. */
interface Followed {
  readonly world: string;
  readonly onEvent: (event: ServerEvent) => void;
  readonly onConnection: (connection: Connection) => void;
}

const firstPauseMs = 300;
const longestPauseMs = 5_000;

/**
 * Follows the journal of a world from its first entry, and what else changes there. After a break the stream goes on after
 * the last entry that arrived. Returns a function that ends it.
 */
export function follow({ world, onEvent, onConnection }: Followed): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const query = new URLSearchParams({ world, from: "start", notices: "true" });
  let lastId = "";
  const read = async (): Promise<void> => {
    const headers: HeadersInit = lastId === "" ? {} : { "last-event-id": lastId };
    const response = await fetch(`${controlPath}/journal/events?${query}`, { headers, signal });
    if (!response.ok || response.body === null) throw new Error(`status ${response.status}`);
    onConnection("live");
    const push = createSseParser((event) => {
      lastId = event.id;
      onEvent(event);
    });
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) push(piece.value);
  };
  const run = async (): Promise<void> => {
    for (let pauseMs = firstPauseMs; !signal.aborted; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      const begun = Date.now();
      await read().catch(() => undefined);
      if (signal.aborted) return;
      onConnection("offline");
      if (Date.now() - begun > longestPauseMs) pauseMs = firstPauseMs;
      await pause(pauseMs, signal);
    }
  };
  onConnection("connecting");
  void run();
  return () => leaving.abort();
}

/** Waits, unless the browser says before that it is online again. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener("online", done);
    signal.addEventListener("abort", done);
  });
}
