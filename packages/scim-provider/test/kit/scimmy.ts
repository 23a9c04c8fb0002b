import { once } from "node:events";
import { createServer, type Server } from "node:http";
import express from "express";
import SCIMMY from "scimmy";
import SCIMMYRouters from "scimmy-routers";
import { readFinal, type Target } from "./target.js";

// biome-ignore lint/suspicious/noExplicitAny: scimmy has checked what it stores.
type Stored = any;

// scimmy has one set of resource types per process, so its stores are shared and emptied for each target.
const users = new Map<string, Stored>();
const groups = new Map<string, Stored>();
let made = 0;
let isDeclared = false;

/** Serves users and groups in memory with scimmy and scimmy-routers on Express. */
export async function serveScimmy(): Promise<Target> {
  declare();
  users.clear();
  groups.clear();
  const app = express();
  const handler = (request: express.Request) => {
    if (request.header("authorization") !== "Bearer secret") throw new Error("unknown token");
    return "admin";
  };
  app.use("/scim/v2", new SCIMMYRouters({ type: "bearer", handler }));
  const server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  const to = { url: `http://127.0.0.1:${portOf(server)}/scim/v2`, token: "secret" };
  return { to, read: () => readFinal(to), close: () => close(server) };
}

function declare(): void {
  if (isDeclared) return;
  isDeclared = true;
  SCIMMY.Resources.declare(SCIMMY.Resources.User)
    .extend(SCIMMY.Schemas.EnterpriseUser, false)
    .egress(({ id }) => read(users, id))
    .ingress(({ id }, user) => write(users, "userName", id, user))
    .degress(({ id }) => void users.delete(String(id)));
  SCIMMY.Resources.declare(SCIMMY.Resources.Group)
    .egress(({ id }) => read(groups, id))
    .ingress(({ id }, group) => write(groups, "displayName", id, group))
    .degress(({ id }) => void groups.delete(String(id)));
}

function read(store: Map<string, Stored>, id: string | undefined): Stored {
  if (id === undefined) return [...store.values()];
  const found = store.get(id);
  if (found === undefined) throw new SCIMMY.Types.Error(404, "", `${id} does not exist`);
  return found;
}

function write(store: Map<string, Stored>, name: string, id: string | undefined, resource: object): Stored {
  const nameOf = (each: object) => String(Reflect.get(each, name)).toLowerCase();
  const other = [...store.values()].find((each) => nameOf(each) === nameOf(resource) && each.id !== id);
  if (other !== undefined) throw new SCIMMY.Types.Error(409, "uniqueness", `${name} is in use`);
  made += 1;
  const whole = { ...resource, id: id ?? `S${made}` };
  store.set(whole.id, whole);
  return whole;
}

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  return address.port;
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
}
