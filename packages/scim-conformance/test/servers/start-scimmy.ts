import { once } from "node:events";
import { createServer } from "node:http";
import express from "express";
import SCIMMY from "scimmy";
import SCIMMYRouters from "scimmy-routers";

/** A running server. */
export interface Running {
  readonly url: string;
  readonly close: () => Promise<void>;
}

interface Stored {
  readonly id: string;
  readonly meta?: { readonly created?: string };
}

/** Serves users and groups with scimmy and scimmy-routers on Express, in Maps, as their documentation shows it. */
export async function startScimmy(token: string): Promise<Running> {
  const users = createKeeper("userName");
  const groups = createKeeper(undefined);
  SCIMMY.Resources.declare(SCIMMY.Resources.User)
    .extend(SCIMMY.Schemas.EnterpriseUser, false)
    .egress(({ id, filter }) => users.read(id, filter) as never)
    .ingress(({ id }, user) => users.write(id, user) as never)
    .degress(({ id }) => users.remove(id));
  SCIMMY.Resources.declare(SCIMMY.Resources.Group)
    .egress(({ id, filter }) => groups.read(id, filter) as never)
    .ingress(({ id }, group) => groups.write(id, group) as never)
    .degress(({ id }) => groups.remove(id));
  const app = express();
  const handler = (request: { header(name: string): string | undefined }) => {
    if (request.header("authorization") !== `Bearer ${token}`) throw new Error("unknown token");
    return "nobody";
  };
  app.use("/scim/v2", new SCIMMYRouters({ type: "bearer", handler }));
  const server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/scim/v2`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function createKeeper(unique: string | undefined) {
  const kept = new Map<string, Stored>();
  const absent = (id: string) => new SCIMMY.Types.Error(404, "", `${id} does not exist`);
  return {
    read: (id: string | undefined, filter: { match(resources: object[]): object[] } | undefined) => {
      if (id === undefined) return filter?.match([...kept.values()]) ?? [...kept.values()];
      const found = kept.get(id);
      if (found === undefined) throw absent(id);
      return found;
    },
    write: (id: string | undefined, resource: object) => {
      if (id !== undefined && !kept.has(id)) throw absent(id);
      const key = unique === undefined ? undefined : String(Reflect.get(resource, unique)).toLowerCase();
      const isTaken = [...kept.values()].some(
        (each) => each.id !== id && unique !== undefined && String(Reflect.get(each, unique)).toLowerCase() === key,
      );
      if (isTaken) throw new SCIMMY.Types.Error(409, "uniqueness", `${key} is taken`);
      const at = new Date().toISOString();
      const own = id ?? crypto.randomUUID();
      const stored = { ...resource, id: own, meta: { created: kept.get(own)?.meta?.created ?? at, lastModified: at } };
      kept.set(own, stored);
      return stored;
    },
    remove: (id: string | undefined) => {
      if (id === undefined || !kept.delete(id)) throw absent(id ?? "");
    },
  };
}
