import type { Manifest } from "@rollcall/api/webapi";
import {
  apiUrlOf,
  asksForWebhook,
  hooksUrlOf,
  openCredentials,
  readEnvironment,
  variableNames,
} from "@rollcall/service";
import { type App, documents, type Store, type Token } from "@rollcall/service/store";
import { type ControlRefusal, conflict, notFound } from "../../control-refusal.js";
import type {
  AppInstallation,
  AppPlace,
  AppToken,
  Methods,
  AppEnvironment as WrittenEnvironment,
} from "../../generated/control/index.js";
import { prefixOf } from "../../worlds/pick-world.js";
import type { World } from "../../worlds/world.js";
import type { Controlled } from "../controlled.js";
import { findWorkspace } from "../lookups.js";
import { toApp, writeEnvironment } from "./to-app.js";

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

/** A token as operations show it. `token`: its text, if it can be shown. */
export function toToken(
  { kind, name, userId, scopes, installation, created, expires }: Token,
  token: string | undefined,
  prefix: string,
): AppToken {
  return {
    kind,
    ...(name !== undefined && { name }),
    ...(token !== undefined && { token: `${prefix}${token}` }),
    ...(userId !== undefined && { user: userId }),
    scopes: [...scopes],
    place: installation.target.id,
    created,
    ...(expires !== undefined && { expires }),
  };
}

/** Reads what an app needs in its environment. Tokens and the client identifier begin with the prefix of the world. */
export async function environmentOf(
  world: World,
  { worlds, service: { sealer, siteUrl, definitions, variableNames: readNames } }: Controlled,
  { id }: Pick<App, "id">,
): Promise<WrittenEnvironment> {
  const environment = await readEnvironment(world.store, sealer, id, {
    apiUrl: apiUrlOf(siteUrl, definitions.webapi),
    hooksUrl: hooksUrlOf(siteUrl, world === worlds.first ? undefined : world.name),
    prefix: prefixOf(world, worlds.first),
    names: (await readNames?.()) ?? variableNames("svc"),
  });
  if (environment === undefined) throw new Error(`The app ${id} does not exist`);
  return writeEnvironment(environment);
}

/** The installation of an app. */
interface Wanted {
  /** Channel of its incoming webhook. */
  readonly webhook?: string;
  /** Identifier or domain. Default: the first workspace. */
  readonly workspace?: string;
}

type Found = { readonly ok: true; readonly id: string | undefined } | ControlRefusal;

/** Finds the channel of the incoming webhook of an app, by name or identifier. */
export async function findWebhookChannel(
  { store }: Pick<World, "store">,
  manifest: object,
  { webhook: channel, workspace: wanted }: Wanted,
): Promise<Found> {
  if (channel === undefined) return { ok: true, id: undefined };
  // A stored manifest has the form of one.
  if (!asksForWebhook(manifest as Manifest)) {
    return conflict(
      "The manifest does not ask for the scope incoming-webhook, which a webhook needs; add the scope to the manifest, or leave out webhook.",
    );
  }
  const organization = await store.organizations.get();
  const isStated = wanted !== undefined && wanted !== organization?.id;
  const place = isStated ? await findWorkspace(store, wanted) : undefined;
  if (place?.ok === false) return place;
  const home = organization?.defaultWorkspaceId ?? (await store.organizations.workspaces())[0]?.id ?? "";
  const name = channel.replace(/^#/, "");
  const found = (await store.channels.get(name)) ?? (await store.channels.byName(place?.workspace.id ?? home, name));
  return found === undefined || found.deleted === true ? notFound("channel", channel, []) : { ok: true, id: found.id };
}
