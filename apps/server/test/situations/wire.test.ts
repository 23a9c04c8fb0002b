import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text as readText } from "node:stream/consumers";
import type { Methods } from "@rollcall/api/webapi";
import { type NodeServer, serveNode } from "@rollcall/server-adapters/node";
import { coverPairs } from "@rollcall/test-kit/cover-pairs";
import type { MethodDefinition, MethodTypes } from "@rollcall/webapi-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createScimServer, type ScimServer } from "../kit/create-scim-server.js";
import { createWebapiServer, type WebapiServer } from "../kit/create-webapi-server.js";
import { tokenFor } from "../kit/method-call.js";
import { methods } from "../kit/methods.js";
import { segments, versions } from "../kit/wire-names.js";

const json = "application/json; charset=utf-8";

/** A request of which only the first half of the body is sent. */
interface Cut {
  readonly verb: string;
  readonly path: string;
  readonly token: string;
}

/** Connects, and sends a request up to the middle of its body. */
async function sendHalf(port: number, { verb, path, token }: Cut): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  const head = [
    `${verb} ${path} HTTP/1.1`,
    "Host: localhost",
    `Authorization: Bearer ${token}`,
    `Content-Type: ${json}`,
  ];
  socket.write(`${[...head, "Content-Length: 40"].join("\r\n")}\r\n\r\n{"user":"UMIA","na`);
  return socket;
}

/** The answer after the sender has ended its side, or has only stopped sending. */
async function answerTo(port: number, cut: Cut, end: "half-closes" | "stops"): Promise<string> {
  const socket = await sendHalf(port, cut);
  if (end === "half-closes") socket.end();
  return readText(socket);
}

describe("request_timeout on an interrupted connection", () => {
  let server: WebapiServer;
  let node: NodeServer;
  beforeAll(async () => {
    server = await createWebapiServer();
    node = await serveNode((request) => server.fetch(request), { bodyTimeoutMs: 100 });
  });
  afterAll(async () => {
    await node.close();
    await server[Symbol.asyncDispose]();
  });

  // A body is read before its method is known by more than whether it has a caller, and whether it refuses a GET.
  const cutMethods = coverPairs(Object.keys(methods) as (keyof Methods)[], (method) => {
    const { authentication, verbRefused }: MethodDefinition<MethodTypes> = methods[method];
    return [`${authentication} ${verbRefused}`];
  });
  const cutOf = (method: string): Cut => ({ verb: "POST", path: `/api/${method}`, token: tokenFor(method) });
  const wanted =
    /^HTTP\/1\.1 200 [\s\S]*\r\nconnection: close\r\n[\s\S]*\r\n\{"ok":false,"error":"request_timeout"\}$/i;

  it.each(cutMethods.flatMap((method) => (["half-closes", "stops"] as const).map((end) => [method, end] as const)))(
    "is the answer of %s to a sender that %s, and nothing changes",
    async (method, end) => {
      const commits = server.commits();
      expect(await answerTo(node.port, cutOf(method), end)).toMatch(wanted);
      expect(server.commits()).toBe(commits);
    },
  );

  it("is logged for a sender whose connection is lost, and nothing changes", async () => {
    const [logged, commits] = [server.log().length, server.commits()];
    const socket = await sendHalf(node.port, cutOf("chat.postMessage"));
    socket.resetAndDestroy();
    await expect.poll(() => server.log().slice(logged)).toContain('"route":"chat.postMessage"');
    expect(server.log().slice(logged)).not.toContain("defect");
    expect(server.commits()).toBe(commits);
  });
});

describe.each(versions)("invalid_request_payload of SCIM %s on an interrupted connection", (version) => {
  let server: ScimServer;
  let node: NodeServer;
  beforeAll(async () => {
    server = await createScimServer();
    node = await serveNode((request) => server.fetch(request), { bodyTimeoutMs: 100 });
  });
  afterAll(async () => {
    await node.close();
    await server[Symbol.asyncDispose]();
  });

  it.each([
    ["POST", "/Users"],
    ["PUT", "/Users/UMIA"],
    ["PATCH", "/Users/UMIA"],
    ["POST", "/Groups"],
    ["PUT", "/Groups/SCREW"],
    ["PATCH", "/Groups/SCREW"],
  ])("is the answer to %s %s, and nothing changes", async (verb, path) => {
    const directory = await server.readDirectory(version);
    const cut = { verb, path: `/scim/${segments[version]}${path}`, token: "svcp-owner-token" };
    for (const end of ["half-closes", "stops"] as const) {
      const answer = await answerTo(node.port, cut, end);
      expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*"invalid_request_payload"/);
    }
    expect(await server.readDirectory(version)).toEqual(directory);
  });
});
