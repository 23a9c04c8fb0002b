import type { CanvasesEditCanvasEditingFailed, CanvasesEditRefusal } from "@rollcall/api/webapi";
import type { Because } from "@rollcall/webapi-core";

/** A refusal to change a canvas that says no more than its code. */
export interface CanvasRefusal extends CanvasesEditRefusal {
  readonly ok: false;
  readonly because: Because;
}

/** A refusal of content, which says what is wrong with it. */
export interface ContentRefusal extends CanvasesEditCanvasEditingFailed {
  readonly ok: false;
  readonly because: Because;
}

const rule = "web-api#canvasesedit-post";

/** A refusal, with its reason. */
export function refuse(error: CanvasesEditRefusal["error"], found: unknown, wanted: string): CanvasRefusal {
  return { ok: false, error, because: { rule, found, wanted } };
}

/** A refusal of what a change would put into a canvas. */
export function refuseContent(detail: string): ContentRefusal {
  return { ok: false, error: "canvas_editing_failed", detail, because: { rule, found: detail } };
}
