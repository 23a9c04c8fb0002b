import { webapiScopes } from "@rollcall/api/webapi";
import { scimAccess } from "@rollcall/service";
import type { World } from "@rollcall/service/world";

type Item<Section extends keyof World> = Extract<World[Section], readonly unknown[]>[number];
type Parts<T> = { readonly [K in keyof T]?: T[K] };

/** Options of a world builder. */
export interface WorldBuilderOptions {
  /** Creates an enterprise organization. Default: a single workspace. */
  readonly organization?: boolean;
  /** Plan of the workspace or organization. Default: `enterprise`. */
  readonly plan?: NonNullable<Item<"workspaces">["plan"]>;
}

/**
 * Builds a world for tests. It begins with a workspace `main` and its primary owner `main.owner`; every part has sensible
 * defaults. Each function returns the name by which other parts refer to what it adds. Pass the builder itself to
 * `world.load`.
 */
export interface WorldBuilder {
  workspace(parts: Parts<Item<"workspaces">> & { readonly domain: string }): string;
  user(parts?: Parts<Item<"users">>): string;
  /** Adds a bot. Default: of a new app. */
  bot(parts?: Parts<Item<"users">>): string;
  app(parts?: Parts<Item<"apps">>): string;
  channel(parts?: { readonly name?: string; readonly members?: readonly string[] } & object): string;
  group(parts?: Parts<Item<"groups">>): string;
  list(parts?: Parts<Item<"lists">>): string;
  /** Adds a token and returns it. Default: every scope. */
  token(parts?: Parts<Item<"tokens">>): string;
  /** The contents of a world file. */
  toJSON(): World;
}

/** Creates a world with an owner; add what your test needs. */
export function buildWorld({ organization = false, plan = "enterprise" }: WorldBuilderOptions = {}): WorldBuilder {
  const parts = createParts(organization, plan);
  const { add, nth } = createAdder(parts);
  const builder: WorldBuilder = {
    workspace: ({ domain, ...given }) => {
      ownAlso(parts.users, domain);
      return add("workspaces", { name: domain, ...given, domain }, domain);
    },
    user: ({ userName = nth("users", "user"), ...given } = {}) => {
      const emails = [`${userName}@example.com`];
      return add("users", { emails, workspaces: { main: "member" }, ...given, userName }, userName);
    },
    bot: ({ userName = nth("users", "bot"), bot_of: app = builder.app(), ...given } = {}) =>
      add("users", { workspaces: { main: "member" }, ...given, userName, bot_of: app }, userName),
    app: ({ name = nth("apps", "App "), ...given } = {}) => add("apps", { ...given, name }, name),
    channel: ({ name = nth("channels", "channel"), members, ...given } = {}) => {
      const joined = members ?? parts.users.filter(isMember).map(toName);
      return add("channels", { kind: "public", members: joined, ...given, name }, name);
    },
    group: ({ displayName = nth("groups", "Group "), ...given } = {}) =>
      add("groups", { ...given, displayName }, displayName),
    list: ({ name = nth("lists", "List "), owner = "main.owner", ...given } = {}) =>
      add("lists", { ...given, name, owner }, name),
    token: ({ user = "main.owner", ...given } = {}) => {
      const app = parts.users.find(({ userName }) => userName === user)?.bot_of;
      const kind = given.kind ?? (app === undefined ? "user" : "bot");
      const token = given.token ?? nth("tokens", `${kind}-token-`);
      const installation = { installer: "main.owner", ...(organization && { channel_manager: true }) };
      return add(
        "tokens",
        { scopes: allScopes, installation, user, ...(app && { app }), ...given, kind, token },
        token,
      );
    },
    toJSON: () => {
      const whole = organization ? { organization: { name: "Organization", plan, default_workspace: "main" } } : {};
      const filled = Object.entries(parts).filter(([, items]) => items.length > 0);
      // The sections contain what the functions above accept; the format of world files describes it.
      return { kind: "world", ...whole, ...Object.fromEntries(filled) } as unknown as World;
    },
  };
  return builder;
}

type WorldSections = ReturnType<typeof createParts>;

function createParts(organization: boolean, plan: NonNullable<WorldBuilderOptions["plan"]>) {
  const main = { name: "Main", domain: "main", ...(organization ? {} : { plan }) };
  return {
    workspaces: [main] as Item<"workspaces">[],
    users: [createOwner(organization)] as Item<"users">[],
    apps: [] as Item<"apps">[],
    channels: [] as object[],
    groups: [] as Item<"groups">[],
    lists: [] as Item<"lists">[],
    tokens: [] as Item<"tokens">[],
  };
}

function createAdder(parts: WorldSections) {
  return {
    /** Adds an item to a section and returns its name. */
    add: <K extends keyof WorldSections, N extends string>(section: K, item: WorldSections[K][number], name: N) => {
      (parts[section] as object[]).push(item);
      return name;
    },
    /** A name for the next item of a section. */
    nth: (section: keyof WorldSections, word: string) => `${word}${parts[section].length + 1}`,
  };
}

function createOwner(organization: boolean): Item<"users"> {
  return {
    userName: "main.owner",
    emails: ["main.owner@example.com"],
    workspaces: { main: "primary_owner" },
    ...(organization && { organization_role: "primary_owner" }),
  };
}

/** Makes the owner the primary owner of another workspace. */
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

/** Every scope that a definition requires. */
const allScopes: readonly string[] = [...scimAccess.scopes, ...webapiScopes];
