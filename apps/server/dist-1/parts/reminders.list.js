import { l as findListWorkspace } from "./rules.js";
import { Ft as compareText, pi as reminders, po as millisecondsOf } from "./server.js";
import { t as toReminder } from "./to-reminder.js";
// ../../packages/service/src/reminders/reminders.list.ts
const pageSize = 1e3;
function createListReminders({ store }) {
	return async ({ team_id: teamId }, { caller }) => {
		const workspace = await findListWorkspace(teamId, caller, store);
		if (!workspace.ok) return workspace;
		const [workspace_id, user_id] = [workspace.id, caller.user?.id ?? ""];
		const [received, created] = await Promise.all([readAll((page) => store.list(reminders, "of_user", {
			workspace_id,
			user_id
		}, page)), readAll((page) => store.list(reminders, "of_other_creator", {
			workspace_id,
			other_creator_id: user_id
		}, page))]);
		return {
			ok: true,
			reminders: (created.length === 0 ? received : [...received, ...created].toSorted(byCreation)).map(toReminder)
		};
	};
}
async function readAll(readPage) {
	const all = [];
	for (;;) {
		const last = all.at(-1);
		const after = last && {
			created: millisecondsOf(last.created),
			id: last.id
		};
		const page = await readPage({
			limit: pageSize,
			...after && { after }
		});
		all.push(...page);
		if (page.length < pageSize) return all;
	}
}
function byCreation(one, other) {
	return millisecondsOf(one.created) - millisecondsOf(other.created) || compareText(one.id, other.id);
}
export { createListReminders };
