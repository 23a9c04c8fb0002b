import type { ResponseUrl, ViewSubmissionPayload } from "@rollcall/api/events";
import type { BlockElement } from "@rollcall/api/webapi";
import type { SilentWrite } from "../../model/store.js";
import type { ViewValues } from "../../model/view.js";
import { mintResponseUrl } from "../../rules/interactivity/response-urls/response-url.js";
import { toView } from "../../rules/views/view.js";
import { countCharacters } from "../../values/text.js";
import { type ActOutcome, type ActRefusal, cannot, type Person } from "../act.js";
import { type AskedApp, findAskedApp, mintTriggerOf, writePayloadParts, writeStepParts } from "../asking.js";
import { type StatefulElement, statefulElements, toStored, wholeValues } from "../elements/input-values.js";
import { type AfterAct, findModal, type Modal, placeOf, seeAfter } from "../views.js";
import { fillModal, type Given } from "./fill-modal.js";
import { followReply, keepEntered } from "./follow-reply.js";

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

/** The submitted modal, and the button that submitted it. */
interface WrittenModal {
  readonly modal: Modal;
  /** Value of every element. */
  readonly state: ViewValues;
  readonly asked: AskedApp;
}

/** Writes what an app receives of a submission. The writes make its trigger and its addresses for answers. */
async function writeSubmission(
  { modal, state, asked }: WrittenModal,
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

/** Addresses at which the app can answer in conversations that the person chose in menus with `response_url_enabled`. */
async function mintResponseUrls(
  { appId, content }: Modal,
  state: ViewValues,
  { store, ids, clock, hooksUrl, user, caller }: Person,
): Promise<{ readonly urls: readonly ResponseUrl[]; readonly writes: readonly SilentWrite[] }> {
  const place = { kind: "actions", workspaceId: caller.workspace.id, appId, userId: user.id } as const;
  const made = await Promise.all(
    statefulElements(content.blocks).map(async ({ block, blockId, actionId, element }) => {
      if (block.type !== "input" || element["response_url_enabled"] !== true) return undefined;
      const value = state[blockId]?.[actionId];
      const channelId = value?.["selected_conversation"] ?? value?.["selected_channel"];
      if (typeof channelId !== "string") return undefined;
      const nowMs = clock.now().getTime();
      const { url, writes } = await mintResponseUrl({ ...place, channelId }, { store, ids, nowMs, hooksUrl });
      const named = { block_id: blockId, action_id: actionId, channel_id: channelId, response_url: url };
      return { named, writes };
    }),
  );
  const all = made.filter((one) => one !== undefined);
  return { urls: all.map(({ named }) => named), writes: all.flatMap(({ writes }) => writes) };
}

/** The errors that a client finds in the entered values, by block, before it submits a modal. */
function findInputErrors({ content }: Modal, state: ViewValues): Readonly<Record<string, string>> {
  const errors = statefulElements(content.blocks).flatMap((element) => {
    const error = findError(element, state[element.blockId]?.[element.actionId] ?? {});
    return error === undefined ? [] : [[element.blockId, error] as const];
  });
  return Object.fromEntries(errors);
}

type Value = ViewValues[string][string];

/** Only inputs are checked. The only value of an entry beside its type is what was entered. */
function findError({ block, element }: StatefulElement, { type: _type, timezone: _zone, ...value }: Value) {
  if (block.type !== "input") return undefined;
  const [entered] = Object.values(value);
  if (isEmpty(entered)) return block.optional === true ? undefined : "This field is required.";
  // A rich text input is not among the elements whose text is limited.
  if (typeof entered === "string") return findTextError(element, entered);
  const most = element["max_selected_items"];
  if (!Array.isArray(entered) || typeof most !== "number" || entered.length <= most) return undefined;
  return `Choose at most ${most}.`;
}

function isEmpty(entered: unknown): boolean {
  return (
    entered === undefined || entered === null || entered === "" || (Array.isArray(entered) && entered.length === 0)
  );
}

function findTextError(element: StatefulElement["element"], text: string): string | undefined {
  switch (element.type) {
    case "plain_text_input":
      return findLengthError(element, countCharacters(text));
    case "email_text_input":
      return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? undefined : "Enter an e-mail address.";
    case "url_text_input":
      return isUrl(text) ? undefined : "Enter a URL.";
    case "number_input":
      return findNumberError(element, text);
    default:
      return undefined;
  }
}

type Element<Type extends string> = Extract<BlockElement, { readonly type: Type }>;

function findLengthError({ min_length: min = 0, max_length: max }: Element<"plain_text_input">, length: number) {
  if (length < min) return `Enter at least ${min} characters.`;
  return max !== undefined && length > max ? `Enter at most ${max} characters.` : undefined;
}

function isUrl(text: string): boolean {
  return /^https?:\/\/[^\s/]+\.?[^\s]*$/i.test(text) && URL.canParse(text);
}

function findNumberError(element: Element<"number_input">, text: string): string | undefined {
  const { is_decimal_allowed: allowsDecimals, min_value: min = "", max_value: max = "" } = element;
  if (!/^-?\d+(?:\.\d+)?$/.test(text)) return "Enter a number.";
  if (!allowsDecimals && text.includes(".")) return "Enter a number without decimals.";
  if (min !== "" && Number(text) < Number(min)) return `Enter a number of at least ${min}.`;
  return max !== "" && Number(text) > Number(max) ? `Enter a number of at most ${max}.` : undefined;
}
