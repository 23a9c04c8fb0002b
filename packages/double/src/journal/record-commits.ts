import { type DocumentReader, type DocumentSet, nameOf, type Store } from "@rollcall/service/store";
import { type Change, currentExchange } from "../exchange.js";
import { type World, WorldReplaced } from "../worlds/world.js";
import { type DescribedWrite, describeWrite } from "./describe-write.js";
import { fitBudget } from "./kept.js";
import type { Budget } from "./redact.js";

/**
 * Wraps the store of a world: reports every commit to `onCommit`, and adds its changes to the current exchange. An
 * exchange that began before its world was replaced cannot commit.
 */
export function recordCommits(
  world: Pick<World, "delivery" | "era">,
  documents: DocumentSet,
  onCommit: (kind: string) => void,
): Store {
  const { store } = world.delivery;
  return {
    ...store,
    commit: async (batch) => {
      const exchange = currentExchange();
      const described = exchange === undefined ? [] : batch.writes.map((write) => describeWrite(write, documents));
      const before = described.some(isRead) ? await readBefore(described, store) : [];
      if (exchange !== undefined && exchange.era !== world.era) throw new WorldReplaced();
      const committed = await store.commit(batch);
      const [first] = batch.writes;
      if (!committed.ok || first === undefined) return committed;
      onCommit(nameOf(first));
      if (exchange === undefined) return committed;
      const changes = described.map((write, index) => toChange(write, before[index], exchange));
      exchange.changes = exchange.changes.length === 0 ? changes : [...exchange.changes, ...changes];
      return committed;
    },
  };
}

/** Wraps the store for work outside of exchanges: reports every commit to `onCommit`. */
export function watchCommits(store: Store, onCommit: (kind: string) => void): Store {
  return {
    ...store,
    commit: async (batch) => {
      const committed = await store.commit(batch);
      const [first] = batch.writes;
      if (committed.ok && first !== undefined) onCommit(nameOf(first));
      return committed;
    },
  };
}

function isRead({ before }: DescribedWrite): boolean {
  return before !== undefined;
}

function readBefore(described: readonly DescribedWrite[], reader: DocumentReader) {
  return Promise.all(described.map(({ before }) => before?.(reader)));
}

function toChange({ kind, id, after }: DescribedWrite, before: object | undefined, budget: Budget): Change {
  return { kind, id, before: before && fitBudget(before, budget), after: after && fitBudget(after, budget) };
}
