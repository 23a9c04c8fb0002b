import { l as findListWorkspace } from "./rules.js";
import { Io as idPatterns, pi as reminders } from "./server.js";
import { t as refuse } from "./refusal2.js";
// ../../packages/service/src/reminders/find-reminder.ts
async function findReminder({ reminder: id, team_id: teamId }, caller, store) {
	const workspace = await findListWorkspace(teamId, caller, store);
	if (!workspace.ok) return workspace;
	const reminder = idPatterns.reminder.test(id) ? await store.get(reminders, { id }) : void 0;
	const own = caller.user?.id;
	const isOwn = reminder?.userId === own || reminder?.creatorId === own;
	if (reminder === void 0 || !isOwn || reminder.workspaceId !== workspace.id) return refuse("not_found", id, "a reminder that the caller created or receives");
	return {
		ok: true,
		reminder
	};
}
export { findReminder as t };
