import type { Batch, Committed, Store } from "@rollcall/service/store";
import type { JournalChange } from "../../generated/control/index.js";
import { currentExchange } from "../exchange-context.js";
import { WorldReplaced } from "../worlds/world-replaced.js";
import { describeWrite } from "./describe-write.js";
import { type Budget, redact } from "./redact.js";

/**
 * The same store, which tells of every commit what it was, and tells the exchange that it is made for what it changed. An
 * exchange that outlives what it began in commits nothing.
 */
export function recordCommits<S extends Store>(store: S, onCommit: (what: string) => void): S {
  const commit = async (batch: Batch): Promise<Committed> => {
    const committed = await store.commit(batch);
    const [write] = batch.writes;
    if (committed.ok && write !== undefined) onCommit(`The last change (${write.kind})`);
    return committed;
  };
  return {
    ...store,
    commit: async (batch) => {
      const context = currentExchange();
      if (context === undefined) return commit(batch);
      const described = batch.writes.map((write) => ({ kind: write.kind, ...describeWrite(write) }));
      const isRead = described.some((write) => write.before !== undefined);
      const before = isRead ? await Promise.all(described.map((write) => write.before?.(store))) : [];
      if (context.isOver()) throw new WorldReplaced();
      const committed = await commit(batch);
      if (committed.ok)
        context.changes.push(...described.map((write, index) => toChange(write, before[index], context.budget)));
      return committed;
    },
  };
}

interface Described {
  readonly kind: string;
  readonly id?: string;
  readonly after?: object;
}

function toChange({ kind, id, after }: Described, before: object | undefined, budget: Budget): JournalChange {
  return {
    kind,
    ...(id !== undefined && { id }),
    ...(before !== undefined && { before: redact(before, budget) }),
    ...(after !== undefined && { after: redact(after, budget) }),
  };
}
