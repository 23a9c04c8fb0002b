import type { App } from "../apps/app.js";
import { subscriptionsOf } from "../apps/subscription-column.js";
import { findOwners, noOwners, type Owners } from "../conversations/sharing/sharing-of.js";
import type { Receiver } from "../events/receiver.js";
import type { Store } from "../service-store.js";
import type { Delivery, StoredEvent } from "../store/event-port.js";
import { callerOf } from "../tokens/caller-of.js";
import { findInvalidity, readTokenState } from "../tokens/token-state.js";
import type { WebapiCaller } from "../tokens/webapi-caller.js";
import { type Envelope, toEnvelope } from "./envelope.js";
import { payloadWriterOf } from "./event-payloads.js";

/** What deliveries are written with. */
export interface WritingOptions {
  readonly store: Store;
  readonly siteUrl: string;
  /** Verification token of the app. */
  readonly verificationToken: string;
}

/** A delivery, ready to be sent. */
export interface WrittenDelivery {
  readonly app: App;
  readonly body: Envelope;
}

/**
 * Writes the body of a delivery. Undefined if the app no longer receives it: it was uninstalled, or has lost its
 * subscription or the scope since.
 */
export async function writeDelivery(
  { event, tokenHash }: Delivery,
  { store, siteUrl, verificationToken }: WritingOptions,
  nowMs: number,
): Promise<WrittenDelivery | undefined> {
  const state = await readTokenState(store, tokenHash);
  if (state?.app === undefined || state.app.deleted) return undefined;
  if (event.isFarewell !== true && findInvalidity(state, nowMs) !== undefined) return undefined;
  const caller = callerOf(state);
  const { app } = state;
  if (caller === undefined || !mayReceive(event, caller, app)) return undefined;
  const receiver: Receiver = { caller, store, siteUrl, nowMs };
  const payload = event.isStated === true ? event.facts : await payloadWriterOf(event.type)?.(event.facts, receiver);
  if (payload === undefined) return undefined;
  const body = toEnvelope({
    event,
    payload,
    receiver,
    appId: app.id,
    verificationToken,
    owners: await ownersFor(event, store),
  });
  return { app, body };
}

/** Owners of the workspaces of an event, if a conversation of several is shared. */
async function ownersFor({ channelId, workspaceIds }: StoredEvent, store: Store): Promise<Owners> {
  const [workspaceId, ...sharedWith] = workspaceIds;
  if (channelId === undefined || workspaceId === undefined || sharedWith.length === 0) return noOwners;
  return findOwners([{ workspaceId, sharedWith }], store);
}

function mayReceive(
  { subscription, scopes: needed = [] }: Delivery["event"],
  { token, scopes }: WebapiCaller,
  app: App,
): boolean {
  const isSubscribed = subscriptionsOf(app).some(({ kind, name }) => kind === token.kind && name === subscription);
  return isSubscribed && (needed.length === 0 || needed.some((scope) => scopes.has(scope)));
}
