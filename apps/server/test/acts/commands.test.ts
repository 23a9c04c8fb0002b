import { slashCommandFieldsSchema } from "@rollcall/api/events";
import { withoutZod } from "@rollcall/webapi-core";
import { afterEach, describe, expect, it } from "vitest";
import { type OpenedApp, openAskedApp, type Transport } from "../kit/open-asked-app.js";

const slash_commands = [
  { command: "/deploy", description: "Deploys." },
  { command: "/find", description: "Finds.", should_escape: true },
];

let opened: OpenedApp | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

async function open(over: Transport = "HTTP") {
  opened = await openAskedApp(over, { slash_commands });
  return { ...opened, mia: opened.server.as("mia") };
}

describe.each<Transport>(["HTTP", "a socket"])("a slash command over %s", (over) => {
  it("tells the app who typed what where", async () => {
    const { mia, asked } = await open(over);
    expect(await mia.command("general", "/deploy now  please <@olga>")).toEqual({
      ok: true,
      channel: "C1",
      deliveries: [expect.objectContaining({ event: "slash_commands", app: "A1", state: "delivered" })],
    });
    expect(asked).toEqual([
      {
        token: "verify-me",
        team_id: "T1",
        team_domain: "hq",
        channel_id: "C1",
        channel_name: "general",
        user_id: "U2",
        user_name: "mia",
        command: "/deploy",
        text: "now  please @olga",
        api_app_id: "A1",
        is_enterprise_install: "false",
        response_url: expect.stringMatching(/\/hooks\/commands\/T1\/\d+\/[0-9a-f]{24}$/),
        trigger_id: expect.stringMatching(/^\d+\.\d+\.[0-9a-f]+$/),
      },
    ]);
    expect(Object.keys(asked[0])).toEqual(fieldOrder);
    expect(slashCommandFieldsSchema(withoutZod).safeParse(asked[0]).success).toBe(true);
  });

  it("shows a text to the person alone", async () => {
    const { mia, answer, server } = await open(over);
    answer(() => ({ plain: "Deploying." }));
    expect(await mia.command("general", "/deploy")).toMatchObject({
      ephemeral: true,
      message: { text: "Deploying.", bot_id: expect.any(String), app_id: "A1" },
    });
    expect((await mia.sees("general")).messages).toMatchObject([{ text: "Deploying.", app_id: "A1" }]);
    expect((await server.as("olga").sees("general")).messages).toEqual([]);
  });

  it("shows a message to all, with the command", async () => {
    const { mia, answer } = await open(over);
    answer(() => ({ response_type: "in_channel", text: "Deployed *it*." }));
    expect(await mia.command("attic", "/deploy now")).toMatchObject({
      channel: "C2",
      message: { text: "Deployed *it*." },
    });
    answer(() => ({ response_type: "in_channel" }));
    expect(await mia.command("attic", "/deploy <@olga>")).not.toHaveProperty("message");
    expect((await mia.sees("attic")).messages).toMatchObject([
      { user: "U2", text: "/deploy now" },
      { text: "Deployed *it*.", app_id: "A1" },
      { user: "U2", text: "/deploy @olga" },
    ]);
  });

  it("shows the view that the app opens before it answers, once for each trigger", async () => {
    const { mia, answer, call } = await open(over);
    const results: string[] = [];
    answer(async ({ trigger_id }) => {
      const view = { type: "modal", title: { type: "plain_text", text: "Deploy" }, blocks: [] };
      for (const _twice of [1, 2]) results.push((await call("views.open", { trigger_id, view })).error);
      return "";
    });
    expect((await mia.command("general", "/deploy")).view).toMatchObject({ title: "Deploy", app: "A1" });
    expect(results).toEqual([undefined, "exchanged_trigger_id"]);
  });
});

/** The fields, in the order in which they are sent. */
const fieldOrder = [
  "token",
  "team_id",
  "team_domain",
  "channel_id",
  "channel_name",
  "user_id",
  "user_name",
  "command",
  "text",
  "api_app_id",
  "is_enterprise_install",
  "response_url",
  "trigger_id",
];

describe("a slash command", () => {
  it("names conversations by their kind, and is escaped if the manifest says so", async () => {
    const { mia, asked } = await open();
    await mia.command("attic", "/deploy");
    await mia.command("@olga", "/deploy");
    await mia.command("general", "/find @mia and @nobody in #general or <#attic>, see https://a.example/?b=1");
    expect(asked).toMatchObject([
      { channel_name: "privategroup" },
      { channel_name: "directmessage" },
      { text: "<@U2> and @nobody in <#C1|general> or <#C2|>, see <https://a.example/?b=1>" },
    ]);
  });

  it("is refused where it cannot be typed, with a sentence that says what there is", async () => {
    const { mia, asked, server } = await open();
    await expect(mia.command("general", "deploy now")).rejects.toThrow(/"deploy now" is no command/);
    await expect(mia.command("general", "/deplay")).rejects.toThrow(
      /There is no command "\/deplay"; there are .*\/deploy, \/dm, \/dnd, \/find, \/invite,/,
    );
    await expect(mia.command("cellar", "/deploy")).rejects.toThrow("mia is not in cellar: join it first.");
    await expect(mia.command("general", "/deploy <@nobody>")).rejects.toThrow(/There is no user "nobody"/);
    const { ts } = await mia.post("general", "Hi");
    const sent = { person: "mia", channel: "general", text: "/deploy", thread: ts };
    const answer = await server.fetch(`${server.url}/_rollcall/people.command`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(sent),
    });
    expect(await answer.json()).toMatchObject({ ok: false, detail: "/deploy cannot be used in a thread." });
    expect(asked).toEqual([]);
  });

  it.each([
    [{ status: 500 }, /^\/deploy failed with the error dispatch_failed: The app answered 500/],
    [{ response_type: "loud", text: "Hi" }, /`response_type` is "loud"; wanted ephemeral or in_channel/],
    [{ text: "Hi", blocks: [{ type: "nonsense" }] }, /`blocks` has an invalid item: 0/],
    [{ response_type: "in_channel", blocks: [] }, /no_text/],
    [{ text: 7 }, /`text` is not a text/],
  ])("says what is wrong with the answer %j", async (wrong, sentence) => {
    const { mia, answer } = await open();
    answer(() => wrong);
    expect((await mia.command("general", "/deploy")).failure).toMatch(sentence);
    expect((await mia.sees("general")).messages).toEqual([]);
  });

  it("says that the app took too long", async () => {
    const { mia, answer } = await open();
    answer(() => undefined);
    const { failure, deliveries } = await mia.command("general", "/deploy");
    expect(failure).toMatch(/^\/deploy failed with the error operation_timeout/);
    expect(deliveries).toMatchObject([{ state: "given_up" }]);
  });

  it("goes to the app that was installed last", async () => {
    const { mia, asked, server } = await open();
    await server.clock.advance("1m");
    const manifest = {
      display_information: { name: "Other" },
      features: {
        bot_user: { display_name: "other" },
        slash_commands: [{ command: "/deploy", description: "Deploys.", url: "https://other.example" }],
      },
      oauth_config: { scopes: { bot: ["commands"] } },
    };
    await server.apps.create(manifest, { install: true });
    const { failure } = await mia.command("general", "/deploy");
    expect(failure).toMatch(/dispatch_failed/);
    expect(asked).toEqual([]);
  });
});

describe("a slash command of the client", () => {
  it("does what the menus of a client do, and answers the person alone", async () => {
    const { mia, server } = await open();
    const answered = async (method: Parameters<typeof mia.call>[0]) => (await mia.call(method, {})).answer;
    const profile = async () => (await answered("users.profile.get"))["profile"];
    const channel = async (id: string) => (await mia.sees(id)).channel;
    const { channel: room } = await mia.createChannel("rooftop");
    const [olga, helper] = [(await server.users.find("olga")).id, (await server.users.find("helper")).id];
    const says = async (text: string) => {
      const { message, ephemeral } = await mia.command(room, text);
      expect({ text, ephemeral }).toEqual({ text, ephemeral: true });
      expect(message).toMatchObject({ user: "USVCBOT" });
      return message?.text;
    };
    await mia.command("rooftop", "/invite @olga <@helper>");
    expect(await says("/who")).toBe(`Members: <@U2>, <@${olga}>, <@${helper}>`);
    await mia.command(room, "/topic Ask <@olga> or @mia");
    expect(await channel(room)).toMatchObject({ topic: { value: `Ask <@${olga}> or <@U2>` } });
    expect(await says("/topic")).toBe(`The topic is: Ask <@${olga}> or <@U2>`);
    await mia.command(room, "/remove @olga");
    expect(await says("/people")).toBe(`Members: <@U2>, <@${helper}>`);
    await mia.command(room, "/rename #terrace");
    expect(await channel(room)).toMatchObject({ name: "terrace" });

    expect(await says("/status")).toBe("You have no status.");
    expect(await says("/status :stew: At lunch")).toBe("Your status is now: :stew: At lunch");
    expect(await profile()).toMatchObject({ status_text: "At lunch", status_emoji: ":stew:" });
    expect(await says("/status clear")).toBe("Your status is cleared.");
    expect(await profile()).toMatchObject({ status_text: "", status_emoji: "" });
    for (const [typed, presence] of [
      ["/away", "away"],
      ["/away", "active"],
      ["/away", "away"],
      ["/active", "active"],
    ]) {
      expect(await says(typed ?? "")).toBe(`You are shown as ${presence}.`);
      expect(await answered("users.getPresence")).toMatchObject({ presence });
    }
    expect(await says("/dnd for 2 hours")).toBe("Your notifications are paused for 120 minutes.");
    expect(await answered("dnd.info")).toMatchObject({ snooze_remaining: 7200 });
    expect(await says("/dnd")).toBe("Your notifications are on.");
    expect(await says("/dnd until 23:00")).toMatch(/paused for \d+ minutes/);
    expect(await says("/dnd off")).toBe("Your notifications are on.");

    expect(await mia.command(room, "/shrug So what")).toMatchObject({ message: { text: "So what ¯\\_(ツ)_/¯" } });
    await mia.command(room, "/me waves");
    expect((await mia.sees(room)).messages).toContainEqual(
      expect.objectContaining({ subtype: "me_message", text: "waves" }),
    );
    const sent = await mia.command(room, "/msg @olga See you");
    expect(sent).toMatchObject({ message: { text: "See you" } });
    expect((await server.as("olga").sees("@mia")).messages.at(-1)).toMatchObject({ text: "See you" });
    expect(await mia.command(room, "/dm @olga")).toMatchObject({ channel: sent.channel });
    expect(await mia.command(room, "/join #general")).toMatchObject({ channel: "C1" });
    await mia.command(room, "/archive");
    expect(await channel(room)).toMatchObject({ is_archived: true });
    await expect(mia.command(room, "/who")).rejects.toThrow("is archived");

    const wanting = [
      ["/invite", '/invite wants @name [#channel], found "".'],
      ["/invite nobody", 'There is no user "nobody".'],
      ["/join here there", '/join wants #channel, found "here there".'],
      ["/dnd 30", '/dnd wants [30 minutes | until 5pm | off], found "30".'],
      ["/kick", '/kick wants @name, found "".'],
    ] as const;
    for (const [typed, sentence] of wanting) await expect(mia.command("general", typed)).rejects.toThrow(sentence);
  });
});
