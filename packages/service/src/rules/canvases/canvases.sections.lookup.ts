import type { CanvasesSectionsLookupArguments, CanvasesSectionsLookupRefusal, Methods } from "@rollcall/api/webapi";
import type { Clock } from "@rollcall/scim-core";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { runWithPauses } from "../../model/pausable-work.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { createRefuse } from "../../store/refusal.js";
import { findSections } from "./markdown/find-sections.js";
import { seeAnyCanvas } from "./see-canvas.js";

type Outcome = MethodOutcome<Methods["canvases.sections.lookup"]>;
type Context = MethodContext<WebapiCaller>;

const refuse = createRefuse<CanvasesSectionsLookupRefusal["error"]>("everyday-2#canvases");

/** Levels of the headings that a kind of section selects. */
const levelsOfType: ReadonlyMap<string, readonly number[]> = new Map([
  ["h1", [1]],
  ["h2", [2]],
  ["h3", [3]],
  ["any_header", [1, 2, 3]],
]);

/** Dependencies of `canvases.sections.lookup`. */
interface LookupOptions {
  readonly store: Store;
  readonly clock: Pick<Clock, "sleep">;
}

/** Finds sections of a canvas by their kind and text. */
export function createLookupSections({ store, clock }: LookupOptions) {
  return async ({ canvas_id, criteria }: CanvasesSectionsLookupArguments, { caller }: Context): Promise<Outcome> => {
    const seen = await seeAnyCanvas(canvas_id, caller, store);
    if (!seen.ok) return seen;
    const { canvas, workspace } = seen;
    if (canvas.deleted !== undefined) return refuse("canvas_deleted", canvas.deleted, "a canvas that is not deleted");
    if (workspace.disabledFeatures.includes("canvases")) {
      return refuse("canvas_disabled_user_team", workspace.id, "a workspace with canvases");
    }
    const { section_types: types, contains_text: text = "" } = criteria;
    const levels = types?.flatMap((type) => levelsOfType.get(type) ?? []);
    const search = { text, ...(levels !== undefined && { levels: new Set(levels) }) };
    const ids = await runWithPauses(findSections(canvas.sections, search), clock);
    return { ok: true, sections: ids.map((id) => ({ id })) };
  };
}
