import type { ViewContent } from "@rollcall/api/webapi";
import { hasVersion, put } from "../../model/port/document.js";
import type { Batch, Store } from "../../model/service-store.js";
import { type View, views } from "../../model/view.js";
import type { Refused } from "../../store/refusal.js";
import type { Ids } from "../../values/ids.js";
import { keepValues } from "./keep-values.js";
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
