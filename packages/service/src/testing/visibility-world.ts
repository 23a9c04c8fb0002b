import type { World } from "../worlds/world.js";
import { organizationWorld } from "./demo-world.js";

const kinds = ["channels", "groups", "mpim", "im"];
const scopes = [
  "canvases:write",
  ...kinds.flatMap((kind) => [`${kind}:read`, `${kind}:history`, `${kind}:write`, `${kind}:write.topic`]),
  ...[
    "channels:manage",
    "channels:join",
    "channels:write.invites",
    "groups:write.invites",
    "chat:write",
    "chat:write.public",
  ],
  ...["bookmarks", "pins", "reactions"].flatMap((word) => [`${word}:read`, `${word}:write`]),
];
const inHq = { workspace: "hq", installer: "ada" } as const;
const user = (token: string, userName: string, installation: object = inHq) =>
  ({
    token,
    kind: "user",
    user: userName,
    app: "Helper",
    scopes,
    installation: { installer: "ada", ...installation },
  }) as const;

type Conversation = NonNullable<World["channels"]>[number] & { readonly id: string };

const channels: readonly Conversation[] = [
  { id: "C1", kind: "public", name: "general", members: ["mia", "helper", "gus", "gone"] },
  { id: "C2", kind: "public", name: "random", members: ["mia"] },
  { id: "C3", kind: "private", name: "helpers", members: ["mia", "helper", "gus"] },
  { id: "G4", kind: "private", name: "board", members: ["mia"] },
  { id: "C5", kind: "session", name: "session", members: ["mia", "helper"] },
  { id: "C6", kind: "mpim", members: ["mia", "ada", "helper"] },
  { id: "C7", kind: "mpim", members: ["mia", "ada", "gus"] },
  { id: "D1", kind: "im", between: ["mia", "helper"] },
  { id: "D2", kind: "im", between: ["mia", "ada"] },
  { id: "C8", kind: "public", name: "attic", archived: true, members: ["helper"] },
  { id: "C9", kind: "public", name: "joint", workspace: "partner", members: ["pia", "mia"] },
  { id: "C10", kind: "public", name: "bench", workspace: "labs", members: ["lab"] },
  { id: "C12", kind: "public", name: "wide", workspace: "labs", shared_with: ["hq"], members: [] },
  { id: "C13", kind: "private", name: "deal", workspace: "labs", shared_with: ["hq"], members: ["mia", "helper"] },
  { id: "C14", kind: "public", name: "visit", workspace: "partner", shared_with: ["hq"], members: ["pia"] },
  { id: "C15", kind: "public", name: "away", shared_with: ["labs", "partner"], members: ["mia"] },
  { id: "C16", kind: "private", name: "crew", shared_with: ["labs"], members: ["mia"] },
  { id: "C17", kind: "public", name: "sold", workspace: "partner", shared_with: ["labs"], members: ["pia", "mia"] },
  { id: "C11", kind: "public", name: "erased", deleted: true, members: ["mia", "helper"] },
];

/** One conversation of each kind with the bot, and one without it, and callers of every kind. */
export const visibilityWorld = {
  ...organizationWorld,
  workspaces: [
    ...organizationWorld.workspaces,
    { id: "T3", name: "Depot", domain: "depot" },
    { id: "T9", name: "Partner", domain: "partner", foreign: true },
  ],
  users: [
    ...(organizationWorld.users ?? []),
    { id: "W9", userName: "pia", emails: ["pia@partner.example"], workspaces: { partner: "member" } },
  ],
  channels,
  tokens: [
    { token: "bot", kind: "bot", user: "helper", scopes, installation: inHq },
    { token: "newcomer", kind: "bot", user: "classic", scopes, installation: inHq },
    user("member", "mia"),
    user("other", "lab"),
    user("sharer", "mia", { workspace: "labs" }),
    user("outsider", "mia", { workspace: "depot" }),
    user("guest", "gus"),
    user("deactivated", "gone"),
    user("organization", "mia", { workspace: undefined }),
    user("granted", "mia", { workspace: undefined, workspaces: ["labs"] }),
    user("ungranted", "mia", { workspace: undefined, workspaces: ["depot"] }),
  ].map((token) => JSON.parse(JSON.stringify(token))),
} satisfies World;

/** The conversations that the user of a token sees. */
interface VisibilityCaller {
  readonly userName: string;
  /** Every other conversation is not found, or not granted. */
  readonly sees?: readonly string[];
  readonly notGranted?: readonly string[];
  /** Whether the installation is on another workspace than that of the direct conversations. */
  readonly isElsewhere?: true;
  /** The answer to every call. */
  readonly refused?: string;
}

const ofMia = ["C1", "C2", "C3", "G4", "C5", "C6", "C7", "D1", "D2", "C8"];

/** Shared channels that mia sees through an installation on one of their workspaces. */
const sharedOfMia = ["C12", "C13", "C14", "C15"];

/** The view of each token of the world. */
export const visibilityCallers: Readonly<Record<string, VisibilityCaller>> = {
  bot: { userName: "helper", sees: ["C1", "C2", "C3", "C5", "C6", "D1", "C8", "C12", "C13", "C14", "C15"] },
  newcomer: { userName: "classic", sees: ["C1", "C2", "C8", "C12", "C14", "C15"] },
  member: { userName: "mia", sees: [...ofMia, ...sharedOfMia, "C9", "C16"] },
  other: { userName: "lab", sees: ["C1", "C2", "C8", "C12", "C14", "C15"] },
  sharer: { userName: "mia", sees: ["C9", "C10", "C12", "C13", "C15", "C16", "C17"], isElsewhere: true },
  outsider: { userName: "mia", sees: ["C9"], isElsewhere: true },
  guest: { userName: "gus", sees: ["C1", "C3", "C7"] },
  deactivated: { userName: "gone", refused: "token_revoked" },
  organization: { userName: "mia", sees: [...ofMia, ...sharedOfMia, "C9", "C10", "C16", "C17"] },
  granted: {
    userName: "mia",
    sees: ["C9", "C10", "C12", "C13", "C15", "C16", "C17"],
    notGranted: [...ofMia, "C14"],
  },
  ungranted: { userName: "mia", sees: ["C9"], notGranted: [...ofMia, ...sharedOfMia, "C10", "C16", "C17"] },
};
