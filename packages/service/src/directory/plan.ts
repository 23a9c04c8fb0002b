import { plans } from "../generated/service.js";
import type { Plan } from "../organizations/organization.js";

/** Whether `plan` includes what `least` includes. */
export function isAtLeast(plan: Plan, least: Plan): boolean {
  return plans.indexOf(plan) >= plans.indexOf(least);
}
