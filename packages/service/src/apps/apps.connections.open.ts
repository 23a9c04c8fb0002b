import type { AppsConnectionsOpenArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { Store } from "../service-store.js";
import type { WebapiCaller } from "../tokens/webapi-caller.js";
import type { Ids } from "../values/ids.js";
import { socketPath } from "./sockets/socket-path.js";
import { issueTicket } from "./sockets/sockets.js";

type Outcome = MethodOutcome<Methods["apps.connections.open"]>;
type Context = MethodContext<WebapiCaller>;

interface Options {
  readonly store: Pick<Store, "sockets">;
  readonly ids: Pick<Ids, "secret">;
  /** Public address, without a trailing slash. */
  readonly siteUrl: string;
}

/** Returns the address of a socket, with a new ticket of the caller's app. */
export function createOpenConnection({ store, ids, siteUrl }: Options) {
  return async (_sent: AppsConnectionsOpenArguments, { caller, now }: Context): Promise<Outcome> => {
    const { app } = caller;
    if (app === undefined) {
      const because = { rule: "interactivity#socket-mode", wanted: "the token of an app" };
      return { ok: false, error: "invalid_auth", because };
    }
    const ticket = ids.secret(ticketBytes);
    await issueTicket(store, { ticket, appId: app.id, nowMs: now.getTime() });
    const query = new URLSearchParams({ ticket, app_id: app.id });
    return { ok: true, url: `${siteUrl.replace(/^http/, "ws")}${socketPath}?${query}` };
  };
}

const ticketBytes = 32;
