import { canvasElements } from "../../../generated/service.js";

/** The reason why a canvas does not support a Markdown element; undefined if it does. */
export function unsupported(element: string): string | undefined {
  return canvasElements.has(element) ? undefined : `a canvas has no element "${element}"`;
}
