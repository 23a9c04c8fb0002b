import { views } from "../../model/view.js";
import { toView } from "../../rules/views/to-view.js";
import type { ActOutcome, Person } from "../act.js";
import { findAskedApp } from "../asking/find-asked-app.js";
import { writePayloadParts } from "../asking/payload-parts.js";
import { writeStepParts } from "../asking/step-parts.js";
import { closeStack, closeView } from "../modals/close-views.js";
import { findModal } from "../modals/find-modal.js";
import { type AfterAct, seeAfter } from "../modals/see-after.js";

/** Which modals are closed. */
interface Closing {
  /** Identifier, `callback_id`, `external_id` or title. Default: the only open modal. */
  readonly view?: string;
  /** Whether the window is closed with all modals of its stack. Default: the modal on top is canceled. */
  readonly all?: boolean;
}

/** Cancels the open modal, or closes its window. */
export async function close({ view: name, all = false }: Closing, person: Person): Promise<ActOutcome<AfterAct>> {
  const { store } = person;
  const found = await findModal(name, person);
  if (!found.ok) return found;
  const { modal } = found;
  const isCleared = all || modal.content.clear_on_close === true;
  const closed = all ? ((await store.get(views, { id: modal.rootId })) ?? modal) : modal;
  const isNotified = closed.content.type === "modal" && closed.content.notify_on_close === true;
  const topic = { kind: "interactive", type: "view_closed" } as const;
  const app = isNotified ? await findAskedApp(modal.appId, topic, person) : undefined;
  if (app?.ok === false) return app;
  if (isCleared) await closeStack(modal.rootId, store);
  else await closeView(modal.id, store);
  if (app === undefined) return seeAfter(modal.appId, person);
  const { user, team, enterprise, is_enterprise_install, token, api_app_id } = await writePayloadParts(
    app.asked,
    person,
  );
  const { executionId } = closed;
  const step = await writeStepParts(executionId === undefined ? {} : { executionId }, person);
  // The answer changes nothing.
  await person.ask(modal.appId, {
    kind: "interactive",
    payload: {
      type: "view_closed",
      team,
      user,
      api_app_id,
      token,
      view: toView({ ...closed, values: {} }),
      is_cleared: isCleared,
      is_enterprise_install,
      enterprise,
      ...step,
    },
  });
  return seeAfter(modal.appId, person);
}
