import type { CanvasesEditCanvasEditingFailed, CanvasesEditRefusal } from "@rollcall/api/webapi";
import type { Reason } from "@rollcall/webapi-core";
import { createRefuse } from "../../store/refusal.js";

/** Refusal to change a canvas that consists of its code only. */
export interface CanvasRefusal extends CanvasesEditRefusal {
  readonly ok: false;
  readonly reason: Reason;
}

/** Refusal of content, with its problems. */
export interface ContentRefusal extends CanvasesEditCanvasEditingFailed {
  readonly ok: false;
  readonly reason: Reason;
}

const rule = "web-api#canvasesedit-post";

/** Builds a refusal with its reason. */
export const refuse = createRefuse<CanvasesEditRefusal["error"]>(rule);

/** Refuses content that a change would put into a canvas. */
export function refuseContent(detail: string): ContentRefusal {
  return { ok: false, error: "canvas_editing_failed", detail, reason: { rule, found: detail } };
}
