import { WebSocket } from "ws";
import { onStop } from "./on-stop.js";

/** Connects to an address and acknowledges every envelope. Prints the address after the first message. */
const [address = ""] = process.argv.slice(2);
const socket = new WebSocket(address);
socket.once("message", () => process.stdout.write(`${address}\n`));
socket.on("message", (data) => {
  const { envelope_id } = JSON.parse(String(data));
  if (envelope_id !== undefined) socket.send(JSON.stringify({ envelope_id, payload: {} }));
});
onStop(() => socket.terminate());
