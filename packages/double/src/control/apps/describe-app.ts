import { openCredentials } from "@rollcall/service";
import { type App, documents, type Store, type Token } from "@rollcall/service/store";
import type { AppInstallation, AppPlace, AppToken, Methods } from "../../generated/control/index.js";
import { prefixOf } from "../../worlds/pick-world.js";
import type { World } from "../../worlds/world.js";
import type { Controlled } from "../controlled.js";
import { toApp } from "./to-app.js";

/** Maximum number of tokens that are shown. */
const maxTokens = 500;

/** An app with its manifest, where it is installed, and its tokens. */
export async function describeApp(
  world: World,
  { worlds, service: { sealer } }: Pick<Controlled, "worlds" | "service">,
  app: App,
): Promise<Methods["apps.get"]["response"]> {
  const { store, delivery } = world;
  const [found, credentials, places, sockets] = await Promise.all([
    store.list(documents.token, "of_app", { app_id: app.id }, { limit: maxTokens }),
    openCredentials(store, sealer, app.id),
    listPlaces(store),
    delivery.socketsOf(app.id),
  ]);
  const tokens = found.toSorted((one, other) => (one.created < other.created ? -1 : 1));
  const shown = new Map(credentials?.tokens.map(({ hash, token }) => [hash, token]));
  const prefix = prefixOf(world, worlds.first);
  return {
    app: toApp(app),
    created: app.created,
    owner: app.ownerId,
    // A stored manifest is an object of JSON.
    manifest: app.manifest as { readonly [key: string]: unknown },
    places,
    installations: toInstallations(tokens),
    tokens: tokens.map((token) => toToken(token, shown.get(token.hash), prefix)),
    sockets,
  };
}

async function listPlaces({ organizations }: Pick<Store, "organizations">): Promise<readonly AppPlace[]> {
  const [organization, workspaces] = await Promise.all([organizations.get(), organizations.workspaces()]);
  return [
    ...workspaces
      .filter(({ deleted }) => !deleted)
      .map(({ id, name, domain }) => ({ id, kind: "workspace", name, domain }) as const),
    ...(organization === undefined
      ? []
      : [{ id: organization.id, kind: "organization", name: organization.name } as const]),
  ];
}

/** The installations that the tokens of bots and users belong to. */
function toInstallations(tokens: readonly Token[]): readonly AppInstallation[] {
  const installed = tokens.filter(({ kind }) => kind === "bot" || kind === "user");
  const byPlace = Map.groupBy(installed, ({ installation }) => installation.target.id);
  return [...byPlace].flatMap(([place, [oldest, ...others]]) => {
    if (oldest === undefined) return [];
    const bot = [oldest, ...others].find(({ kind }) => kind === "bot")?.userId;
    const { installation, created } = oldest;
    return [{ place, installer: installation.installerId, at: created, ...(bot !== undefined && { bot }) }];
  });
}

function toToken(
  { kind, userId, scopes, installation, created, expires }: Token,
  token: string | undefined,
  prefix: string,
): AppToken {
  return {
    kind,
    ...(token !== undefined && { token: `${prefix}${token}` }),
    ...(userId !== undefined && { user: userId }),
    scopes: [...scopes],
    place: installation.target.id,
    created,
    ...(expires !== undefined && { expires }),
  };
}
