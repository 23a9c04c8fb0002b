import { Yr as StoreUnavailable } from "./server.js";
// src/http/read-file-part.ts
var InvalidForm = class extends Error {
	name = "InvalidForm";
};
const maxHeaderBytes = 16384;
const maxOtherBytes = 65536;
async function* readFilePart(chunks, boundary) {
	const source = createSource(chunks);
	const skip = createSkipping();
	source.prepend(Buffer.from("\r\n"));
	const delimiter = Buffer.from(`\r\n--${boundary}`);
	await skip(source.until(delimiter));
	for (;;) {
		const headers = await readHeaders(source);
		if (headers === void 0) throw new InvalidForm("The form has no file");
		if (!/^content-disposition:[^\r\n]*;\s*filename\*?=/im.test(headers)) {
			await skip(source.until(delimiter), headers.length);
			continue;
		}
		yield* source.until(delimiter);
		await skip(chunks);
		return;
	}
}
async function readHeaders(source) {
	const start = await source.take(2);
	if (start.equals(Buffer.from("--"))) return void 0;
	source.prepend(start);
	let text = "";
	for await (const chunk of source.until(Buffer.from("\r\n\r\n"))) {
		text += Buffer.from(chunk).toString("latin1");
		if (text.length > maxHeaderBytes) throw new InvalidForm("The headers of the form are too long");
	}
	return text;
}
function createSource(chunks) {
	let rest = Buffer.alloc(0);
	const more = async () => {
		const next = await chunks.next();
		if (next.done === true) throw new InvalidForm("The form ends early");
		rest = rest.length === 0 ? Buffer.from(next.value) : Buffer.concat([rest, next.value]);
	};
	return {
		prepend(bytes) {
			rest = Buffer.concat([bytes, rest]);
		},
		async take(count) {
			while (rest.length < count) await more();
			const taken = rest.subarray(0, count);
			rest = rest.subarray(count);
			return taken;
		},
		async *until(mark) {
			for (;;) {
				const at = rest.indexOf(mark);
				if (at >= 0) {
					const before = rest.subarray(0, at);
					rest = rest.subarray(at + mark.length);
					if (before.length > 0) yield before;
					return;
				}
				const safe = rest.length - mark.length + 1;
				if (safe > 0) {
					const before = rest.subarray(0, safe);
					rest = rest.subarray(safe);
					yield before;
				}
				await more();
			}
		}
	};
}
function createSkipping() {
	let skipped = 0;
	const count = (bytes) => {
		skipped += bytes;
		if (skipped > maxOtherBytes) throw new InvalidForm("There is too much besides the file in the form");
	};
	return async (chunks, headerBytes = 0) => {
		count(headerBytes);
		for await (const chunk of chunks) count(chunk.length);
	};
}
// src/http/serve-uploads.ts
function createUploads(receive, mount) {
	return async ({ url, method, headers, body }) => {
		if (method !== "POST") return plain(405, "Method Not Allowed", { allow: "POST" });
		const secret = new URL(url).pathname.slice(mount.length + 1);
		const read = () => bytesOf(body);
		const open = () => {
			const boundary = boundaryOf(headers.get("content-type") ?? "");
			return boundary === void 0 ? read() : readFilePart(read(), boundary);
		};
		try {
			const received = await receive({
				secret,
				open
			});
			switch (received.kind) {
				case "absent": return plain(404, "Not Found");
				case "wrongLength": return plain(400, `The upload was announced with ${received.length} bytes`);
				case "stored": return plain(200, `OK - ${received.size}`);
			}
		} catch (error) {
			if (error instanceof StoreUnavailable) return plain(503, "Service Unavailable", { "retry-after": "1" });
			if (error instanceof InvalidForm) return plain(400, error.message);
			if (error instanceof BrokenBody) return plain(400, "The body broke off");
			throw error;
		}
	};
}
var BrokenBody = class extends Error {
	name = "BrokenBody";
};
async function* bytesOf(body) {
	if (body === null) return;
	const reader = body.getReader();
	for (;;) {
		const next = await reader.read().catch((cause) => {
			throw new BrokenBody("The body broke off.", { cause });
		});
		if (next.done) return;
		yield next.value;
	}
}
function boundaryOf(type) {
	if (!/^multipart\/form-data\s*;/i.test(type)) return void 0;
	const [, quoted, bare] = /;\s*boundary=(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i.exec(type) ?? [];
	return quoted ?? bare;
}
function plain(status, text, headers = {}) {
	return new Response(text, {
		status,
		headers: {
			"content-type": "text/plain; charset=utf-8",
			...headers
		}
	});
}
export { createUploads };
