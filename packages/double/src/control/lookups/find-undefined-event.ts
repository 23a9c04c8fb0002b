import { events } from "@rollcall/api/events";
import { didYouMean } from "@rollcall/checked-yaml/words";
import type { ControlRefusal } from "../../control-refusal.js";

/** Refuses a type of event that no definition has; undefined if there is one, or none is asked for. */
export function findUndefinedEvent(type: string | undefined): ControlRefusal | undefined {
  if (type === undefined || Object.hasOwn(events, type)) return undefined;
  const declared = Object.keys(events);
  const detail = `There is no event ${type}${didYouMean(type, declared)}`;
  return { ok: false, error: "undeclared", detail: detail.endsWith("?") ? detail : `${detail}.`, declared };
}
