import { events, type ServiceEventType } from "@rollcall/api/events";
import { didYouMean } from "@rollcall/checked-yaml/words";
import type { InteractivePayload, Question } from "@rollcall/service";
import type { ControlRefusal } from "../../control-refusal.js";

/** The name of a person's act in the journal. */
type AskedType = InteractivePayload["type"] | Extract<Question["kind"], "slash_commands">;

/** Type of an event, or of what a person's act sends to an app. */
export type DeliveredType = ServiceEventType | AskedType;

const askedTypes: Readonly<Record<AskedType, true>> = {
  block_actions: true,
  block_suggestion: true,
  message_action: true,
  shortcut: true,
  slash_commands: true,
  view_closed: true,
  view_submission: true,
};

/** Refuses a type that is not delivered; undefined if it is, or none is asked for. */
export function findUndeliveredType(type: string | undefined): ControlRefusal | undefined {
  return type !== undefined && isAskedType(type) ? undefined : findUndefinedEvent(type);
}

/** Whether it is what a person's act sends. */
export function isAskedType(type: string): boolean {
  return Object.hasOwn(askedTypes, type);
}

/** Refuses a type of event that no definition has; undefined if there is one, or none is asked for. */
export function findUndefinedEvent(type: string | undefined): ControlRefusal | undefined {
  if (type === undefined || Object.hasOwn(events, type)) return undefined;
  const declared = Object.keys(events);
  const detail = `There is no event ${type}${didYouMean(type, declared)}`;
  return { ok: false, error: "undeclared", detail: detail.endsWith("?") ? detail : `${detail}.`, declared };
}
