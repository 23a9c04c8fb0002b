import { t as findAccessSubject } from "./find-access-subject.js";
import { Hr as createRefuse, So as hasVersion, Wr as decide, an as lists, wo as put, yr as belongsToAny } from "./server.js";
import { lt as findList, r as refuseList } from "./rules.js";
// ../../packages/service/src/lists/svcLists.access.set.ts
const rule = "everyday-2#lists";
const refuse = createRefuse(rule);
function createSetListAccess({ definition, store }) {
	const { requires } = definition.facts;
	return (sent, { caller }) => decide(store, async () => {
		const wanted = sent.access_level;
		if (wanted === "owner" && sent.channel_ids !== void 0) return answer(refuse("invalid_arguments", sent.channel_ids, "a user as the owner"));
		const found = await findList(sent.list_id, {
			store,
			caller,
			requires
		});
		if (!found.ok) return answer(refuseList(found.refusal, "list_not_found"));
		const refusal = refuseLevel(found);
		if (refusal !== void 0) return answer(refusal);
		const named = await findAccessSubject(sent, caller, store);
		if (!named.ok) return answer(named);
		const { list, level } = found;
		if (wanted === "owner" && level !== "owner") return answer(refuse("restricted_action", list.ownerId, "a List of the caller"));
		const failed = await refuseUser(list, named.subject, wanted, store);
		if (failed !== void 0) return answer(failed);
		const batch = await toChange(list, named.subject, wanted, store);
		return batch === void 0 ? answer({ ok: true }) : {
			kind: "commit",
			batch,
			answer: () => ({ ok: true })
		};
	});
}
function refuseLevel({ list, level }) {
	if (level === void 0) return refuse("list_not_found", list.id, "a List that the caller can see");
	return level === "read" ? refuse("restricted_action", level, "write access") : void 0;
}
async function refuseUser({ ownerId, workspaceId }, subject, level, store) {
	if (subject.kind === "channel") return void 0;
	const { id, user } = subject;
	if (id === ownerId) return level === "owner" ? void 0 : failFor(id, "a user other than the owner");
	if (level !== "owner" || await belongsToAny(user, [workspaceId], store)) return void 0;
	return failFor(id, "a user of the workspace of the List");
}
function failFor(id, wanted) {
	return {
		ok: false,
		error: "failed_to_update_user_ids",
		failed_to_update_user_ids: [id],
		because: {
			rule,
			found: id,
			wanted
		}
	};
}
async function toChange(list, { kind, id }, level, store) {
	const { id: listId, version, ownerId } = list;
	const expect = [hasVersion(lists, { id: listId }, version)];
	if (level === "owner") {
		if (id === ownerId) return void 0;
		const previous = {
			subject: {
				kind: "user",
				id: ownerId
			},
			level: "write"
		};
		return {
			expect,
			writes: [
				put(lists, {
					...list,
					version: version + 1,
					ownerId: id
				}),
				{
					kind: "revokeListAccess",
					listId,
					subjects: [{
						kind,
						id
					}]
				},
				{
					kind: "grantListAccess",
					listId,
					access: [previous]
				}
			]
		};
	}
	if ((await store.lists.accessOf(listId)).some((each) => each.subject.kind === kind && each.subject.id === id && each.level === level)) return;
	return {
		expect,
		writes: [{
			kind: "grantListAccess",
			listId,
			access: [{
				subject: {
					kind,
					id
				},
				level
			}]
		}]
	};
}
function answer(outcome) {
	return {
		kind: "answer",
		answer: outcome
	};
}
export { createSetListAccess };
