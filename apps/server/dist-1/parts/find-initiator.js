// ../../packages/service/src/conversations/agents/find-initiator.ts
async function findInitiator(root, { users }) {
	const author = root?.userId === void 0 ? void 0 : await users.get(root.userId);
	return author?.kind === "person" ? author.id : void 0;
}
export { findInitiator as t };
