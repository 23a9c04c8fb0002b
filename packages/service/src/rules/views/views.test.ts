import { describe, expect, it } from "vitest";
import { triggers } from "../../model/interaction.js";
import { createTestService } from "../../testing/create-test-service.js";
import { organizationWorld } from "../../testing/demo-world.js";
import { forms } from "../../testing/views/forms.js";
import { homes } from "../../testing/views/homes.js";
import { modals } from "../../testing/views/modals.js";
import { form, home, input, modal, option, section } from "../../testing/views/parts.js";
import { refusedViews } from "../../testing/views/refused-views.js";
import { toJsonPointer } from "../../values/json.js";
import type { World } from "../../worlds/world.js";
import { mintTrigger } from "./triggers.js";

const manifest = { features: { app_home: { home_tab_enabled: true } } };
const [helper, ...otherApps] = organizationWorld.apps ?? [];
const token = (name: string, app: string, kind: "bot" | "user" = "bot") => ({
  token: name,
  kind,
  user: name.slice("svcb-".length),
  app,
  scopes: [],
  installation: { workspace: "hq", installer: "ada" },
});
const world: World = {
  ...organizationWorld,
  apps: [{ name: "Helper", ...helper, manifest }, ...otherApps],
  tokens: [token("svcb-helper", "Helper"), token("svcb-classic", "Classic"), token("svcp-mia", "Helper", "user")],
};

const ids = (() => {
  let count = 0;
  return {
    secret(bytes: number) {
      count += 1;
      return count.toString(16).padStart(2 * bytes, "0");
    },
  };
})();

async function start(file: World = world) {
  const service = await createTestService(file);
  const { store, clock } = service;
  /** Makes a trigger of an act of mia, in a modal or elsewhere. */
  const act = async (viewId?: string, userId = "U4") => {
    const place = { workspaceId: "T1", appId: "A1", userId, ...(viewId !== undefined && { viewId }) };
    const minted = await mintTrigger(place, { store, ids, nowMs: clock.now().getTime() });
    await store.commit({ expect: [], writes: minted.writes });
    return minted.trigger.id;
  };
  const call = async (method: string, args: object, by?: string) =>
    (await service.call(`views.${method}`, args, by)).body;
  const open = async (view: object = modal("First", [])) => call("open", { trigger_id: await act(), view });
  return { store, clock, act, call, open };
}

describe("views.open", () => {
  it.each(Object.entries({ ...forms, ...modals }))("opens %s", async (_name, view) => {
    const { open } = await start();
    expect(await open(view)).toMatchObject({ ok: true });
  });

  it.each(Object.entries(refusedViews))("refuses %s, and leaves the trigger as it is", async (_name, { view, at }) => {
    const { call, act } = await start();
    const isHome = typeof view === "object" && view !== null && "type" in view && view.type === "home";
    const trigger = await act();
    const answer = isHome
      ? await call("publish", { user_id: "U4", view })
      : await call("open", { trigger_id: trigger, view });
    expect(answer).toMatchObject({ ok: false, error: "invalid_arguments" });
    const [message] = answer.response_metadata.messages;
    const [first = ""] = at;
    const place = message.includes("missing required field") ? toJsonPointer(parentOf(first)) : first;
    if (typeof view === "object") expect(message).toContain(`[json-pointer:/view${place}]`);
    expect(await call("open", { trigger_id: trigger, view: modal("Fine", []) })).toMatchObject({ ok: true });
  });

  it("shows the whole view, with identifiers on blocks and elements", async () => {
    const { open } = await start();
    const sent = form("Form", [input("Name", { type: "plain_text_input" }), section("Text", { block_id: "text" })], {
      callback_id: "form",
    });
    const { view } = await open(sent);
    expect(view).toEqual({
      id: expect.stringMatching(/^V/),
      team_id: "T1",
      type: "modal",
      blocks: [
        {
          ...input("Name", { type: "plain_text_input", action_id: expect.any(String) }),
          block_id: expect.any(String),
        },
        section("Text", { block_id: "text" }),
      ],
      private_metadata: "",
      callback_id: "form",
      state: { values: {} },
      hash: expect.stringMatching(/^\d+\.[0-9a-f]{8}$/),
      title: { type: "plain_text", text: "Form", emoji: true },
      clear_on_close: false,
      notify_on_close: false,
      close: { type: "plain_text", text: "Cancel", emoji: true },
      submit: { type: "plain_text", text: "Submit", emoji: true },
      previous_view_id: null,
      root_view_id: view.id,
      app_id: "A1",
      external_id: "",
      app_installed_team_id: "T1",
      bot_id: "B6",
    });
  });

  it("takes a trigger once, for three seconds, from its own app", async () => {
    const { act, call, clock } = await start();
    const view = modal("First", []);
    const used = await act();
    expect(await call("open", { interactivity_pointer: used, view })).toMatchObject({ ok: true });
    expect(await call("open", { trigger_id: used, view })).toMatchObject({ error: "exchanged_trigger_id" });
    const late = await act();
    expect(await call("open", { trigger_id: late, view }, "svcb-classic")).toMatchObject({
      error: "invalid_trigger_id",
    });
    clock.advance(3000);
    expect(await call("open", { trigger_id: late, view, ...{} })).toMatchObject({ ok: true });
    const later = await act();
    clock.advance(3001);
    expect(await call("open", { trigger_id: later, view })).toMatchObject({ error: "expired_trigger_id" });
    expect(await call("open", { trigger_id: "1.2.3", view })).toMatchObject({ error: "invalid_trigger_id" });
  });

  it("takes one trigger for one of two calls at once", async () => {
    const { act, call } = await start();
    const trigger = await act();
    const answers = await Promise.all(
      ["A", "B"].map((title) => call("open", { trigger_id: trigger, view: modal(title, []) })),
    );
    expect(answers.map(({ ok, error }) => error ?? ok).sort()).toEqual(["exchanged_trigger_id", true]);
  });

  it("gives an external id to one of two views at once", async () => {
    const { open, call, act } = await start();
    const named = modal("Named", [], { external_id: "same" });
    const answers = await Promise.all([open(named), open(named)]);
    expect(answers.map(({ ok, error }) => error ?? ok).sort()).toEqual(["duplicate_external_id", true]);
    const pushed = await call("push", { trigger_id: await act(answers.find(({ ok }) => ok).view.id), view: named });
    expect(pushed).toMatchObject({ error: "duplicate_external_id" });
  });

  it("forgets triggers that expired an hour ago when others are made", async () => {
    const { act, clock, store } = await start();
    const old = await act();
    clock.advance(3_600_000 + 3001);
    await act();
    expect(await store.get(triggers, { id: old })).toBeUndefined();
  });
});

describe("views.push", () => {
  it("stacks three modals", async () => {
    const { open, call, act } = await start();
    const { view: root } = await open();
    const push = async (id: string) => call("push", { trigger_id: await act(id), view: modal("Next", []) });
    const second = await push(root.id);
    expect(second.view).toMatchObject({ previous_view_id: root.id, root_view_id: root.id });
    const third = await push(root.id);
    expect(third.view).toMatchObject({ previous_view_id: second.view.id, root_view_id: root.id });
    expect(await push(third.view.id)).toMatchObject({ error: "push_limit_reached" });
  });

  it("lets one of two calls at once take the last place", async () => {
    const { open, call, act } = await start();
    const { view: root } = await open();
    const push = async () => call("push", { trigger_id: await act(root.id), view: modal("Next", []) });
    await push();
    const answers = await Promise.all([push(), push()]);
    expect(answers.map(({ ok, error }) => error ?? ok).sort()).toEqual(["push_limit_reached", true]);
  });

  it("needs an act in an open modal", async () => {
    const { call, act } = await start();
    const { view: homeView } = await call("publish", { user_id: "U4", view: home([]) });
    for (const viewId of [undefined, "V404", homeView.id]) {
      const answer = await call("push", { trigger_id: await act(viewId), view: modal("Next", []) });
      expect(answer).toMatchObject({ error: "not_found" });
    }
  });
});

describe("views.update", () => {
  it("replaces the content and the hash, and keeps the external id", async () => {
    const { open, call } = await start();
    const { view } = await open(modal("Before", [], { external_id: "one", private_metadata: "secret" }));
    const updated = await call("update", { external_id: "one", view: modal("After", []), hash: view.hash });
    expect(updated.view).toMatchObject({
      id: view.id,
      title: { text: "After" },
      external_id: "one",
      private_metadata: "",
    });
    expect(updated.view.hash).not.toBe(view.hash);
    expect(await call("update", { view_id: view.id, view: modal("Again", []), hash: view.hash })).toMatchObject({
      error: "hash_conflict",
    });
  });

  it("lets one of two calls with the same hash win", async () => {
    const { open, call } = await start();
    const { view } = await open();
    const answers = await Promise.all(
      ["A", "B"].map((title) => call("update", { view_id: view.id, hash: view.hash, view: modal(title, []) })),
    );
    expect(answers.map(({ ok, error }) => error ?? ok).sort()).toEqual(["hash_conflict", true]);
  });

  it("loses none of two calls without a hash", async () => {
    const { open, call } = await start();
    const { view } = await open();
    const answers = await Promise.all(
      ["A", "B"].map((title) => call("update", { view_id: view.id, view: modal(title, []) })),
    );
    expect(answers).toMatchObject([{ ok: true }, { ok: true }]);
    expect(new Set(answers.map((answer) => answer.view.hash)).size).toBe(2);
  });

  it("releases an external id for another view", async () => {
    const { open, call } = await start();
    const { view } = await open(modal("One", [], { external_id: "a" }));
    await call("update", { view_id: view.id, view: modal("One", [], { external_id: "b" }) });
    expect(await open(modal("Two", [], { external_id: "a" }))).toMatchObject({ ok: true });
    const taken = await call("update", { external_id: "a", view: modal("Two", [], { external_id: "b" }) });
    expect(taken).toMatchObject({ error: "duplicate_external_id" });
  });

  it("finds views of its own app and type only", async () => {
    const { open, call } = await start();
    const { view } = await open();
    const args = { view_id: view.id, view: modal("Next", []) };
    expect(await call("update", args, "svcb-classic")).toMatchObject({ error: "not_found" });
    expect(await call("update", { view_id: view.id, view: home([]) })).toMatchObject({
      error: "invalid_arguments",
      response_metadata: { messages: ["[ERROR] must be one of: modal [json-pointer:/view/type]"] },
    });
    expect(await call("update", { view: modal("Next", []) })).toMatchObject({ error: "invalid_arguments" });
  });

  it("keeps what was entered where block and action stay", async () => {
    const entered = { name: { name: { type: "plain_text_input", value: "Ada" } }, gone: { x: { value: "y" } } };
    const view = form("Form", [input("Name", { type: "plain_text_input", action_id: "name" }, { block_id: "name" })]);
    const { call } = await start({
      ...world,
      views: [{ id: "VFORM", app: "Helper", user: "mia", view: { ...view, type: "modal" }, values: entered }],
    });
    const updated = await call("update", { view_id: "VFORM", view });
    expect(updated.view.state.values).toEqual({ name: entered.name });
  });
});

describe("views.publish", () => {
  it.each(Object.entries(homes))("publishes %s", async (_name, view) => {
    const { call } = await start();
    expect(await call("publish", { user_id: "U4", view })).toMatchObject({ ok: true, view: { title: null } });
  });

  it("replaces the user's home, which keeps its id", async () => {
    const { call } = await start();
    const publish = (args: object = {}) => call("publish", { user_id: "U4", view: home([]), ...args });
    expect(await publish({ hash: "1.a" })).toMatchObject({ error: "hash_conflict" });
    const first = await publish();
    const second = await publish({ hash: first.view.hash });
    expect(second.view.id).toBe(first.view.id);
    expect(second.view.root_view_id).toBe(first.view.id);
    expect(await publish({ hash: first.view.hash })).toMatchObject({ error: "hash_conflict" });
    expect((await publish({ user_id: "U3" })).view.id).not.toBe(first.view.id);
  });

  it("makes one home of two calls at once", async () => {
    const { call } = await start();
    const answers = await Promise.all(
      ["a", "b"].map((text) => call("publish", { user_id: "U4", view: home([section(text)]) })),
    );
    expect(answers[0].view.id).toBe(answers[1].view.id);
  });

  it("refuses an app without a home tab, and users whom it does not see", async () => {
    const { call } = await start();
    const view = home([]);
    expect(await call("publish", { user_id: "U4", view }, "svcb-classic")).toMatchObject({ error: "not_enabled" });
    for (const user of ["U404", "U6", "mia"]) {
      expect(await call("publish", { user_id: user, view })).toMatchObject({
        error: "invalid_arguments",
        response_metadata: { messages: ["[ERROR] must be the identifier of a user [json-pointer:/user_id]"] },
      });
    }
  });

  it("refuses a view of more than 250,000 bytes", async () => {
    const { call, open } = await start();
    const options = Array.from({ length: 100 }, (_, n) => option(`${n} ${"x".repeat(60)}`, "é".repeat(150)));
    const menus = Array.from({ length: 7 }, () => section("s", { accessory: { type: "static_select", options } }));
    expect(await call("publish", { user_id: "U4", view: home(menus) })).toMatchObject({ error: "view_too_large" });
    expect(await open(modal("Large", menus))).toMatchObject({ error: "view_too_large" });
  });
});

/** The path of what contains the place of a pointer. */
function parentOf(pointer: string): readonly string[] {
  return pointer.split("/").slice(1, -1);
}
