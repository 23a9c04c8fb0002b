import { idPatterns } from "../../generated/service.js";
import { type Reminder, reminders } from "../../model/reminder.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import type { Refused } from "../../store/refusal.js";
import { findListWorkspace } from "../conversations/find-list-workspace.js";
import { refuse } from "./refusal.js";

interface Sent {
  readonly reminder: string;
  readonly team_id?: string;
}

type Found =
  | { readonly ok: true; readonly reminder: Reminder }
  | Refused<"not_found">
  | Exclude<Awaited<ReturnType<typeof findListWorkspace>>, { readonly ok: true }>;

/** Finds a reminder of a workspace that the caller created or receives. */
export async function findReminder(
  { reminder: id, team_id: teamId }: Sent,
  caller: WebapiCaller,
  store: Store,
): Promise<Found> {
  const workspace = await findListWorkspace(teamId, caller, store);
  if (!workspace.ok) return workspace;
  const reminder = idPatterns.reminder.test(id) ? await store.get(reminders, { id }) : undefined;
  const own = caller.user?.id;
  const isOwn = reminder?.userId === own || reminder?.creatorId === own;
  if (reminder === undefined || !isOwn || reminder.workspaceId !== workspace.id) {
    return refuse("not_found", id, "a reminder that the caller created or receives");
  }
  return { ok: true, reminder };
}
