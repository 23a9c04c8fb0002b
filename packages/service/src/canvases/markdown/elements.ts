import { canvasElements } from "../../generated/service.js";

/** Why an element of Markdown is none of a canvas; undefined where it is one. */
export function unsupported(element: string): string | undefined {
  return canvasElements.has(element) ? undefined : `a canvas has no element "${element}"`;
}
