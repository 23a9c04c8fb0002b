import { afterEach, describe, expect, it } from "vitest";
import { type ControlledServer, createServer } from "../../src/index.js";
import { fieldsOf, openPages } from "./fill-page.js";
import { client, type InstallWorld, installWorld } from "./install-world.js";

const admin = "svcp-app-admin";
const asked = { client_id: client.client_id, scope: "chat:write,files:read" };

let server: ControlledServer;

afterEach(() => server.close());

async function start(world: InstallWorld = {}) {
  server = await createServer({ memory: true });
  const made = installWorld({ requiresApproval: true, ...world });
  const token = {
    token: admin,
    kind: "user",
    user: "olga",
    app: "Desk",
    scopes: ["admin.apps:read", "admin.apps:write"],
    installation: { installer: "olga", channel_manager: true },
  };
  await server.world.load({ ...made, apps: [...made.apps, { name: "Desk" }], tokens: [...made.tokens, token] });
  return openPages(server);
}

async function call(method: string, fields: Readonly<Record<string, string>>) {
  const headers = { authorization: `Bearer ${admin}` };
  // biome-ignore lint/suspicious/noExplicitAny: tests look into JSON of any shape
  const answer: any = await (
    await server.fetch(`/api/${method}`, { method: "POST", headers, body: new URLSearchParams(fields) })
  ).json();
  return answer;
}

const hq = { team_id: "THQ" };
const requests = async () => (await call("admin.apps.requests.list", hq)).app_requests;

describe("a workspace that requires approval", () => {
  it("lets a member ask for an app, once, and install it when it is approved", async () => {
    const pages = await start();
    const page = await pages.open({ ...asked, who: "mia" });
    expect(page.text).toContain("Administrators have to approve");
    const sent = await pages.decide(asked, "mia", { decision: "ask", message: "Please <b>" });
    expect(sent).toMatchObject({ status: 200, location: null, text: expect.stringContaining("Your request was sent") });
    await pages.decide(asked, "mia", { decision: "ask", message: "Again" });
    const [request, ...others] = await requests();
    expect(others).toEqual([]);
    expect(request).toMatchObject({
      app: { id: "AFERRY", is_internal: true },
      previous_resolution: null,
      user: { name: "mia", email: "mia@acme.example" },
      team: { id: "THQ", name: "Headquarters", domain: "hq" },
      enterprise: { name: "Acme" },
      message: "Please <b>",
    });
    expect(request.scopes.map(({ name }: { readonly name: string }) => name)).toEqual(["chat:write", "files:read"]);
    expect(await call("admin.apps.approve", { ...hq, request_id: request.id })).toMatchObject({ ok: true });
    expect(await requests()).toEqual([]);
    expect((await pages.decide(asked, "mia")).location).toContain("code=");
  });

  it("needs another approval for new scopes", async () => {
    const pages = await start();
    await call("admin.apps.approve", { ...hq, app_id: "AFERRY", bot_scopes: "chat:write", user_scopes: "" });
    expect((await pages.decide({ ...asked, scope: "chat:write" }, "mia")).location).toContain("code=");
    expect((await pages.decide(asked, "mia")).text).toContain("Send request");
  });

  it("lets its administrators install without asking", async () => {
    const pages = await start();
    expect((await pages.decide(asked, "olga", { place: "THQ" })).location).toContain("code=");
  });

  it("gives no code to a form that allows all the same", async () => {
    const pages = await start();
    const page = await pages.decide(asked, "mia");
    expect(page).toMatchObject({ status: 200, location: null });
    expect(fieldsOf(page.text)).toMatchObject({ place: "THQ", message: "" });
    expect(await requests()).toEqual([]);
  });

  it("takes no request for an app that needs none", async () => {
    const pages = await start();
    await call("admin.apps.approve", { ...hq, app_id: "AFERRY" });
    const page = await pages.decide(asked, "mia", { decision: "ask" });
    expect([page.status, page.text]).toEqual([400, expect.stringContaining("no_request_needed")]);
  });

  it("records one request of a person who sends two at once", async () => {
    const pages = await start();
    await Promise.all([1, 2, 3].map((each) => pages.decide(asked, "mia", { decision: "ask", message: `${each}` })));
    expect(await requests()).toHaveLength(1);
  });

  it("sends a person who cancels back to the app", async () => {
    const pages = await start();
    expect((await pages.decide(asked, "mia", { decision: "cancel" })).location).toContain("error=access_denied");
  });
});

describe("a restricted app", () => {
  it.each([
    { by: "the workspace", place: hq },
    { by: "the organization", place: undefined },
  ])("is refused with a sentence: restricted by $by", async ({ place }) => {
    const pages = await start({ requiresApproval: false, more: { organization: organization } });
    await call("admin.apps.restrict", { app_id: "AFERRY", ...(place ?? { enterprise_id: "EACME" }) });
    const page = await pages.open({ ...asked, who: "mia" });
    expect([page.status, page.text]).toEqual([400, expect.stringContaining("An administrator has restricted the app")]);
  });

  it("can be installed where it is not restricted", async () => {
    const pages = await start({ requiresApproval: false });
    await call("admin.apps.restrict", { app_id: "AFERRY", ...hq });
    const page = await pages.open({ ...asked, who: "olga" });
    expect(page.text).toContain("Labs (workspace)");
    expect(page.text).not.toContain("Headquarters (workspace)");
  });
});

const organization = { id: "EACME", name: "Acme", default_workspace: "hq" };
