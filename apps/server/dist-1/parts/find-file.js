import { ht as findFile } from "./rules.js";
import { a as refuse } from "./find-message2.js";
// ../../packages/service/src/reactions/find-file.ts
async function findNamedFile({ file: id = "", file_comment: comment }, caller, store) {
	if (id === "") return refuse("file_comment_not_found", comment, "a comment on a file");
	const found = await findFile(id, caller, store);
	if (!found.ok) return refuse("file_not_found", id, "a file that the caller sees");
	return {
		ok: true,
		file: found.file
	};
}
export { findNamedFile as t };
