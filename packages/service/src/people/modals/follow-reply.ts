import type { ViewContent } from "@rollcall/api/webapi";
import { hasVersion, put } from "../../model/port/document.js";
import type { SilentWrite } from "../../model/store.js";
import { type ViewValues, views } from "../../model/view.js";
import type { AppAnswer } from "../../rules/interactivity/ask-app.js";
import { type Decision, decide } from "../../store/decide.js";
import { type ActOutcome, cannot, type Person } from "../act.js";
import { type AskedApp, appCaller, isObject, mintTriggerOf, readObject } from "../asking.js";
import { type Modal, placeOf } from "../views.js";
import { closeStack, closeView } from "./close.js";

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

/** The answer of an app to a submission. */
type SubmissionReply =
  | { readonly kind: "close" }
  | { readonly kind: "clear" }
  /** The call that does it checks the view. */
  | { readonly kind: "update" | "push"; readonly view: object }
  | { readonly kind: "errors"; readonly errors: Readonly<Record<string, string>> }
  /** `reason`: what is wrong with the answer, in one sentence. */
  | { readonly kind: "bad"; readonly reason: string };

/** Reads what an app answers to the submission of a modal. */
function readSubmissionReply(body: string, modal: Modal): SubmissionReply {
  if (body.trim() === "") return { kind: "close" };
  const reply = readObject(body);
  if (reply === undefined) return bad("The answer is not a JSON object.");
  const action = reply["response_action"];
  if (action === undefined) return Object.keys(reply).length === 0 ? { kind: "close" } : bad(unknownAction(action));
  switch (action) {
    case "clear":
      return { kind: "clear" };
    case "update":
      return readView("update", reply["view"]);
    case "push":
      return readView("push", reply["view"]);
    case "errors":
      return readErrors(reply["errors"], modal);
    default:
      return bad(unknownAction(action));
  }
}

function readView(kind: "update" | "push", view: unknown): SubmissionReply {
  return isObject(view) ? { kind, view } : bad("`view` is not an object.");
}

function unknownAction(action: unknown): string {
  const found = action === undefined ? "absent" : JSON.stringify(action);
  return `\`response_action\` is ${found}; wanted clear, update, push or errors.`;
}

function readErrors(errors: unknown, { content }: Modal): SubmissionReply {
  if (!isObject(errors)) return bad("`errors` is not an object.");
  const inputs = new Set(content.blocks.flatMap(({ type, block_id: id }) => (type === "input" ? [id] : [])));
  const entries = Object.entries(errors);
  if (entries.length === 0) return bad("`errors` is empty.");
  const stranger = entries.find(([block]) => !inputs.has(block));
  if (stranger !== undefined)
    return bad(`\`errors\` names ${JSON.stringify(stranger[0])}, which is not an input block.`);
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === "string" && entry[1] !== "");
  if (texts.length < entries.length) return bad("A value of `errors` is not a text.");
  return { kind: "errors", errors: Object.fromEntries(texts) };
}

function bad(reason: string): SubmissionReply {
  return { kind: "bad", reason };
}

/** The kept parts of a modal. */
interface Kept {
  readonly values: ViewValues;
  readonly errors?: Readonly<Record<string, string>>;
  readonly writes?: readonly SilentWrite[];
}

/** Keeps what a person has entered, and what is wrong with it in place of what was wrong before. */
export function keepEntered(
  { id }: Modal,
  { values, errors, writes = [] }: Kept,
  { store }: Person,
): Promise<ActOutcome<object>> {
  return decide(store, async (): Promise<Decision<ActOutcome<object>>> => {
    const now = await store.get(views, { id });
    if (now === undefined) return { kind: "answer", answer: cannot("The modal was closed meanwhile.") };
    const { errors: _settled, ...view } = now;
    const { version } = view;
    const next = { ...view, version: version + 1, values, ...(errors !== undefined && { errors }) };
    const batch = { expect: [hasVersion(views, { id }, version)], writes: [...writes, put(views, next)] };
    return { kind: "commit", batch, answer: () => ({ ok: true }) };
  });
}
