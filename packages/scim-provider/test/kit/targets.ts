import { fileURLToPath } from "node:url";
import { createServer } from "@rollcall/server";
import { createDirectory } from "own-scim-service/create-directory";
import { createMapStores } from "own-scim-service/map-stores";
import { serveScimmy } from "./scimmy.js";
import { readFinal, type Target } from "./target.js";

/** The servers that the provider is tested with, by name. */
export const targets = {
  "this service, 2.0": () => serveService("2.0"),
  "this service, 1.1": () => serveService("1.1"),
  "own-scim-service": async () => serveOwn(),
  scimmy: serveScimmy,
} as const;

/** The name of a server of the tests. */
export type TargetName = keyof typeof targets;

const owner = "grace.hopper";

async function serveService(scim: "1.1" | "2.0"): Promise<Target> {
  const server = await createServer({
    memory: true,
    world: fileURLToPath(new URL("world.yaml", import.meta.url)),
  });
  const to = {
    url: `${server.url}/scim/${scim === "1.1" ? "v1" : "v2"}`,
    token: "svcp-test",
    scim,
    fetch: (request: Request) => server.fetch(request),
  };
  return { to, read: () => readFinal(to, [owner]), close: () => server.close() };
}

function serveOwn(): Target {
  const handler = createDirectory({
    backends: createMapStores(),
    tokens: new Map([["secret", { userName: "admin" }]]),
    cursorSecret: "a secret of the tests that is long enough",
    onError: (error) => {
      throw error;
    },
  });
  const to = { url: "http://own.example/scim/v2", token: "secret", fetch: (request: Request) => handler(request) };
  return { to, read: () => readFinal(to), close: async () => undefined };
}
