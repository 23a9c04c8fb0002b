import { type ActOutcome, type ActRefusal, cannot, type Person } from "../act.js";
import { findAskedApp } from "../asking/find-asked-app.js";
import { toStored, wholeValues } from "../elements/whole-values.js";
import { fillModal, type Given } from "../modals/fill-modal.js";
import { findInputErrors } from "../modals/find-input-errors.js";
import { findModal, type Modal } from "../modals/find-modal.js";
import { followReply } from "../modals/follow-reply.js";
import { keepEntered } from "../modals/keep-entered.js";
import { type AfterAct, seeAfter } from "../modals/see-after.js";
import { writeSubmission } from "../modals/write-submission.js";

/** The modal to submit. */
interface Submission {
  /** Identifier, `callback_id`, `external_id` or title. Default: the only open modal. */
  readonly view?: string;
  /** The values to enter before, by `block_id`, `action_id` or label. */
  readonly values?: Given;
}

/** Enters values into the open modal and submits it. */
export async function submit(
  { view: name, values: given = {} }: Submission,
  person: Person,
): Promise<ActOutcome<AfterAct>> {
  const found = await findModal(name, person);
  if (!found.ok) return found;
  const { modal } = found;
  const refusal = refuseSubmission(modal, given);
  if (refusal !== undefined) return refusal;
  const { appId } = modal;
  const app = await findAskedApp(appId, { kind: "interactive", type: "view_submission" }, person);
  if (!app.ok) return app;
  const filled = await fillModal(modal, given, person);
  if (!filled.ok) return filled;
  const state = toStored(wholeValues(modal.content.blocks, filled.values, modal.channelId));
  const errors = findInputErrors(modal, state);
  if (Object.keys(errors).length > 0) {
    const kept = await keepEntered(modal, { values: filled.values, errors }, person);
    return kept.ok ? seeAfter(appId, person) : kept;
  }
  const { payload, writes } = await writeSubmission({ modal, state, asked: app.asked }, person);
  const kept = await keepEntered(modal, { values: filled.values, writes }, person);
  if (!kept.ok) return kept;
  const answer = await person.ask(appId, { kind: "interactive", payload });
  const failure = await followReply(answer, { modal, asked: app.asked }, person);
  return seeAfter(appId, person, failure);
}

function refuseSubmission({ content, values }: Modal, given: Given): ActRefusal | undefined {
  const { title, submit: button, submit_disabled: isDisabled = false } = content;
  const shown = JSON.stringify(title.text);
  if (button === undefined) return cannot(`${shown} has no button to submit it.`);
  const isUntouched = Object.keys(given).length === 0 && Object.keys(values).length === 0;
  if (!isDisabled || !isUntouched) return undefined;
  return cannot(`${shown} cannot be submitted until something is entered.`);
}
