import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { documents } from "../../model/documents.js";
import { put } from "../../model/port/document.js";
import type { Write } from "../../model/store.js";
import {
  sampleApp,
  sampleChannel,
  sampleMessage,
  sampleOrganization,
  sampleToken,
  sampleUser,
  sampleWorkspace,
} from "../samples.js";
import { type StorePair, withBoth } from "./describe-commits.js";

const nowMs = 1_767_323_045_006;
const pick = <const T>(...values: readonly T[]) => fc.constantFrom(...values);
const rarely = fc.constantFrom(true, false, false, false, false, false);
/** Usually the whole list, so that events usually have receivers. */
const mostly = (all: readonly string[]) => fc.oneof(fc.constant(all), fc.constant(all), fc.subarray([...all]));
const users = pick("U1", "U2");
const channels = pick("C1", "C2");

const names = ["message.channels", "message.groups", "member_joined_channel", "user_change"];
const subscriptions = mostly(names);

const app = fc
  .record({ id: pick("A1", "A2"), deleted: rarely, bot_events: subscriptions, user_events: subscriptions })
  .map(({ id, deleted, ...events }) => {
    const event_subscriptions = { request_url: "https://app.example", ...events };
    return sampleApp(id, { deleted, manifest: { settings: { event_subscriptions } } });
  });
const target = pick({ kind: "workspace", id: "T1" } as const, { kind: "organization", id: "E1" } as const);
const token = fc
  .record({
    hash: pick("h1", "h2", "h3"),
    parts: fc.record({ kind: pick("bot", "user"), userId: users, appId: pick("A1", "A2"), revoked: rarely }),
    scopes: mostly(["channels:history", "groups:history", "channels:read", "users:read"]),
    expires: fc.option(pick("2026-01-02T03:04:05.010Z", "2026-01-02T03:04:05.020Z"), { freq: 2 }),
    target,
    granted: fc.option(mostly(["T1", "T2"])),
  })
  .map(({ hash, parts, scopes, expires, target: at, granted }) => {
    const installation = {
      ...sampleToken(hash).installation,
      target: at,
      ...(granted !== null && { workspaceIds: granted }),
    };
    return sampleToken(hash, { ...parts, scopes, ...(expires !== null && { expires }), installation });
  });
const user = fc
  .record({ id: users, isGone: rarely, isGuest: rarely })
  .map(({ id, isGone, isGuest }) => sampleUser(id, { active: !isGone, ...(isGuest && { guest: { kind: "multi" } }) }));
const channel = fc
  .record({ id: channels, kind: pick("public", "private") })
  .map(({ id, ...parts }) => sampleChannel(id, parts));
const workspace = pick({}, { organizationId: "E1" }).map((parts) => sampleWorkspace(parts));
const members = fc.record({ channelId: channels, userIds: fc.array(users, { minLength: 1, maxLength: 2 }) });

const post = channels.map((id): Write => ({ kind: "insertMessage", message: sampleMessage(id), nowMs }));

/** A write that changes who receives events, or that brings some about. */
const write: fc.Arbitrary<Write> = fc.oneof(
  app.map((value) => put(documents.app, value)),
  token.map((value) => put(documents.token, value)),
  user.map((value) => put(documents.user, value)),
  channel.map((value) => put(documents.channel, value)),
  workspace.map((value) => put(documents.workspace, value)),
  members.map((parts): Write => ({ kind: "addChannelMembers", ...parts })),
  members.map((parts): Write => ({ kind: "removeChannelMembers", ...parts })),
  users.map((userId): Write => ({ kind: "revokeUserTokens", userId })),
  fc.constant<Write>({ kind: "revokeInstallations", appId: "A1", targetIds: ["T1"] }),
  { weight: 8, arbitrary: post },
);

const batch = fc.record({
  /** Whether the batch is refused after its writes. */
  isRefused: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  writes: fc.array(write, { minLength: 1, maxLength: 3 }),
});

const toEverything = {
  manifest: {
    settings: { event_subscriptions: { request_url: "https://app.example", bot_events: names, user_events: names } },
  },
};

const start: readonly Write[] = [
  put(documents.app, sampleApp("A1", toEverything)),
  put(documents.token, sampleToken("h1", { userId: "U1", appId: "A1", scopes: ["channels:history", "users:read"] })),
  put(documents.organization, sampleOrganization()),
  put(documents.workspace, sampleWorkspace({ organizationId: "E1" })),
  put(documents.workspace, sampleWorkspace({ id: "T2", domain: "other" })),
  ...["U1", "U2"].map((id) => put(documents.user, sampleUser(id))),
  ...["C1", "C2"].map((id) => put(documents.channel, sampleChannel(id))),
  { kind: "addChannelMembers", channelId: "C1", userIds: ["U1"] },
];

/** After any commit, answered or refused, a store delivers to the same apps as the reference, whatever it delivered before. */
export function describeReceivers(pair: StorePair): void {
  describe("receivers of events between any commits", () => {
    it("are the same as in the reference", async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(batch, { minLength: 1, maxLength: 30 }), async (batches) => {
          await withBoth(pair, async (...stores) => {
            const commit = async (writes: readonly Write[], at: number, isRefused: boolean) => {
              const failing = { kind: "channelMembersWithin", channelId: "C1", atLeast: 99 } as const;
              const stamp = { atMs: nowMs + at, eventId: `Ev${at}` };
              const [answer, expected] = await Promise.all(
                stores.map(async (store) => {
                  await store.events.refresh();
                  return store.commit({ expect: isRefused ? [failing] : [], writes, stamp });
                }),
              );
              expect(answer).toEqual(expected);
            };
            await commit(start, 0, false);
            for (const [at, { writes, isRefused }] of batches.entries()) await commit(writes, at + 1, isRefused);
            const all = { nowMs: nowMs + 100, limit: 10_000, holdMs: 1, except: [] };
            const [taken, expected] = await Promise.all(stores.map(({ events }) => events.take(all)));
            expect(taken).toEqual(expected);
          });
        }),
        { numRuns: 60 },
      );
    }, 120_000);
  });
}
