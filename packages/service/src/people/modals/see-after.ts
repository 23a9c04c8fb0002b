import type { Id } from "../../values/ids.js";
import type { ActOutcome, Person } from "../act.js";
import { openViewOf } from "../views/open-views.js";
import { type SeenView, seeView } from "../views/seen-view.js";

/** The view that a person has of an app after an act. */
export interface AfterAct {
  /** The open modal of the app. Absent if none is open. */
  readonly view?: SeenView;
  /** The message of the client if the app did not answer as it should. */
  readonly failure?: string;
}

/** The view that a person has of an app after an act. `failure`: what the client says. */
export async function seeAfter(appId: Id, person: Person, failure?: string): Promise<ActOutcome<AfterAct>> {
  const view = await openViewOf(appId, person);
  return {
    ok: true,
    ...(view !== undefined && { view: await seeView(view, person.store) }),
    ...(failure !== undefined && { failure }),
  };
}
