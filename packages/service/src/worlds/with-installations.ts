import type { Manifest } from "@rollcall/api/webapi";
import { readManifest } from "../rules/apps/manifest/validate-manifest.js";
import { appTokenScopes, wantedInstallation } from "../rules/apps/wanted-installation.js";
import { readDisplayName } from "../rules/users/names/name.js";
import { botUserName } from "../values/names.js";
import type { WorldApp } from "./apps.js";
import { present, type WorldFinding } from "./section.js";
import type { WorldToken } from "./tokens.js";
import type { WorldUser } from "./users.js";

type Path = WorldFinding["path"];

/** The parts of a world that installations add to or refer to. */
interface InstallableWorld {
  readonly organization?: { readonly default_workspace: string } | undefined;
  readonly workspaces: readonly { readonly domain: string; readonly id?: string | undefined }[];
  readonly users?: readonly WorldUser[] | undefined;
  readonly channels?: readonly { readonly kind: string; readonly name?: string | undefined }[] | undefined;
  readonly apps?: readonly WorldApp[] | undefined;
  readonly tokens?: readonly WorldToken[] | undefined;
}

/** Kinds of tokens that an installation makes. */
type MadeKind = "bot" | "user" | "app";

/** A world with the bots and tokens of its installed apps. */
interface InstalledWorld<W> {
  readonly world: W;
  /** The place in the file that a place in the world came from. */
  readonly originOf: (path: Path) => Path;
}

/**
 * Adds the bots and the tokens of apps that a world file states as installed.
 * @param makeToken makes a token that the file does not state
 */
export function withInstallations<W extends InstallableWorld>(
  file: W,
  makeToken: (kind: MadeKind) => string,
): InstalledWorld<W> {
  const { users = [], tokens = [], apps = [] } = file;
  if (!apps.some(({ installation, app_tokens }) => installation ?? app_tokens)) {
    return { world: file, originOf: (path) => path };
  }
  const taken = takenNames(file);
  const installed = apps.map((app, index) => install(app, { file, index, taken, makeToken }));
  const added = {
    users: installed.flatMap((one) => one.users),
    tokens: installed.flatMap((one) => one.tokens),
  };
  return {
    world: {
      ...file,
      apps: installed.map(({ app }) => app),
      users: [...users, ...added.users.map(({ item }) => item)],
      tokens: [...tokens, ...added.tokens.map(({ item }) => item)],
    },
    originOf: (path) => {
      const [section, index] = path;
      const stated = { users: users.length, tokens: tokens.length };
      if ((section !== "users" && section !== "tokens") || typeof index !== "number") return path;
      return added[section][index - stated[section]]?.path ?? path;
    },
  };
}

/** An item that an installation adds, and the place that states it. */
interface Added<Item> {
  readonly item: Item;
  readonly path: Path;
}

interface Installing {
  readonly file: InstallableWorld;
  readonly index: number;
  readonly taken: Set<string>;
  readonly makeToken: (kind: MadeKind) => string;
}

interface Installed {
  /** The app with all of its tokens. */
  readonly app: WorldApp;
  readonly users: readonly Added<WorldUser>[];
  readonly tokens: readonly Added<WorldToken>[];
}

function install(app: WorldApp, installing: Installing): Installed {
  const { installation } = app;
  const { file, index, makeToken } = installing;
  if (installation === undefined && app.app_tokens === undefined) return { app, users: [], tokens: [] };
  const workspace = installation?.workspace ?? app.workspace ?? homeOf(file);
  const installer = installation?.installer ?? ownerOf(file, workspace);
  const path = ["apps", index];
  const app_tokens = app.app_tokens ?? [{ token: makeToken("app") }];
  const common = { app: app.id ?? app.name, installation: { workspace, installer } };
  const appTokens = app_tokens.map(({ token, scopes = appTokenScopes }, i) => ({
    item: { ...common, token, kind: "app" as const, scopes },
    path: [...path, "app_tokens", ...(app.app_tokens === undefined ? [] : [i]), "token"],
  }));
  if (installation === undefined) return { app: { ...app, app_tokens }, users: [], tokens: appTokens };

  const wanted = wantedInstallation(manifestOf(app));
  const bot = findBot(app, file) ?? newBot(app, workspace, installing);
  const bot_token = installation.bot_token ?? (bot === undefined ? undefined : makeToken("bot"));
  const user_token = installation.user_token ?? (wanted.userScopes.length > 0 ? makeToken("user") : undefined);
  const place = [...path, "installation"];
  const token = (
    kind: "bot" | "user",
    text: string | undefined,
    user: string | undefined,
    scopes: readonly string[],
  ) =>
    text === undefined || user === undefined
      ? []
      : [{ item: { ...common, token: text, kind, user, scopes }, path: [...place, `${kind}_token`] }];
  return {
    app: {
      ...app,
      app_tokens,
      installation: {
        ...installation,
        ...(installation.incoming_webhook !== undefined && { workspace, installer }),
        ...present("bot_token", bot_token),
        ...present("user_token", user_token),
      },
    },
    users: bot === undefined || isStated(bot, file) ? [] : [{ item: bot, path: place }],
    tokens: [
      ...token("bot", bot_token, bot?.userName, wanted.botScopes),
      ...token("user", user_token, installer, wanted.userScopes),
      ...appTokens,
    ],
  };
}

/** The manifest of an app. One with problems, which another check reports, counts as one with the name only. */
function manifestOf({ name, manifest }: WorldApp): Manifest {
  const read = manifest === undefined ? undefined : readManifest(JSON.stringify(manifest));
  return read?.ok === true ? read.manifest : { display_information: { name } };
}

/** The bot that the file has for an app. */
function findBot({ name, id }: WorldApp, { users = [] }: InstallableWorld): WorldUser | undefined {
  const names = [name, id].flatMap((each) => (each === undefined ? [] : [each.toLowerCase()]));
  return users.find(({ bot_of }) => bot_of !== undefined && names.includes(bot_of.toLowerCase()));
}

function isStated(bot: WorldUser, { users = [] }: InstallableWorld): boolean {
  return users.includes(bot);
}

/** A new bot; undefined if the app has none. */
function newBot(app: WorldApp, workspace: string, { taken }: Installing): WorldUser | undefined {
  const { botName = app.installation?.bot_token === undefined ? undefined : app.name } = wantedInstallation(
    manifestOf(app),
  );
  if (botName === undefined) return undefined;
  const userName = botUserName(botName, taken);
  taken.add(userName);
  return {
    userName,
    ...(readDisplayName(botName).ok && { displayName: botName }),
    bot_of: app.id ?? app.name,
    workspaces: { [workspace]: "member" },
  };
}

function takenNames({ users = [], channels = [] }: InstallableWorld): Set<string> {
  const names = [...users.map(({ userName }) => userName), ...channels.flatMap(({ name }) => name ?? [])];
  return new Set(names.map((name) => name.toLowerCase()));
}

/** Domain of the default workspace. */
function homeOf({ organization, workspaces }: InstallableWorld): string {
  return organization?.default_workspace ?? workspaces[0]?.domain ?? "";
}

/** The primary owner of a workspace; every valid world has one. */
function ownerOf({ users = [], workspaces }: InstallableWorld, workspace: string): string {
  const same = (one: string | undefined, other: string) => one?.toLowerCase() === other.toLowerCase();
  const found = workspaces.find(({ domain, id }) => same(domain, workspace) || same(id, workspace));
  const owner = users.find(({ workspaces: roles = {} }) =>
    Object.entries(roles).some(
      ([name, role]) => role === "primary_owner" && (same(found?.domain, name) || same(found?.id, name)),
    ),
  );
  return owner?.userName ?? users[0]?.userName ?? "";
}
