import { createServer as createApp, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { verifySignature } from "@rollcall/delivery";
import { type ControlledServer, createServer, type ServerOptions } from "../../src/index.js";
import { type AppSocket, openSocket } from "./open-socket.js";

// biome-ignore lint/suspicious/noExplicitAny: tests look into JSON of any shape
type Body = any;

const signingSecret = "8f742231b10e8888abcd99yyyzzz85a5";

/** The answer of an app: JSON, a text with its media type, or another status. Undefined: it never answers. */
type AskedAnswer = object | "" | { readonly plain: string } | { readonly status: number } | undefined;

/** Answers a question. `isSigned`: whether its signature is right; true over a socket. */
type Respond = (question: Body, isSigned: boolean) => AskedAnswer | Promise<AskedAnswer>;

/** An app that people's acts ask, over HTTP or a socket. */
export interface OpenedApp {
  readonly server: ControlledServer;
  /** Everything that it was asked: payloads, and fields of commands. */
  readonly asked: readonly Body[];
  /** Decides the next answers. Default: nothing. */
  answer(respond: Respond): void;
  /** Calls a method as the bot of the app. */
  call(method: string, args: object): Promise<Body>;
  close(): Promise<void>;
}

/** Features of a manifest. */
interface Features {
  readonly slash_commands?: readonly object[];
  readonly shortcuts?: readonly object[];
}

/** The transport of questions to an app. */
export type Transport = "HTTP" | "a socket";

/** Options of the server, and sections in place of those of its world. */
interface AskedOptions extends ServerOptions {
  readonly control?: true;
  readonly sections?: object;
}

/** Opens a server and an app that people ask. `features`: those of its manifest, with URLs of commands added. */
export async function openAskedApp(
  over: Transport,
  features: Features,
  { sections = {}, ...options }: AskedOptions = {},
): Promise<OpenedApp> {
  const asked: Body[] = [];
  let respond: Respond = () => "";
  const app = createApp(async (request, response) => {
    const body = await text(request);
    const form = new URLSearchParams(body);
    const payload = form.get("payload");
    const question = payload === null ? Object.fromEntries(form) : JSON.parse(payload);
    asked.push(question);
    const [signature, timestamp] = ["signature", "request-timestamp"].map((name) =>
      String(request.headers[`x-svc-${name}`] ?? ""),
    );
    const answer = await respond(question, verifySignature({ signingSecret, body, signature, timestamp }));
    if (answer === undefined) return;
    writeAnswer(response, answer);
  });
  await new Promise<void>((resolve) => app.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(app.address() as AddressInfo).port}/ask`;
  const now = new Date("2026-06-01T12:00:00Z");
  const server = await createServer({ memory: true, clock: { now, frozen: true }, ...options });
  await server.world.load({ ...askedWorld(over, url, features), ...sections });
  const call = async (method: string, args: object, token = "svcb-helper"): Promise<Body> => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json; charset=utf-8" };
    const body = JSON.stringify(args);
    return (await server.fetch(`${server.url}/api/${method}`, { method: "POST", headers, body })).json();
  };
  const socket =
    over === "HTTP" ? undefined : await openSocket((await call("apps.connections.open", {}, "svca-helper")).url);
  if (socket !== undefined) void answerAll(socket, asked, (question) => respond(question, true));
  return {
    server,
    asked,
    answer: (next) => {
      respond = next;
    },
    call,
    close: async () => {
      await server.close();
      app.closeAllConnections();
      await new Promise((resolve) => app.close(resolve));
    },
  };
}

function writeAnswer(response: ServerResponse, answer: Exclude<AskedAnswer, undefined>): void {
  if (answer === "") response.end();
  else if ("status" in answer) response.writeHead(answer.status).end();
  else if ("plain" in answer) response.setHeader("content-type", "text/plain; charset=utf-8").end(answer.plain);
  else response.setHeader("content-type", "application/json; charset=utf-8").end(JSON.stringify(answer));
}

/** The payload of an acknowledgement with an answer: a text is the `text` of a message there. */
function toPayload(answer: Exclude<AskedAnswer, undefined>): object {
  if (answer === "") return {};
  return { payload: "plain" in answer ? { text: answer.plain } : answer };
}

/** Acknowledges everything but the greeting, with the answer as its payload. */
async function answerAll(
  socket: AppSocket,
  asked: Body[],
  respond: (question: Body) => AskedAnswer | Promise<AskedAnswer>,
): Promise<void> {
  for (;;) {
    const { envelope_id: id, payload } = await socket.next();
    if (id === undefined) continue;
    asked.push(payload);
    void Promise.resolve(respond(payload)).then((answer) => {
      if (answer === undefined) return;
      socket.socket.send(JSON.stringify({ envelope_id: id, ...toPayload(answer) }));
    });
  }
}

function askedWorld(over: Transport, url: string, features: Features) {
  const member = { workspaces: { hq: "member" } };
  const installation = { installer: "olga" };
  const { slash_commands: commands, ...rest } = features;
  return {
    kind: "world",
    workspaces: [{ id: "T1", name: "Headquarters", domain: "hq" }],
    users: [
      { userName: "olga", emails: ["olga@acme.example"], workspaces: { hq: "primary_owner" } },
      { id: "U2", userName: "mia", emails: ["mia@acme.example"], ...member },
      { userName: "helper", bot_of: "Helper", ...member },
    ],
    apps: [
      {
        id: "A1",
        name: "Helper",
        signing_secret: signingSecret,
        verification_token: "verify-me",
        manifest: {
          display_information: { name: "Helper" },
          features: {
            ...rest,
            ...(commands !== undefined && { slash_commands: commands.map((command) => ({ ...command, url })) }),
          },
          settings: {
            socket_mode_enabled: over !== "HTTP",
            interactivity: { is_enabled: true, request_url: url, message_menu_options_url: url },
          },
        },
      },
    ],
    channels: [
      { id: "C1", kind: "public", name: "general", members: ["olga", "mia", "helper"] },
      { id: "C2", kind: "private", name: "attic", members: ["olga", "mia"] },
      { id: "C3", kind: "public", name: "cellar", members: ["olga"] },
    ],
    tokens: [
      { token: "svca-helper", kind: "app", app: "Helper", scopes: ["connections:write"], installation },
      {
        token: "svcb-helper",
        kind: "bot",
        user: "helper",
        app: "Helper",
        scopes: ["chat:write", "files:read"],
        installation,
      },
    ],
  };
}
