import { describe, expect, it, onTestFinished } from "vitest";
import { createServer } from "../../src/index.js";

async function open() {
  const server = await createServer({ memory: true });
  onTestFinished(() => server.close());
  // biome-ignore lint/suspicious/noExplicitAny: tests look into JSON of any shape
  const control = async (method: string, args: object): Promise<any> => {
    const headers = { "content-type": "application/json" };
    const sent = { method: "POST", headers, body: JSON.stringify(args) };
    return (await fetch(`${server.url}/_rollcall/${method}`, sent)).json();
  };
  return { server, control };
}

describe("people.seeWorkspace", () => {
  it("has the conversations of the person with what is unread, and the apps", async () => {
    const { server, control } = await open();
    const see = () => control("people.seeWorkspace", { person: "annie.easley" });
    await control("people.mark", { person: "annie.easley", channel: "general" });
    await server.as("alan.turing").post("general", "One");
    await server.as("alan.turing").post("general", "Two");
    const { channels } = await control("people.seeWorkspace", { person: "alan.turing" });
    expect(channels).toContainEqual(expect.objectContaining({ name: "general", unread: 0 }));
    const seen = await see();
    expect(seen).toMatchObject({ ok: true, user: "UDEMOANNIE", workspace: { id: "TDEMOHQ", domain: "hq" } });
    expect(seen.channels).toContainEqual(expect.objectContaining({ name: "general", is_member: true, unread: 2 }));
    expect(seen.apps).toContainEqual({
      id: "ADEMOROLL",
      name: "Roll Bot",
      home: true,
      assistant: false,
      commands: [],
      shortcuts: [],
    });
    expect(seen.commands).toContainEqual({
      command: "/invite",
      usage_hint: "@name [#channel]",
      description: "Adds people and apps to a channel.",
    });
    await control("people.mark", { person: "annie.easley", channel: "general" });
    expect((await see()).channels).toContainEqual(expect.objectContaining({ name: "general", unread: 0 }));
  });

  it("shows guests only their own channels", async () => {
    const { control } = await open();
    const { channels } = await control("people.seeWorkspace", { person: "edsger.dijkstra" });
    expect(channels.every(({ is_member: isMember = true }) => isMember)).toBe(true);
  });
});

describe("people.see", () => {
  it("shows the messages before one", async () => {
    const { server, control } = await open();
    const mia = server.as("annie.easley");
    const posted = [];
    for (const text of ["1", "2", "3"]) posted.push(await mia.post("general", text));
    const [, , third] = posted;
    const page = { person: "annie.easley", channel: "general", before: third?.ts, limit: 2 };
    const { messages } = await control("people.see", page);
    expect(messages.map(({ text }: { readonly text: string }) => text)).toEqual(["1", "2"]);
  });
});

describe("user.list", () => {
  it("lists users and bots in pages", async () => {
    const { control } = await open();
    const all = await control("user.list", { limit: 1000 });
    expect(all.users).toContainEqual(
      expect.objectContaining({ user_name: "rollbot", name: "Roll Bot", app: "ADEMOROLL", active: true }),
    );
    expect(all.users).toContainEqual(expect.objectContaining({ user_name: "dorothy.vaughan", active: false }));
    const found: unknown[] = [];
    let cursor = "";
    do {
      const page = await control("user.list", { limit: 3, ...(cursor !== "" && { cursor }) });
      found.push(...page.users);
      cursor = page.response_metadata.next_cursor;
    } while (cursor !== "");
    expect(found).toEqual(all.users);
    expect(await control("user.list", { cursor: "UNOBODY" })).toMatchObject({ ok: false, error: "not_found" });
    const { answer } = await control("people.call", {
      person: "grace.hopper",
      method: "conversations.members",
      arguments: { channel: "CDEMOGENERAL" },
    });
    const first = await control("user.list", { channel: "CDEMOGENERAL", limit: 1 });
    const rest = await control("user.list", {
      channel: "CDEMOGENERAL",
      cursor: first.response_metadata.next_cursor,
    });
    const members = [...first.users, ...rest.users].map(({ id }: { readonly id: string }) => id);
    expect(members.length).toBeGreaterThan(1);
    expect(members).toEqual(answer.members);
    expect(await control("user.list", { channel: "CNOWHERE" })).toMatchObject({ ok: false, error: "not_found" });
  });
});
