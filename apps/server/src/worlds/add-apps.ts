import { checkWorld, type World } from "@rollcall/service/world";
import { StartError } from "../errors/start-error.js";
import type { ServerOptions } from "../options/server-options.js";
import { readDemoWorld } from "./demo/demo-world.js";
import { type CheckedManifest, readManifestFile } from "./read-manifest.js";

/**
 * Adds apps that are installed to a world. An app that the world has by name gets the manifest and keeps its credentials.
 * @param world Default: the demo world
 * @throws StartError if a manifest is invalid, or its app cannot be installed
 */
export async function addApps(
  world: World | undefined,
  { apps: paths = [], events, socket }: Pick<ServerOptions, "apps" | "events" | "socket">,
): Promise<World> {
  if ((events !== undefined || socket === true) && paths.length !== 1)
    throw new StartError(`an address for events, or a socket, needs exactly one app, not ${paths.length}`);
  if (events !== undefined && socket === true)
    throw new StartError("an app receives events at an address or over a socket, not both");
  const manifests = await Promise.all(paths.map(readManifestFile));
  const whole = manifests
    .map((manifest) => withDelivery(manifest, { events, socket }))
    .reduce(withApp, world ?? (await readDemoWorld()));
  const [finding] = checkWorld(whole);
  if (finding !== undefined) throw new StartError(`an app cannot be installed: ${finding.message}`);
  return whole;
}

function withApp(world: World, manifest: CheckedManifest): World {
  const { apps = [] } = world;
  const { name } = manifest.display_information;
  const stated = apps.find((app) => app.name.toLowerCase() === name.toLowerCase());
  const installed = { name, ...stated, installation: stated?.installation ?? {}, manifest };
  return { ...world, apps: [...apps.filter((app) => app !== stated), installed] };
}

interface Delivery {
  readonly events: string | undefined;
  readonly socket: boolean | undefined;
}

/** The manifest with another address for its events, or with socket mode. */
function withDelivery(manifest: CheckedManifest, { events, socket }: Delivery): CheckedManifest {
  const { settings = {} } = manifest;
  if (socket === true) return { ...manifest, settings: { ...settings, socket_mode_enabled: true } };
  if (events === undefined) return manifest;
  const event_subscriptions = { ...Object(settings["event_subscriptions"]), request_url: readAddress(events) };
  return { ...manifest, settings: { ...settings, event_subscriptions, socket_mode_enabled: false } };
}

function readAddress(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
  throw new StartError(
    `the address for events must be a URL such as http://localhost:3000/events, not ${JSON.stringify(text)}`,
  );
}
