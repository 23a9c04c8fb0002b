import { plans } from "../../generated/service.js";
import type { Plan } from "../../model/organization.js";

/** Whether `plan` includes everything in `least`. */
export function isAtLeast(plan: Plan, least: Plan): boolean {
  return plans.indexOf(plan) >= plans.indexOf(least);
}
