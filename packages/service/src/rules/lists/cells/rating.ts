import { serviceLimits } from "../../../generated/service.js";
import type { Column } from "../../../model/column.js";

/** Highest rating of a rating column. */
export function scaleOf({ scale = serviceLimits.ratingScale.value }: Column): number {
  return scale;
}
