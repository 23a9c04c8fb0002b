import { gt as maxContentBytes } from "./server.js";
import { createHash, randomUUID } from "node:crypto";
import { closeSync, fsyncSync, openSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import { dirname, join } from "node:path";
import { mkdir, open, readdir, rm } from "node:fs/promises";
// ../../packages/storage/src/contents/folder-contents.ts
const sweptTogether = 500;
function createFolderContents(folder) {
	const arriving = join(folder, "arriving");
	const pathOf = (hash) => join(folder, hash.slice(0, 2), hash);
	let prepared;
	const prepare = async () => {
		await rm(arriving, {
			recursive: true,
			force: true
		});
		await mkdir(arriving, {
			recursive: true,
			mode: 448
		});
	};
	const ready = async () => {
		prepared ??= prepare();
		try {
			await prepared;
		} catch (error) {
			prepared = void 0;
			throw error;
		}
	};
	return {
		maxBytes: maxContentBytes,
		async write(chunks, nowMs) {
			await ready();
			const path = join(arriving, randomUUID());
			try {
				const stored = await writeFile$1(path, chunks);
				const target = pathOf(stored.hash);
				await mkdir(dirname(target), {
					recursive: true,
					mode: 448
				});
				replace(path, target, nowMs);
				return stored;
			} catch (error) {
				rmSync(path, { force: true });
				throw error;
			}
		},
		async read(hash, range) {
			const path = pathOf(hash);
			const size = statSync(path, { throwIfNoEntry: false })?.size;
			return size === void 0 ? void 0 : readFile$1(path, range ?? {
				start: 0,
				end: size
			});
		},
		async sweep(beforeMs, findUsed) {
			const isOld = (hash) => {
				const writtenMs = statSync(pathOf(hash), { throwIfNoEntry: false })?.mtimeMs;
				return writtenMs !== void 0 && Math.round(writtenMs) < beforeMs;
			};
			for await (const hashes of listContents(folder)) {
				const old = hashes.filter(isOld);
				const used = old.length === 0 ? void 0 : await findUsed(old);
				for (const hash of old) if (used?.has(hash) === false && isOld(hash)) rmSync(pathOf(hash));
			}
		}
	};
}
async function writeFile$1(path, chunks) {
	const file = await open(path, "wx", 384);
	try {
		const hash = createHash("sha256");
		let size = 0;
		for await (const chunk of chunks) {
			hash.update(chunk);
			size += chunk.length;
			await file.writeFile(chunk);
		}
		await file.sync();
		return {
			hash: hash.digest("hex"),
			size
		};
	} finally {
		await file.close();
	}
}
function replace(path, target, nowMs) {
	const writtenMs = Math.max(statSync(target, { throwIfNoEntry: false })?.mtimeMs ?? 0, nowMs);
	utimesSync(path, writtenMs / 1e3, writtenMs / 1e3);
	renameSync(path, target);
	syncFolder(dirname(target));
	syncFolder(dirname(dirname(target)));
}
function syncFolder(path) {
	if (process.platform === "win32") return;
	const folder = openSync(path, "r");
	try {
		fsyncSync(folder);
	} finally {
		closeSync(folder);
	}
}
async function* readFile$1(path, { start, end }) {
	const file = await open(path, "r");
	try {
		const partBytes = 65536;
		for (let at = start; at < end;) {
			const buffer = new Uint8Array(Math.min(partBytes, end - at));
			const { bytesRead } = await file.read(buffer, 0, buffer.length, at);
			if (bytesRead === 0) return;
			yield buffer.subarray(0, bytesRead);
			at += bytesRead;
		}
	} finally {
		await file.close();
	}
}
async function* listContents(folder) {
	for (const name of await namesIn(folder)) {
		if (!/^[0-9a-f]{2}$/.test(name)) continue;
		const hashes = await namesIn(join(folder, name));
		for (let at = 0; at < hashes.length; at += sweptTogether) yield hashes.slice(at, at + sweptTogether);
	}
}
function namesIn(folder) {
	return readdir(folder).catch(orMissing([]));
}
function orMissing(value) {
	return (error) => {
		if (error.code === "ENOENT") return value;
		throw error;
	};
}
export { createFolderContents };
