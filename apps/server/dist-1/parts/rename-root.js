import { f as changeMessage, p as messageVersion } from "./messages.js";
// ../../packages/service/src/agent-sessions/rename-root.ts
function renameRoot(root, title) {
	if (root?.assistantThread === void 0) return {
		expect: [],
		writes: []
	};
	return {
		expect: [messageVersion(root)],
		writes: [changeMessage({
			...root,
			assistantThread: { title }
		})]
	};
}
export { renameRoot as t };
