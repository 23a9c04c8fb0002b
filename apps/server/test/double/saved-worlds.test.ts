import { describe, expect, it } from "vitest";
import { serveDouble } from "./serve-double.js";

/** A saved world without its comments. */
const rowsOf = (file: string) => file.replace(/^#.*\n/gm, "");

const manifest = {
  display_information: { name: "Deploy Bot" },
  features: { bot_user: { display_name: "deploy" } },
  oauth_config: { scopes: { bot: ["chat:write", "incoming-webhook"] } },
};

describe("saved worlds", () => {
  it("are the same world again, in the same server and in another one", async () => {
    await using server = await serveDouble({ clock: { now: new Date("2026-06-01T12:00:00Z"), frozen: true } });
    const { environment } = await server.apps.create(manifest, { install: true });
    const upload = { files: [{ name: "plan.txt", content: 'Buy \u{1f34e}\u2028\tand "milk"' }] };
    const { message } = await server.as("alan.turing").post("general", "Look: {}", upload);
    await server.newUser("ada");
    const file = await server.world.save({ withSecrets: true });
    expect(rowsOf(await server.world.save({ withSecrets: true }))).toBe(rowsOf(file));
    await server.world.load(file, { world: "copy" });
    expect(await server.world.diff({ world: "default" }, { world: "copy" })).toEqual([]);
    await using other = await serveDouble();
    await other.world.load(file);
    expect(rowsOf(await other.world.save({ withSecrets: true }))).toBe(rowsOf(file));
    expect(await other.clock.get()).toEqual({ now: new Date("2026-06-01T12:00:00Z"), frozen: true });
    expect(await other.userNames()).toContain("ada");
    expect(await other.apps.environment("Deploy Bot")).toMatchObject({ signingSecret: environment.signingSecret });
    expect(await other.call("auth.test", {}, environment.botToken)).toMatchObject({ ok: true });
    const seen = await other.as("alan.turing").sees("general");
    expect(seen.messages.find(({ ts }) => ts === message.ts)).toMatchObject({ text: "Look: {}" });
    await other.newUser("grace.two");
    await other.world.reset();
    expect(rowsOf(await other.world.save({ withSecrets: true }))).toBe(rowsOf(file));
  });

  it("have no secret unless they are asked for, and all tokens still work", async () => {
    await using server = await serveDouble({ clock: { now: new Date("2026-06-01T12:00:00Z"), frozen: true } });
    const { environment } = await server.apps.create(manifest, { install: true, webhook: "general" });
    const { id } = await server.json("/scim/v2/Users", {
      method: "POST",
      headers: { authorization: "Bearer svcp-demo-admin", "content-type": "application/scim+json" },
      body: JSON.stringify({
        schemas: ["urn:ietf:params:scim:schemas:core:2.0:User"],
        userName: "ada",
        password: "correct horse battery",
        emails: [{ value: "ada@new.example.com", primary: true }],
      }),
    });
    const { signingSecret: signing = "", botToken: token = "", webhookUrl: webhook = "" } = environment;
    const secrets = [signing, token, webhook.split("/").at(-1) ?? "", "pbkdf2"];
    const whole = await server.world.save({ withSecrets: true });
    expect(secrets.filter((secret) => !whole.includes(secret))).toEqual([]);
    const file = await server.world.save();
    expect(secrets.filter((secret) => file.includes(secret))).toEqual([]);
    await using other = await serveDouble();
    await other.world.load(file);
    expect(await other.world.save()).toBe(file);
    expect(await other.users.find("ada")).toMatchObject({ id });
    expect(await other.call("auth.test", {}, token)).toMatchObject({ ok: true });
    expect(await other.apps.environment("Deploy Bot")).not.toHaveProperty("signingSecret");
    const posted = await other.fetch(new URL(webhook).pathname, { method: "POST", body: '{"text":"hi"}' });
    expect(await posted.text()).toBe("ok");
    expect(await other.apps.environment("Deploy Bot")).not.toHaveProperty("botToken");
  });

  it("go on with the identifiers of a seed", async () => {
    await using server = await serveDouble({ seed: 7 });
    await server.newUser("ada");
    const file = await server.world.save();
    const { id } = await server.newUser("bob");
    await server.world.load(file);
    expect(await server.newUser("bob")).toMatchObject({ id });
  });

  it("are refused with the places of what is wrong, and nothing changes", async () => {
    await using server = await serveDouble();
    const file = await server.world.save();
    const problemsOf = (text: string) =>
      server.world.load(text).then(
        () => "loaded",
        (error: unknown) => String(error),
      );
    const lines = file.split("\n");
    const at = lines.findIndex((line) => line.startsWith("  users:")) + 1;
    const row = lines[at] ?? "";
    const changed = (line: string) => lines.with(at, line).join("\n");
    expect(await problemsOf(changed(row.replace('"version":1', '"version":"x"')))).toMatch(
      new RegExp(`world:${at + 1}:\\d+ Expected a whole number`),
    );
    expect(await problemsOf(changed(row.replace('{"id"', '{"more":1,"id"')))).toContain(
      `world:${at + 1}:8 Unknown column more`,
    );
    expect(await problemsOf(changed(`${row}\n${row}`))).toContain("A row of users contradicts another one");
    expect(await problemsOf(file.replace(/^version: \d+/m, "version: 1"))).toMatch(/world:4:10 Another version/);
    expect(await problemsOf(file.replace("tables:", "tables:\n  plans: []"))).toMatch(
      /world:\d+:3 There is no table plans/,
    );
    expect(rowsOf(await server.world.save())).toContain('"userName":"alan.turing"');
  });
});

describe("the difference of two worlds", () => {
  it("has what was created, changed and removed", async () => {
    await using server = await serveDouble();
    await server.world.fork({ name: "blue" });
    await server.newUser("ada", "blue~");
    const tables = (changes: readonly { readonly table: string; readonly before?: object | undefined }[]) =>
      changes.filter(({ before }) => before === undefined).map(({ table }) => table);
    expect(tables(await server.world.diff({ world: "default" }, { world: "blue" }))).toContain("users");
    expect(tables(await server.world.diff({ world: "blue" }))).toEqual([]);
    await expect(server.world.diff({ world: "red" })).rejects.toThrow("red");
  });
});
