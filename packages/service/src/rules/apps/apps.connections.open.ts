import type { AppsConnectionsOpenArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../model/caller.js";
import type { Store } from "../../model/store.js";
import type { Ids } from "../../values/ids.js";
import type { Site } from "../../values/site-addresses.js";
import { issueTicket, socketPath } from "./sockets.js";

type Outcome = MethodOutcome<Methods["apps.connections.open"]>;
type Context = MethodContext<WebapiCaller>;

interface Options {
  readonly store: Pick<Store, "sockets">;
  readonly ids: Pick<Ids, "secret">;
  readonly site: Pick<Site, "socketsUrl">;
}

/** Returns the address of a socket, with a new ticket of the caller's app. */
export function createOpenConnection({ store, ids, site }: Options) {
  return async (_sent: AppsConnectionsOpenArguments, { caller, now }: Context): Promise<Outcome> => {
    const { app } = caller;
    if (app === undefined) {
      const reason = { rule, wanted: "the token of an app" };
      return { ok: false, error: "invalid_auth", reason };
    }
    const ticket = ids.secret(ticketBytes);
    const { hash: tokenHash } = caller.token;
    const waitMs = await issueTicket(store, { ticket, appId: app.id, tokenHash, nowMs: now.getTime() });
    if (waitMs !== undefined) {
      const reason = { rule, found: "too many addresses that were not used", wanted: "a socket for each address" };
      return { ok: false, error: "ratelimited", reason, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
    }
    const query = new URLSearchParams({ ticket, app_id: app.id });
    return { ok: true, url: `${site.socketsUrl}${socketPath}?${query}` };
  };
}

const rule = "interactivity#socket-mode";
const ticketBytes = 32;
