import type { Block, ViewContent } from "@rollcall/api/webapi";
import { hasVersion, put, remove } from "../../model/port/document.js";
import type { Batch, Expectation, SilentWrite, Store } from "../../model/store.js";
import { type View, type ViewValues, viewNames, views } from "../../model/view.js";
import { createRefuse, type Refused } from "../../store/decide.js";
import type { Ids } from "../../values/ids.js";
import { placeBlocks, placeElements } from "../blocks/block-parts.js";
import { toProblemLines } from "../blocks/block-problems.js";
import { findViewProblems, newHash, toContent } from "./view.js";

/** Code of a refusal that several methods of views share. */
type ViewCode =
  | "duplicate_external_id"
  | "exchanged_trigger_id"
  | "expired_trigger_id"
  | "hash_conflict"
  | "invalid_trigger_id"
  | "not_enabled"
  | "not_found"
  | "push_limit_reached"
  | "view_too_large";

/** Refuses with a code of these methods. */
export const refuse = createRefuse<ViewCode>("interactivity#views");

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

/** Refuses a view whose parts do not fit together, or that is too large. */
export function refuseView(
  view: ViewContent,
  maxBytes: number,
): Refused<"invalid_arguments" | "view_too_large"> | undefined {
  const problems = findViewProblems(view);
  if (problems.length > 0) {
    return refuseArguments(problems.map((problem) => ({ ...problem, path: ["view", ...problem.path] })));
  }
  const size = new TextEncoder().encode(JSON.stringify(view)).length;
  return size > maxBytes ? refuse("view_too_large", size, `at most ${maxBytes} bytes`) : undefined;
}

/** Refuses arguments, and says what is wrong where. */
export function refuseArguments(problems: Parameters<typeof toProblemLines>[0]): Refused<"invalid_arguments"> {
  const reason = { rule: "interactivity#views", found: problems[0]?.found, wanted: problems[0]?.wanted ?? "" };
  return { ok: false, error: "invalid_arguments", reason, messages: toProblemLines(problems) };
}

/** The writes that give a view its external identifier and release the former one. */
interface NameChange {
  readonly ok: true;
  readonly expect: readonly Expectation[];
  readonly writes: readonly SilentWrite[];
}

/** Names a view, unless another view of the app in the workspace has the external identifier. */
export async function nameView(
  view: View,
  before: View | undefined,
  store: Pick<Store, "get">,
): Promise<NameChange | Refused<"duplicate_external_id">> {
  const { external_id: wanted } = view.content;
  const had = before?.content.external_id;
  if (wanted === had) return { ok: true, expect: [], writes: [] };
  const key = (external_id: string) => ({ workspace_id: view.workspaceId, app_id: view.appId, external_id });
  const released = had === undefined ? [] : [remove(viewNames, key(had))];
  if (wanted === undefined) return { ok: true, expect: [], writes: released };
  const holder = await store.get(viewNames, key(wanted));
  if (holder !== undefined) {
    return refuse("duplicate_external_id", holder.viewId, "an external_id that no other view has");
  }
  const { workspaceId, appId, id: viewId } = view;
  const name = { workspaceId, appId, externalId: wanted, version: 1, viewId };
  return { ok: true, expect: [hasVersion(viewNames, key(wanted), 0)], writes: [...released, put(viewNames, name)] };
}
