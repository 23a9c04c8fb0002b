import { So as hasVersion, Wr as decide, wi as files, wo as put } from "./server.js";
import { t as uploadFiles } from "./upload-files.js";
// ../../packages/service/src/people/modals/enter-files.ts
async function enterFiles(given, { filetypes, max_files: most = 10, appId }, person) {
	const dropped = readFiles(given);
	if (dropped === void 0) return cannot("It takes a list of files, each with a name and a content or base64.");
	if (dropped.length > most) return cannot(`It takes at most ${most}, not ${dropped.length}.`);
	const other = dropped.find(({ name }) => !isAllowed(name, filetypes));
	if (other !== void 0) return cannot(`It takes ${filetypes?.join(", ")}, not ${JSON.stringify(other.name)}.`);
	if (dropped.length === 0) return {
		ok: true,
		value: {
			type: "file_input",
			files: []
		}
	};
	const uploads = await uploadFiles(dropped, person);
	if (!uploads.ok) return uploads;
	const completed = await person.call("files.completeUploadExternal", { files: uploads.uploaded });
	if (!completed.ok) return completed;
	for (const { id } of completed.files) await giveTo(appId, id, person);
	return {
		ok: true,
		value: {
			type: "file_input",
			files: completed.files.map((file) => ({ ...file }))
		}
	};
}
function giveTo(appId, id, { store }) {
	return decide(store, async () => {
		const file = await store.files.get(id);
		if (file === void 0 || file.givenTo?.includes(appId) === true) return {
			kind: "answer",
			answer: void 0
		};
		const { version, givenTo = [] } = file;
		return {
			kind: "commit",
			batch: {
				expect: [hasVersion(files, { id }, version)],
				writes: [put(files, {
					...file,
					version: version + 1,
					givenTo: [...givenTo, appId]
				})]
			},
			answer: () => void 0
		};
	});
}
function readFiles(given) {
	const all = given === null || given === "" ? [] : Array.isArray(given) ? given : [given];
	return all.every(isFile) ? all : void 0;
}
const texts = [
	"content",
	"base64",
	"title",
	"alt_text"
];
function isFile(given) {
	if (typeof given !== "object" || given === null) return false;
	const file = { ...given };
	return typeof file["name"] === "string" && file["name"] !== "" && texts.every((key) => file[key] === void 0 || typeof file[key] === "string");
}
function isAllowed(name, filetypes = []) {
	const extension = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
	return filetypes.length === 0 || filetypes.some((type) => type.replace(/^\./, "").toLowerCase() === extension);
}
function cannot(why) {
	return {
		ok: false,
		error: "refused",
		detail: `Files cannot be put into the file_input. ${why}`
	};
}
export { enterFiles };
