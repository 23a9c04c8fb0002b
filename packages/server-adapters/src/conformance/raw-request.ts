import { connect, type Socket } from "node:net";

/** A connection on which a case writes what no client would. */
export interface RawConnection {
  readonly socket: Socket;
  /** All that came until the text has come, or until the other side closed. */
  readonly until: (text: string) => Promise<string>;
  /** All that came until the other side closed. */
  readonly untilClosed: () => Promise<string>;
}

/** Opens a connection and writes a text on it; lines end in `\r\n` by themselves. */
export function openRaw(port: number, text: string): RawConnection {
  let received = "";
  const socket = connect(port, "127.0.0.1");
  socket.setEncoding("latin1").on("data", (chunk: string) => {
    received += chunk;
  });
  // A cut connection is an end like any other here.
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
