import { kr as printTs, pn as emoji } from "./server.js";
// ../../packages/service/src/emoji/emoji.list.ts
const pageSize = 1e3;
function createEmojiList({ store }) {
	return async (sent, { caller, now }) => {
		const all = await readAll((caller.organization ?? caller.workspace).id, store);
		const names = all.map(({ name }) => name);
		return {
			ok: true,
			emoji: Object.fromEntries(all.map(({ name, shows }) => [name, "url" in shows ? shows.url : `alias:${shows.aliasOf}`])),
			cache_ts: printTs(now.getTime() * 1e3),
			...sent.include_categories === true && {
				categories_version: String(all.length),
				categories: [{
					name: "Custom",
					emoji_names: names
				}]
			}
		};
	};
}
async function readAll(home, store) {
	const all = [];
	for (;;) {
		const last = all.at(-1);
		const after = last === void 0 ? {} : { after: {
			home,
			name: last.name
		} };
		const page = await store.list(emoji, "of_home", { home }, {
			limit: pageSize,
			...after
		});
		all.push(...page);
		if (page.length < pageSize) return all;
	}
}
export { createEmojiList };
