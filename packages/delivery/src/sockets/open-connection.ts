import type { WebSocket } from "ws";
import type { Clock } from "../dispatcher/create-waker.js";

/** The reason why a service asks an app to leave a connection. */
type DisconnectReason = "warning" | "refresh_requested" | "link_disabled" | "too_many_websockets";

/** One connection of an app. */
export interface Connection {
  readonly app: string;
  /** Whether something may be sent. */
  isUsable(): boolean;
  send(text: string): void;
  /** Asks the app to leave, with whatever reason but a warning. Nothing more is sent. The connection ends soon. */
  dismiss(reason: Exclude<DisconnectReason, "warning">): void;
  /** Ends the connection at once, without a close frame, as a lost network does. */
  cut(): void;
  /** Ends the connection with a close frame, and at the latest after a time. Resolves when it has ended. */
  close(): Promise<void>;
}

/** Options of a connection. */
interface ConnectionOptions {
  readonly socket: WebSocket;
  readonly app: string;
  /** Shown to the app in `debug_info`. */
  readonly host: string;
  readonly clock: Clock;
  readonly lifetimeMs: number;
  readonly pingMs: number;
  readonly closeMs: number;
  readonly maxBufferedBytes: number;
  readonly onText: (text: string) => void;
  /** The app is asked to leave: nothing more is sent. */
  readonly onLeave: () => void;
  /** The connection has ended. `isClean`: with a close frame of the app. */
  readonly onEnd: (isClean: boolean) => void;
}

/** Time between the warning and the end, in milliseconds. */
const warningMs = 10_000;
/** Number of pings without any sign of the app, after which the connection is considered dead. */
const maxSilentPings = 3;
/** Code of a connection that ended without a close frame. */
const abnormal = 1006;

/** Looks after a WebSocket: pings, its life on the clock, and its end. */
export function openConnection(options: ConnectionOptions): Connection {
  const { socket, app, host, closeMs, maxBufferedBytes } = options;
  const ended = Promise.withResolvers<void>();
  const life = new AbortController();
  let isLeaving = false;
  const leave = (reason: DisconnectReason) => {
    isLeaving = true;
    socket.send(JSON.stringify({ type: "disconnect", reason, debug_info: { host } }));
    options.onLeave();
  };
  const endSoon = () => {
    const timer = setTimeout(() => {
      socket.close(1000);
      const last = setTimeout(() => socket.terminate(), closeMs);
      last.unref();
      void ended.promise.then(() => clearTimeout(last));
    }, closeMs);
    timer.unref();
    void ended.promise.then(() => clearTimeout(timer));
  };
  const dismiss = (reason: DisconnectReason) => {
    leave(reason);
    life.abort();
    endSoon();
  };
  const stopPings = pingOften(socket, options);
  void warnInTime(options, life.signal, leave).then((isOver) => isOver && dismiss("refresh_requested"));
  socket.on("message", (data, isBinary) => {
    if (!isBinary) options.onText(String(data));
  });
  socket
    .on("error", () => undefined)
    .once("close", (code) => {
      stopPings();
      life.abort();
      ended.resolve();
      options.onEnd(code !== abnormal);
    });
  return {
    app,
    isUsable: () => !isLeaving && socket.readyState === socket.OPEN && socket.bufferedAmount < maxBufferedBytes,
    send: (text) => socket.send(text),
    dismiss,
    cut: () => socket.terminate(),
    close: async () => {
      socket.close(1001);
      const timer = setTimeout(() => socket.terminate(), closeMs);
      await ended.promise;
      clearTimeout(timer);
    },
  };
}

/** Pings by the machine's clock, and ends a connection that shows no sign of life or does not read. */
function pingOften(socket: WebSocket, { pingMs, maxBufferedBytes }: ConnectionOptions): () => void {
  let silent = 0;
  const live = () => {
    silent = 0;
    if (socket.bufferedAmount > 2 * maxBufferedBytes) socket.terminate();
  };
  const timer = setInterval(() => {
    if (silent >= maxSilentPings) return socket.terminate();
    silent += 1;
    socket.ping();
  }, pingMs);
  timer.unref();
  socket.on("pong", live).on("ping", live).on("message", live);
  return () => clearInterval(timer);
}

/** Warns 10 seconds ahead of the end. Resolves at the end; false if the connection ended earlier. */
async function warnInTime(
  { clock, lifetimeMs }: ConnectionOptions,
  signal: AbortSignal,
  leave: (reason: DisconnectReason) => void,
): Promise<boolean> {
  try {
    await sleepWhole(clock, Math.max(lifetimeMs - warningMs, 0), signal);
    leave("warning");
    await sleepWhole(clock, Math.min(lifetimeMs, warningMs), signal);
    return true;
  } catch {
    return false;
  }
}

/** Sleeps until the signal aborts or the time is over. It begins again when the clock is set to another time. */
async function sleepWhole(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  for (;;) {
    try {
      return await clock.sleep(ms, signal);
    } catch (error) {
      if (signal.aborted) throw error;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}
