import { subscriptionsOf } from "../apps/subscription-column.js";
import type { EventRead } from "../events/commit-view.js";
import { scopesOfEvent } from "../events/scopes-of-event.js";
import type { Batch } from "../service-store.js";
import { compareText } from "../store/compare-text.js";
import type { StoredAudience, StoredDraft } from "../store/event-draft.js";
import type { Delivery, EventPort, EventStamp } from "../store/event-port.js";
import { draftsOf, nameOfRead, readsOf, toldWrites } from "../telling/commit-events.js";
import type { Token } from "../tokens/token.js";
import type { Id } from "../values/ids.js";
import { millisecondsOf } from "../values/instant.js";
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
  const told = toldWrites(writes, subscribed);
  const read = new Map(readsOf(told).map((each) => [nameOfRead(each), readNow(before, each)]));
  const drafts = [...draftsOf({ writes, told, subscribed, read, made, atMs: stamp.atMs, byId }), ...events];
  const isFarewell = (draft: StoredDraft) => draft.isFarewell === true;
  let recorded = 0;
  const apps = new Set<Id>();
  for (const draft of [...drafts.filter(isFarewell), ...drafts.filter((each) => !isFarewell(each))]) {
    const receivers = receiversOf(isFarewell(draft) ? before : after, draft.audience, stamp);
    if (receivers.size === 0) continue;
    const id = recorded === 0 ? stamp.eventId : `${stamp.eventId}${recorded.toString(36).toUpperCase()}`;
    record(after, id, { draft, stamp, receivers });
    for (const appId of receivers.keys()) apps.add(appId);
    recorded += 1;
  }
  return [...apps].toSorted(compareText);
}

/** Events and deliveries of a state. */
export function createMapEvents(now: () => MapState): EventPort {
  return {
    subscribed: () => subscribedNames(now()),
    refresh: async () => undefined,
    async take({ nowMs, limit, except, holdMs }) {
      const due = [...now().deliveries.values()].filter(
        ({ dueMs, appId }) => dueMs <= nowMs && !except.includes(appId),
      );
      const taken = due.toSorted(byLine).slice(0, limit);
      return taken.map((delivery) => {
        const held = { ...delivery, dueMs: nowMs + holdMs };
        now().deliveries.set(keyOfDelivery(delivery), held);
        return held;
      });
    },
    async settle(settled) {
      for (const { retry, ...key } of settled) {
        const delivery = now().deliveries.get(keyOfDelivery(key));
        if (delivery === undefined) continue;
        if (retry === undefined) now().deliveries.delete(keyOfDelivery(key));
        else {
          const { dueMs, ...attempt } = retry;
          now().deliveries.set(keyOfDelivery(key), { ...delivery, dueMs, retry: attempt });
        }
      }
    },
    async release(keys, nowMs) {
      for (const key of keys.map(keyOfDelivery)) {
        const delivery = now().deliveries.get(key);
        if (delivery !== undefined) now().deliveries.set(key, { ...delivery, dueMs: nowMs });
      }
    },
    async resend(again, dueMs) {
      const { deliveries } = now();
      for (const { retry: _, ...delivery } of again) {
        const place = deliveries.get(keyOfDelivery(delivery))?.place ?? nextPlace(deliveries, delivery);
        deliveries.set(keyOfDelivery(delivery), { ...delivery, place, dueMs });
      }
    },
    async waiting(limit) {
      return [...now().deliveries.values()].toSorted(byEvent).slice(0, limit);
    },
    async nextDue() {
      const times = [...now().deliveries.values()].map(({ dueMs }) => dueMs);
      return times.length === 0 ? undefined : Math.min(...times);
    },
  };
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
    const place = nextPlace(deliveries, { appId, line });
    const delivery: Delivery = { eventId: id, appId, line, place, tokenHash, dueMs: atMs, event };
    deliveries.set(keyOfDelivery(delivery), JSON.parse(JSON.stringify(delivery)));
  }
}

function nextPlace(deliveries: MapState["deliveries"], { appId, line }: Pick<Delivery, "appId" | "line">): number {
  const places = [...deliveries.values()].filter((each) => each.appId === appId && each.line === line);
  return 1 + Math.max(0, ...places.map((each) => each.place));
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
    subscriptionsOf(app).some((each) => each.kind === token.kind && each.name === name) &&
    (scopes.length === 0 || scopes.some((scope) => token.scopes.includes(scope))) &&
    (userId === undefined || token.userId === userId) &&
    (appId === undefined || app.id === appId) &&
    audience.workspaceIds.some((id) => isInstalledIn(state, token, id)) &&
    sees(state, token, audience)
  );
}

function isInstalledIn({ documents }: MapState, { installation }: Token, workspaceId: Id): boolean {
  const workspace = documents.workspace.get(workspaceId);
  const { target, workspaceIds } = installation;
  if (workspace === undefined) return false;
  if (target.id === workspaceId) return true;
  return target.id === workspace.organizationId && (workspaceIds === undefined || workspaceIds.includes(workspaceId));
}

function sees(state: MapState, { kind, userId = "" }: Token, { channelId, isPublic }: StoredAudience): boolean {
  if (channelId === undefined || state.channelMembers.get(channelId)?.has(userId) === true) return true;
  return isPublic === true && kind === "user" && state.documents.user.get(userId)?.guest === undefined;
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

function byLine(one: Delivery, other: Delivery): number {
  return compareText(one.appId, other.appId) || compareText(one.line, other.line) || one.place - other.place;
}

function byEvent(one: Delivery, other: Delivery): number {
  return compareText(one.eventId, other.eventId) || compareText(one.appId, other.appId);
}

function keyOfDelivery({ eventId, appId }: Pick<Delivery, "eventId" | "appId">): string {
  return `${eventId} ${appId}`;
}
