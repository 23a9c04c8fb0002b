import { createStamp } from "@rollcall/service";
import type { ActOutcome, ActRefusal } from "@rollcall/service/people";
import type { Store } from "@rollcall/service/store";
import type { ControlOutcome } from "../../control-refusal.js";
import { beginExchange, inExchange, type RecordedCall } from "../../exchange.js";
import type { Delivery } from "../../generated/control/index.js";
import { fitBudget } from "../../journal/kept.js";
import { recordCommits } from "../../journal/record-commits.js";
import type { ActName } from "../../names.js";
import { noteCommit, type World } from "../../worlds/world.js";
import type { Controlled } from "../controlled.js";
import { writeThoseOf } from "../deliveries-operations.js";

/** An act, and who does it. */
interface Recording<Seen> {
  readonly name: ActName;
  readonly sent: object;
  /** The user who does it, once known. */
  readonly userId: (seen: Seen | undefined) => string | undefined;
  readonly run: (store: Store, stamps: string[]) => Promise<ActOutcome<Seen>>;
}

/** Does something that the journal records, and waits until what apps receive because of it was attempted. */
export async function recordAct<Seen>(
  world: World,
  { journal, service }: Controlled,
  { name, sent, userId, run }: Recording<Seen>,
): Promise<ControlOutcome<Seen & { readonly deliveries: readonly Delivery[] }>> {
  const startedMs = performance.now();
  const exchange = beginExchange(world);
  exchange.arguments = fitBudget({ ...sent }, exchange);
  const stamps: string[] = [];
  const store = stampActs(
    recordCommits(world, service.documents, (kind) => noteCommit(world, kind)),
    world,
    stamps,
  );
  const outcome = await inExchange(exchange, () => run(store, stamps));
  const id = userId(outcome.ok ? outcome : undefined);
  const recorded: RecordedCall = Object.assign(exchange, {
    protocol: "people" as const,
    requestId: crypto.randomUUID(),
    method: name,
    ...(id !== undefined && { userId: id }),
    ok: outcome.ok,
    status: outcome.ok ? 200 : 409,
    ...(!outcome.ok && { code: codeOf(outcome), reason: { rule: outcome.detail } }),
    answer: fitBudget(outcome, exchange),
    durationMs: Math.round((performance.now() - startedMs) * 100) / 100,
  });
  if (exchange.era === world.era) journal.add(recorded);
  if (stamps.length > 0) await world.delivery.idle();
  if (!outcome.ok) return outcome;
  return { ...outcome, deliveries: await writeThoseOf(world, journal, stamps) };
}

function codeOf(refusal: ActRefusal): string {
  return refusal.error === "refused" ? (refusal.code ?? refusal.error) : refusal.error;
}

/** Stamps commits and notes the stamps of those that apps receive events of. */
function stampActs(store: Store, { clock, ids }: World, stamps: string[]): Store {
  return {
    ...store,
    commit: async (batch) => {
      const stamp = createStamp(clock, ids);
      const committed = await store.commit({ ...batch, stamp });
      if (committed.ok && (committed.receivers ?? []).length > 0) stamps.push(stamp.eventId);
      return committed;
    },
  };
}
