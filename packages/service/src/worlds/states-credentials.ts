import { hasCredentials } from "./apps-writes.js";
import type { World } from "./world.js";

/** Whether a world file states credentials of apps, or installs apps, so that the store has to seal credentials. */
export function statesCredentials({ apps = [] }: World): boolean {
  return apps.some(hasCredentials);
}
