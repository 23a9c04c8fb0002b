import { t as changeUserGroup } from "./change-user-group.js";
import { a as readDefaultChannels, i as refuseTaken, n as refuseDescription, r as refuseHandle, t as readName } from "./user-group-texts.js";
// ../../packages/service/src/user-groups/usergroups.update.ts
function createUpdateUserGroup({ store }) {
	return (sent, { caller, now }) => changeUserGroup({
		sent,
		caller,
		nowMs: now.getTime(),
		store,
		async change(group, workspaceId) {
			const texts = readTexts(sent);
			if (!texts.ok) return texts;
			const { channels } = sent;
			const read = channels === void 0 ? void 0 : await readDefaultChannels(channels, {
				caller,
				store,
				workspaceId
			});
			if (read?.ok === false) return read;
			const { ok: _texts, ...values } = texts;
			const { ok: _channels, ...defaults } = read ?? { ok: true };
			const after = withSection({
				...group,
				...values,
				...defaults
			}, sent.enable_section);
			return {
				ok: true,
				group: after,
				expect: namesOf(group, after)
			};
		},
		refuse: (failed) => refuseTaken(failed, true)
	});
}
function readTexts({ name, handle, description }) {
	const read = name === void 0 ? void 0 : readName(name);
	if (read?.ok === false) return read;
	const refusal = (handle === void 0 ? void 0 : refuseHandle(handle)) ?? refuseDescription(description);
	if (refusal !== void 0) return refusal;
	return {
		ok: true,
		...read !== void 0 && { displayName: read.name },
		...handle !== void 0 && { handle },
		...description !== void 0 && { description }
	};
}
function withSection({ section, ...group }, sent) {
	return {
		...group,
		...(sent ?? section === true) && { section: true }
	};
}
function namesOf({ id: except, ...before }, { displayName, handle }) {
	return [...displayName === before.displayName ? [] : [{
		kind: "freeGroupName",
		name: displayName,
		except
	}], ...handle === void 0 || handle === before.handle ? [] : [{
		kind: "freeHandle",
		name: handle,
		except
	}]];
}
export { createUpdateUserGroup };
