import type { Methods, RemindersListArguments } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { compareText } from "../../model/port/compare-text.js";
import { type Reminder, reminders } from "../../model/reminder.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { millisecondsOf } from "../../values/instant.js";
import { findListWorkspace } from "../conversations/find-list-workspace.js";
import { toReminder } from "./to-reminder.js";

type Outcome = MethodOutcome<Methods["reminders.list"]>;
type Context = MethodContext<WebapiCaller>;

const pageSize = 1000;

/** Lists the reminders that the caller created or receives. */
export function createListReminders({ store }: { readonly store: Store }) {
  return async ({ team_id: teamId }: RemindersListArguments, { caller }: Context): Promise<Outcome> => {
    const workspace = await findListWorkspace(teamId, caller, store);
    if (!workspace.ok) return workspace;
    const [workspace_id, user_id] = [workspace.id, caller.user?.id ?? ""];
    const [received, created] = await Promise.all([
      readAll((page) => store.list(reminders, "of_user", { workspace_id, user_id }, page)),
      readAll((page) => store.list(reminders, "of_other_creator", { workspace_id, other_creator_id: user_id }, page)),
    ]);
    // Mostly, users only have their own.
    const all = created.length === 0 ? received : [...received, ...created].toSorted(byCreation);
    return { ok: true, reminders: all.map(toReminder) };
  };
}

type ReadPage = (page: {
  readonly limit: number;
  readonly after?: { readonly created: number; readonly id: string };
}) => Promise<readonly Reminder[]>;

async function readAll(readPage: ReadPage): Promise<readonly Reminder[]> {
  const all: Reminder[] = [];
  for (;;) {
    const last = all.at(-1);
    const after = last && { created: millisecondsOf(last.created), id: last.id };
    const page = await readPage({ limit: pageSize, ...(after && { after }) });
    all.push(...page);
    if (page.length < pageSize) return all;
  }
}

function byCreation(one: Reminder, other: Reminder): number {
  return millisecondsOf(one.created) - millisecondsOf(other.created) || compareText(one.id, other.id);
}
