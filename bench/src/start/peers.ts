import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The servers that the suite compares: two doubles, and one of Node alone. */
export type PeerName = "Rollcall" | "emulate" | "node:http";

/** A call of the Web API over HTTP. */
interface Call {
  readonly path: string;
  readonly token: string;
  readonly body: object;
}

/** Methods that all of them answer. */
export const measuredMethods = ["auth.test", "users.info", "chat.postMessage"] as const;
export type MeasuredMethod = (typeof measuredMethods)[number];

/** A call that succeeds in the first world of a double. */
export function callOf(peer: PeerName, method: MeasuredMethod): Call {
  const { token, bodies } = worlds[peer];
  return { path: `/api/${method}`, token, body: bodies[method] };
}

const worlds = {
  Rollcall: {
    token: "svcb-demo-bot",
    bodies: {
      "auth.test": {},
      "users.info": { user: "UDEMOANNIE" },
      "chat.postMessage": { channel: "general", text: "hello" },
    },
  },
  emulate: {
    token: "test_token_admin",
    bodies: {
      "auth.test": {},
      "users.info": { user: "U000000001" },
      "chat.postMessage": { channel: "C000000001", text: "hello" },
    },
  },
  "node:http": {
    token: "any",
    bodies: { "auth.test": {}, "users.info": { user: "any" }, "chat.postMessage": { channel: "any", text: "hello" } },
  },
} as const satisfies Record<PeerName, { readonly token: string; readonly bodies: Record<MeasuredMethod, object> }>;

/** Arguments of Node that start a server from the command line on a port, with its first world. */
export function commandOf(peer: PeerName, port: number, program: string = programs[peer]): readonly string[] {
  switch (peer) {
    case "Rollcall":
      return [program, "--port", String(port), "--memory", "--log-level", "silent"];
    case "emulate":
      return [program, "start", "--service", emulatedService(), "--port", String(port)];
    case "node:http":
      return [program, String(port)];
  }
}

const programs: { readonly [Peer in PeerName]: string } = {
  Rollcall: fileURLToPath(new URL("command.js", import.meta.resolve("@rollcall/server"))),
  emulate: fileURLToPath(import.meta.resolve("emulate/cli")),
  "node:http": fileURLToPath(new URL("./programs/answer.js", import.meta.url)),
};

let service: string | undefined;

/** The name of emulate's service with this Web API: the one whose list of endpoints begins with these families. */
export function emulatedService(): string {
  service ??= /^ +(\S+) .*\n +Endpoints: auth, chat, conversations/m.exec(
    execFileSync(process.execPath, [programs.emulate, "list"], { encoding: "utf8" }),
  )?.[1];
  if (service === undefined) throw new Error("emulate lists no service with this Web API");
  return service;
}
