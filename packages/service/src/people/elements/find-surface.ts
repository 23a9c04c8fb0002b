import { hasVersion, put } from "../../model/port/document.js";
import { type View, views } from "../../model/view.js";
import { toView } from "../../rules/views/to-view.js";
import type { Id } from "../../values/ids.js";
import type { ActOutcome, ActRefusal, Person } from "../act.js";
import { findApp } from "../find-app.js";
import { homeOf, openViews } from "../views/open-views.js";
import { findMessageSurface } from "./find-message-surface.js";
import type { Surface, SurfaceName } from "./surface.js";
import { toStored, wholeValues } from "./whole-values.js";

/** Finds what a person has before them, or refuses what they do not see. */
export function findSurface(name: SurfaceName, person: Person): Promise<ActOutcome<{ readonly surface: Surface }>> {
  if ("channel" in name) return findMessageSurface(name, person);
  return "view" in name ? findViewSurface(name.view, person) : findHomeSurface(name.home, person);
}

type Found = ActOutcome<{ readonly surface: Surface }>;

/** Finds a modal that the person has on top of a stack, or a home, by its ID. */
async function findViewSurface(id: Id, person: Person): Promise<Found> {
  const view = await person.store.get(views, { id });
  const open = await openViews(person);
  const isSeen = view?.userId === person.user.id && view.workspaceId === person.caller.workspace.id;
  if (view === undefined || !isSeen) return noView(id, open);
  if (view.content.type === "modal" && !open.some((each) => each.id === id)) {
    return { ok: false, error: "refused", detail: `Another modal is above the view ${id}.` };
  }
  return { ok: true, surface: toSurface(view) };
}

/** Finds the home of an app, by the name of its bot. */
async function findHomeSurface(bot: string, person: Person): Promise<Found> {
  const found = await findApp(bot, person);
  if (!found.ok) return found;
  const home = await homeOf(found.app.id, person);
  if (home !== undefined) return { ok: true, surface: toSurface(home) };
  const { user } = person;
  return { ok: false, error: "not_found", detail: `${bot} has published no home for ${user.userName}.` };
}

function noView(id: Id, open: readonly View[]): ActRefusal {
  const rest = open.length === 0 ? "none is open" : `${open.map((view) => view.id).join(", ")} is open`;
  return { ok: false, error: "not_found", detail: `This person has no view ${id}; ${rest}.` };
}

function toSurface(view: View): Surface {
  const { id, version, content, appId, channelId, executionId } = view;
  const step = executionId === undefined ? {} : { executionId };
  const { blocks } = content;
  return {
    name: "the view",
    sections: [{ appId, ...step, blocks, container: { type: "view", view_id: id } }],
    values: view.values,
    ...(channelId !== undefined && { channelId }),
    ...(content.type === "modal" && { viewId: id }),
    expect: [hasVersion(views, { id }, version)],
    keep: (values) => ({
      expect: [],
      writes: [put(views, { ...view, version: version + 1, values })],
    }),
    show: (values) => ({
      view: { ...toView(view), state: { values: toStored(wholeValues(blocks, values, channelId)) } },
    }),
  };
}
