import type { HttpTarget, SocketTarget } from "@rollcall/delivery";
import { eventSubscriptions } from "@rollcall/service";
import type { App } from "@rollcall/service/store";
import { toTarget, type Verifying, verifyAddress } from "./verify-address.js";

/** Nowhere: the app has no address, or one that has failed the handshake. */
interface RefusedTarget {
  readonly kind: "refused";
  /** The reason, in one or two sentences. */
  readonly reason: string;
}

/** Finds the target of an app's events. */
export async function findTarget(app: App, verifying: Verifying): Promise<HttpTarget | SocketTarget | RefusedTarget> {
  const { delivery } = eventSubscriptions(app);
  if (delivery.kind === "socket") return { kind: "socket", app: app.id };
  if (delivery.kind !== "http") return { kind: "refused", reason: "The app has no address for events." };
  const { url, isVerified } = delivery;
  const refusal = isVerified ? undefined : await verifyAddress(app, url, verifying);
  if (refusal === undefined) return toTarget(url, verifying.credentials);
  return { kind: "refused", reason: `The address failed the handshake. ${refusal}` };
}
