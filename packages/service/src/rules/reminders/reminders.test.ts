import { describe, expect, it } from "vitest";
import type { Store } from "../../model/store.js";
import { createTestService, type TestService } from "../../testing/create-test-service.js";
import { organizationWorld } from "../../testing/demo-world.js";
import { checkWorld } from "../../worlds/check-world.js";
import type { World } from "../../worlds/world.js";
import { remindDue } from "./remind-due.js";

const nowSeconds = Date.parse("2026-06-01T12:00:00Z") / 1000;
const minute = 60_000;
const day = 24 * 60 * minute;
const scopes = ["reminders:read", "reminders:write", "im:history", "im:read"];
const user = (name: string) => ({
  token: name,
  kind: "user" as const,
  user: name,
  app: "Helper",
  scopes,
  installation: { workspace: "hq", installer: "ada" },
});
const world: World = { ...organizationWorld, tokens: [user("mia"), user("ada")] };

async function start(file: World = world) {
  const planned: number[] = [];
  const service = await createTestService(file, { due: { plan: (atMs) => planned.push(atMs) } });
  const call = async (method: string, args: object = {}, token = "mia") =>
    (await service.call(`reminders.${method}`, args, token)).body;
  return {
    clock: service.clock,
    store: service.store,
    planned,
    call,
    add: (time: string, args = {}) => call("add", { text: "lunch", time, ...args }),
  };
}

let count = 0;
const next = () => {
  count += 1;
  return `Z${count}`;
};
const ids = { id: (prefix: string) => `${prefix}${next()}`, orderedId: next, uuid: next, secret: next };

/** Reminds users of what is due, and returns the errors of jobs. */
async function remindNow({ clock }: Pick<TestService, "clock">, store: Store) {
  const errors: unknown[] = [];
  await remindDue({ store, ids, nowMs: () => clock.now().getTime(), onError: (error) => errors.push(error) });
  return errors;
}

/** Messages of the system user to a user. */
async function received({ store }: Pick<TestService, "store">, userId = "U4") {
  const dm = await store.channels.dm("T1", "USVCBOT", userId);
  return dm === undefined
    ? []
    : (await store.messages.latest(dm.id, 2000)).toReversed().map(({ ts, text }) => `${ts} ${text}`);
}

describe("a reminder", () => {
  it("is planned, and comes once as a message of the system user", async () => {
    const service = await start();
    const { reminder } = await service.add("60");
    expect(service.planned).toEqual([(nowSeconds + 60) * 1000]);
    await remindNow(service, service.store);
    expect(await received(service)).toEqual([]);
    service.clock.advance(minute);
    await Promise.all([1, 2, 3].map(() => remindNow(service, service.store)));
    await remindNow(service, service.store);
    expect(await received(service)).toEqual([`${nowSeconds + 60}.000000 Reminder: lunch`]);
    expect((await service.call("info", { reminder: reminder.id })).reminder).toEqual(reminder);
    expect(await service.call("complete", { reminder: reminder.id })).toEqual({ ok: true });
  });

  it("opens one conversation, however many are due at once", async () => {
    const service = await start();
    for (const time of ["60", "61", "62"]) await service.add(time);
    service.clock.advance(2 * minute);
    await Promise.all([1, 2, 3].map(() => remindNow(service, service.store)));
    expect(await received(service)).toHaveLength(3);
  });

  it("that recurs comes at each of its times, and once for those that were missed", async () => {
    const service = await start();
    await service.add("every day at 9am");
    const seven = nowSeconds + 4 * 3600;
    for (const days of [1, 1, 5]) {
      service.clock.advance(days * day);
      await remindNow(service, service.store);
      await remindNow(service, service.store);
    }
    expect(await received(service)).toHaveLength(3);
    const [stored] = (await service.call("list")).reminders;
    expect(stored).toMatchObject({ recurring: true, recurrence: { frequency: "daily" } });
    const [left] = await service.store.list(
      (await import("../../model/reminder.js")).reminders,
      "due",
      {},
      { limit: 9 },
    );
    expect(left?.time).toBe(seven + 7 * 86_400);
  });

  it("is not sent when it is completed or deleted before", async () => {
    const service = await start();
    const answers = [await service.add("60"), await service.add("61")];
    const [first, second] = answers.map(({ reminder }) => ({ reminder: reminder.id }));
    await service.call("complete", first);
    await service.call("delete", second);
    service.clock.advance(2 * minute);
    await remindNow(service, service.store);
    expect(await received(service)).toEqual([]);
  });

  it("is either sent or deleted, and completed once", async () => {
    const service = await start();
    const added = [];
    for (let i = 0; i < 20; i += 1) added.push((await service.add(`${60 + i}`)).reminder.id);
    service.clock.advance(10 * minute);
    const [answers] = await Promise.all([
      Promise.all(added.toReversed().map((id) => service.call("delete", { reminder: id }))),
      remindNow(service, service.store),
      ...added.map((id) => service.call("complete", { reminder: id })),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(20);
    expect((await service.call("list")).reminders).toEqual([]);
    const texts = await received(service);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it("does not stop others when it fails, and is not tried again", async () => {
    const service = await start();
    for (const text of ["first", "bad", "last"]) await service.call("add", { text, time: "60" });
    service.clock.advance(minute);
    const store: Store = {
      ...service.store,
      commit: (batch) => {
        const isBad = batch.writes.some(
          (write) => write.kind === "insertMessage" && write.message.text.endsWith("bad"),
        );
        return isBad ? Promise.reject(new Error("broken")) : service.store.commit(batch);
      },
    };
    expect(await remindNow(service, store)).toEqual([new Error("broken")]);
    expect(await remindNow(service, service.store)).toEqual([]);
    expect((await received(service)).map((text) => text.slice(18))).toEqual(["Reminder: first", "Reminder: last"]);
  });

  it("ends without a message when the user is deactivated", async () => {
    const service = await start();
    await service.add("60");
    const mia = await service.store.users.get("U4");
    if (mia === undefined) throw new Error("no user");
    const value = { ...mia, active: false, version: mia.version + 1 };
    await service.store.commit({ expect: [], writes: [{ kind: "put", document: "user", value }] });
    service.clock.advance(minute);
    expect(await remindNow(service, service.store)).toEqual([]);
    expect(await received(service)).toEqual([]);
  });
});

describe("reminders of a world", () => {
  const time = "2026-06-01T12:01:00Z";

  it("are for a user or a channel, and belong to who created them", async () => {
    const service = await start({
      ...world,
      reminders: [
        { id: "Rm1", user: "mia", creator: "ada", text: "stand up", time },
        { id: "Rm2", user: "mia", channel: "general", text: "sit down", time },
        { id: "Rm3", user: "ada", text: "done", time, completed: "2026-06-01T11:00:00Z" },
        { id: "Rm4", user: "ada", channel: "attic", text: "lost", time, recurrence: { frequency: "monthly" } },
      ],
    });
    const idsOf = async (token: string) =>
      (await service.call("list", {}, token)).reminders.map(({ id }: { readonly id: string }) => id);
    expect([await idsOf("mia"), await idsOf("ada")]).toEqual([
      ["Rm1", "Rm2"],
      ["Rm1", "Rm3", "Rm4"],
    ]);
    expect((await service.call("complete", { reminder: "Rm1" }, "ada")).error).toBe("cannot_complete_others");
    service.clock.advance(minute);
    expect(await remindNow(service, service.store)).toEqual([]);
    expect((await received(service)).map((text) => text.slice(18))).toEqual(["Reminder: stand up"]);
    expect((await service.store.messages.latest("C1", 1))[0]).toMatchObject({
      userId: "USVCBOT",
      text: "Reminder: sit down",
    });
    expect(await received(service, "U3")).toEqual([]);
  });

  it("have their own IDs, are complete only once, and have days only if weekly", () => {
    const reminder = { id: "Rm1", user: "mia", text: "x", time };
    const recurrence = { frequency: "daily" as const, weekdays: ["monday" as const] };
    const found = checkWorld({
      ...world,
      reminders: [reminder, reminder, { ...reminder, id: "Rm2", recurrence, completed: time }],
    });
    expect(found.map(({ path, message }) => `${path.join(".")} ${message}`)).toEqual([
      "reminders.1.id The id Rm1 is taken already",
      "reminders.2.completed A reminder that recurs is never complete",
      "reminders.2.recurrence.weekdays Only a weekly reminder has days",
    ]);
  });
});
