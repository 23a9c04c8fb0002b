import { pn as emoji } from "./server.js";
// ../../packages/service/src/directory/emoji/main-name.ts
const maxAliases = 10;
async function mainNameOf(name, home, store) {
	const { findStandard } = await import("./find-standard.js");
	const [, base = name, tone = ""] = /^([^:]+)(::skin-tone-[2-6])$/.exec(name) ?? [];
	let current = base;
	for (let aliases = 0; aliases <= maxAliases; aliases += 1) {
		const standard = findStandard(current);
		if (standard !== void 0) return tone === "" || standard.isToned ? `${standard.name}${tone}` : void 0;
		const custom = await store.get(emoji, {
			home,
			name: current
		});
		if (custom === void 0) return void 0;
		if ("url" in custom.shows) return tone === "" ? current : void 0;
		current = custom.shows.aliasOf;
	}
}
export { mainNameOf as t };
