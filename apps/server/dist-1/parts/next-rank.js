// ../../packages/service/src/bookmarks/next-rank.ts
function nextRank(last = "") {
	const end = last.charCodeAt(last.length - 1);
	return last === "" || end >= "z".charCodeAt(0) ? `${last}g` : `${last.slice(0, -1)}${String.fromCharCode(end + 1)}`;
}
export { nextRank as t };
