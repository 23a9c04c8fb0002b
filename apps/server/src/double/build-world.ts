import { scimAccess } from "@rollcall/service";
import type { World } from "@rollcall/service/world";
import { webapiScopes } from "@rollcall/webapi-core/svc";

type Item<Section extends keyof World> = Extract<World[Section], readonly unknown[]>[number];
type Parts<T> = { readonly [K in keyof T]?: T[K] };

/** What a world begins with. */
export interface WorldBuilderOptions {
  /** Makes an enterprise organization of it; otherwise it is one lone workspace. */
  readonly organization?: boolean;
  /** What is paid for; absent means `enterprise`. */
  readonly plan?: NonNullable<Item<"workspaces">["plan"]>;
}

/**
 * Puts a world together: there is a workspace `main` with its primary owner `main.owner`, and everything has sensible parts that
 * can be replaced. Every function answers the name by which other parts refer to what it adds. The builder itself is what
 * `world.load` takes.
 */
export interface WorldBuilder {
  workspace(parts: Parts<Item<"workspaces">> & { readonly domain: string }): string;
  user(parts?: Parts<Item<"users">>): string;
  /** A bot of an app, which is made as well unless one is named. */
  bot(parts?: Parts<Item<"users">>): string;
  app(parts?: Parts<Item<"apps">>): string;
  channel(parts?: { readonly name?: string; readonly members?: readonly string[] } & object): string;
  group(parts?: Parts<Item<"groups">>): string;
  list(parts?: Parts<Item<"lists">>): string;
  /** A token with every scope unless they are named; answers the token itself. */
  token(parts?: Parts<Item<"tokens">>): string;
  /** What the file of the world would hold. */
  toJSON(): World;
}

/** A world with an owner, to which a test adds what it needs. */
export function buildWorld({ organization = false, plan = "enterprise" }: WorldBuilderOptions = {}): WorldBuilder {
  const main = { name: "Main", domain: "main", ...(organization ? {} : { plan }) };
  const parts = {
    workspaces: [main] as Item<"workspaces">[],
    users: [createOwner(organization)] as Item<"users">[],
    apps: [] as Item<"apps">[],
    channels: [] as object[],
    groups: [] as Item<"groups">[],
    lists: [] as Item<"lists">[],
    tokens: [] as Item<"tokens">[],
  };
  const add = <K extends keyof typeof parts, N extends string>(
    section: K,
    item: (typeof parts)[K][number],
    name: N,
  ) => {
    (parts[section] as object[]).push(item);
    return name;
  };
  const nth = (section: keyof typeof parts, word: string) => `${word}${parts[section].length + 1}`;
  const builder: WorldBuilder = {
    workspace: ({ domain, ...given }) => {
      ownAlso(parts.users, domain);
      return add("workspaces", { name: domain, ...given, domain }, domain);
    },
    user: ({ userName = nth("users", "user"), ...given } = {}) =>
      add(
        "users",
        { emails: [`${userName}@example.com`], workspaces: { main: "member" }, ...given, userName },
        userName,
      ),
    bot: ({ userName = nth("users", "bot"), bot_of: app = builder.app(), ...given } = {}) =>
      add("users", { workspaces: { main: "member" }, ...given, userName, bot_of: app }, userName),
    app: ({ name = nth("apps", "App "), ...given } = {}) => add("apps", { ...given, name }, name),
    channel: ({ name = nth("channels", "channel"), members, ...given } = {}) =>
      add(
        "channels",
        { kind: "public", members: members ?? parts.users.filter(isMember).map(toName), ...given, name },
        name,
      ),
    group: ({ displayName = nth("groups", "Group "), ...given } = {}) =>
      add("groups", { ...given, displayName }, displayName),
    list: ({ name = nth("lists", "List "), owner = "main.owner", ...given } = {}) =>
      add("lists", { ...given, name, owner }, name),
    token: ({ user = "main.owner", ...given } = {}) => {
      const app = parts.users.find(({ userName }) => userName === user)?.bot_of;
      const kind = given.kind ?? (app === undefined ? "user" : "bot");
      const text = given.token ?? nth("tokens", `${kind}-token-`);
      const installation = { installer: "main.owner", ...(organization && { channel_manager: true }) };
      return add(
        "tokens",
        { scopes: allScopes, installation, user, ...(app && { app }), ...given, kind, token: text },
        text,
      );
    },
    toJSON: () => {
      const whole = organization ? { organization: { name: "Organization", plan, default_workspace: "main" } } : {};
      const filled = Object.entries(parts).filter(([, items]) => items.length > 0);
      // The sections hold what the functions above take, which is what the format says of them.
      return { kind: "world", ...whole, ...Object.fromEntries(filled) } as unknown as World;
    },
  };
  return builder;
}

function createOwner(organization: boolean): Item<"users"> {
  return {
    userName: "main.owner",
    emails: ["main.owner@example.com"],
    workspaces: { main: "primary_owner" },
    ...(organization && { organization_role: "primary_owner" }),
  };
}

/** The owner is the primary owner of every workspace. */
function ownAlso(users: Item<"users">[], domain: string): void {
  const [owner, ...others] = users;
  if (owner === undefined) return;
  users.splice(
    0,
    users.length,
    { ...owner, workspaces: { ...owner.workspaces, [domain]: "primary_owner" } },
    ...others,
  );
}

function isMember({ guest, active }: Item<"users">): boolean {
  return guest === undefined && active !== false;
}

function toName({ userName }: Item<"users">): string {
  return userName;
}

/** Every scope that a definition asks for. */
const allScopes: readonly string[] = [...scimAccess.scopes, ...webapiScopes];
