import type { ViewSubmissionPayload } from "@rollcall/api/events";
import type { ViewValues } from "../../model/view.js";
import type { SilentWrite } from "../../model/writes.js";
import { toView } from "../../rules/views/to-view.js";
import type { Person } from "../act.js";
import type { AskedApp } from "../asking/find-asked-app.js";
import { mintTriggerOf, writePayloadParts } from "../asking/payload-parts.js";
import { writeStepParts } from "../asking/step-parts.js";
import { type Modal, placeOf } from "./find-modal.js";
import { mintResponseUrls } from "./mint-response-urls.js";

/** The submitted modal, and the button that submitted it. */
interface Submission {
  readonly modal: Modal;
  /** Value of every element. */
  readonly state: ViewValues;
  readonly asked: AskedApp;
}

/** Writes what an app receives of a submission. The writes make its trigger and its addresses for answers. */
export async function writeSubmission(
  { modal, state, asked }: Submission,
  person: Person,
): Promise<{ readonly payload: ViewSubmissionPayload; readonly writes: readonly SilentWrite[] }> {
  const { user, team, enterprise, is_enterprise_install, token, api_app_id } = await writePayloadParts(asked, person);
  const trigger = await mintTriggerOf(asked, person, placeOf(modal));
  const { executionId } = modal;
  const used = { triggerId: trigger.triggerId, ...(executionId !== undefined && { executionId }) };
  const step = await writeStepParts(used, person);
  const responses = await mintResponseUrls(modal, state, person);
  return {
    payload: {
      type: "view_submission",
      team,
      user,
      api_app_id,
      token,
      trigger_id: trigger.triggerId,
      view: toView({ ...modal, values: state }),
      response_urls: responses.urls,
      is_enterprise_install,
      enterprise,
      ...step,
    },
    writes: [...trigger.writes, ...responses.writes],
  };
}
