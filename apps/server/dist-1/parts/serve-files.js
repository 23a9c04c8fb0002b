import { Ot as sendExport, Yr as StoreUnavailable, kt as contentDisposition } from "./server.js";
// src/http/file-answers.ts
const signInPath = "/";
const reasons = {
	404: "Not Found\n",
	405: "Method Not Allowed\n",
	416: "Range Not Satisfiable\n",
	503: "Service Unavailable\n"
};
function plain(status, headers = {}) {
	return new Response(reasons[status], {
		status,
		headers
	});
}
function redirectToSignIn({ pathname, search }) {
	const location = `${signInPath}?redir=${encodeURIComponent(pathname + search)}`;
	return new Response(null, {
		status: 302,
		headers: { location }
	});
}
// src/http/read-range.ts
function readRange(header, size) {
	const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.trim() ?? "") ?? [];
	if (first === "" && last === "") return void 0;
	if (first === "") {
		const count = Math.min(size, Number(last));
		return count === 0 ? "unsatisfiable" : {
			start: size - count,
			end: size
		};
	}
	const start = Number(first);
	if (last !== "" && Number(last) < start) return void 0;
	if (start >= size) return "unsatisfiable";
	return {
		start,
		end: last === "" ? size : Math.min(size, Number(last) + 1)
	};
}
// src/http/serve-list-file.ts
const form = /^\/([A-Z0-9]+)-([A-Z0-9]+)\/csv\/list$/;
function serveListFile(openListFile, mount) {
	return async (request, connection = {}) => {
		const { method, headers } = request;
		const url = new URL(request.url);
		const [, workspaceId, listId] = form.exec(url.pathname.slice(mount.length)) ?? [];
		if (workspaceId === void 0 || listId === void 0) return void 0;
		if (method !== "GET" && method !== "HEAD") return plain(405, { allow: "GET, HEAD" });
		const [, token] = /^Bearer +(\S+)$/i.exec(headers.get("authorization") ?? "") ?? [];
		const jobId = url.searchParams.get("job_id") ?? void 0;
		try {
			const opened = await openListFile({
				workspaceId,
				listId,
				jobId,
				token,
				connection
			});
			switch (opened.kind) {
				case "refused": return redirectToSignIn(url);
				case "absent": return plain(404);
				case "open": return sendExport(opened, method);
			}
		} catch (error) {
			if (error instanceof StoreUnavailable) return plain(503, { "retry-after": "1" });
			throw error;
		}
	};
}
// src/http/serve-files.ts
const privateForm = /^\/([A-Z0-9]+)-([A-Z0-9]+)\/(download\/)?[^/]+$/;
const publicForm = /^\/([A-Z0-9]+)-([A-Z0-9]+)-([0-9a-f]{10})$/;
function createPrivateFiles({ openDownload, openListFile }, mount) {
	const serveList = serveListFile(openListFile, mount);
	const serveFile = serveFiles(openDownload, (url) => {
		const [, workspaceId, fileId, download] = privateForm.exec(url.pathname.slice(mount.length)) ?? [];
		if (workspaceId === void 0 || fileId === void 0) return void 0;
		return {
			workspaceId,
			fileId,
			publicSecret: url.searchParams.get("pub_secret") ?? void 0,
			isDownload: download !== void 0
		};
	});
	return async (request, connection) => await serveList(request, connection) ?? await serveFile(request, connection);
}
function createPublicFiles(openDownload, mount) {
	return serveFiles(openDownload, (url) => {
		const [, workspaceId, fileId, publicSecret] = publicForm.exec(url.pathname.slice(mount.length)) ?? [];
		if (workspaceId === void 0 || fileId === void 0) return void 0;
		return {
			workspaceId,
			fileId,
			publicSecret,
			isDownload: false
		};
	});
}
function serveFiles(openDownload, readAddress) {
	return async (request, connection = {}) => {
		const { method, headers } = request;
		if (method !== "GET" && method !== "HEAD") return plain(405, { allow: "GET, HEAD" });
		const url = new URL(request.url);
		const address = readAddress(url);
		if (address === void 0) return plain(404);
		const [, token] = /^Bearer +(\S+)$/i.exec(headers.get("authorization") ?? "") ?? [];
		try {
			const opened = await openDownload({
				...address,
				token,
				connection
			});
			switch (opened.kind) {
				case "refused": return redirectToSignIn(url);
				case "absent": return plain(404);
				case "open": return await send(opened, {
					method,
					headers,
					isDownload: address.isDownload
				});
			}
		} catch (error) {
			if (error instanceof StoreUnavailable) return plain(503, { "retry-after": "1" });
			throw error;
		}
	};
}
async function send({ file, read }, { method, headers: sent, isDownload }) {
	const { size, mimetype, name, content = "" } = file;
	const etag = `"${content}"`;
	const headers = {
		"content-type": mimetype.startsWith("text/") ? `${mimetype}; charset=utf-8` : mimetype,
		"content-disposition": contentDisposition(isDownload || !isShown(mimetype) ? "attachment" : "inline", name),
		"accept-ranges": "bytes",
		etag,
		"cache-control": "private, no-store",
		"content-security-policy": "default-src 'none'; sandbox",
		"x-content-type-options": "nosniff"
	};
	const condition = sent.get("if-range");
	const range = condition === null || condition === etag ? readRange(sent.get("range"), size) : void 0;
	if (range === "unsatisfiable") return plain(416, { "content-range": `bytes */${size}` });
	const { start, end } = range ?? {
		start: 0,
		end: size
	};
	const chunks = method === "HEAD" ? null : await read({
		start,
		end
	});
	if (chunks === void 0) return plain(404);
	const answer = {
		status: range === void 0 ? 200 : 206,
		headers: {
			...headers,
			"content-length": String(end - start),
			...range !== void 0 && { "content-range": `bytes ${start}-${end - 1}/${size}` }
		}
	};
	return new Response(chunks && toStream(chunks), answer);
}
function isShown(mimetype) {
	return mimetype !== "image/svg+xml" && /^(image|audio|video)\/|^(text\/plain|application\/pdf)$/.test(mimetype);
}
function toStream(chunks) {
	const each = chunks[Symbol.asyncIterator]();
	return new ReadableStream({
		async pull(controller) {
			const { done, value } = await each.next();
			if (done === true) controller.close();
			else controller.enqueue(value);
		},
		async cancel() {
			await each.return?.();
		}
	}, { highWaterMark: 0 });
}
export { createPrivateFiles, createPublicFiles };
