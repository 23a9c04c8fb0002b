import { createServer } from "node:http";
import { WebSocket } from "ws";
import { serveUntilStopped } from "./serve-until-stopped.js";

/**
 * Acknowledges and counts deliveries: requests with a body, and the envelopes of a socket if an address is given.
 * `GET /<number>` answers the count when it has reached the number.
 */
const [address] = process.argv.slice(2);
let count = 0;
let waiting: { readonly wanted: number; readonly answer: () => void }[] = [];

function add(): void {
  count += 1;
  const reached = waiting.filter(({ wanted }) => wanted <= count);
  if (reached.length === 0) return;
  waiting = waiting.filter(({ wanted }) => wanted > count);
  for (const { answer } of reached) answer();
}

const server = createServer((request, response) => {
  const answer = () => void response.end(String(count));
  if (request.method === "POST") {
    request.resume().once("end", () => {
      add();
      response.end();
    });
    return;
  }
  const wanted = Number(request.url?.slice(1));
  if (wanted <= count) answer();
  else waiting.push({ wanted, answer });
});

if (address === undefined) serveUntilStopped(server);
else {
  const socket = new WebSocket(address);
  socket.once("message", () => serveUntilStopped(server.once("close", () => socket.terminate())));
  socket.on("message", (data) => {
    const { envelope_id } = JSON.parse(String(data));
    if (envelope_id === undefined) return;
    socket.send(JSON.stringify({ envelope_id, payload: {} }));
    add();
  });
}
