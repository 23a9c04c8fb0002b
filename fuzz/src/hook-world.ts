const secret = "abcdefghijklmnopqrstuvwx";
const channel = "C1";
const expires = "2099-01-01T00:00:00Z";

/** The world in which hooks are called: one app with a webhook, and addresses for answers to two acts. */
export const hookWorld = {
  kind: "world",
  workspaces: [{ id: "T1", name: "Headquarters", domain: "hq" }],
  users: [
    { id: "U1", userName: "pat", emails: ["pat@acme.example"], workspaces: { hq: "primary_owner" } },
    { id: "U2", userName: "helper", bot_of: "Helper" },
  ],
  channels: [{ id: channel, kind: "public", name: "general", members: ["pat"] }],
  apps: [
    {
      id: "A1",
      name: "Helper",
      manifest: { display_information: { name: "Helper" }, oauth_config: { scopes: { bot: ["incoming-webhook"] } } },
      installation: { incoming_webhook: { id: "B1", channel, secret } },
    },
  ],
  messages: [{ ts: "1780300000.000100", channel, user: "helper", text: "Ready?" }],
  response_urls: [
    { id: "10", secret, kind: "commands", app: "A1", user: "pat", channel, expires },
    { id: "11", secret, kind: "actions", app: "A1", user: "pat", channel, expires, message: "1780300000.000100" },
  ],
};

/** Addresses of the world, and addresses that it does not have. */
export const hookTargets = [
  `/hooks/services/T1/B1/${secret}`,
  `/hooks/services/T1/B1/${secret}`,
  `/hooks/commands/T1/10/${secret}`,
  `/hooks/actions/T1/11/${secret}`,
  `/hooks/services/T1/B1/${secret.toUpperCase()}`,
  `/hooks/commands/T1/99/${secret}`,
  "/hooks/services/T1/%00/..%2f",
  "/hooks/services",
  "/hooks/other/T1/1/x",
];
