import type { ReminderRecurrence } from "@rollcall/api/webapi";
import type { Id } from "../values/ids.js";
import { type Instant, millisecondsOf } from "../values/instant.js";
import { defineDocument, integer, maybeInteger, maybeText, text } from "./port/document.js";

/** The recurrence of a reminder. A weekly one always has its days. */
export interface Recurrence extends ReminderRecurrence {
  /** Start of the series on the user's clock, such as `2026-06-04T09:00:00`. The first occurrence is not before it. */
  readonly from: string;
}

/** A reminder. */
export interface Reminder {
  readonly id: Id;
  readonly version: number;
  readonly workspaceId: Id;
  readonly creatorId: Id;
  /** User who is reminded. */
  readonly userId: Id;
  /** Conversation that is reminded instead of the user alone. */
  readonly channelId?: Id;
  readonly created: Instant;
  readonly text: string;
  /** When it is due, or was, in Unix time in seconds; the next occurrence if it recurs. */
  readonly time: number;
  readonly recurrence?: Recurrence;
  readonly completed?: Instant;
  /** It was due and does not recur. */
  readonly passed?: true;
}

/** Reminders, by when they are due. */
export const reminders = defineDocument<Reminder>()({
  name: "reminder",
  table: "reminders",
  key: ["id"],
  columns: {
    id: text((it) => it.id),
    workspace_id: text((it) => it.workspaceId, { document: "workspace", onRemove: "remove" }),
    user_id: text((it) => it.userId),
    /** Set if the creator is not the user. */
    other_creator_id: maybeText((it) => (it.creatorId === it.userId ? undefined : it.creatorId)),
    /** Unix time in milliseconds. */
    created: integer((it) => millisecondsOf(it.created)),
    /** Unix time in seconds. Only set while something is to be sent. */
    due: maybeInteger((it) => (isPending(it) ? it.time : undefined)),
  },
  lists: {
    due: { by: [], order: ["due", "created"], where: "due is not null" },
    of_user: { by: ["workspace_id", "user_id"], order: ["created"] },
    of_other_creator: {
      by: ["workspace_id", "other_creator_id"],
      order: ["created"],
      where: "other_creator_id is not null",
    },
  },
  sample: (seed) => ({
    id: `Rm${1 + (seed % 7)}`,
    version: 1 + (seed % 3),
    workspaceId: "T1",
    creatorId: `U${1 + (seed % 2)}`,
    userId: `U${1 + (seed % 3)}`,
    created: `2026-01-02T03:04:0${seed % 5}.006Z`,
    text: "later",
    time: 1_780_000_000 + (seed % 4),
    ...(seed % 4 === 0 && { passed: true }),
  }),
});

/** Whether something is still to be sent. */
export function isPending({ completed, passed }: Pick<Reminder, "completed" | "passed">): boolean {
  return completed === undefined && passed === undefined;
}
