import type { ViewContent } from "@rollcall/api/webapi";
import { views } from "../../model/view.js";
import type { AppAnswer } from "../../rules/interactivity/ask-app.js";
import type { Person } from "../act.js";
import { appCaller } from "../apps/app-caller.js";
import type { AskedApp } from "../asking/find-asked-app.js";
import { mintTriggerOf } from "../asking/payload-parts.js";
import { closeStack, closeView } from "./close-views.js";
import { type Modal, placeOf } from "./find-modal.js";
import { keepEntered } from "./keep-entered.js";
import { readSubmissionReply } from "./read-submission-reply.js";

/** A modal that was submitted, and its app. */
interface Submitted {
  readonly modal: Modal;
  readonly asked: AskedApp;
}

/** Does what the app answered to a submission. Returns what the client says if it cannot. */
export async function followReply(
  answer: AppAnswer,
  { modal, asked }: Submitted,
  person: Person,
): Promise<string | undefined> {
  const { store } = person;
  if (!answer.ok) return answer.detail;
  const reply = readSubmissionReply(answer.body, modal);
  switch (reply.kind) {
    case "close":
      await closeView(modal.id, store);
      return undefined;
    case "clear":
      await closeStack(modal.rootId, store);
      return undefined;
    case "errors": {
      const values = (await store.get(views, { id: modal.id }))?.values ?? {};
      const kept = await keepEntered(modal, { values, errors: reply.errors }, person);
      return kept.ok ? undefined : kept.detail;
    }
    case "bad":
      return reply.reason;
    case "update":
    case "push": {
      const { executionId } = modal;
      const call = person.callAs({
        ...(await appCaller(asked, person)),
        ...(executionId !== undefined && { executionId }),
      });
      // The call checks the view.
      const view = reply.view as ViewContent;
      const done =
        reply.kind === "update"
          ? await call("views.update", { view_id: modal.id, view })
          : await call("views.push", { trigger_id: await trigger({ modal, asked }, person), view });
      return done.ok ? undefined : done.detail;
    }
  }
}

/** A trigger for the view that an answer pushes: the app may have used the one that it received. */
async function trigger({ modal, asked }: Submitted, person: Person): Promise<string> {
  const { triggerId, writes } = await mintTriggerOf(asked, person, placeOf(modal));
  await person.store.commit({ expect: [], writes });
  return triggerId;
}
