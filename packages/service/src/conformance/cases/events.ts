import { describe, expect, it } from "vitest";
import { canvases } from "../../model/canvas.js";
import { files } from "../../model/file.js";
import { put } from "../../model/port/document.js";
import { deliveryKeyOf } from "../../model/port/events.js";
import type { Store, Write } from "../../model/store.js";
import type { Token } from "../../model/token.js";
import { type OpenStore, post, write } from "../open-store.js";
import {
  sampleApp,
  sampleChannel,
  sampleFile,
  sampleList,
  sampleMessage,
  sampleOrganization,
  sampleToken,
  sampleUser,
  sampleWorkspace,
} from "../samples.js";

const nowMs = 1_767_323_045_006;
const all = { nowMs: nowMs + 1000, limit: 100, holdMs: 15_000, except: [] } as const;

/** Events that commits bring about: who receives them, in which order, and how often. */
export function describeEvents(open: OpenStore): void {
  describe("events", () => {
    it("are for apps that subscribe, hold the scope and see the conversation", async () => {
      const store = await openWithApps(open);
      await publish(store, "Ev1", [{ kind: "insertMessage", message: sampleMessage("C1"), nowMs }]);
      expect(await taken(store)).toEqual(["Ev1 A1 h1 message"]);
    });

    it("are for the users of an app without its bot, once for each app", async () => {
      const store = await openWithApps(open);
      const user: Partial<Token> = { kind: "user", userId: "U3", appId: "A2", scopes: ["channels:history"] };
      await write(store, { kind: "put", document: "token", value: sampleToken("h3", user) });
      await write(store, { kind: "put", document: "token", value: sampleToken("h4", { ...user, userId: "U4" }) });
      await publish(store, "Ev1", [{ kind: "insertMessage", message: sampleMessage("C1"), nowMs }]);
      expect(await taken(store)).toEqual(["Ev1 A1 h1 message", "Ev1 A2 h3 message"]);
    });

    it("are not for revoked and expired tokens, deleted apps and other workspaces", async () => {
      const store = await openWithApps(open);
      const ends: readonly Partial<Token>[] = [
        { revoked: true },
        { expires: "2026-01-02T03:04:05.006Z" },
        { installation: { ...sampleToken("h1").installation, target: { kind: "workspace", id: "T2" } } },
      ];
      for (const parts of ends) {
        await write(store, { kind: "put", document: "token", value: sampleToken("h1", { ...bot, ...parts }) });
        await publish(store, "Ev1", [{ kind: "insertMessage", message: sampleMessage("C1"), nowMs }]);
        expect(await taken(store)).toEqual([]);
      }
      await write(store, { kind: "put", document: "token", value: sampleToken("h1", bot) });
      await write(store, { kind: "put", document: "app", value: sampleApp("A1", { ...subscribed, deleted: true }) });
      await publish(store, "Ev1", [{ kind: "insertMessage", message: sampleMessage("C1"), nowMs }]);
      expect(await taken(store)).toEqual([]);
    });

    it("of a shared channel are for the apps that are installed in its workspaces", async () => {
      const store = await openWithApps(open);
      const { installation } = sampleToken("h1");
      await write(
        store,
        { kind: "put", document: "workspace", value: sampleWorkspace({ id: "T2" }) },
        { kind: "put", document: "workspace", value: sampleWorkspace({ id: "T3" }) },
        { kind: "put", document: "channel", value: sampleChannel("C1", { sharedWith: ["T2"] }) },
      );
      for (const [id, expected] of [
        ["T2", ["Ev1 A1 h1 message"]],
        ["T3", []],
      ] as const) {
        const target = { kind: "workspace", id } as const;
        const value = sampleToken("h1", { ...bot, installation: { ...installation, target } });
        await write(store, { kind: "put", document: "token", value });
        await publish(store, "Ev1", [{ kind: "insertMessage", message: sampleMessage("C1"), nowMs }]);
        expect(await taken(store)).toEqual(expected);
      }
    });

    it("are for organization-wide installations with a grant to the workspace", async () => {
      const store = await openWithApps(open);
      const { installation } = sampleToken("h1");
      const target = { kind: "organization", id: "E1" } as const;
      for (const [workspaceIds, expected] of [
        [undefined, 1],
        [["T1"], 1],
        [["T2"], 0],
      ] as const) {
        const granted = workspaceIds === undefined ? {} : { workspaceIds };
        const value = sampleToken("h1", { ...bot, installation: { ...installation, target, ...granted } });
        await write(store, { kind: "put", document: "token", value });
        await publish(store, `Ev${workspaceIds}`, [{ kind: "insertMessage", message: sampleMessage("C1"), nowMs }]);
        expect(await taken(store)).toHaveLength(expected);
      }
    });

    it("about an app are for its users if it has no bot, whichever list it subscribes in", async () => {
      const store = await openWithApps(open);
      const settings = { request_url: "https://app.example", bot_events: ["app_home_opened"] };
      const manifest = { settings: { event_subscriptions: settings } };
      const user: Partial<Token> = { kind: "user", userId: "U3", appId: "A2", revoked: false, scopes: [] };
      await write(
        store,
        { kind: "put", document: "app", value: sampleApp("A2", { manifest }) },
        {
          kind: "put",
          document: "token",
          value: sampleToken("h2", { ...bot, appId: "A2", userId: "UC", revoked: true }),
        },
        { kind: "put", document: "token", value: sampleToken("h3", user) },
      );
      await store.events.refresh();
      const audience = { subscription: "app_home_opened", workspaceIds: ["T1"], appId: "A2" } as const;
      const draft = { type: "app_home_opened", audience, isStated: true, facts: { type: "app_home_opened" } } as const;
      const stamp = { atMs: nowMs, eventId: "Ev1" };
      await store.commit({ expect: [], writes: [], events: [draft], stamp });
      expect(await taken(store)).toEqual(["Ev1 A2 h3 app_home_opened"]);
    });

    it("name members who really move, and are for the bot that goes", async () => {
      const store = await openWithApps(open);
      await publish(store, "Ev1", [{ kind: "addChannelMembers", channelId: "C1", userIds: ["UB", "U3", "U4"] }]);
      expect(await facts(store)).toMatchObject([{ userId: "U3" }, { userId: "U4" }]);
      await publish(store, "Ev2", [{ kind: "removeChannelMembers", channelId: "C1", userIds: ["UB", "U5"] }]);
      expect(await facts(store)).toMatchObject([{ userId: "UB" }]);
    });

    it("come from no commit that is refused, and from none without a stamp", async () => {
      const store = await openWithApps(open);
      const message: Write = { kind: "insertMessage", message: sampleMessage("C1"), nowMs };
      const stamp = { atMs: nowMs, eventId: "Ev1" };
      const failing = { kind: "channelMembersWithin", channelId: "C1", atLeast: 99 } as const;
      expect(await store.commit({ expect: [failing], writes: [message], stamp })).toMatchObject({ ok: false });
      expect(await store.commit({ expect: [], writes: [message] })).toMatchObject({ ok: true });
      expect(await taken(store)).toEqual([]);
    });

    it("are taken in the order of a conversation, and again when they are not settled in time", async () => {
      const store = await openWithApps(open);
      for (const at of [1, 2, 3]) {
        await publish(store, `Ev${at}`, [{ kind: "insertMessage", message: sampleMessage("C1"), nowMs }]);
      }
      expect(await store.events.nextDue()).toBe(0);
      const [first, second, third] = await store.events.take(all);
      if (first === undefined || second === undefined || third === undefined) throw new Error("3 are due");
      expect([first, second, third].map(({ eventId }) => eventId)).toEqual(["Ev1", "Ev2", "Ev3"]);
      expect(await taken(store)).toEqual([]);
      const retry = { num: 1, reason: "http_timeout", dueMs: nowMs + 60_000 };
      await store.events.settle([deliveryKeyOf(first), { ...second, retry }]);
      const later = { ...all, nowMs: all.nowMs + all.holdMs };
      expect(await store.events.nextDue()).toBeLessThanOrEqual(later.nowMs);
      expect(await store.events.take({ ...later, except: ["A1"] })).toEqual([]);
      expect(await store.events.take(later)).toEqual([third]);
      await store.events.release([third], later.nowMs);
      expect(await store.events.take(later)).toEqual([third]);
      const retried = await store.events.take({ ...all, nowMs: nowMs + 60_000 });
      expect(retried).toMatchObject([
        { eventId: "Ev3" },
        { eventId: "Ev2", retry: { num: 1, reason: "http_timeout" } },
      ]);
      await store.events.settle(retried.map(deliveryKeyOf));
      expect(await store.events.nextDue()).toBeUndefined();
    });

    it("that no write brings about are for the apps that would receive them, as they are stated", async () => {
      const store = await openWithApps(open);
      const audience = {
        subscription: "message.channels",
        workspaceIds: ["T1"],
        channelId: "C1",
        kind: "public",
      } as const;
      const draft = { type: "message", audience, isStated: true, facts: { type: "message", text: "hi" } } as const;
      const stamp = { atMs: nowMs, eventId: "Ev1" };
      expect(await store.commit({ expect: [], writes: [], events: [draft], stamp })).toMatchObject({
        receivers: ["A1"],
      });
      expect(await store.events.take(all)).toMatchObject([
        { eventId: "Ev1", appId: "A1", event: { isStated: true, facts: draft.facts, channelId: "C1" } },
      ]);
    });

    it("of an organization are for its installations, whatever they are granted", async () => {
      const store = await openWithApps(open);
      const { installation } = sampleToken("h1");
      const other = sampleToken("h2", { ...bot, appId: "A2", userId: "UC", revoked: true });
      await write(store, { kind: "put", document: "token", value: other });
      const audience = { subscription: "message.channels", workspaceIds: ["E1"], kind: "public" } as const;
      const draft = { type: "message", audience, isStated: true, facts: { type: "message" } } as const;
      for (const [target, workspaceIds, expected] of [
        [{ kind: "organization", id: "E1" }, undefined, ["A1"]],
        [{ kind: "organization", id: "E1" }, ["T2"], ["A1"]],
        [{ kind: "workspace", id: "T1" }, undefined, []],
      ] as const) {
        const granted = workspaceIds === undefined ? {} : { workspaceIds };
        const value = sampleToken("h1", { ...bot, installation: { ...installation, target, ...granted } });
        await write(store, { kind: "put", document: "token", value });
        const stamp = { atMs: nowMs, eventId: `Ev${target.kind}${workspaceIds}` };
        const committed = await store.commit({ expect: [], writes: [], events: [draft], stamp });
        expect(committed.ok && (committed.receivers ?? [])).toEqual(expected);
      }
    });

    it("are seen by bots and users, in pages", async () => {
      const store = await openWithApps(open);
      const user: Partial<Token> = { kind: "user", appId: "A1", revoked: false, scopes: ["channels:history"] };
      await write(
        store,
        { kind: "put", document: "token", value: sampleToken("h3", { ...user, userId: "U4" }) },
        { kind: "put", document: "token", value: sampleToken("h4", { ...user, userId: "U3" }) },
        { kind: "put", document: "token", value: sampleToken("h5", { ...user, userId: "U3" }) },
        { kind: "put", document: "token", value: sampleToken("h6", { ...user, userId: "U5", revoked: true }) },
      );
      const audience = {
        ...{ subscription: "message.channels", workspaceIds: ["T1"], channelId: "C1", kind: "public" },
        ...{ isPublic: true, appId: "A1" },
      } as const;
      const page = (after: string) => store.events.receivers(audience, { after, limit: 2, nowMs });
      const first = await page("");
      expect(first.map(({ tokenHash }) => (tokenHash === "h5" ? "h4" : tokenHash))).toEqual(["h1", "h4"]);
      const second = await page(first.at(-1)?.place ?? "");
      expect(second.map(({ tokenHash }) => tokenHash)).toEqual(["h3"]);
      expect(await store.events.receivers({ ...audience, appId: "A2" }, { after: "", limit: 2, nowMs })).toEqual([]);
    });

    it("about a file are for its owner, and for the conversations that it is shared in", async () => {
      const store = await openWithApps(open);
      const list = ["file_change"];
      const settings = {
        event_subscriptions: { request_url: "https://a.example", bot_events: list, user_events: list },
      };
      const token = (hash: string, userId: string) =>
        sampleToken(hash, { kind: "user", appId: "A1", revoked: false, scopes: ["files:read"], userId });
      const file = { ...sampleFile("F1"), workspaceId: "T1", ownerId: "U3" };
      const guest = sampleUser("U1", { guest: { kind: "multi" } });
      await write(
        store,
        { kind: "put", document: "user", value: guest },
        { kind: "put", document: "app", value: sampleApp("A1", { manifest: { settings } }) },
        { kind: "put", document: "token", value: sampleToken("h1", { ...bot, scopes: ["files:read"] }) },
        { kind: "put", document: "channel", value: sampleChannel("C2", { kind: "private" }) },
        { kind: "addChannelMembers", channelId: "C2", userIds: ["U4"] },
        ...["U1", "U3", "U4", "U5"].map(
          (id): Write => ({ kind: "put", document: "token", value: token(`h${id}`, id) }),
        ),
        put(files, file),
      );
      await store.events.refresh();
      const seenBy = async (parts: object = {}) => {
        const audience = { subscription: "file_change", workspaceIds: ["T1"], fileId: "F1", ...parts };
        const found = await store.events.receivers(audience, { after: "", limit: 9, nowMs });
        return found.map(({ tokenHash }) => tokenHash);
      };
      const receivedBy = async (version: number) => {
        const stamp = { atMs: nowMs, eventId: `Ev${version}` };
        const committed = await store.commit({ expect: [], writes: [put(files, { ...file, version })], stamp });
        expect(committed.ok && committed.receivers).toEqual(["A1"]);
        return (await store.events.waiting(9)).find(({ eventId }) => eventId === stamp.eventId)?.tokenHash;
      };
      expect([await seenBy(), await receivedBy(2)]).toEqual([["hU3"], "hU3"]);
      await post(store, { message: { ...sampleMessage("C2"), fileIds: ["F1"] }, nowMs });
      expect(await seenBy()).toEqual(["hU3", "hU4"]);
      await post(store, { message: { ...sampleMessage("C1"), fileIds: ["F1"] }, nowMs });
      expect([await seenBy(), await receivedBy(3)]).toEqual([["h1", "hU3", "hU4"], "h1"]);
      expect(await seenBy({ isPublic: true })).toEqual(["h1", "hU3", "hU4", "hU5"]);
      expect(await seenBy({ fileId: "F404", isPublic: true })).toEqual(["hU3", "hU4", "hU5"]);
    });

    it("about Lists and canvases are for those who see them", async () => {
      const store = await openWithApps(open);
      const user = (id: string): Write => ({
        kind: "put",
        document: "token",
        value: sampleToken(`h${id}`, { kind: "user", appId: "A1", revoked: false, scopes: ["files:read"], userId: id }),
      });
      const granted = [
        { subject: { kind: "user", id: "U4" }, level: "read" },
        { subject: { kind: "channel", id: "C2" }, level: "read" },
      ] as const;
      const settings = { event_subscriptions: { request_url: "https://a.example", user_events: ["file_change"] } };
      await write(
        store,
        { kind: "put", document: "app", value: sampleApp("A1", { manifest: { settings } }) },
        { kind: "put", document: "channel", value: sampleChannel("C2", { kind: "private" }) },
        { kind: "addChannelMembers", channelId: "C2", userIds: ["U5"] },
        ...["U1", "U3", "U4", "U5"].map(user),
        { kind: "put", document: "list", value: { ...sampleList("F1"), workspaceId: "T1", ownerId: "U3" } },
        { kind: "grantListAccess", listId: "F1", access: granted },
        put(canvases, { ...canvases.sample(1), id: "F2", workspaceId: "T1", ownerId: "U3", access: granted }),
      );
      await store.events.refresh();
      const seenBy = async (fileId: string) => {
        const audience = { subscription: "file_change", workspaceIds: ["T1"], fileId };
        const found = await store.events.receivers(audience, { after: "", limit: 9, nowMs });
        return found.map(({ tokenHash }) => tokenHash);
      };
      expect([await seenBy("F1"), await seenBy("F2")]).toEqual([
        ["hU3", "hU4", "hU5"],
        ["hU3", "hU4", "hU5"],
      ]);
    });

    it("wait until they end, and begin again", async () => {
      const store = await openWithApps(open);
      for (const at of [1, 2]) {
        await publish(store, `Ev${at}`, [{ kind: "insertMessage", message: sampleMessage("C1"), nowMs }]);
      }
      const [first, second] = await store.events.take(all);
      expect(await store.events.waiting(10)).toMatchObject([{ eventId: "Ev1" }, { eventId: "Ev2" }]);
      expect(await store.events.waiting(1)).toMatchObject([{ eventId: "Ev1" }]);
      if (first === undefined || second === undefined) throw new Error("Nothing was taken.");
      const retry = { num: 1, reason: "http_error", dueMs: nowMs + 60_000 };
      await store.events.settle([deliveryKeyOf(first), { ...deliveryKeyOf(second), retry }]);
      expect(await store.events.waiting(10)).toMatchObject([{ eventId: "Ev2", retry: { num: 1 } }]);
      await store.events.resend([first, second], nowMs);
      const waiting = await store.events.waiting(10);
      expect(waiting).toMatchObject([
        { eventId: "Ev1", tokenHash: "h1" },
        { eventId: "Ev2", tokenHash: "h1" },
      ]);
      expect(waiting.map(({ retry: again }) => again)).toEqual([undefined, undefined]);
      expect(waiting.map(({ event }) => event)).toEqual(
        [first, second].map(({ event }) => ({ ...event, resentMs: nowMs })),
      );
      expect(await taken(store)).toEqual(["Ev2 A1 h1 message", "Ev1 A1 h1 message"]);
    });

    it("follow the subscriptions as they change", async () => {
      const store = await openWithApps(open);
      expect([...store.events.subscribed()].toSorted()).toEqual(names.toSorted());
      await write(store, { kind: "put", document: "app", value: sampleApp("A1", { manifest: {} }) });
      await write(store, { kind: "put", document: "app", value: sampleApp("A2", { manifest: {} }) });
      await store.events.refresh();
      expect([...store.events.subscribed()]).toEqual([]);
    });
  });
}

const names = ["message.channels", "member_joined_channel", "member_left_channel"];
const subscribed = {
  manifest: {
    settings: {
      event_subscriptions: { request_url: "https://app.example", bot_events: names, user_events: ["message.channels"] },
    },
  },
};
const bot: Partial<Token> = {
  kind: "bot",
  userId: "UB",
  appId: "A1",
  revoked: false,
  scopes: ["channels:history", "channels:read"],
};

async function openWithApps(open: OpenStore): Promise<Store> {
  const store = await open();
  const users = ["U1", "U3", "U4", "U5", "UB", "UC"].map(
    (id): Write => ({ kind: "put", document: "user", value: sampleUser(id) }),
  );
  await write(
    store,
    { kind: "put", document: "organization", value: sampleOrganization() },
    { kind: "put", document: "workspace", value: sampleWorkspace({ organizationId: "E1" }) },
    { kind: "put", document: "workspace", value: sampleWorkspace({ id: "T2", domain: "other" }) },
    ...users,
    { kind: "put", document: "app", value: sampleApp("A1", subscribed) },
    { kind: "put", document: "app", value: sampleApp("A2", subscribed) },
    { kind: "put", document: "token", value: sampleToken("h1", bot) },
    // Without the scope, and without being in the channel.
    { kind: "put", document: "token", value: sampleToken("h2", { ...bot, appId: "A2", userId: "UC" }) },
    { kind: "put", document: "channel", value: sampleChannel("C1") },
    { kind: "addChannelMembers", channelId: "C1", userIds: ["UB"] },
  );
  await store.events.refresh();
  return store;
}

async function publish(store: Store, eventId: string, writes: readonly Write[]): Promise<void> {
  const committed = await store.commit({ expect: [], writes, stamp: { atMs: nowMs, eventId } });
  expect(committed).toMatchObject({ ok: true });
}

async function taken(store: Store): Promise<readonly string[]> {
  const deliveries = await store.events.take(all);
  return deliveries.map(({ eventId, appId, tokenHash, event }) => `${eventId} ${appId} ${tokenHash} ${event.type}`);
}

async function facts(store: Store): Promise<readonly object[]> {
  return (await store.events.take(all)).map(({ event }) => event.facts);
}
