import { once } from "node:events";
import { connect } from "node:net";
import { text as readText } from "node:stream/consumers";

/**
 * Writes on a connection what no client would, and gives what came until the other side closed.
 * @param halfCloses whether nothing comes after the text, and the connection is only read from
 */
export async function openRaw(port: number, text: string, halfCloses = false): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.write(text.replaceAll("\n", "\r\n"), "latin1");
  if (halfCloses) socket.end();
  return readText(socket);
}
