import type { CanvasesDeleteArguments, CanvasesDeleteRefusal, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { type Canvas, canvases } from "../../model/canvas.js";
import { channels } from "../../model/channel.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { Batch, Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import { createRefuse } from "../../store/refusal.js";
import { type Instant, toInstant } from "../../values/instant.js";
import { type SeenCanvas, seeCanvas } from "./see-canvas.js";

type Outcome = MethodOutcome<Methods["canvases.delete"]>;
type Context = MethodContext<WebapiCaller>;

const refuse = createRefuse<CanvasesDeleteRefusal["error"]>("everyday-2#canvases");

/** Deletes a canvas. A channel that showed it has no canvas then. */
export function createDeleteCanvas({ store }: { readonly store: Store }) {
  return ({ canvas_id }: CanvasesDeleteArguments, { caller, now }: Context): Promise<Outcome> =>
    decide<Outcome>(store, async (): Promise<Decision<Outcome>> => {
      const seen = await seeCanvas(canvas_id, caller, store);
      if (!seen.ok) return { kind: "answer", answer: seen };
      const refusal = refuseDeleting(seen, caller);
      if (refusal !== undefined) return { kind: "answer", answer: refusal };
      const batch = await toDeletion(seen.canvas, toInstant(now.getTime()), store);
      return { kind: "commit", batch, answer: () => ({ ok: true }) };
    });
}

function refuseDeleting(
  { canvas: { id, ownerId }, workspace, level }: SeenCanvas,
  { user }: WebapiCaller,
): Outcome | undefined {
  const { fileRules, disabledFeatures } = workspace;
  if (fileRules?.deletion === "off" || disabledFeatures.includes("canvases")) {
    return refuse("canvas_deleting_disabled", workspace.id, "a workspace that lets users delete canvases");
  }
  if (ownerId !== user?.id) return refuse("restricted_action", ownerId, "a canvas of the caller");
  return level === "write" ? undefined : refuse("restricted_action", id, "a channel that is not archived");
}

async function toDeletion(canvas: Canvas, now: Instant, store: Pick<Store, "channels">): Promise<Batch> {
  const { id, version, channelId } = canvas;
  const deleted: Canvas = { ...canvas, version: version + 1, sections: [], deleted: now };
  const own = { expect: [hasVersion(canvases, { id }, version)], writes: [put(canvases, deleted)] };
  const channel = channelId === undefined ? undefined : await store.channels.get(channelId);
  if (channel?.canvas?.id !== id) return own;
  const { canvas: _canvas, ...rest } = channel;
  return {
    expect: [...own.expect, hasVersion(channels, { id: channel.id }, channel.version)],
    writes: [...own.writes, put(channels, { ...rest, version: channel.version + 1, updated: now })],
  };
}
