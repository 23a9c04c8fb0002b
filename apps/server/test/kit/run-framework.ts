import type { Server as NodeServer } from "node:http";
import type { AddressInfo } from "node:net";
import { App, type AppOptions, HTTPReceiver, LogLevel, SocketModeReceiver } from "vendor-framework";
import { type ControlledServer, createServer } from "../../src/index.js";
import { vendorWord } from "./open-vendor-client.js";
import { type SocketWorld, socketWorld } from "./socket-world.js";

const noon = new Date("2026-06-01T12:00:00Z");

const open: (() => Promise<unknown>)[] = [];

/** Closes the servers and apps of a test. */
export async function closeFrameworks(): Promise<void> {
  for (const close of open.splice(0).toReversed()) await close();
}

/** An app of the framework on a server. */
export interface Running {
  readonly server: ControlledServer;
  readonly app: App;
  /** Types of the events that it received, in order, with the number of the retry if there was one. */
  readonly seen: readonly string[];
  call(method: string, args: object, token?: string): Promise<Answer>;
}

interface Answer {
  readonly ok: boolean;
  readonly ts: string;
  readonly user_id: string;
  readonly channel: { readonly id: string };
  readonly messages: readonly object[];
}

/** Starts an app on the framework, with its transport of events. */
type Start = (server: ControlledServer, options: RunOptions) => Promise<App>;

/** Options of the app, and the world that it lives in. */
interface RunOptions extends Partial<AppOptions> {
  readonly world?: SocketWorld;
}

const logLevel = LogLevel.ERROR;

function clientOptionsOf({ url }: ControlledServer) {
  return { [`${vendorWord}ApiUrl`]: `${url}/api/` };
}

function optionsOf(server: ControlledServer, { world: _world, ...options }: RunOptions): AppOptions {
  const token = options.authorize === undefined ? { token: "svcb-rollbot" } : {};
  return { ...token, logLevel, clientOptions: clientOptionsOf(server), ...options };
}

/** An app that receives its events over HTTP. */
export const overHttp: Start = async (server, options) => {
  const signingSecret = "8f742231b10e8888abcd99yyyzzz85a5";
  const receiver = new HTTPReceiver({ signingSecret, endpoints: "/events", logLevel, processBeforeResponse: true });
  const app = new App({ ...optionsOf(server, options), receiver });
  // The receiver returns the server that it has started.
  const started = (await app.start(0)) as NodeServer;
  open.push(() => {
    started.closeAllConnections();
    return app.stop();
  });
  const { port } = started.address() as AddressInfo;
  await server.world.load(socketWorld({ ...options.world, isOn: false, url: `http://127.0.0.1:${port}/events` }));
  return app;
};

/** An app that receives its events over a socket. */
export const overSocket: Start = async (server, options) => {
  await server.world.load(socketWorld(options.world));
  const clientOptions = clientOptionsOf(server);
  const receiver = new SocketModeReceiver({ appToken: "svca-rollbot", logLevel, installerOptions: { clientOptions } });
  const app = new App({ ...optionsOf(server, options), receiver });
  await app.start();
  open.push(() => app.stop());
  return app;
};

/** Starts a server and an app. */
export async function run(start: Start, options: RunOptions = {}): Promise<Running> {
  const wireWords = { svc: vendorWord };
  const server = await createServer({ memory: true, wireWords, clock: { now: noon, frozen: true } });
  open.push(() => server.close());
  // The app identifies itself when it starts, so the world comes first.
  await server.world.load(socketWorld(options.world));
  const app = await start(server, options);
  const seen: string[] = [];
  app.use(async ({ body, context, next }) => {
    const { event } = body as { readonly event?: { readonly type: string } };
    seen.push([event?.type, ...(context.retryNum ? [context.retryNum] : [])].join(" "));
    await next();
  });
  const call: Running["call"] = async (method, args, token = "svcp-mia") => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json; charset=utf-8" };
    const response = await server.fetch(`/api/${method}`, { method: "POST", headers, body: JSON.stringify(args) });
    const answer = (await response.json()) as Answer;
    if (!answer.ok) throw new Error(JSON.stringify([method, answer]));
    return answer;
  };
  return { server, app, seen, call };
}
