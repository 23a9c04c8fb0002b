import type { Block, ViewContent } from "@rollcall/api/webapi";
import { hasVersion, put } from "../../model/port/document.js";
import type { Batch, Store } from "../../model/service-store.js";
import { type View, type ViewValues, views } from "../../model/view.js";
import type { Refused } from "../../store/refusal.js";
import type { Ids } from "../../values/ids.js";
import { placeBlocks, placeElements } from "../blocks/block-parts.js";
import { nameView } from "./name-change.js";
import { newHash } from "./new-hash.js";
import { refuse } from "./refusal.js";
import { toContent } from "./to-content.js";

interface Replacement {
  readonly sent: ViewContent;
  /** Hash of the view that the app knows. Default: it does not matter. */
  readonly hash: string | undefined;
  readonly nowMs: number;
  readonly store: Pick<Store, "get">;
  readonly ids: Ids;
}

/** Replaces the content of a view, which gets a new hash and keeps the values of inputs that stay. */
export async function replaceView(
  before: View,
  { sent, hash, nowMs, store, ids }: Replacement,
): Promise<
  { readonly ok: true; readonly view: View; readonly batch: Batch } | Refused<"hash_conflict" | "duplicate_external_id">
> {
  if (hash !== undefined && hash !== before.hash) {
    return refuse("hash_conflict", hash, `the hash of the view, ${before.hash}`);
  }
  const { errors: _settled, ...rest } = before;
  const { id, version } = rest;
  const content = toContent(sent, ids);
  const values = keepValues(before.values, content.blocks);
  const view: View = { ...rest, version: version + 1, content, values, hash: newHash(nowMs, ids) };
  const named = await nameView(view, before, store);
  if (!named.ok) return named;
  const batch = {
    expect: [hasVersion(views, { id }, version), ...named.expect],
    writes: [put(views, view), ...named.writes],
  };
  return { ok: true, view, batch };
}

/** Values of the elements that a changed view still has, under the same block and action. */
function keepValues(values: ViewValues, blocks: readonly Block[]): ViewValues {
  const kept = placeBlocks(blocks).flatMap((placed) => {
    const { block_id: blockId = "" } = placed.block;
    const before = Object.hasOwn(values, blockId) ? values[blockId] : undefined;
    if (before === undefined) return [];
    const actions = new Set(placeElements(placed).map(({ element }) => element.action_id));
    const entries = Object.entries(before).filter(([action]) => actions.has(action));
    return entries.length === 0 ? [] : [[blockId, Object.fromEntries(entries)] as const];
  });
  return Object.fromEntries(kept);
}
