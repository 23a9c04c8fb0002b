import type { AskApp } from "@rollcall/service";
import { documents } from "@rollcall/service/store";
import { isDelivery } from "../../exchange.js";
import type { World } from "../../worlds/world.js";
import type { Controlled } from "../controlled.js";
import { followChanges } from "./wait-for-seen.js";

/** An act that an app was asked about. */
export interface AskedAct {
  readonly appId: string;
  /** The trigger that the app received. Absent if it received none. */
  readonly triggerId?: string;
  /** Whether the app has acknowledged it without an answer. */
  readonly isEmpty: boolean;
  /** Time until the acknowledgement in milliseconds of machine time. */
  readonly tookMs: number;
}

/** Asks apps, and notes each act and the exchange with the app. */
export function noteAsked(ask: AskApp, stamps: string[], asked: AskedAct[]): AskApp {
  return async (appId, question) => {
    const startedMs = performance.now();
    const answer = await ask(appId, question);
    stamps.push(answer.delivery);
    const sent: object = question.kind === "interactive" ? question.payload : question.fields;
    const triggerId = "trigger_id" in sent && typeof sent.trigger_id === "string" ? sent.trigger_id : undefined;
    const isEmpty = answer.ok && ["", "{}"].includes(answer.body.trim());
    const tookMs = performance.now() - startedMs;
    asked.push({ appId, ...(triggerId !== undefined && { triggerId }), isEmpty, tookMs });
    return answer;
  };
}

/**
 * Time for which an app that calls nothing is taken to be still at work, in milliseconds of machine time: `times` the time that it
 * took to acknowledge, so that a slow machine has more, and at least `leastMs`; before its first call, which may follow a look-up
 * elsewhere, at least `beforeFirstMs`. It is counted in ticks: a tick that takes longer
 * counts no more, because an app in the same process cannot work while the process is busy.
 */
const quiet = { times: 10, leastMs: 80, beforeFirstMs: 250, tickMs: 10 };

/**
 * Waits for what an app does after an empty acknowledgement: until it has exchanged the trigger for a view or has changed a
 * view, until it has been quiet for a while, or until the trigger expires by the clock of the world. Returns whether it waited.
 */
export async function followApp(
  world: World,
  followed: Pick<Controlled, "journal" | "notices" | "stopping">,
  { appId, triggerId, isEmpty, tookMs }: AskedAct,
  waitMs: number,
): Promise<boolean> {
  if (!isEmpty || triggerId === undefined) return false;
  const quietMs = Math.max(quiet.leastMs, quiet.times * tookMs);
  const endMs = performance.now() + waitMs;
  const { era } = world;
  let isActive = false;
  let hasCalled = false;
  let isShown = false;
  const unsubscribe = followed.journal.subscribe((recorded) => {
    if (recorded.world !== world.name || isDelivery(recorded)) return;
    // Calls of hooks name no app.
    if (recorded.appId !== appId && recorded.appId !== undefined) return;
    isActive = true;
    hasCalled = true;
    isShown ||= recorded.ok && recorded.method?.startsWith("views.") === true;
  });
  try {
    while (!isShown && world.era === era && (await isExchangeable(world, triggerId))) {
      const leftMs = endMs - performance.now();
      if (leftMs <= 0) break;
      isActive = false;
      const maxMs = Math.min(leftMs, hasCalled ? quietMs : Math.max(quietMs, quiet.beforeFirstMs));
      for (let quietFor = 0; !isActive && quietFor < maxMs; ) {
        const [changes, fromMs] = [followChanges(world, followed, { timeoutMs: quiet.tickMs }), performance.now()];
        await changes.next();
        changes.stop();
        quietFor += Math.min(performance.now() - fromMs, quiet.tickMs);
      }
      if (!isActive || followed.stopping?.aborted === true) break;
    }
    return true;
  } finally {
    unsubscribe();
  }
}

/** Whether an app can still exchange a trigger for a view. */
async function isExchangeable({ store, clock }: World, id: string): Promise<boolean> {
  const trigger = await store.get(documents.trigger, { id });
  if (trigger === undefined || trigger.exchanged === true) return false;
  return trigger.expires === undefined || Date.parse(trigger.expires) > clock.now().getTime();
}

/** An act whose app may still open a view. */
interface PendingAct {
  readonly triggerId: string;
  readonly era: number;
  /** When nobody waits for the view any more, in milliseconds of machine time. */
  readonly untilMs: number;
}

const pendingActs = new WeakMap<World, Map<string, PendingAct>>();

/** Notes the latest act of a user, for whom the app may open a view. */
export function notePending(world: World, userId: string, { triggerId, isEmpty }: AskedAct, waitMs: number): void {
  if (triggerId === undefined || !isEmpty) return;
  const acts = pendingActs.get(world) ?? new Map<string, PendingAct>();
  acts.set(userId, { triggerId, era: world.era, untilMs: performance.now() + waitMs });
  pendingActs.set(world, acts);
}

/** Waits while a user may get a modal, if their latest act may still open it. */
export async function waitForModal(
  world: World,
  followed: Pick<Controlled, "journal" | "notices" | "stopping">,
  userId: string,
  mayOpen: () => Promise<boolean>,
): Promise<void> {
  const act = pendingActs.get(world)?.get(userId);
  const leftMs = (act?.untilMs ?? 0) - performance.now();
  if (act === undefined || act.era !== world.era || leftMs <= 0) return;
  const changes = followChanges(world, followed, { timeoutMs: leftMs });
  try {
    while ((await mayOpen()) && (await isExchangeable(world, act.triggerId)) && (await changes.next()));
  } finally {
    changes.stop();
  }
}
