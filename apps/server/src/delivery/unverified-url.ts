import { eventSubscriptions } from "@rollcall/service";
import type { App } from "@rollcall/service/store";

/** Address of an app that has not passed the handshake; undefined if there is none to verify. */
export function unverifiedUrl(app: App): string | undefined {
  const { delivery } = eventSubscriptions(app);
  return app.deleted || delivery.kind !== "http" || delivery.isVerified ? undefined : delivery.url;
}
