import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { DatabaseSync } from "node:sqlite";
import { createLeastWrites } from "../least-writes.js";
import { serveUntilStopped } from "./serve-until-stopped.js";

/**
 * The minimum that such a server needs: node:http and node:sqlite on a copy of Rollcall's database. Each request looks up
 * the token and the user, or the channel and the membership, and parses and prints JSON. Requests that create something store
 * it durably before the answer; a message gets the next `ts` of its channel. Requests that arrive in the same turn share a
 * transaction. The server applies no rules and refuses nothing.
 */
const [file = "", sample] = process.argv.slice(2);
const db = new DatabaseSync(file);
for (const pragma of ["locking_mode = exclusive", "journal_mode = wal", "synchronous = full"])
  db.exec(`pragma ${pragma}`);

const shown: object = sample === undefined ? {} : JSON.parse(readFileSync(sample, "utf8"));
const selectToken = db.prepare("select document, user_id from tokens where hash = ?");
const selectUser = db.prepare("select document from users where id = ?");
const selectChannel = db.prepare("select document from channels where id = ?");
const selectMember = db.prepare("select user_id from channel_members where channel_id = ? and user_id = ?");
const writes = createLeastWrites(db);

interface Sent {
  readonly userName?: string;
  readonly channel?: string;
}

let made = Date.now() * 1_000;
let waiting: { readonly sent: Sent; readonly response: ServerResponse }[] = [];

serveUntilStopped(
  createServer((request, response) => {
    const user = holderOf(request);
    if (request.method === "POST") receive(request, response, user);
    else show(request, response);
  }),
);

function holderOf({ headers }: IncomingMessage): string {
  const token = headers.authorization?.replace(/^Bearer /, "") ?? "";
  const found = selectToken.get(hash("sha256", token));
  if (found === undefined) throw new Error("an unknown token");
  return String(found["user_id"]);
}

function show({ url = "" }: IncomingMessage, response: ServerResponse): void {
  const found = selectUser.get(/\w+$/.exec(url)?.[0] ?? "");
  if (found === undefined) throw new Error("an unknown user");
  const user: { readonly id: string } = JSON.parse(String(found["document"]));
  answer(response, 200, { ...shown, id: user.id });
}

function receive(request: IncomingMessage, response: ServerResponse, user: string): void {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const sent: Sent = JSON.parse(Buffer.concat(chunks).toString());
    if (sent.channel !== undefined) lookUp(sent.channel, user);
    if (waiting.length === 0) setImmediate(store);
    waiting.push({ sent, response });
  });
}

function lookUp(channel: string, user: string): void {
  const found = selectChannel.get(channel);
  if (found === undefined || selectMember.get(channel, user) === undefined) throw new Error("an unknown channel");
  JSON.parse(String(found["document"]));
}

function store(): void {
  const together = waiting;
  waiting = [];
  db.exec("begin immediate");
  for (const { sent } of together) storeOne(sent);
  db.exec("commit");
  for (const { sent, response } of together) answer(response, sent.userName === undefined ? 200 : 201, sent);
}

function storeOne(sent: Sent): void {
  made += 1;
  const { userName, channel = "" } = sent;
  const document = JSON.stringify(sent);
  if (userName === undefined) writes.insertMessage(channel, document);
  else writes.insertUser(`UC${made}`, userName, document);
}

function answer(response: ServerResponse, status: number, value: object): void {
  const body = JSON.stringify(value);
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    "x-request-id": "11111111-2222-4333-8444-555555555555",
  });
  response.end(body);
}
