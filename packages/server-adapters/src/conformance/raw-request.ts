import { connect, type Socket } from "node:net";

/** A raw connection, for requests that no HTTP client would send. */
interface RawConnection {
  readonly socket: Socket;
  /** Resolves with the received text when it contains a text, or when the connection ends. */
  readonly until: (text: string) => Promise<string>;
  /** Resolves with the received text when the connection ends. */
  readonly untilClosed: () => Promise<string>;
}

/** Opens a connection and writes a text, with `\r\n` as line ends. */
export function openRaw(port: number, text: string): RawConnection {
  let received = "";
  const socket = connect(port, "127.0.0.1");
  socket.setEncoding("latin1").on("data", (chunk: string) => {
    received += chunk;
  });
  // A reset connection counts as an end.
  socket.on("error", () => socket.destroy());
  socket.write(text.replaceAll("\n", "\r\n"), "latin1");
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  return {
    socket,
    until: (wanted) =>
      new Promise((resolve) => {
        const look = () => {
          if (received.includes(wanted) || socket.destroyed) resolve(received);
        };
        socket.on("data", look);
        socket.once("close", look);
        look();
      }),
    untilClosed: async () => {
      await closed;
      return received;
    },
  };
}
