import { Hr as createRefuse } from "./server.js";
import { lt as findList, r as refuseList } from "./rules.js";
// ../../packages/service/src/lists/reach/reach-list.ts
const refuseSent = createRefuse("everyday-2#lists");
async function reachList(id, use, finding) {
	const found = await findList(id, finding);
	if (!found.ok) return refuseList(found.refusal, "team_not_found");
	const { level } = found;
	if (level === void 0) return refuseSent("list_not_found", id, "a List that the caller can see");
	if (use === "write" && level === "read") return refuseSent("list_not_found", id, "a List that the caller may write to");
	return {
		...found,
		level
	};
}
export { reachList as t };
