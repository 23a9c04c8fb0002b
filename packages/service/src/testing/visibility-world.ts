import type { World } from "../world/world.js";
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
  { id: "C11", kind: "public", name: "erased", deleted: true, members: ["mia", "helper"] },
];

/** One conversation of each kind with the bot, and one without it, and callers of every kind. */
export const visibilityWorld = {
  ...organizationWorld,
  workspaces: [...organizationWorld.workspaces, { id: "T9", name: "Partner", domain: "partner", foreign: true }],
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
    user("guest", "gus"),
    user("deactivated", "gone"),
    user("organization", "mia", { workspace: undefined }),
    user("granted", "mia", { workspace: undefined, workspaces: ["labs"] }),
  ].map((token) => JSON.parse(JSON.stringify(token))),
} satisfies World;

/** The conversations that the user of a token sees. */
interface VisibilityCaller {
  readonly userName: string;
  /** Every other conversation is not found, or not granted. */
  readonly sees?: readonly string[];
  readonly notGranted?: readonly string[];
  /** The answer to every call. */
  readonly refused?: string;
}

const ofMia = ["C1", "C2", "C3", "G4", "C5", "C6", "C7", "D1", "D2", "C8"];

/** What each token of the world sees. */
export const visibilityCallers: Readonly<Record<string, VisibilityCaller>> = {
  bot: { userName: "helper", sees: ["C1", "C2", "C3", "C5", "C6", "D1", "C8"] },
  newcomer: { userName: "classic", sees: ["C1", "C2", "C8"] },
  member: { userName: "mia", sees: [...ofMia, "C9"] },
  other: { userName: "lab", sees: ["C1", "C2", "C8"] },
  guest: { userName: "gus", sees: ["C1", "C3", "C7"] },
  deactivated: { userName: "gone", refused: "token_revoked" },
  organization: { userName: "mia", sees: [...ofMia, "C9", "C10"] },
  granted: { userName: "mia", sees: ["C9", "C10"], notGranted: ofMia },
};
