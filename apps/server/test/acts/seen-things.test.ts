import { afterEach, describe, expect, it } from "vitest";
import { type OpenedApp, openAskedApp, type Transport } from "../kit/open-asked-app.js";

// biome-ignore lint/suspicious/noExplicitAny: tests look into JSON of any shape
type Body = any;

const opened: OpenedApp[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

const features = {
  app_home: { home_tab_enabled: true },
  slash_commands: [{ command: "/deploy", description: "Deploys." }],
  shortcuts: [{ name: "To task", type: "message", callback_id: "to_task", description: "Makes a task." }],
};

async function open(over: Transport = "HTTP") {
  const app = await openAskedApp(over, features);
  opened.push(app);
  const control = async (operation: string, args: object): Promise<Body> => {
    const headers = { "content-type": "application/json" };
    const url = `${app.server.url}/_rollcall/${operation}`;
    return (await fetch(url, { method: "POST", headers, body: JSON.stringify(args) })).json();
  };
  return { ...app, control, mia: app.server.as("mia"), olga: app.server.as("olga") };
}

const text = (value: string) => ({ type: "plain_text" as const, text: value });
const button = (label: string) => ({ type: "button", action_id: label.toLowerCase(), text: text(label) });
const row = (block_id: string, ...elements: readonly object[]) => ({ type: "actions", block_id, elements });
const option = (value: string) => ({ text: text(value), value });
const pick = {
  type: "static_select",
  action_id: "color",
  placeholder: text("Color"),
  options: ["Red", "Blue"].map(option),
};
const form = (title: string) => ({
  type: "modal",
  callback_id: title.toLowerCase(),
  title: text(title),
  submit: text("Save"),
  blocks: [
    row("own", button("Check")),
    { type: "input", block_id: "why", label: text("Why"), element: { type: "plain_text_input", action_id: "value" } },
  ],
});

/** The actions, or the state, that an app was asked about last. */
const lastOf = (asked: readonly Body[]) => asked.at(-1)?.actions?.[0]?.action_id ?? asked.at(-1)?.view?.callback_id;

describe("what a person sees", () => {
  it("takes every act: messages, replies, ephemeral messages, direct messages, homes and views, and answers that have them", async () => {
    const { mia, call, asked, answer } = await open();
    const blocks = [row("b1", button("Approve"), pick)];
    await call("chat.postMessage", { channel: "C1", text: "Deploy?", blocks });
    const [m] = (await mia.sees("general")).messages.slice(-1);
    const clicked = await mia.click(m, "Approve");
    expect([lastOf(asked), clicked.message]).toMatchObject(["approve", { channel: "C1", ts: m?.ts }]);
    await mia.choose(clicked, "Color", "Blue");
    expect(asked.at(-1).actions[0].selected_option.value).toBe("Blue");
    for (const act of [mia.react, mia.unreact]) await act(m, "eyes");
    for (const act of [mia.pin, mia.unpin, mia.mark]) await act(m);
    const reply = await mia.reply(m, "Why?");
    expect((await mia.edit(reply, "Why now?")).message).toMatchObject({
      text: "Why now?",
      thread_ts: m?.ts,
      channel: "C1",
    });
    await call("chat.postMessage", {
      channel: "C1",
      thread_ts: m?.ts,
      text: "Because",
      blocks: [row("b1", button("Fine"))],
    });
    const thread = (await mia.sees(reply)).messages;
    expect(thread.map((each) => each.text)).toEqual(["Deploy?", "Why now?", "Because"]);
    await mia.click(thread.at(-1) ?? m, "Fine");
    await mia.delete(reply);
    await call("chat.postEphemeral", { channel: "C1", user: "U2", text: "Psst", blocks: [row("b1", button("Hide"))] });
    await mia.click(await mia.waitFor({ text: "Psst" }), "Hide");
    expect(lastOf(asked)).toBe("hide");
    const { channel: dm } = await mia.openDm("helper");
    await call("chat.postMessage", { channel: dm, text: "You?", blocks: [row("b1", button("Me"))] });
    await mia.click((await mia.sees("@helper")).messages.at(-1) ?? m, "Me");
    expect(lastOf(asked)).toBe("me");
    await call("views.publish", { user_id: "U2", view: { type: "home", blocks: [row("b1", button("Refresh"))] } });
    const seen = await mia.seesApp("helper");
    for (const home of [seen, seen.home, { home: "helper" }, { home: seen.home ?? "" }]) {
      if (home === undefined || !("home" in home || "id" in home)) throw new Error("There is no home.");
      await mia.click(home as Parameters<typeof mia.click>[0], "Refresh");
    }
    expect(asked.slice(-4).map((each) => each.actions[0].action_id)).toEqual(Array(4).fill("refresh"));
    answer(async ({ trigger_id }) => {
      await call("views.open", { trigger_id, view: form("Task") });
      return "";
    });
    for (const name of ["seen", "answer", "title", "callback_id", "values"] as const) {
      const done = await mia.messageShortcut(m, "To task");
      const { view } = done;
      if (view === undefined) throw new Error("There is no view.");
      answer(() => "");
      await mia.click(view, "Check");
      await mia.type({ view: "Task" }, "Why", "Later");
      if (name === "seen") await mia.submit(view, { Why: "Now" });
      else if (name === "answer") await mia.submit({ view }, { Why: "Now" });
      else if (name === "title") await mia.submit("Task", { Why: "Now" });
      else if (name === "callback_id") await mia.submit("task", { Why: "Now" });
      else await mia.submit({ Why: "Now" });
      expect([lastOf(asked), asked.at(-1).view.state.values.why.value.value]).toEqual(["task", "Now"]);
      answer(async ({ trigger_id }) => {
        await call("views.open", { trigger_id, view: form("Task") });
        return "";
      });
    }
    for (const name of ["seen", "title", "details", "answer"] as const) {
      const done = await mia.messageShortcut(m, "to_task");
      if (done.view === undefined) throw new Error("There is no view.");
      const closed =
        name === "seen"
          ? await mia.close(done.view)
          : name === "title"
            ? await mia.close("Task", { all: true })
            : await mia.close(name === "details" ? { view: done.view, all: true } : { ...done, view: done.view });
      expect(closed).not.toHaveProperty("view");
    }
  });

  it("is named in refusals, with what is there instead", async () => {
    const { mia, olga, call } = await open();
    const two = [row("first", button("Go")), row("second", button("Go"))];
    await call("chat.postMessage", { channel: "C1", text: "Where?", blocks: two });
    const m = await mia.waitFor({ text: "Where?" });
    await expect(mia.click(m, "Go")).rejects.toThrow('"Go" (go) in the block first, "Go" (go) in the block second');
    expect(await mia.click(m, "Go", { block: "second" })).not.toHaveProperty("failure");
    await expect(mia.click(m, "Stop")).rejects.toThrow(
      'no element "Stop" to click in the message; there are "Go" (go)',
    );
    const gone = await mia.post("general", "Never mind");
    await mia.delete(gone);
    for (const act of [
      () => mia.click(gone, "Go"),
      () => mia.react(gone, "eyes"),
      () => mia.edit(gone, "x"),
      () => mia.pin(gone),
      () => mia.reply(gone, "Why?"),
      () => mia.reply(gone, "Why?", { files: [{ name: "why.txt", content: "?" }] }),
      () => mia.sees(gone),
    ])
      await expect(act()).rejects.toThrow(
        `The message ${gone.ts} in C1 was deleted; the latest are "Where?" (${m.ts}).`,
      );
    await call("chat.postEphemeral", { channel: "C1", user: "U2", text: "Psst" });
    const psst = await mia.waitFor({ text: "Psst" });
    for (const act of [() => mia.react(psst, "eyes"), () => mia.reply(psst, "Why?")])
      await expect(act()).rejects.toThrow(`Only mia sees the message ${psst.ts} in C1, so it takes no reply, reaction`);
    await call("views.publish", { user_id: "U2", view: { type: "home", blocks: [row("b1", button("Refresh"))] } });
    const { home } = await mia.seesApp("helper");
    if (home === undefined) throw new Error("There is no home.");
    await expect(olga.click(home, "Refresh")).rejects.toThrow(`There is no open modal "${home.id}"; there is none.`);
    // JavaScript passes what the types refuse.
    const wrong = (thing: unknown) => mia.react(thing as typeof m, "eyes");
    await expect(wrong(home)).rejects.toThrow("expected a message, which has a channel and a ts, not a view (seen)");
    await expect(wrong({ text: "Where?" })).rejects.toThrow("not an object with text (seen)");
    // A list without messages has no last one.
    for (const act of [
      () => mia.click(undefined, "Go"),
      () => mia.react(undefined, "eyes"),
      () => mia.reply(undefined, "Why?"),
      () => mia.pin(undefined),
      () => mia.edit(undefined, "x"),
      () => mia.mark(undefined),
      () => mia.sees(undefined),
    ])
      await expect(act()).rejects.toThrow("not nothing: wait for it with people.waitFor (seen)");
    await expect(mia.submit(home, {})).rejects.toThrow("There is no open modal");
  });

  it("takes the acts of other languages, as JSON", async () => {
    const { control, call, asked } = await open();
    await call("chat.postMessage", { channel: "C1", text: "Deploy?", blocks: [row("b1", button("Approve"))] });
    const person = "mia";
    const { messages } = await control("people.see", { person, channel: "general" });
    const [seen] = messages.slice(-1);
    expect(await control("people.click", { person, seen, action: "Approve" })).toMatchObject({
      ok: true,
      message: seen,
    });
    expect(lastOf(asked)).toBe("approve");
    expect(await control("people.post", { person, seen, text: "Done" })).toMatchObject({
      message: { thread_ts: seen.ts },
    });
    expect((await control("people.see", { person, seen })).messages).toHaveLength(2);
    const [{ arguments: sent }] = (await control("journal.list", { kind: "act" })).entries;
    expect(sent).toEqual({ person, action: "Approve", channel: "C1", ts: seen.ts });
    const waited = await control("people.waitFor", { person, text: "Don", from: "mia", where: { thread_ts: seen.ts } });
    expect(waited).toMatchObject({ ok: true, message: { text: "Done", channel: "C1" } });
    expect(await control("people.waitFor", { person, where: { text: "Don" } })).toEqual(waited);
    expect(await control("people.waitFor", { person, text: "no", timeout_ms: 1 })).toMatchObject({
      error: "timed_out",
    });
    const misspelled = '[ERROR] a message has no txt; did you mean "text"? [json-pointer:/where/txt]';
    expect(await control("people.waitFor", { person, where: { txt: "Don" } })).toMatchObject({
      response_metadata: { messages: [misspelled] },
    });
    for (const args of [{ channel: "general", seen }, { seen: {} }, {}])
      expect(await control("people.react", { person, emoji: "eyes", ...args })).toMatchObject({
        error: "invalid_arguments",
      });
  });
});

describe("a person who waits", () => {
  it("sees what comes, in any conversation and thread, and says what came instead", async () => {
    const { mia, call } = await open();
    const asked = await mia.post("general", "Deploy");
    const soon = mia.waitFor((message) => message.text === "Deployed", { thread: asked });
    const mine = mia.waitFor((message) => message.text.startsWith("Psst"), { channel: "@helper" });
    await call("chat.postMessage", { channel: "C1", text: "Deployed" });
    const { ts } = await call("chat.postMessage", { channel: "C1", thread_ts: asked.ts, text: "Deployed" });
    expect(await soon).toMatchObject({ ts, channel: "C1", thread_ts: asked.ts });
    await call("chat.postMessage", { channel: "C1", text: "Deployment" });
    await call("chat.postMessage", { channel: "U2", text: "Psst" });
    expect(await mine).toMatchObject({ text: "Psst", channel: expect.stringMatching(/^D/) });
    const later = mia.waitFor({ text: "Deployed" }, { after: asked, channel: "general" });
    expect((await later).thread_ts).toBeUndefined();
    const edited = mia.waitFor(({ reactions }) => JSON.stringify(reactions ?? "").includes("rocket"));
    await mia.react(asked, "rocket");
    expect((await edited).ts).toBe(asked.ts);
    await expect(mia.waitFor({ text: "Gone" }, { timeoutMs: 1 })).rejects.toThrow(
      /timed_out: No message matched within 1 ms\. mia saw the messages:\n[\s\S]*"Psst" by [\s\S]*The journal ends with:\n[\s\S]*people\.react → 200/,
    );
    for (const test of [
      "ployme",
      /^DEPLOYME/i,
      { text: "ployme" },
      { text: /^DEPLOYME/gi },
      { text: "yment", "edited.user": undefined },
    ])
      expect([test, (await mia.waitFor(test)).text]).toEqual([test, "Deployment"]);
    // @ts-expect-error: a message has no txt
    await expect(mia.waitFor({ txt: "x" })).rejects.toThrow('a message has no txt; did you mean "text"? (test.txt)');
    // JavaScript passes what the types refuse.
    const wrong = (test: unknown, wait: "waitFor" | "waitForView" = "waitFor") => mia[wait](test as string);
    for (const [test, wanted] of [
      [{ "reaction.0.name": "eyes" }, 'has no reaction; did you mean "reactions"?'],
      [{ text: 1 }, "a message never has 1 as its text (test.text)"],
      [42, "expected a function, a text, or values of the message by name, not 42 (test)"],
      [undefined, "not undefined"],
    ])
      await expect(wrong(test)).rejects.toThrow(String(wanted));
    await expect(wrong({ type: "modl" }, "waitForView")).rejects.toThrow("a view never has 'modl' as its type");
    await expect(wrong({ callback: "x" }, "waitForView")).rejects.toThrow("a view has no callback");
    const home = mia.waitForView("home");
    await call("views.publish", { user_id: "U2", view: { type: "home", callback_id: "start", blocks: [] } });
    expect((await home).callback_id).toBe("start");
    expect(await mia.waitForView({ type: "home", callback_id: /^st/ })).toEqual(await home);
    await expect(mia.waitForView("Task", { timeoutMs: 1 })).rejects.toThrow(/No view matched[\s\S]*home V\w+ start/);
  });

  it("gets the view that an app opens after its acknowledgement, over HTTP and a socket", async () => {
    for (const over of ["HTTP", "a socket"] as const) {
      const { mia, server, call, answer } = await open(over);
      const later: Promise<unknown>[] = [];
      const afterwards = (work: (question: Body) => Promise<unknown>) =>
        answer((question) => {
          later.push(new Promise((resolve) => setImmediate(() => resolve(work(question)))));
          return "";
        });
      afterwards(({ trigger_id }) => call("views.open", { trigger_id, view: form("Task") }));
      const { view } = await mia.command("general", "/deploy");
      expect(view).toMatchObject({ title: "Task", callback_id: "task" });
      afterwards(({ trigger_id }) => call("views.push", { trigger_id, view: form("More") }));
      expect((await mia.click(view ?? { view: "Task" }, "Check")).view).toMatchObject({ title: "More" });
      afterwards(({ trigger_id }) => call("views.open", { trigger_id, view: form("Next") }));
      expect((await mia.submit("More", { Why: "x" })).view).toMatchObject({ title: "Next" });
      await mia.close("Next");
      await mia.close();
      // Reading calls keep the app at work, and a change that nobody waits for is there at the end.
      afterwards(async ({ trigger_id }) => {
        await call("auth.test", {});
        await call("views.open", { trigger_id, view: form("Slow") });
      });
      expect((await mia.command("general", "/deploy")).view).toMatchObject({ title: "Slow" });
      await mia.close("Slow");
      // The operation itself ends at the acknowledgement.
      const raw = server.as("mia", { waitMs: 0 });
      let gate = Promise.withResolvers<void>();
      afterwards(async ({ trigger_id }) => {
        await gate.promise;
        await call("views.open", { trigger_id, view: form("Late") });
      });
      expect(await raw.command("general", "/deploy")).not.toHaveProperty("view");
      gate.resolve();
      await mia.close(await mia.waitForView("Late"));
      // A person who submits a form waits for it, as long as an act may open it.
      gate = Promise.withResolvers();
      const answered = await mia.command("general", "/deploy");
      expect(answered).not.toHaveProperty("view");
      const submitted = mia.submit(answered, { Why: "Now" });
      gate.resolve();
      expect(await submitted).not.toHaveProperty("failure");
      await Promise.all(later);
      answer(() => "");
      await server.clock.advance("3s");
      await expect(mia.submit("Other", { Why: "Now" })).rejects.toThrow('There is no open modal "Other"');
    }
  });
});
