import { didYouMean } from "@rollcall/checked-yaml/words";
import { isDeliveryUrl, type WantedDelivery, withDelivery, withWebhook } from "@rollcall/service";
import { checkWorld, type World } from "@rollcall/service/world";
import { StartError } from "../errors/start-error.js";
import type { ServerOptions } from "../options/server-options.js";
import { type CheckedManifest, isSameName, type ManifestFile, readManifestFile } from "./read-manifest.js";

/**
 * Adds apps that are installed to a world. An app that the world has by name gets the manifest and keeps its credentials.
 * @returns the world, and the files of the apps
 * @throws StartError if a manifest is invalid, or its app cannot be installed
 */
export async function addApps(
  world: World,
  options: Pick<ServerOptions, "apps" | "events" | "socket" | "webhook">,
): Promise<{ readonly world: World; readonly files: readonly ManifestFile[] }> {
  const { apps: paths = [], events, socket, webhook } = options;
  if ((events !== undefined || socket === true || webhook !== undefined) && paths.length !== 1)
    throw new StartError(`an address for events, a socket or a webhook needs exactly one app, not ${paths.length}`);
  if (events !== undefined && socket === true)
    throw new StartError("an app receives events at an address or over a socket, not both");
  const files = await Promise.all(paths.map(readManifestFile));
  const delivery = toDelivery(options);
  const whole = files
    .map(({ manifest }) => (delivery === undefined ? manifest : withDelivery(manifest, delivery)))
    .map((manifest) => (webhook === undefined ? manifest : withWebhook(manifest)))
    .reduce((before, manifest) => withApp(before, manifest, webhook), world);
  const [finding] = checkWorld(whole);
  if (finding !== undefined) {
    const { message, unknown } = finding;
    const hint = unknown === undefined ? "" : didYouMean(unknown.word, unknown.known);
    throw new StartError(`an app cannot be installed: ${message}${hint}`);
  }
  return { world: whole, files };
}

function withApp(world: World, manifest: CheckedManifest, webhook: string | undefined): World {
  const { apps = [] } = world;
  const { name } = manifest.display_information;
  const stated = apps.find((app) => isSameName(app.name, name));
  const before = stated?.installation ?? {};
  const hooked = webhook && { incoming_webhook: { ...before.incoming_webhook, channel: webhook.replace(/^#/, "") } };
  const installed = { name, ...stated, installation: { ...before, ...hooked }, manifest };
  return { ...world, apps: [...apps.filter((app) => app !== stated), installed] };
}

/** The destination of the app's events. Default: where its manifest says. */
function toDelivery({ events, socket }: Pick<ServerOptions, "events" | "socket">): WantedDelivery | undefined {
  if (socket === true) return { kind: "socket" };
  return events === undefined ? undefined : { kind: "http", url: readAddress(events) };
}

function readAddress(text: string): string {
  if (isDeliveryUrl(text)) return text;
  throw new StartError(
    `the address for events must be a URL such as http://localhost:3000/events, not ${JSON.stringify(text)}`,
  );
}
