import { siteAt, stampCommits } from "@rollcall/service";
import { deliveryKeyOf, writeDelivery } from "@rollcall/service/store";
import { loadWorld, type World } from "@rollcall/service/world";
import { createServiceHandler } from "../../src/create-service-handler.js";
import { createRequestLog } from "../../src/log/request-log.js";
import { randomIds } from "../../src/machine/random-ids.js";
import type { AdmitOperator } from "../../src/operator-mount.js";
import { createManualClock } from "../kit/manual-clock.js";
import { openTestStore } from "../kit/open-test-store.js";
import { silentLog } from "../kit/silent-log.js";
import { appsOf, type Wanted } from "./installations.js";
import { channels } from "./places.js";

const siteUrl = "https://site.example";
const admitOperator: AdmitOperator = (handler) => handler;

/** Scopes of the calls that bring events about. */
const writing = [
  ...["channels", "groups", "mpim", "im"].flatMap((kind) => [`${kind}:read`, `${kind}:history`, `${kind}:write`]),
  ...["chat", "files", "reactions", "pins", "usergroups", "users.profile", "dnd"].map((subject) => `${subject}:write`),
  "files:read",
];

/** Acts of people that bring events about. */
export interface Actions {
  /** Calls a method as mia, or with another token. Returns the answer. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into JSON of any shape
  call(method: string, args?: object, token?: string): Promise<any>;
  /** Posts bytes to the address of an upload. */
  send(url: string, bytes: string): Promise<void>;
  /** Opens a page as a browser does, or sends its form. */
  page(path: string, init?: RequestInit): Promise<Response>;
  /** Sends a SCIM request. */
  scim(verb: string, path: string, body: object): Promise<unknown>;
}

/** An event as an app receives it. */
interface Received {
  readonly app: string;
  readonly type: string;
}

/** Returns what apps receive of what people do. */
export async function receivedOf(
  wanted: Wanted,
  act: (actions: Actions) => Promise<void>,
): Promise<readonly Received[]> {
  const clock = createManualClock();
  const bare = await openTestStore();
  try {
    await loadWorld(bare, worldOf(wanted), { clock, ids: randomIds, siteUrl });
    const store = stampCommits(bare, { clock, ids: randomIds, onPublished: () => undefined });
    const requestLog = createRequestLog(silentLog, randomIds.uuid);
    await act(actionsOf(createServiceHandler({ store, clock, ids: randomIds, siteUrl, requestLog, admitOperator })));
    const nowMs = clock.now().getTime();
    const taken = await store.events.take({ nowMs, limit: 1000, holdMs: 1, except: [] });
    await store.events.settle(taken.map(deliveryKeyOf));
    const received = taken.map(async (delivery): Promise<readonly Received[]> => {
      const written = await writeDelivery(delivery, { store, site: siteAt(siteUrl), verificationToken: "" }, nowMs);
      return !written.ok ? [] : [{ app: written.app.name, type: delivery.event.type }];
    });
    return (await Promise.all(received)).flat();
  } finally {
    await bare.close();
  }
}

/** An app that nobody has installed. */
const wantedApp = {
  name: "Wanted",
  client_id: "wanted-client",
  manifest: {
    display_information: { name: "Wanted" },
    oauth_config: { redirect_urls: ["https://app.example/back"], scopes: { bot: ["chat:write"] } },
  },
} as const;

function worldOf(wanted: Wanted): World {
  const { apps = [], tokens = [] } = appsOf(wanted);
  const actor = {
    kind: "user",
    user: "mia",
    app: "Actor",
    installation: { workspace: "hq", installer: "ada" },
  } as const;
  return {
    kind: "world",
    organization: { id: "E1", name: "Acme", default_workspace: "hq" },
    workspaces: [
      { id: "T1", name: "Headquarters", domain: "hq", requires_app_approval: true },
      { id: "T2", name: "Labs", domain: "labs" },
      { id: "T9", name: "Partner", domain: "partner", foreign: true },
    ],
    users: [
      {
        userName: "pat",
        emails: ["pat@acme.example"],
        organization_role: "primary_owner",
        workspaces: { hq: "primary_owner" },
      },
      { userName: "ada", emails: ["ada@acme.example"], organization_role: "admin" },
      { id: "U4", userName: "mia", emails: ["mia@acme.example"] },
      { id: "U5", userName: "max", emails: ["max@acme.example"] },
      { id: "U7", userName: "gus", emails: ["gus@guest.example"], guest: { kind: "multi" } },
      { userName: "pia", emails: ["pia@partner.example"], workspaces: { partner: "member" } },
      { id: "U20", userName: "inside", bot_of: "bot of members" },
      { userName: "outside", bot_of: "bot outside" },
      { userName: "wide", bot_of: "organization with a grant" },
      { userName: "labbot", bot_of: "other workspace", workspaces: { labs: "member" } },
    ],
    apps: [...apps, { name: "Actor" }, wantedApp],
    channels,
    tokens: [
      ...tokens,
      { ...actor, token: "mia", scopes: writing },
      // Only bots post metadata.
      { ...actor, token: "poster", kind: "bot", user: "inside", scopes: writing },
      {
        token: "administrator",
        kind: "user",
        user: "pat",
        app: "Actor",
        scopes: ["admin.conversations:write"],
        installation: { installer: "pat", channel_manager: true },
      },
      { token: "owner", kind: "user", user: "pat", scopes: ["admin"], installation: { installer: "pat" } },
    ],
  };
}

function actionsOf(handler: ReturnType<typeof createServiceHandler>): Actions {
  const send = async (verb: string, path: string, token: string, body: object) => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json; charset=utf-8" };
    const request = new Request(`${siteUrl}${path}`, { method: verb, headers, body: JSON.stringify(body) });
    const response = await handler(request, { remoteAddress: "127.0.0.1" });
    // biome-ignore lint/suspicious/noExplicitAny: tests look into JSON of any shape
    const answer: any = await response.json();
    if (response.ok && answer.ok !== false) return answer;
    throw new Error(`${verb} ${path} ${JSON.stringify(body)}: ${JSON.stringify(answer)}`);
  };
  return {
    send: async (url, body) => {
      const response = await handler(new Request(url, { method: "POST", body }), { remoteAddress: "127.0.0.1" });
      if (!response.ok) throw new Error(`${url}: ${response.status}`);
    },
    page: async (path, init) => {
      const response = await handler(new Request(`${siteUrl}${path}`, init), { remoteAddress: "127.0.0.1" });
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      return response;
    },
    call: (method, args = {}, token = "mia") => send("POST", `/api/${method}`, token, args),
    scim: (verb, path, body) => send(verb, `/scim/v2${path}`, "owner", body),
  };
}
