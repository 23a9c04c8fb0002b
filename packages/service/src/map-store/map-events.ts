import { draftsOf, farewellsOf, nameOfRead, publishedWrites, readsOf } from "../events/commit-events.js";
import { receivesBy } from "../events/write-delivery.js";
import { subscriptionsOf } from "../model/app.js";
import { type EventRead, scopesOfEvent } from "../model/event-draft.js";
import type {
  Delivery,
  DeliveryKey,
  EventPort,
  EventStamp,
  StoredAudience,
  StoredDraft,
} from "../model/port/events.js";
import { compareText } from "../model/port/stored-text.js";
import type { Batch } from "../model/store.js";
import type { Token } from "../model/token.js";
import type { Id } from "../values/ids.js";
import { millisecondsOf } from "../values/instant.js";
import { sharesOf } from "./map-files.js";
import { seesCanvas, seesList } from "./map-seen-documents.js";
import { documentsOf, type MapState, toMapKey } from "./map-state.js";

/** Names of the events that apps subscribe to. */
function subscribedNames({ documents }: MapState): ReadonlySet<string> {
  return new Set([...documents.app.values()].flatMap(subscriptionsOf).map(({ name }) => name));
}

/** Records the events of a batch, given the states before and after its writes. Returns the apps that receive them. */
export function recordEvents(
  { before, after }: { readonly before: MapState; readonly after: MapState },
  { writes, stamp, byId, events = [] }: Batch,
  made: readonly { readonly ts: string }[],
): readonly Id[] {
  if (stamp === undefined) return [];
  const subscribed = subscribedNames(before);
  const published = publishedWrites(writes, subscribed);
  const read = new Map(readsOf(published, subscribed).map((each) => [nameOfRead(each), readNow(before, each)]));
  const known = { writes, published, subscribed, read, atMs: stamp.atMs, byId };
  let recorded = 0;
  const apps = new Set<Id>();
  for (const draft of [...farewellsOf(known), ...draftsOf({ ...known, made }), ...events]) {
    const receivers = receiversOf(draft.isFarewell === true ? before : after, draft.audience, stamp);
    if (receivers.size === 0) continue;
    const id = recorded === 0 ? stamp.eventId : `${stamp.eventId}${recorded.toString(36).toUpperCase()}`;
    record(after, id, { draft, stamp, receivers });
    for (const appId of receivers.keys()) apps.add(appId);
    recorded += 1;
  }
  return [...apps].toSorted(compareText);
}

/** Events that wait in a state. */
export function createMapEvents(now: () => MapState): EventPort {
  return {
    subscribed: () => subscribedNames(now()),
    refresh: async () => undefined,
    async receivers(audience, { after, limit, nowMs }) {
      const tokens = [...now().documents.token.values()].filter((token) => receives(now(), token, audience, nowMs));
      const byPlaceOf = new Map(tokens.map((token) => [placeOf(token), token]));
      return [...byPlaceOf]
        .map(([place, { hash }]) => ({ place, tokenHash: hash }))
        .filter(({ place }) => compareText(place, after) > 0)
        .toSorted((one, other) => compareText(one.place, other.place))
        .slice(0, limit);
    },
    async take({ nowMs, limit, except, holdMs }) {
      const { deliveries } = now();
      const due = [...deliveries.values()].filter(
        ({ delivery: { dueMs, appId }, heldMs }) => dueMs <= nowMs && heldMs <= nowMs && !except.includes(appId),
      );
      const taken = due
        .map(({ delivery }) => delivery)
        .toSorted(byPlace)
        .slice(0, limit);
      for (const delivery of taken) deliveries.set(keyOfDelivery(delivery), { delivery, heldMs: nowMs + holdMs });
      return taken;
    },
    async settle(settled) {
      const { deliveries } = now();
      for (const { retry, ...key } of settled) {
        const found = deliveries.get(keyOfDelivery(key));
        if (found === undefined) continue;
        deliveries.delete(keyOfDelivery(key));
        if (retry === undefined) continue;
        const { dueMs, ...attempt } = retry;
        const delivery = { ...found.delivery, dueMs, retry: attempt };
        deliveries.set(keyOfDelivery(delivery), { delivery, heldMs: 0 });
      }
    },
    async release(keys) {
      const { deliveries } = now();
      for (const key of keys.map(keyOfDelivery)) {
        const found = deliveries.get(key);
        if (found !== undefined) deliveries.set(key, { ...found, heldMs: 0 });
      }
    },
    async resend(again, nowMs) {
      const { deliveries } = now();
      const found = again.map((each) => [each, findWaiting(deliveries, each)] as const);
      const begin = ({ retry: _, ...stated }: Delivery, place: number) => {
        const delivery = { ...stated, place, dueMs: 0, event: { ...stated.event, resentMs: nowMs } };
        deliveries.set(keyOfDelivery(delivery), { delivery, heldMs: 0 });
      };
      for (const [, waiting] of found) {
        if (waiting === undefined) continue;
        deliveries.delete(keyOfDelivery(waiting));
        begin(waiting, waiting.place);
      }
      for (const [ended, waiting] of found) if (waiting === undefined) begin(ended, nextPlace(deliveries, ended.appId));
    },
    async waiting(limit) {
      return [...now().deliveries.values()]
        .map(({ delivery }) => delivery)
        .toSorted(byEvent)
        .slice(0, limit);
    },
    async nextDue() {
      const times = [...now().deliveries.values()].map(({ delivery, heldMs }) => Math.max(delivery.dueMs, heldMs));
      return times.length === 0 ? undefined : Math.min(...times);
    },
  };
}

/** Place of a token among the receivers of an event. */
function placeOf({ kind, userId, installation }: Token): string {
  return `${kind} ${userId} ${installation.target.id}`;
}

interface Recording {
  readonly draft: StoredDraft;
  readonly stamp: EventStamp;
  /** Token of each app that receives it. */
  readonly receivers: ReadonlyMap<Id, Token>;
}

function record({ deliveries }: MapState, id: Id, { draft, stamp: { atMs }, receivers }: Recording): void {
  const { type, audience, isFarewell, isStated, facts } = draft;
  const { subscription, workspaceIds, channelId } = audience;
  const scopes = scopesOfEvent(audience);
  const event = {
    id,
    type,
    subscription,
    ...(scopes.length > 0 && { scopes }),
    workspaceIds,
    ...(channelId !== undefined && { channelId }),
    atMs,
    ...(isFarewell === true && { isFarewell }),
    ...(isStated === true && { isStated }),
    facts,
  };
  const line = channelId ?? "";
  for (const [appId, { hash: tokenHash }] of receivers) {
    const place = nextPlace(deliveries, appId);
    const delivery: Delivery = { appId, dueMs: 0, place, eventId: id, line, tokenHash, event };
    deliveries.set(keyOfDelivery(delivery), { delivery: JSON.parse(JSON.stringify(delivery)), heldMs: 0 });
  }
}

function findWaiting(deliveries: MapState["deliveries"], { appId, eventId }: Delivery): Delivery | undefined {
  const all = [...deliveries.values()].map(({ delivery }) => delivery);
  return all.find((each) => each.appId === appId && each.eventId === eventId);
}

function nextPlace(deliveries: MapState["deliveries"], appId: Id): number {
  const waiting = [...deliveries.values()].filter(({ delivery }) => delivery.appId === appId && delivery.dueMs === 0);
  return 1 + Math.max(0, ...waiting.map(({ delivery }) => delivery.place));
}

/** The token through which each app receives an event: that of a bot before that of a user. */
function receiversOf(state: MapState, audience: StoredAudience, { atMs }: EventStamp): ReadonlyMap<Id, Token> {
  const seen = [...state.documents.token.values()]
    .filter((token) => receives(state, token, audience, atMs))
    .toSorted((one, other) => compareText(`${other.kind} ${other.hash}`, `${one.kind} ${one.hash}`));
  return new Map(seen.map((token) => [token.appId ?? "", token]));
}

function receives(state: MapState, token: Token, audience: StoredAudience, atMs: number): boolean {
  const { subscription: name, userId, appId } = audience;
  const app = state.documents.app.get(token.appId ?? "");
  const user = state.documents.user.get(token.userId ?? "");
  const scopes = scopesOfEvent(audience);
  return (
    app !== undefined &&
    user?.active === true &&
    !token.revoked &&
    (token.expires === undefined || millisecondsOf(token.expires) > atMs) &&
    subscriptionsOf(app).some((each) => receivesBy(each, name, token.kind)) &&
    (scopes.length === 0 || scopes.some((scope) => token.scopes.includes(scope))) &&
    (userId === undefined || token.userId === userId) &&
    (appId === undefined || app.id === appId) &&
    audience.workspaceIds.some((id) => isInstalledIn(state, token, id)) &&
    sees(state, token, audience) &&
    seesFile(state, token, audience)
  );
}

function isInstalledIn({ documents }: MapState, { installation }: Token, workspaceId: Id): boolean {
  const workspace = documents.workspace.get(workspaceId);
  const { target, workspaceIds } = installation;
  if (target.id === workspaceId) return true;
  if (workspace === undefined) return false;
  return target.id === workspace.organizationId && (workspaceIds === undefined || workspaceIds.includes(workspaceId));
}

function sees(state: MapState, token: Token, audience: StoredAudience): boolean {
  const { channelId } = audience;
  if (channelId === undefined || state.channelMembers.get(channelId)?.has(token.userId ?? "") === true) return true;
  return seesPublic(state, token, audience);
}

function seesFile(state: MapState, token: Token, audience: StoredAudience): boolean {
  const { fileId } = audience;
  if (fileId === undefined || state.documents.file.get(fileId)?.ownerId === token.userId) return true;
  const isIn = (channelId: Id) => state.channelMembers.get(channelId)?.has(token.userId ?? "") === true;
  return (
    seesPublic(state, token, audience) ||
    sharesOf(fileId, state).some(({ channelId }) => isIn(channelId)) ||
    seesDocument(fileId, token.userId ?? "", state)
  );
}

/** Whether a user sees a List or a canvas. The audience says who sees those of public channels. */
function seesDocument(fileId: Id, viewerId: Id, state: MapState): boolean {
  const [list, canvas] = [state.documents.list.get(fileId), state.documents.canvas.get(fileId)];
  if (list !== undefined) return seesList(list, { viewerId }, state);
  return canvas !== undefined && seesCanvas(canvas, { viewerId, seesPublic: false }, state);
}

function seesPublic({ documents }: MapState, { kind, userId = "" }: Token, { isPublic }: StoredAudience): boolean {
  return isPublic === true && kind === "user" && documents.user.get(userId)?.guest === undefined;
}

function readNow(state: MapState, read: EventRead): unknown {
  switch (read.kind) {
    case "document":
      return documentsOf(state, read.document.name).get(toMapKey(read.key));
    case "members":
      return read.userIds.filter((id) => state.channelMembers.get(read.channelId)?.has(id));
    case "groupMembers":
      return read.userIds.filter((id) => state.groupMembers.get(read.groupId)?.has(id));
    case "subscribers":
      return [...state.documents.app.values()].filter((app) =>
        subscriptionsOf(app).some(({ name }) => name === read.subscription),
      );
    case "tokens": {
      const valid = [...state.documents.token.values()].filter(({ revoked }) => !revoked);
      const apps = new Set([
        read.appId,
        ...valid.filter(({ userId }) => userId === read.userId).map(({ appId }) => appId),
      ]);
      return valid.filter(({ appId }) => appId !== undefined && apps.has(appId));
    }
  }
}

function byPlace(one: Delivery, other: Delivery): number {
  return compareText(one.appId, other.appId) || one.dueMs - other.dueMs || one.place - other.place;
}

function byEvent(one: Delivery, other: Delivery): number {
  return compareText(one.eventId, other.eventId) || compareText(one.appId, other.appId);
}

function keyOfDelivery({ appId, dueMs, place, eventId }: DeliveryKey): string {
  return `${appId} ${dueMs} ${place} ${eventId}`;
}
