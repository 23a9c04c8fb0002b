import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { layoutUnder, writeGenerated, writeStarter } from "@rollcall/codegen";
import { expect, it } from "vitest";
import { createCustomServer } from "../src/create-custom-server.js";
import type { BadgeRevokedEvent } from "../src/generated/own/events/index.js";

// The functions of the server take the type of the event, and only its payload.
declare module "@rollcall/server/extended" {
  interface OtherEvents {
    badge_revoked: BadgeRevokedEvent;
  }
}

const manifest = {
  display_information: { name: "Door" },
  features: { bot_user: { display_name: "Door" } },
  oauth_config: { scopes: { bot: ["users:read"] } },
  settings: { event_subscriptions: { bot_events: ["badge_revoked"] } },
};

it("an app receives the event", async () => {
  const received: unknown[] = [];
  const app = createServer(async (request, response) => {
    received.push(await json(request));
    response.end();
  });
  app.listen(0, "127.0.0.1");
  await once(app, "listening");
  const { port } = app.address() as AddressInfo;
  await using server = { ...(await createCustomServer()), [Symbol.asyncDispose]: () => server.close() };
  await server.apps.create(manifest, { install: true, events: `http://127.0.0.1:${port}/events` });

  // What the service does: a user loses a badge.
  const core = "urn:ietf:params:scim:schemas:core:2.0:User";
  const badge = "urn:example:scim:schemas:extension:badge:2.0:User";
  const headers = { authorization: "Bearer svcp-demo-admin", "content-type": "application/scim+json" };
  const ada = {
    schemas: [core, badge],
    userName: "ada",
    emails: [{ value: "ada@acme.example" }],
    [badge]: { level: 2 },
  };
  const made = await server.fetch("/scim/v2/Users", { method: "POST", headers, body: JSON.stringify(ada) });
  const { id } = (await made.json()) as { readonly id: string };
  const change = {
    schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"],
    Operations: [{ op: "remove", path: badge }],
  };
  await server.fetch(`/scim/v2/Users/${id}`, { method: "PATCH", headers, body: JSON.stringify(change) });

  // The delivery is waited for, not slept for.
  const { state } = await server.deliveries.waitFor({ event: "badge_revoked", app: "Door" });
  expect(state).toBe("delivered");
  expect(received).toMatchObject([{ type: "event_callback", event: { type: "badge_revoked", user: id } }]);

  // Without what brings it about: the payload is checked, and the deliveries are returned.
  const [sent] = await server.events.send({ type: "badge_revoked", payload: { user: "U1" } });
  expect(sent).toMatchObject({ event: "badge_revoked", state: "waiting" });
  app.close();
});

// End of the example.

it("is the example of the guide, and goes over a socket too", async () => {
  const self = await readFile(new URL(import.meta.url), "utf8");
  const guide = await readFile(new URL("../../../docs/events.md", import.meta.url), "utf8");
  const blocks = [...guide.matchAll(/```(?:ts|yaml)\n(?:# [^\n]*\n)?(.*?)```/gs)].map(([, block]) => block);
  expect(blocks).toContain(
    self
      .slice(0, self.indexOf("\n// End of the example."))
      .replaceAll(/^import .* from "(?:node:(?:fs\/promises|path|url)|@rollcall\/codegen)";\n/gm, ""),
  );
  const definition = await readFile(new URL("../definitions/events/badge_revoked.yaml", import.meta.url), "utf8");
  expect(blocks).toContain(definition);

  await using server = { ...(await createCustomServer()), [Symbol.asyncDispose]: () => server.close() };
  const { environment } = await server.apps.create(manifest, { install: true, socket: true });
  const authorization = `Bearer ${environment.appToken}`;
  const opened = await server.fetch("/api/apps.connections.open", { method: "POST", headers: { authorization } });
  const socket = new WebSocket(((await opened.json()) as { readonly url: string }).url);
  const event = Promise.withResolvers<unknown>();
  socket.onmessage = ({ data }) => {
    const { envelope_id: envelope, payload } = JSON.parse(String(data));
    if (payload === undefined) return;
    socket.send(JSON.stringify({ envelope_id: envelope }));
    event.resolve(payload.event);
  };
  await once(socket, "open");
  await server.events.send({ type: "badge_revoked", payload: { user: "U1" } });
  expect(await event.promise).toEqual({ type: "badge_revoked", user: "U1" });
  await server.deliveries.waitFor({ event: "badge_revoked", app: "Door", ok: true });
  expect((await server.coverage()).events).toContainEqual(
    expect.objectContaining({ event: "badge_revoked", deliveries: 1 }),
  );
  socket.close();
});

it("refuses a wrong payload, an unknown type, and a manifest without the scope", async () => {
  await using server = { ...(await createCustomServer()), [Symbol.asyncDispose]: () => server.close() };
  const scopes = { bot: ["chat:write"] };
  const checked = await server.apps.check({ ...manifest, oauth_config: { scopes } });
  expect(checked.map(({ message }) => message).join()).toContain("users:read");
  // @ts-expect-error a user is a text
  const wrong = server.events.send({ type: "badge_revoked", payload: { user: 1 } });
  await expect(wrong).rejects.toThrow("must be a string (payload.user)");
  // @ts-expect-error no definition has this event
  await expect(server.events.send({ type: "badge_revokd" })).rejects.toThrow('did you mean "badge_revoked"?');
  const right = server.events.send({ type: "badge_revoked", payload: { user: "U1" } });
  await expect(right).rejects.toThrow("subscribe to badge_revoked");

  // An event whose payload does not say who receives it goes to nobody.
  const { createServer } = await import("@rollcall/server/extended");
  const { events } = await import("../src/generated/own/events/index.js");
  const { scim } = await import("../src/generated/own/scim/index.js");
  const { webapi } = await import("../src/generated/own/webapi/index.js");
  const seen = { ...events.badge_revoked, class: "contextual" } as const;
  const drafts: (() => Promise<unknown>)[] = [];
  const own = await createServer({
    memory: true,
    definitions: { scim, webapi, events: { ...events, badge_revoked: seen } },
    handlers: ({ eventOf }) => {
      const at = "1700000000.000100";
      drafts.push(
        () => eventOf("badge_revoked", { user: "U1" }),
        () => eventOf("channel_history_changed", { latest: at, ts: at, event_ts: at }),
        () => eventOf("subteam_self_added", { subteam_id: "S1", event_ts: at }),
        // @ts-expect-error no definition has this event
        () => eventOf("badge_revokd", { user: "U1" }),
      );
      return { "badges.check": async () => ({ ok: true, opens: false }) as const };
    },
    backends: ({ backends }) => backends,
  });
  const outcomes = await Promise.all(drafts.map((draft) => draft().catch(({ message }) => message)));
  const missing = "[ERROR] must be given, because it says who receives the event [json-pointer:/";
  expect(outcomes).toEqual([
    `The payload of badge_revoked is invalid: ${missing}channel]`,
    `The payload of channel_history_changed is invalid: ${missing}channel]`,
    `The payload of subteam_self_added is invalid: ${missing}user]`,
    'There is no event "badge_revokd" in the definitions; did you mean "badge_revoked"?',
  ]);
  const sent = own.events.send({ type: "badge_revoked", payload: { user: "U1" } });
  await expect(sent).rejects.toThrow("must be given, because it says who receives the event (payload.channel)");
  await own.close();
});

it("is the code of the other guide, which serves the project that its first step makes", async () => {
  const guide = await readFile(new URL("../../../docs/changing-the-definitions.md", import.meta.url), "utf8");
  await mkdir(new URL("../dist", import.meta.url), { recursive: true });
  const project = await mkdtemp(fileURLToPath(new URL("../dist/project-", import.meta.url)));
  expect(await writeStarter(project)).toMatchObject({ ok: true });
  const { dependencies } = JSON.parse(await readFile(join(project, "package.json"), "utf8"));
  const installed = /^npm install (@.*)$/m.exec(guide)?.[1]?.split(" ") ?? [];
  const layout = layoutUnder("src/generated");
  expect(await writeGenerated({ root: project, definitions: "definitions", layout })).toMatchObject({ ok: true });
  for (const name of ["badges", "create-custom-server", "main"]) {
    const text = await readFile(new URL(`../src/${name}.ts`, import.meta.url), "utf8");
    expect(guide).toContain(`\`${name}.ts\`${name === "badges" ? ", the table" : ""}:\n\n\`\`\`ts\n${text}\`\`\`\n`);
    await writeFile(join(project, "src", `${name}.ts`), text);
    const used = [...text.matchAll(/from "(@[^/]+\/[^/"]+)/g)].map(([, used]) => used);
    expect([...Object.keys(dependencies), ...installed]).toEqual(expect.arrayContaining(used));
  }
  const made: { readonly createCustomServer: typeof createCustomServer } = await import(
    join(project, "src/create-custom-server.ts")
  );
  await using server = { ...(await made.createCustomServer()), [Symbol.asyncDispose]: () => server.close() };
  await server.apps.create(manifest, { install: true, events: "http://127.0.0.1:9/" });
  const urn = "urn:example:scim:schemas:extension:badge:2.0:User";
  const scim = async (method: string, path: string, body: object) => {
    const headers = { authorization: "Bearer svcp-demo-admin", "content-type": "application/scim+json" };
    const answer = await server.fetch(`/scim/v2/Users${path}`, { method, headers, body: JSON.stringify(body) });
    return { status: answer.status, ...((await answer.json()) as { readonly id: string }) };
  };
  const schemas = ["urn:ietf:params:scim:schemas:core:2.0:User", urn];
  const { id } = await scim("POST", "", {
    schemas,
    userName: "ada",
    emails: [{ value: "ada@a.example" }],
    [urn]: { level: 2 },
  });
  const change = {
    schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"],
    Operations: [{ op: "remove", path: urn }],
  };
  expect(await scim("PATCH", `/${id}`, change)).toMatchObject({ status: 200 });
  expect(await server.deliveries.list({ app: "Door" })).toMatchObject([{ event: "badge_revoked" }]);
  await rm(project, { recursive: true });
});
