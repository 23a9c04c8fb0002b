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
  const row = (name: string, hostile: Buffer): Row => ({
    name: `Longest delay of other callers by ${name}`,
    unit: "milliseconds",
    rounds: 3,
    contenders: [
      { name: "Rollcall", sample: longestStall({ url: servers.rollcall.url, asked, hostile }) },
      { name: echoName, sample: longestStall({ url: servers.echo.url, asked, hostile }) },
    ],
    goals: [{ against: echoName, limit: 20 }],
  });
  const wide = `a JSON body of ${members.toLocaleString("en")} members`;
  return [
    row(`${wide} without a token`, toPost("/api/chat.postMessage", body)),
    row(`${wide} for a method without tokens`, toPost("/api/api.test", body)),
    row(`${wide} with a token`, toPost("/api/chat.postMessage", body, botToken)),
  ];
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
