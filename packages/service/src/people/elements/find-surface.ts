import type { ActOutcome, Person } from "../act.js";
import { findMessageSurface } from "./find-message-surface.js";
import { findHomeSurface, findViewSurface } from "./find-view-surface.js";
import type { Surface, SurfaceName } from "./surface.js";

/** Finds what a person has before them, or refuses what they do not see. */
export function findSurface(name: SurfaceName, person: Person): Promise<ActOutcome<{ readonly surface: Surface }>> {
  if ("channel" in name) return findMessageSurface(name, person);
  return "view" in name ? findViewSurface(name.view, person) : findHomeSurface(name.home, person);
}
