import type { World } from "../world/world.js";

const conversationScopes = ["channels", "groups", "mpim", "im"].flatMap((kind) => [`${kind}:read`, `${kind}:history`]);

/** An organization with two workspaces and users of every kind. */
export const organizationWorld: World = {
  kind: "world",
  organization: { id: "E1", name: "Acme", default_workspace: "hq" },
  workspaces: [
    { id: "T1", name: "Headquarters", domain: "hq" },
    { id: "T2", name: "Labs", domain: "labs" },
  ],
  users: [
    {
      id: "U1",
      userName: "pat",
      name: { givenName: "Pat", familyName: "Prime" },
      emails: ["pat@acme.example"],
      organization_role: "primary_owner",
      workspaces: { hq: "primary_owner" },
      created: "2020-01-01T00:00:00Z",
    },
    {
      id: "U2",
      userName: "olga",
      emails: ["olga@acme.example"],
      organization_role: "owner",
      created: "2020-01-02T00:00:00Z",
    },
    {
      id: "U3",
      userName: "ada",
      emails: ["ada@acme.example"],
      organization_role: "admin",
      created: "2020-01-03T00:00:00Z",
    },
    {
      id: "U4",
      userName: "mia",
      displayName: "Mia Müller",
      name: { givenName: "Mia", familyName: "Müller" },
      emails: ["mia@acme.example", "mia@home.example"],
      created: "2020-01-04T00:00:00Z",
    },
    {
      id: "U5",
      userName: "lab",
      emails: ["lab@acme.example"],
      workspaces: { labs: "primary_owner" },
      created: "2020-01-05T00:00:00Z",
    },
    { id: "U6", userName: "helper", bot_of: "Helper", created: "2020-01-06T00:00:00Z" },
    {
      id: "U7",
      userName: "gus",
      emails: ["gus@guest.example"],
      guest: { kind: "multi" },
      created: "2020-01-07T00:00:00Z",
    },
    {
      id: "U8",
      userName: "sue",
      emails: ["sue@guest.example"],
      guest: { kind: "single" },
      created: "2020-01-08T00:00:00Z",
    },
    { id: "U9", userName: "gone", emails: ["gone@acme.example"], active: false, created: "2020-01-09T00:00:00Z" },
    { id: "W1", userName: "lost", emails: ["lost@acme.example"], forgotten: true, created: "2020-01-10T00:00:00Z" },
    { id: "U10", userName: "classic", bot_of: "Classic", created: "2020-01-11T00:00:00Z" },
  ],
  apps: [
    { id: "A1", name: "Helper", collaborators: ["mia"], created: "2024-01-01T00:00:00Z" },
    { id: "A2", name: "Classic", generation: "classic", collaborators: ["mia"], created: "2015-01-01T00:00:00Z" },
    { id: "A3", name: "Manager", manager: { app_limit: 5 } },
    { id: "A4", name: "Managed", managed_by: "Manager", collaborators: ["mia"] },
    { id: "A5", name: "Deleted", deleted: true, collaborators: ["mia"] },
  ],
  channels: [
    { id: "C1", kind: "public", name: "general", members: ["pat", "ada", "mia", "gus", "helper", "classic"] },
    { id: "C2", kind: "public", name: "random", members: ["mia"] },
    { id: "C3", kind: "private", name: "board", members: ["pat", "olga"] },
    { id: "C4", kind: "private", name: "helpers", members: ["mia", "helper"] },
    { id: "C5", kind: "public", name: "attic", archived: true, members: ["helper"] },
    { id: "C6", kind: "public", name: "quiet", posting_suspended: true, members: ["helper"] },
    { id: "C7", kind: "public", name: "bench", workspace: "labs", members: ["lab"] },
    { id: "D1", kind: "im", between: ["mia", "ada"] },
  ],
  groups: [
    { id: "S1", displayName: "Engineers", members: ["ada", "mia"], created: "2020-02-01T00:00:00Z" },
    {
      id: "S2",
      displayName: "Linked",
      members: ["mia"],
      linked_channels: ["general"],
      created: "2020-02-02T00:00:00Z",
    },
  ],
  lists: [
    {
      id: "F1",
      name: "Plan",
      owner: "helper",
      access: [
        { channel: "general", level: "read" },
        { user: "mia", level: "write" },
      ],
    },
    { id: "F2", name: "Secret", owner: "pat" },
  ],
  tokens: [
    {
      token: "svcp-owner",
      kind: "user",
      user: "olga",
      app: "Helper",
      scopes: ["admin"],
      installation: { installer: "olga" },
    },
    {
      token: "svcp-admin",
      kind: "user",
      user: "ada",
      app: "Helper",
      scopes: ["admin"],
      installation: { installer: "ada" },
    },
    {
      token: "svcp-mia",
      kind: "user",
      user: "mia",
      app: "Helper",
      scopes: [...conversationScopes, "users:read", "chat:write", "lists:write"],
      installation: { workspace: "hq", installer: "ada" },
    },
    {
      token: "svcp-guest",
      kind: "user",
      user: "gus",
      app: "Helper",
      scopes: [...conversationScopes, "users:read", "chat:write"],
      installation: { workspace: "hq", installer: "ada" },
    },
    {
      token: "svcb-helper",
      kind: "bot",
      user: "helper",
      app: "Helper",
      scopes: [
        ...conversationScopes,
        "users:read",
        "users:read.email",
        "chat:write",
        "chat:write.customize",
        "lists:write",
      ],
      installation: { workspace: "hq", installer: "ada" },
    },
    {
      token: "svcb-public",
      kind: "bot",
      user: "helper",
      app: "Helper",
      scopes: ["users:read", "chat:write", "chat:write.public"],
      installation: { installer: "ada", workspaces: ["hq"] },
    },
    {
      token: "svcb-classic",
      kind: "bot",
      user: "classic",
      app: "Classic",
      scopes: ["users:read", "chat:write"],
      installation: { workspace: "hq", installer: "ada" },
    },
    { token: "svcc-mia", kind: "configuration", user: "mia", installation: { workspace: "hq", installer: "mia" } },
    { token: "svcc-manager", kind: "configuration", app: "Manager", installation: { installer: "ada" } },
  ],
};

/** A standalone workspace. */
export const standaloneWorld: World = {
  kind: "world",
  workspaces: [{ id: "T1", name: "Shop", domain: "shop", plan: "plus" }],
  users: [
    {
      id: "U1",
      userName: "pat",
      emails: ["pat@shop.example"],
      workspaces: { shop: "primary_owner" },
      created: "2020-01-01T00:00:00Z",
    },
    { id: "U2", userName: "mia", emails: ["mia@shop.example"], created: "2020-01-02T00:00:00Z" },
  ],
  tokens: [{ token: "svcp-owner", kind: "user", user: "pat", scopes: ["admin"], installation: { installer: "pat" } }],
};
