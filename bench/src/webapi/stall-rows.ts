import { connect } from "node:net";
import { toRequest } from "../served/connection.js";
import { botToken } from "../served/directory.js";
import { longestStall } from "../served/longest-stall.js";
import type { RunningServer } from "../served/run-server.js";
import type { Row } from "../suite.js";

/** Number of members of the JSON object, which makes it 9 MB. */
const members = 700_000;

const echoName = "node:http, parses and echoes the same JSON";

/** Rows that measure how long one large body delays other callers. */
export function createStallRows(servers: Readonly<Record<"rollcall" | "echo", RunningServer>>): readonly Row[] {
  const body = `{${Array.from({ length: members }, (_, index) => `"key${index}":1`).join(",")}}`;
  const asked = toRequest("POST", "/api/api.test", { token: botToken, body: {} });
  const row = (name: string, hostile: Buffer): Row => {
    const sample = ({ url }: RunningServer) =>
      longestStall({ url, asked, prepare: async () => () => sendUntilClosed(url, hostile) });
    return {
      name: `Longest delay of other callers by ${name}`,
      unit: "milliseconds",
      rounds: 3,
      contenders: [
        { name: "Rollcall", sample: sample(servers.rollcall) },
        { name: echoName, sample: sample(servers.echo) },
      ],
      goals: [{ against: echoName, limit: 20 }],
    };
  };
  const wide = `a JSON body of ${members.toLocaleString("en")} members`;
  return [
    row(`${wide} without a token`, toPost("/api/chat.postMessage", body)),
    row(`${wide} for a method without tokens`, toPost("/api/api.test", body)),
    row(`${wide} with a token`, toPost("/api/chat.postMessage", body, botToken)),
  ];
}

/** Sends a request on a new connection, and resolves when the server closes it. */
function sendUntilClosed(url: string, request: Buffer): Promise<void> {
  const { hostname, port } = new URL(url);
  const { promise, resolve } = Promise.withResolvers<void>();
  const socket = connect({ host: hostname, port: Number(port) });
  // The server may answer and close before it has read the whole request.
  socket.on("error", () => undefined).on("close", () => resolve());
  socket.resume().write(request);
  return promise;
}

function toPost(path: string, body: string, token?: string): Buffer {
  const lines = [
    `POST ${path} HTTP/1.1`,
    "Host: 127.0.0.1",
    "Connection: close",
    "Content-Type: application/json; charset=utf-8",
    ...(token === undefined ? [] : [`Authorization: Bearer ${token}`]),
    `Content-Length: ${body.length}`,
  ];
  return Buffer.from(`${lines.join("\r\n")}\r\n\r\n${body}`);
}
