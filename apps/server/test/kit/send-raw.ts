import { once } from "node:events";
import { connect } from "node:net";
import { text as readText } from "node:stream/consumers";

/**
 * Writes a raw text to a connection and returns everything that the server sends until it closes the connection.
 * @param halfCloses whether to end the sending side after the text
 */
export async function sendRaw(port: number, text: string, halfCloses = false): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.write(text.replaceAll("\n", "\r\n"), "latin1");
  if (halfCloses) socket.end();
  return readText(socket);
}
