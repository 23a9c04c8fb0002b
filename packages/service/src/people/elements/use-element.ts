import type { BlockActionsPayload } from "@rollcall/api/events";
import type { BlockAction, InputValue } from "@rollcall/api/webapi";
import type { ViewValues } from "../../model/view.js";
import type { AppAnswer } from "../../rules/interactivity/ask-app.js";
import { mintResponseUrl } from "../../rules/interactivity/response-urls/response-url.js";
import { type Decision, decide } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import type { ActOutcome, ActRefusal, Person } from "../act.js";
import {
  type AskedApp,
  actionTsOf,
  findAskedApp,
  mintTriggerOf,
  writePayloadParts,
  writeStepParts,
} from "../asking.js";
import { type ElementName, findElement, type UsableElement } from "./find-element.js";
import { findSurface, type Surface, type SurfaceName } from "./find-surface.js";
import { initialValue } from "./input-values.js";

/** The result of using an element. */
interface ElementUse {
  /** Keys of the action, after `action_ts`. */
  readonly keys: Partial<BlockAction>;
  /** Its new value. Absent for an element without one. */
  readonly value?: InputValue;
  /** Whether the app receives it. */
  readonly isSent: boolean;
}

/** An action of a person on an element. */
interface Using {
  readonly surface: SurfaceName;
  readonly name: ElementName;
  readonly use: "click" | "choose" | "type";
  /** Decides what it comes to, from the value before. Undefined: nothing. */
  readonly toUse: (found: UsableElement, before: InputValue | undefined) => ActOutcome<{ readonly used?: ElementUse }>;
}

/** The end of the use: nothing was sent, or an app has received it. */
export type Used = ActOutcome<{ readonly appId: Id; readonly isUsed: boolean; readonly answer?: AppAnswer }>;

interface Sending {
  readonly asked: AskedApp;
  readonly payload: BlockActionsPayload;
}

type Decided = ActOutcome<{ readonly appId: Id; readonly isUsed: boolean; readonly sending?: Sending }>;

/** Uses an element: keeps its value and notifies the app once. */
export async function useElement(using: Using, person: Person): Promise<Used> {
  const decided = await decide(person.store, () => decideUse(using, person));
  if (!decided.ok) return decided;
  const { appId, isUsed, sending } = decided;
  if (sending === undefined) return { ok: true, appId, isUsed };
  return {
    ok: true,
    appId,
    isUsed,
    answer: await person.ask(appId, { kind: "interactive", payload: sending.payload }),
  };
}

async function decideUse({ surface: place, name, use, toUse }: Using, person: Person): Promise<Decision<Decided>> {
  const seen = await findSurface(place, person);
  if (!seen.ok) return answer(seen);
  const { surface } = seen;
  const named = findElement(name, { surface, use, userId: person.user.id });
  if (!named.ok) return answer(named);
  const { found } = named;
  const { appId } = found.section;
  const outcome = toUse(found, currentValue(found, surface));
  if (!outcome.ok) return answer(outcome);
  const { used } = outcome;
  if (used === undefined) return answer({ ok: true, appId, isUsed: false });
  const values = used.value === undefined ? surface.values : withValue(surface.values, found, used.value);
  const kept = used.value === undefined ? { expect: [], writes: [] } : surface.keep(values);
  const expect = [...surface.expect, ...kept.expect];
  if (!used.isSent) {
    return {
      kind: "commit",
      batch: { expect, writes: kept.writes },
      answer: () => ({ ok: true, appId, isUsed: true }),
    };
  }
  const prepared = await prepare({ found, surface, values, keys: used.keys }, person);
  if (!prepared.ok) return answer(prepared);
  const { sending } = prepared;
  return {
    kind: "commit",
    batch: { expect, writes: [...kept.writes, ...prepared.writes] },
    answer: () => ({ ok: true, appId, isUsed: true, sending }),
  };
}

interface Preparing {
  readonly found: UsableElement;
  readonly surface: Surface;
  readonly values: ViewValues;
  readonly keys: Partial<BlockAction>;
}

/** Writes the payload, with its keys in the order of recordings. */
async function prepare({ found, surface, values, keys }: Preparing, person: Person) {
  const { section, block, element } = found;
  const asking = await findAskedApp(section.appId, { kind: "interactive", type: "block_actions" }, person);
  if (!asking.ok) return asking;
  const { asked } = asking;
  const parts = await writePayloadParts(asked, person);
  const trigger = await mintTriggerOf(asked, person, placeOf(surface));
  const { executionId } = section;
  const used = { triggerId: trigger.triggerId, ...(executionId !== undefined && { executionId }) };
  const step = await writeStepParts(used, person);
  const response = step.function_data === undefined ? await responseUrlOf(surface, asked, person) : noResponse;
  const { channel, message, state, view } = surface.show(values);
  const payload: BlockActionsPayload = {
    type: "block_actions",
    user: parts.user,
    api_app_id: parts.api_app_id,
    token: parts.token,
    container: section.container,
    trigger_id: trigger.triggerId,
    team: parts.team,
    enterprise: parts.enterprise,
    is_enterprise_install: parts.is_enterprise_install,
    ...(channel !== undefined && { channel }),
    ...(message !== undefined && { message }),
    ...(state !== undefined && { state }),
    ...(response.url !== undefined && { response_url: response.url }),
    ...(view !== undefined && { view }),
    ...step,
    actions: [
      {
        type: element.type,
        block_id: block.block_id ?? "",
        action_id: element.action_id ?? "",
        action_ts: actionTsOf(person),
        ...keys,
      },
    ],
  };
  return { ok: true, sending: { asked, payload }, writes: [...trigger.writes, ...response.writes] } as const;
}

function placeOf({ viewId, channelId }: Surface) {
  return { ...(viewId !== undefined && { viewId }), ...(channelId !== undefined && { channelId }) };
}

/** Steps answer with their token. */
const noResponse = { url: undefined, writes: [] };

async function responseUrlOf({ response }: Surface, { app }: AskedApp, { store, ids, clock, hooksUrl }: Person) {
  if (response === undefined) return noResponse;
  return mintResponseUrl({ ...response, appId: app.id }, { store, ids, hooksUrl, nowMs: clock.now().getTime() });
}

/** The value that an element has before a person. */
export function currentValue(
  { block, element }: UsableElement,
  { values, channelId }: Surface,
): InputValue | undefined {
  const initial = initialValue(element, channelId);
  const entered = values[block.block_id ?? ""]?.[element.action_id ?? ""];
  // Only values of elements are stored; one of another type is of an earlier element.
  return entered?.["type"] === initial?.type ? (entered as unknown as InputValue | undefined) : initial;
}

function withValue(values: ViewValues, { block, element }: UsableElement, value: InputValue): ViewValues {
  const { block_id: blockId = "" } = block;
  return { ...values, [blockId]: { ...values[blockId], [element.action_id ?? ""]: { ...value } } };
}

function answer(outcome: Decided | ActRefusal): Decision<Decided> {
  return { kind: "answer", answer: outcome };
}
