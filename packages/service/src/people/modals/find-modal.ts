import type { Trigger } from "../../model/trigger.js";
import type { StoredModal, View } from "../../model/view.js";
import { type ActOutcome, cannot, notThere, type Person } from "../act.js";
import { openViews } from "../views/open-views.js";

/** A modal that a person has open. */
export interface Modal extends View {
  readonly content: StoredModal;
}

/**
 * Finds the open modal that a person means by its identifier, its `callback_id`, its `external_id` or its title.
 * Default: the only one. A modal below another one cannot be reached.
 */
export async function findModal(
  name: string | undefined,
  person: Person,
): Promise<ActOutcome<{ readonly modal: Modal }>> {
  const open = (await openViews(person)).filter(isModal);
  if (open.length === 0) return cannot("There is no open modal.");
  const modal = name === undefined ? open[0] : open.find((one) => namesOf(one).includes(name));
  const titles = open.map(({ id, content }) => `${id} (${content.title.text})`);
  if (name === undefined && open.length > 1) return cannot(`Say which modal: there are ${titles.join(", ")}.`);
  return modal === undefined ? notThere("open modal", name ?? "", titles) : { ok: true, modal };
}

/** The place of a person who acts in a modal, for a trigger. */
export function placeOf({ id, channelId }: Modal): Pick<Trigger, "viewId" | "channelId"> {
  return { viewId: id, ...(channelId !== undefined && { channelId }) };
}

function isModal(view: View): view is Modal {
  return view.content.type === "modal";
}

function namesOf({ id, content }: Modal): readonly (string | undefined)[] {
  return [id, content.callback_id, content.external_id, content.title.text];
}
