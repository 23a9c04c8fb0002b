const secret = "abcdefghijklmnopqrstuvwx";

/** Address of the webhook of a channel, below that of the server. */
export const webhookOf = (id: string) => `/hooks/services/T1/${id}/${secret}`;

/** Address for answers to an act, below that of the server. */
export const responseTo = (kind: "commands" | "actions", id: string) => `/hooks/${kind}/T1/${id}/${secret}`;

/** `ts` of messages of the bot: one with a reply, and one without. */
export const [asked, lonely] = ["1780300000.000100", "1780300001.000100"];

const foreign = "1780300002.000100";

const app = (id: string, channel: string, parts: object = {}) => ({
  id: `A${id}`,
  name: `App ${id}`,
  manifest: { display_information: { name: `App ${id}` }, oauth_config: { scopes: { bot: ["incoming-webhook"] } } },
  installation: { incoming_webhook: { id: `B${id}`, channel, secret } },
  ...parts,
});

const responseUrl = (id: string, parts: object = {}) => ({
  id,
  secret,
  kind: "actions",
  app: "A1",
  user: "pat",
  channel: "C1",
  expires: "2030-01-01T00:00:00Z",
  ...parts,
});

/** A workspace with apps that have webhooks, and with addresses for answers. Parts replace sections. */
export function hookWorld(parts: object = {}): object {
  return {
    kind: "world",
    workspaces: [{ id: "T1", name: "Headquarters", domain: "hq" }],
    users: [
      { id: "UPAT", userName: "pat", emails: ["pat@acme.example"], workspaces: { hq: "primary_owner" } },
      { id: "UMIA", userName: "mia", emails: ["mia@acme.example"] },
      { id: "UHELP", userName: "helper", bot_of: "App 1" },
      { id: "UGONE", userName: "gone", emails: ["gone@acme.example"], active: false },
    ],
    channels: [
      { id: "C1", kind: "public", name: "general", members: ["pat", "mia"] },
      { id: "C2", kind: "public", name: "attic", members: ["pat"], archived: true },
      { id: "C3", kind: "private", name: "board", members: ["pat"] },
      { id: "D1", kind: "im", between: ["pat", "gone"] },
      { id: "D2", kind: "im", between: ["pat", "mia"] },
    ],
    apps: [
      app("1", "C1"),
      app("2", "C2"),
      app("3", "C3"),
      app("4", "D1"),
      app("5", "C1", { deleted: true }),
      app("6", "D2"),
    ],
    messages: [
      { ts: asked, channel: "C1", user: "helper", text: "Ready?" },
      { ts: lonely, channel: "C1", user: "helper", text: "Alone" },
      { ts: foreign, channel: "C1", user: "mia", text: "Mine" },
    ],
    response_urls: [
      responseUrl("10", { kind: "commands" }),
      responseUrl("11", { message: asked }),
      responseUrl("12", { message: foreign }),
      responseUrl("13", { message: "1780300009.000100" }),
      responseUrl("14", { uses: 5 }),
      responseUrl("15", { channel: "C2" }),
      responseUrl("16", { app: "A5" }),
      responseUrl("17", { expires: "2020-01-01T00:00:00Z" }),
    ],
    ...parts,
  };
}
