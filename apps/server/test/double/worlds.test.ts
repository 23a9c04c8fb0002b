import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { serveDouble } from "./serve-double.js";

describe("worlds", () => {
  it("return to their initial state", async () => {
    await using server = await serveDouble();
    const before = await server.userNames();
    await server.newUser("ada");
    expect(await server.userNames()).toEqual([...before, "ada"]);
    expect(await server.world.reset()).toMatchObject({ name: "default", token_prefix: "" });
    expect(await server.userNames()).toEqual(before);
  });

  it("fork: the tokens of a fork are those of the world with a prefix, in a header and in forms", async () => {
    await using server = await serveDouble();
    const { token_prefix: prefix } = await server.world.fork({ name: "blue" });
    expect(prefix).toBe("blue~");
    await server.newUser("ada", prefix);
    expect(await server.userNames(prefix)).toContain("ada");
    expect(await server.userNames()).not.toContain("ada");
    const byForm = (body: URLSearchParams | FormData) => server.json("/api/users.info", { method: "POST", body });
    const token = `${prefix}${server.bot}`;
    expect(await byForm(new URLSearchParams({ token }))).toMatchObject({ ok: true });
    const form = new FormData();
    form.set("token", token);
    expect(await byForm(form)).toMatchObject({ ok: true });
    expect(await byForm(new URLSearchParams({ token: `red~${server.bot}` }))).toMatchObject({ error: "invalid_auth" });
    await server.world.remove("blue");
    expect(await byForm(new URLSearchParams({ token }))).toMatchObject({ error: "invalid_auth" });
  });

  it.each(["multipart/form-data; boundary=b", "application/x-www-form-urlencoded"])(
    "fork: a body of %s that is cut short gets the answer of one world, not a 500",
    async (type) => {
      await using server = await serveDouble();
      const answers = async () => [await cutShort("/api/chat.postMessage"), await cutShort("/scim")];
      const wanted = await answers();
      expect(wanted).toEqual([expect.stringMatching(/^200 .*request_timeout/s), expect.stringMatching(/^404 /)]);
      await server.world.fork({ name: "blue" });
      expect(await answers()).toEqual(wanted);

      async function cutShort(path: string): Promise<string> {
        const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
        const head = [`POST ${path} HTTP/1.1`, "Host: localhost", `Content-Type: ${type}`, "Content-Length: 28"];
        socket.end(`${head.join("\r\n")}\r\n\r\n--b`);
        const answer = await text(socket);
        return `${answer.slice("HTTP/1.1 ".length, "HTTP/1.1 200 ".length)}${answer.split("\r\n\r\n")[1]}`;
      }
    },
  );

  it("are saved under a name, restored, and compared", async () => {
    await using server = await serveDouble();
    await server.world.snapshot("before");
    await server.newUser("ada");
    await server.world.snapshot("after");
    const changes = await server.world.diff("before", { to: "after" });
    expect(changes.map(({ table }) => table)).toEqual(["names", "user_emails", "users"]);
    expect(changes.at(-1)).toHaveProperty("after.document.userName", "ada");
    await server.world.restore("before");
    expect(await server.world.diff("before")).toEqual([]);
    expect(await server.userNames()).not.toContain("ada");
  });

  it("are loaded from the text of a file or from its contents as an object", async () => {
    await using server = await serveDouble();
    const file = {
      kind: "world",
      workspaces: [{ name: "Tiny", domain: "tiny", plan: "plus" }],
      users: [owner],
      tokens: [token],
    };
    await server.world.load(file);
    expect(await server.userNames("", "svcp-tiny-owner")).toEqual(["tina"]);
    await server.world.load(JSON.stringify(file), { world: "second" });
    expect(await server.userNames("second~", "svcp-tiny-owner")).toEqual(["tina"]);
    await server.world.reset();
    expect(await server.userNames("", "svcp-tiny-owner")).toEqual(["tina"]);
  });

  it("do not change if a file is invalid, and the error names each problem", async () => {
    await using server = await serveDouble();
    const before = await server.userNames();
    const broken =
      "kind: world\nworkspaces: [{ name: Tiny, domain: tiny }]\nusers: [{ userName: tina, colour: red }]\n";
    await expect(server.world.load(broken)).rejects.toThrow(/^world\.load answered broken_world: world:3:\d+ .*colour/);
    expect(await server.userNames()).toEqual(before);
  });

  it.each([
    [
      "an unknown world",
      (server) => server.world.reset({ world: "green" }),
      'There is no world "green"; the known ones are default.',
    ],
    ["an unknown snapshot", (server) => server.world.restore("x"), 'There is no snapshot "x"; none exists.'],
    [
      "a fork with a name that is in use",
      (server) => server.world.fork({ name: "default" }),
      'There is a world "default" already',
    ],
    ["removal of the default world", (server) => server.world.remove("default"), "The default world cannot be removed"],
    [
      "an invalid name",
      (server) => server.world.fork({ name: "Blue!" }),
      'expected a name such as blue or test-2, not "Blue!" (name)',
    ],
  ] satisfies [string, (server: Awaited<ReturnType<typeof serveDouble>>) => Promise<unknown>, string][])(
    "refuse %s",
    async (_name, operate, sentence) => {
      await using server = await serveDouble();
      await expect(operate(server)).rejects.toThrow(sentence);
    },
  );

  it("answer equal bytes for equal seeds", async () => {
    const record = async () => {
      await using server = await serveDouble({ seed: 7 });
      const answers = [
        await server.newUser("ada"),
        await server.post("general", "hello"),
        await server.post("general", "again"),
      ];
      return answers.map((answer) => JSON.stringify(answer).replaceAll(server.url, ""));
    };
    expect(await record()).toEqual(await record());
  });

  it("are equal with a seed, also under other names", async () => {
    const record = async () => {
      await using server = await serveDouble({ seed: 7, siteUrl: "http://site.localhost" });
      const file = { kind: "world", workspaces: [{ name: "Tiny", domain: "tiny" }], users: [owner], tokens: [token] };
      const { now, frozen } = await server.world.load(file, { world: "second" });
      const init = { headers: { authorization: "Bearer second~svcp-tiny-owner" } };
      const answer = await server.json("/scim/v2/Users", init);
      return [now, frozen, JSON.stringify(answer).replaceAll(server.url, "")];
    };
    expect(await record()).toEqual(await record());
  });

  it("continue in the same way after a reset, with a seed", async () => {
    await using server = await serveDouble({ seed: 7 });
    const first = await server.newUser("ada");
    await server.clock.advance("1h");
    await server.world.reset();
    expect(await server.newUser("ada")).toEqual(first);
  });
});

const owner = {
  userName: "tina",
  emails: ["tina@example.com"],
  workspaces: { tiny: "primary_owner" },
};
const token = {
  token: "svcp-tiny-owner",
  kind: "user",
  user: "tina",
  scopes: ["admin"],
  installation: { installer: "tina" },
};
