import { appDefaults, serviceLimits as limits } from "../../generated/service.js";
import { eventSubscriptions } from "../../model/app.js";
import type { Store } from "../../model/store.js";
import type { Id } from "../../values/ids.js";
import { hashToken } from "../../values/secrets.js";

/** Path at which apps open sockets, below the site's address. */
export const socketPath: string = appDefaults.socketPath;

/** Limits of the sockets of an app. */
export const socketLimits = {
  sockets: limits.sockets.value,
  lifetimeMs: limits.socketSeconds.value * 1000,
  debugLifetimeMs: limits.debugSocketSeconds.value * 1000,
} as const;

/** Time for which a ticket can be used, in milliseconds. */
const ticketMs = limits.socketTicketSeconds.value * 1000;

/** The socket that a ticket opens: a socket of an app, which receives nothing if the app is not in Socket Mode. */
export interface SocketAdmission {
  readonly kind: "accepted" | "disabled";
  readonly app: Id;
}

/** A ticket, in clear text, that a token asks for. */
interface WantedTicket {
  readonly ticket: string;
  readonly appId: Id;
  readonly tokenHash: string;
  readonly nowMs: number;
}

/**
 * Stores a ticket of an app. It can be used once.
 * @returns how long to wait, in milliseconds, if the token has too many tickets that it did not use
 */
export async function issueTicket(
  { sockets }: Pick<Store, "sockets">,
  { ticket, appId, tokenHash, nowMs }: WantedTicket,
): Promise<number | undefined> {
  const stored = { hash: hashToken(ticket), appId, tokenHash, untilMs: nowMs + ticketMs };
  const freeMs = await sockets.issue(stored, { atMost: limits.socketTickets.value, nowMs });
  return freeMs === undefined ? undefined : freeMs - nowMs;
}

/** Takes a ticket. Undefined if it is unknown, used or expired, or its app was deleted. */
export async function redeemTicket(
  { sockets, apps }: Pick<Store, "sockets" | "apps">,
  ticket: string,
  nowMs: number,
): Promise<SocketAdmission | undefined> {
  const appId = await sockets.redeem(hashToken(ticket), nowMs);
  const app = appId === undefined ? undefined : await apps.get(appId);
  if (app === undefined || app.deleted) return undefined;
  return { kind: eventSubscriptions(app).delivery.kind === "socket" ? "accepted" : "disabled", app: app.id };
}
