import { connect, type Socket } from "node:net";

/** A connection for writing what no client would write. */
interface RawConnection {
  readonly socket: Socket;
  /** Received text, up to a given text or the end of the connection. */
  readonly until: (text: string) => Promise<string>;
  /** Received text, up to the end of the connection. */
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
