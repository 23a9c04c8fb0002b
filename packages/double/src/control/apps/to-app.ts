import { eventSubscriptions } from "@rollcall/service";
import type { App as StoredApp } from "@rollcall/service/store";
import type { App } from "../../generated/control/index.js";

/** An app, and how it receives events. */
export function toApp(app: StoredApp): App {
  const { delivery, botEvents, userEvents } = eventSubscriptions(app);
  return {
    id: app.id,
    name: app.name,
    ...(delivery.kind === "http" && { request_url: delivery.url }),
    verified: delivery.kind === "http" && delivery.isVerified,
    ...(delivery.kind === "http" && !delivery.isVerified && withError(app)),
    socket_mode: delivery.kind === "socket",
    bot_events: botEvents,
    user_events: userEvents,
    ...(app.switchedOff !== undefined && { switched_off_at: app.switchedOff }),
  };
}

function withError({ handshakeError }: StoredApp): Pick<App, "handshake_error"> {
  return handshakeError === undefined ? {} : { handshake_error: handshakeError };
}
