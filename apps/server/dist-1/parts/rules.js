import { $r as isAdministrator, Ai as publicPath, Ao as canvasElements, Bo as messageDefaults, Cn as agentSessionId, Fr as isForeignWorkspace, Hr as createRefuse, Io as idPatterns, Kr as toBotId, Lo as idPrefixes, Oo as agentSessionDefaults, Pr as isForeign, Qo as serviceLimits, Ro as listDefaults, Sn as placesOf, So as hasVersion, Ti as publicNameOf, Un as refreshTokens, Ur as refuse$8, Wn as apps, Zr as holds, _o as toInstant, ao as hexToBytes, bo as appCredentials, co as readInTurn, dr as isReservedWord, er as numberedName, es as systemRoles, go as secondsOf, gr as isGranted, io as bytesToHex, ir as without, is as writtenSubtypes, jo as channelDefaults, jr as secondsOfTs, ki as privatePath, kr as printTs, mo as printSeconds, mr as tokens, nn as authorOf, no as hashToken, nr as pictureOf, oo as utf8ToBytes, po as millisecondsOf, ri as roleIn, ro as sha256, rs as userLimits, to as equalHashes, vr as reachesUser, wi as files, wo as put, yo as zoneOffsetSeconds, yr as belongsToAny, zr as systemMessage } from "./server.js";
// ../../packages/service/src/values/json-pointer.ts
function toJsonPointer(path) {
	return path.map((segment) => `/${String(segment).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}
// ../../packages/service/src/values/secrets/create-token.ts
const secretBytes = 24;
function createToken(kind, { ids, prefixes }) {
	return `${prefixes[kind]}${ids.secret(secretBytes)}`;
}
// ../../packages/service/src/installs/rotation/new-tokens.ts
const prefixes = {
	bot: "rotatingBot",
	user: "rotatingUser",
	configuration: "configuration"
};
const dayMs = 864e5;
function newTokens(wanted, options) {
	const { kind, userId, appId, scopes, installation, rotates, sequence } = wanted;
	const { nowMs, worldPrefix = "" } = options;
	const token = makeToken(rotates ? prefixes[kind] : kind, options);
	const expiresIn = serviceLimits.rotatingTokenSeconds.value;
	const stored = {
		hash: hashToken(token),
		kind,
		created: toInstant(nowMs),
		...userId !== void 0 && { userId },
		...appId !== void 0 && { appId },
		scopes,
		...rotates && { expires: toInstant(nowMs + expiresIn * 1e3) },
		...rotates && sequence !== void 0 && { sequence },
		revoked: false,
		installation
	};
	const write = put(tokens, stored);
	const answered = {
		token: `${worldPrefix}${token}`,
		scopes
	};
	if (!rotates) return {
		...answered,
		writes: [write]
	};
	const refresh = newRefreshToken(wanted, options);
	const refreshToken = `${worldPrefix}${refresh.token}`;
	return {
		...answered,
		refreshToken,
		expiresIn,
		writes: [write, refresh.write]
	};
}
function newRefreshToken(wanted, options) {
	const { kind, userId, appId, scopes, installation, isPublic = false, replaces, authTime } = wanted;
	const { nowMs } = options;
	const token = makeToken("refresh", options);
	const stored = {
		hash: hashToken(token),
		version: 1,
		created: toInstant(nowMs),
		kind,
		...userId !== void 0 && { userId },
		...appId !== void 0 && { appId },
		scopes,
		installation,
		...replaces !== void 0 && { replaces },
		...authTime !== void 0 && { authTime },
		...isPublic && {
			isPublic,
			expires: toInstant(nowMs + serviceLimits.publicRefreshDays.value * dayMs)
		}
	};
	return {
		token,
		write: put(refreshTokens, stored)
	};
}
function makeToken(kind, { ids, tokenPrefixes }) {
	return createToken(kind, {
		ids,
		prefixes: tokenPrefixes
	});
}
// ../../packages/service/src/values/user-names/bot-user-name.ts
const maxLength = userLimits.userName.maxLength.value - 3;
function botUserName(botName, taken) {
	const stem = stemOf(botName);
	return taken.has(stem) ? numberedName(stem, taken) ?? stem : stem;
}
function stemOf(botName) {
	const name = botName.normalize("NFC").toLowerCase().replaceAll(/[^a-z0-9.-]+/g, "_").slice(0, maxLength).replaceAll(/^_+|_+$/g, "");
	return /[a-z0-9]/.test(name) && !isReservedWord(name) ? name : "bot";
}
// ../../packages/service/src/installs/client/app-settings.ts
function installSettingsOf({ manifest }) {
	const { display_information, features, oauth_config, settings, app_directory } = manifest;
	const { bot_optional = [], user_optional = [], bot = [] } = oauth_config?.scopes ?? {};
	return {
		redirectUrls: oauth_config?.redirect_urls ?? [],
		optionalBotScopes: bot_optional,
		optionalUserScopes: user_optional,
		isPublic: oauth_config?.pkce_enabled === true,
		rotates: settings?.token_rotation_enabled === true,
		isForOrganizations: settings?.org_deploy_enabled === true && bot.length > 0,
		isDistributed: app_directory !== void 0,
		botName: features?.bot_user?.display_name ?? display_information.name,
		allowedAddresses: settings?.allowed_ip_address_ranges ?? []
	};
}
// ../../packages/service/src/values/member-at.ts
function memberAt(manifest, keys) {
	return keys.reduce((value, key) => typeof value === "object" && value !== null ? Reflect.get(value, key) : void 0, manifest);
}
// ../../packages/service/src/values/characters.ts
function countCharacters(text) {
	let count = 0;
	for (let at = 0; at < text.length; at += widthAt(text, at)) count += 1;
	return count;
}
function endOfCharacters(text, count) {
	let at = 0;
	for (let left = count; left > 0 && at < text.length; left -= 1) at += widthAt(text, at);
	return at;
}
function widthAt(text, at) {
	return (text.codePointAt(at) ?? 0) > 65535 ? 2 : 1;
}
// ../../packages/service/src/conversations/sharing/sharing-of.ts
const noOwners = new Map();
async function findOwners(conversations, { organizations }) {
	const shared = conversations.filter(({ sharedWith }) => sharedWith !== void 0);
	if (shared.length === 0) return noOwners;
	const ids = [...new Set(shared.flatMap(placesOf))];
	return ownersOf((await Promise.all(ids.map((id) => organizations.workspace(id)))).flatMap((it) => it === void 0 || it.deleted ? [] : [it]));
}
function ownersOf(workspaces) {
	return new Map(workspaces.map(({ id, organizationId = id }) => [id, organizationId]));
}
function hasHome({ workspaceId, sharedWith }, owners) {
	return sharedWith === void 0 || owners.has(workspaceId);
}
function sharingOf(conversation, owners) {
	const { workspaceId, sharedWith } = conversation;
	if (sharedWith === void 0) return {
		workspaceIds: [workspaceId],
		connectedIds: [],
		isOrgShared: false
	};
	const workspaceIds = placesOf(conversation).filter((id) => id === workspaceId || owners.has(id));
	const all = new Set(workspaceIds.map((id) => owners.get(id) ?? id));
	const isOrgShared = all.size < workspaceIds.length;
	all.delete(owners.get(workspaceId) ?? workspaceId);
	return {
		workspaceIds,
		connectedIds: [...all],
		isOrgShared
	};
}
// ../../packages/service/src/conversations/is-general.ts
function isGeneral({ kind, name, general }) {
	return general ?? (kind === "public" && name === "general");
}
// ../../packages/service/src/conversations/sharing/sharing-flags.ts
function sharingFlags({ connectedIds, isOrgShared }) {
	const isExtShared = connectedIds.length > 0;
	return {
		is_shared: isOrgShared || isExtShared,
		is_org_shared: isOrgShared,
		is_ext_shared: isExtShared
	};
}
// ../../packages/service/src/values/without-marks.ts
function withoutMarks(text) {
	if (!/[^\0-\u{7F}]/u.test(text)) return text;
	return text.normalize("NFD").replaceAll(/\p{Mn}/gu, "").normalize("NFC");
}
// ../../packages/service/src/values/dates/wall-clock.ts
function toWallMs(milliseconds, timezone) {
	return milliseconds + offsetMs(timezone, milliseconds);
}
function fromWallMs(wallMs, timezone) {
	return wallMs - offsetMs(timezone, wallMs - offsetMs(timezone, wallMs));
}
function printWall(wallMs) {
	return toInstant(wallMs).slice(0, 19);
}
function readWall(printed) {
	return millisecondsOf(`${printed}Z`);
}
function offsetMs(timezone, milliseconds) {
	return (zoneOffsetSeconds(timezone, milliseconds) ?? 0) * 1e3;
}
// ../../packages/service/src/messages/parts/message-author.ts
function toAuthor(user, { workspaceId, siteUrl }) {
	const team = teamOf(user, workspaceId);
	if (user.kind !== "bot") return { team };
	const profiles = new Map();
	const profile = (appId) => {
		const shown = profiles.get(appId) ?? toProfile$1(user, {
			appId,
			team,
			siteUrl
		});
		profiles.set(appId, shown);
		return shown;
	};
	return {
		team,
		profile
	};
}
function teamOf({ memberships }, workspaceId) {
	const [home] = memberships;
	if (home === void 0 || memberships.some((its) => its.workspaceId === workspaceId)) return workspaceId;
	return home.workspaceId;
}
function toProfile$1(bot, { appId, team, siteUrl }) {
	const { url } = pictureOf(bot, siteUrl);
	return {
		id: toBotId(bot.id),
		app_id: appId ?? bot.appId ?? "",
		user_id: bot.id,
		name: bot.displayName,
		icons: {
			image_36: url(36),
			image_48: url(48),
			image_72: url(72)
		},
		deleted: !bot.active,
		updated: secondsOf(bot.updated),
		team_id: team
	};
}
// ../../packages/service/src/conversations/files/picture-keys.ts
const measuredSides = [
	360,
	480,
	720,
	800,
	960,
	1024
];
function toPictureKeys({ mimetype, picture }, url) {
	if (!mimetype.startsWith("image/")) return {};
	const small = {
		thumb_64: url,
		thumb_80: url,
		thumb_160: url
	};
	if (picture === void 0) return {
		...small,
		thumb_360: url
	};
	const { width, height } = picture;
	const longest = Math.max(width, height);
	const measured = measuredSides.filter((side) => side === 360 || longest > side).flatMap((side) => {
		const scale = Math.min(1, side / Math.max(1, longest));
		const [w, h] = [width, height].map((length) => Math.max(1, Math.round(length * scale)));
		return [
			[`thumb_${side}`, url],
			[`thumb_${side}_w`, w],
			[`thumb_${side}_h`, h]
		];
	});
	return {
		...small,
		original_w: width,
		original_h: height,
		...Object.fromEntries(measured)
	};
}
// ../../packages/service/src/conversations/files/snippet-keys.ts
function toSnippetKeys(snippet) {
	if (snippet === void 0) return {};
	const { preview, lines, isCut } = snippet;
	return {
		preview,
		preview_highlight: toHtml(preview),
		lines,
		lines_more: Math.max(0, lines - preview.split("\n").length),
		preview_is_truncated: isCut
	};
}
function toHtml(text) {
	return `<div class="snippet">\n${text.split("\n").map((line) => `<div><pre>${escapeHtml(line)}</pre></div>`).join("\n")}\n</div>`;
}
function escapeHtml(text) {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\"", "&quot;");
}
// ../../packages/service/src/conversations/files/to-shares.ts
function toShares(shares) {
	const isDirect = ({ channel }) => channel.kind === "im";
	const others = shares.filter((share) => !isOpen(share));
	const [open, closed] = [shares.filter(isOpen), others].map(byChannel);
	return {
		shares: {
			...open !== void 0 && Object.keys(open).length > 0 && { public: open },
			...closed !== void 0 && Object.keys(closed).length > 0 && { private: closed }
		},
		channels: idsOf(shares.filter(isOpen)),
		groups: idsOf(others.filter((share) => !isDirect(share))),
		ims: idsOf(others.filter(isDirect))
	};
}
function isOpen({ channel }) {
	return channel.kind === "public";
}
function byChannel(shares) {
	const groups = Map.groupBy(shares, ({ channel }) => channel.id);
	return Object.fromEntries([...groups].map(([id, its]) => [id, its.map(toShare)]));
}
const shownRepliers = 5;
function toShare({ channel, message, repliers }) {
	const latest = repliers.map((each) => each.latest).sort().at(-1);
	return {
		reply_users: repliers.slice(0, shownRepliers).map(({ id }) => id),
		reply_users_count: repliers.length,
		reply_count: repliers.reduce((sum, { count }) => sum + count, 0),
		ts: message.ts,
		...message.threadTs !== void 0 && { thread_ts: message.threadTs },
		...latest !== void 0 && { latest_reply: latest },
		channel_name: channel.name ?? "",
		team_id: channel.workspaceId,
		share_user_id: message.userId ?? message.authorId ?? "",
		source: "UNKNOWN",
		is_silent_share: false
	};
}
function idsOf(shares) {
	return [...new Set(shares.map(({ channel }) => channel.id))];
}
// ../../packages/service/src/generated/file-types.ts
const fileTypes = {
	"7z": {
		name: "7-Zip",
		mediaType: "application/x-7z-compressed",
		signature: "377abcaf271c",
		group: "zips",
		extensions: ["7z"]
	},
	avi: {
		name: "AVI",
		mediaType: "video/x-msvideo",
		signature: "52494646????????41564920",
		extensions: ["avi"]
	},
	binary: {
		name: "Binary",
		mediaType: "application/octet-stream",
		extensions: ["bin"]
	},
	bmp: {
		name: "Bitmap",
		mediaType: "image/bmp",
		signature: "424d????????0000",
		group: "images",
		extensions: ["bmp"]
	},
	c: {
		name: "C",
		mediaType: "text/x-c",
		text: true,
		extensions: ["c", "h"]
	},
	cpp: {
		name: "C++",
		mediaType: "text/x-c++",
		text: true,
		extensions: [
			"cpp",
			"cc",
			"hpp"
		]
	},
	csharp: {
		name: "C#",
		mediaType: "text/x-csharp",
		text: true,
		extensions: ["cs"]
	},
	css: {
		name: "CSS",
		mediaType: "text/css",
		text: true,
		extensions: ["css"]
	},
	csv: {
		name: "CSV",
		mediaType: "text/csv",
		text: true,
		extensions: ["csv"]
	},
	diff: {
		name: "Diff",
		mediaType: "text/x-diff",
		text: true,
		extensions: ["diff", "patch"]
	},
	doc: {
		name: "Word Document",
		mediaType: "application/msword",
		extensions: ["doc"]
	},
	dockerfile: {
		name: "Docker",
		mediaType: "text/x-dockerfile",
		text: true,
		extensions: ["dockerfile"]
	},
	docx: {
		name: "Word Document",
		mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
		extensions: ["docx"]
	},
	email: {
		name: "Email",
		mediaType: "message/rfc822",
		extensions: ["eml"]
	},
	epub: {
		name: "EPUB",
		mediaType: "application/epub+zip",
		extensions: ["epub"]
	},
	flac: {
		name: "FLAC",
		mediaType: "audio/flac",
		signature: "664c6143",
		extensions: ["flac"]
	},
	gif: {
		name: "GIF",
		mediaType: "image/gif",
		signature: "47494638??61",
		group: "images",
		extensions: ["gif"]
	},
	go: {
		name: "Go",
		mediaType: "text/x-go",
		text: true,
		extensions: ["go"]
	},
	gzip: {
		name: "Gzip",
		mediaType: "application/gzip",
		signature: "1f8b",
		group: "zips",
		extensions: ["gz", "tgz"]
	},
	heic: {
		name: "HEIC",
		mediaType: "image/heic",
		signature: "????????6674797068656963",
		group: "images",
		extensions: ["heic", "heif"]
	},
	html: {
		name: "HTML",
		mediaType: "text/html",
		text: true,
		extensions: ["html", "htm"]
	},
	ico: {
		name: "Icon",
		mediaType: "image/x-icon",
		signature: "00000100",
		group: "images",
		extensions: ["ico"]
	},
	java: {
		name: "Java",
		mediaType: "text/x-java",
		text: true,
		extensions: ["java"]
	},
	javascript: {
		name: "JavaScript/JSON",
		mediaType: "text/javascript",
		text: true,
		extensions: [
			"js",
			"mjs",
			"cjs"
		]
	},
	jpg: {
		name: "JPEG",
		mediaType: "image/jpeg",
		signature: "ffd8ff",
		group: "images",
		extensions: [
			"jpg",
			"jpeg",
			"jpe"
		]
	},
	json: {
		name: "JSON",
		mediaType: "application/json",
		text: true,
		extensions: ["json"]
	},
	kotlin: {
		name: "Kotlin",
		mediaType: "text/x-kotlin",
		text: true,
		extensions: ["kt"]
	},
	m4a: {
		name: "M4A",
		mediaType: "audio/mp4",
		signature: "????????667479704d3441",
		extensions: ["m4a"]
	},
	markdown: {
		name: "Markdown (raw)",
		mediaType: "text/markdown",
		text: true,
		extensions: ["md", "markdown"]
	},
	mov: {
		name: "QuickTime Movie",
		mediaType: "video/quicktime",
		signature: "????????6674797071742020",
		extensions: ["mov"]
	},
	mp3: {
		name: "MP3",
		mediaType: "audio/mpeg",
		signature: "494433",
		extensions: ["mp3"]
	},
	mp4: {
		name: "MPEG 4 Video",
		mediaType: "video/mp4",
		signature: "????????66747970",
		extensions: ["mp4", "m4v"]
	},
	odp: {
		name: "OpenDocument Presentation",
		mediaType: "application/vnd.oasis.opendocument.presentation",
		extensions: ["odp"]
	},
	ods: {
		name: "OpenDocument Spreadsheet",
		mediaType: "application/vnd.oasis.opendocument.spreadsheet",
		extensions: ["ods"]
	},
	odt: {
		name: "OpenDocument Text",
		mediaType: "application/vnd.oasis.opendocument.text",
		extensions: ["odt"]
	},
	ogg: {
		name: "Ogg",
		mediaType: "audio/ogg",
		signature: "4f676753",
		extensions: ["ogg"]
	},
	pdf: {
		name: "PDF",
		mediaType: "application/pdf",
		signature: "255044462d",
		group: "pdfs",
		extensions: ["pdf"]
	},
	php: {
		name: "PHP",
		mediaType: "text/x-php",
		text: true,
		extensions: ["php"]
	},
	png: {
		name: "PNG",
		mediaType: "image/png",
		signature: "89504e470d0a1a0a",
		group: "images",
		extensions: ["png"]
	},
	ppt: {
		name: "PowerPoint Presentation",
		mediaType: "application/vnd.ms-powerpoint",
		extensions: ["ppt"]
	},
	pptx: {
		name: "PowerPoint Presentation",
		mediaType: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
		extensions: ["pptx"]
	},
	psd: {
		name: "Photoshop Document",
		mediaType: "image/vnd.adobe.photoshop",
		signature: "38425053",
		extensions: ["psd"]
	},
	python: {
		name: "Python",
		mediaType: "text/x-python",
		text: true,
		extensions: ["py"]
	},
	rar: {
		name: "RAR",
		mediaType: "application/vnd.rar",
		signature: "526172211a07",
		group: "zips",
		extensions: ["rar"]
	},
	rtf: {
		name: "Rich Text",
		mediaType: "application/rtf",
		signature: "7b5c727466",
		extensions: ["rtf"]
	},
	ruby: {
		name: "Ruby",
		mediaType: "text/x-ruby",
		text: true,
		extensions: ["rb"]
	},
	rust: {
		name: "Rust",
		mediaType: "text/x-rust",
		text: true,
		extensions: ["rs"]
	},
	shell: {
		name: "Shell",
		mediaType: "text/x-shellscript",
		text: true,
		extensions: ["sh", "bash"]
	},
	sql: {
		name: "SQL",
		mediaType: "text/x-sql",
		text: true,
		extensions: ["sql"]
	},
	svg: {
		name: "SVG",
		mediaType: "image/svg+xml",
		group: "images",
		extensions: ["svg"]
	},
	swift: {
		name: "Swift",
		mediaType: "text/x-swift",
		text: true,
		extensions: ["swift"]
	},
	tar: {
		name: "Tarball",
		mediaType: "application/x-tar",
		group: "zips",
		extensions: ["tar"]
	},
	text: {
		name: "Plain Text",
		mediaType: "text/plain",
		text: true,
		extensions: [
			"txt",
			"text",
			"log"
		]
	},
	tiff: {
		name: "TIFF",
		mediaType: "image/tiff",
		signature: "49492a00",
		group: "images",
		extensions: ["tif", "tiff"]
	},
	tsv: {
		name: "TSV",
		mediaType: "text/tab-separated-values",
		text: true,
		extensions: ["tsv"]
	},
	typescript: {
		name: "TypeScript",
		mediaType: "text/x-typescript",
		text: true,
		extensions: [
			"ts",
			"mts",
			"cts"
		]
	},
	wav: {
		name: "WAV",
		mediaType: "audio/wav",
		signature: "52494646????????57415645",
		extensions: ["wav"]
	},
	webm: {
		name: "WebM",
		mediaType: "video/webm",
		signature: "1a45dfa3",
		extensions: ["webm"]
	},
	webp: {
		name: "WebP",
		mediaType: "image/webp",
		signature: "52494646????????57454250",
		group: "images",
		extensions: ["webp"]
	},
	xls: {
		name: "Excel Spreadsheet",
		mediaType: "application/vnd.ms-excel",
		extensions: ["xls"]
	},
	xlsx: {
		name: "Excel Spreadsheet",
		mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
		extensions: ["xlsx"]
	},
	xml: {
		name: "XML",
		mediaType: "application/xml",
		text: true,
		extensions: ["xml"]
	},
	yaml: {
		name: "YAML",
		mediaType: "application/x-yaml",
		text: true,
		extensions: ["yaml", "yml"]
	},
	zip: {
		name: "Zip",
		mediaType: "application/zip",
		signature: "504b0304",
		group: "zips",
		extensions: ["zip"]
	}
};
// ../../packages/service/src/conversations/files/type-name.ts
function typeNameOf(word) {
	return Object.hasOwn(fileTypes, word) ? fileTypes[word]?.name ?? "" : "";
}
// ../../packages/service/src/conversations/files/to-file.ts
function toFile(file, { siteUrl, shares, isPublic = shares?.some(isOpen) }) {
	const { id, name, mimetype, filetype = "", size, snippet, deleted } = file;
	if (deleted !== void 0) return {
		id,
		mode: "tombstone"
	};
	const created = secondsOf(file.created);
	const address = addressOf(file, siteUrl);
	const isText = snippet !== void 0;
	const permalink = `${siteUrl}/files/${file.ownerId}/${id}/${encodeURIComponent(slugOf(name))}`;
	return {
		id,
		created,
		timestamp: created,
		name,
		title: file.title ?? name,
		mimetype,
		filetype,
		pretty_type: typeNameOf(filetype),
		user: file.ownerId,
		user_team: file.workspaceId,
		...file.isByBot === true && { bot_id: toBotId(file.ownerId) },
		editable: isText,
		size,
		mode: isText ? "snippet" : "hosted",
		is_external: false,
		external_type: "",
		is_public: isPublic === true || file.isPublic === true,
		public_url_shared: file.sharedPublicly === true,
		display_as_bot: false,
		username: "",
		url_private: address.show,
		url_private_download: address.download,
		...file.altText !== void 0 && { alt_txt: file.altText },
		...toPictureKeys(file, address.show),
		permalink,
		permalink_public: `${siteUrl}${publicPath}/${publicNameOf(file)}`,
		...isText && { edit_link: `${permalink}/edit` },
		...toSnippetKeys(snippet),
		comments_count: 0,
		is_starred: false,
		...shares !== void 0 && toShares(shares),
		has_more_shares: false,
		has_rich_preview: false,
		file_access: "visible"
	};
}
function addressOf({ workspaceId, id, name }, siteUrl) {
	const base = `${siteUrl}${privatePath}/${workspaceId}-${id}`;
	const slug = encodeURIComponent(slugOf(name));
	return {
		show: `${base}/${slug}`,
		download: `${base}/download/${slug}`
	};
}
function slugOf(name) {
	const slug = name.toLowerCase().replaceAll(/[^\p{L}\p{N}.-]+/gu, "_").replaceAll(/\.{2,}/g, ".");
	return Array.from(slug).slice(-100).join("").replace(/^\.+/, "") || "file";
}
// ../../packages/service/src/messages/changes/tombstone.ts
const tombstoneSubtype = "tombstone";
function toDeleted(message) {
	return {
		...identityOf(message),
		text: "",
		deleted: true
	};
}
function toTombstone(message) {
	const { locked } = message;
	return {
		...identityOf(message),
		subtype: tombstoneSubtype,
		text: messageDefaults.tombstoneText,
		hidden: true,
		...locked === true && { locked }
	};
}
function identityOf(message) {
	const { channelId, ts, version, appId, clientMsgId, threadTs } = message;
	const authorId = authorOf(message);
	return {
		channelId,
		ts,
		...version !== void 0 && { version },
		...appId !== void 0 && { appId },
		...authorId !== void 0 && { authorId },
		...clientMsgId !== void 0 && { clientMsgId },
		...threadTs !== void 0 && { threadTs }
	};
}
// ../../packages/service/src/messages/parts/identity-icons.ts
function toIdentityIcons({ emoji, imageUrl }) {
	return {
		...emoji !== void 0 && { emoji },
		...imageUrl !== void 0 && { image_64: imageUrl }
	};
}
function toMessageEdit({ userId, ts }) {
	return {
		user: userId,
		ts
	};
}
// ../../packages/service/src/conversations/thread-keys.ts
function parentKeys(message, viewerId, { threads }) {
	const { ts, threadTs, locked } = message;
	const repliers = threadTs === void 0 ? threads.get(ts) ?? [] : [];
	if (repliers.length === 0) return {};
	const own = repliers.find(({ id }) => id === viewerId);
	const isSubscribed = own !== void 0 || authorOf(message) === viewerId;
	return {
		thread_ts: ts,
		reply_count: repliers.reduce((sum, { count }) => sum + count, 0),
		reply_users_count: repliers.length,
		latest_reply: repliers.map(({ latest }) => latest).sort().at(-1) ?? "",
		reply_users: repliers.slice(0, serviceLimits.shownRepliers.value).map(({ id }) => id),
		is_locked: locked === true,
		subscribed: isSubscribed,
		...isSubscribed && { last_read: own?.latest ?? ts }
	};
}
function replyKeys({ threadTs, replyBroadcast }, { parents }) {
	if (threadTs === void 0) return {};
	const parent = parents.get(threadTs);
	const parentId = parent === void 0 ? void 0 : parent.userId ?? parent.botId;
	return {
		thread_ts: threadTs,
		...parentId !== void 0 && { parent_user_id: parentId },
		...replyBroadcast === true && parent !== void 0 && { root: shorten(parent) }
	};
}
function shorten({ ts, userId, botId, text }) {
	return {
		...userId !== void 0 && { user: userId },
		type: "message",
		ts,
		...botId !== void 0 && { bot_id: botId },
		text,
		thread_ts: ts
	};
}
// ../../packages/service/src/conversations/to-message.ts
function toMessage(message, view, references) {
	const { subtype } = message;
	return subtype === void 0 || writtenSubtypes.has(subtype) ? toWritten(message, view, references) : toSystem(message, subtype, view, references);
}
const uploadSubtype = "file_share";
function toWritten(message, view, references) {
	const { userId, botId, appId, clientMsgId, edited, username, icons } = message;
	const subtype = message.isUpload === true && message.text === "" ? uploadSubtype : message.subtype;
	const author = userId === void 0 ? void 0 : references.authors.get(userId);
	const shown = {};
	if (subtype !== void 0) shown.subtype = subtype;
	if (userId !== void 0) shown.user = userId;
	shown.type = "message";
	shown.ts = message.ts;
	if (botId !== void 0) shown.bot_id = botId;
	if (appId !== void 0) shown.app_id = appId;
	if (clientMsgId !== void 0) shown.client_msg_id = clientMsgId;
	if (edited !== void 0) shown.edited = toMessageEdit(edited);
	shown.text = message.text;
	if (username !== void 0) shown.username = username;
	if (icons !== void 0) shown.icons = toIdentityIcons(icons);
	shown.team = author?.team ?? view.channel.workspaceId;
	if (author?.profile !== void 0) shown.bot_profile = author.profile(appId);
	if (message.threadTs !== void 0) Object.assign(shown, replyKeys(message, references));
	else if (references.threads.size > 0) Object.assign(shown, parentKeys(message, view.viewerId, references));
	return addContent(shown, message, view, references);
}
function toSystem(message, subtype, view, references) {
	const { inviterId, topic, purpose, oldName, name, item } = message;
	const userId = subtype === "tombstone" ? messageDefaults.systemUserId : message.userId;
	return addContent({
		subtype,
		...userId !== void 0 && { user: userId },
		text: message.text,
		type: "message",
		ts: message.ts,
		...inviterId !== void 0 && { inviter: inviterId },
		...topic !== void 0 && { topic },
		...purpose !== void 0 && { purpose },
		...oldName !== void 0 && { old_name: oldName },
		...name !== void 0 && { name },
		...item !== void 0 && {
			item_type: messageDefaults.pinnedItemType,
			item: toPinned(item, view.channel.id)
		},
		...parentKeys(message, view.viewerId, references)
	}, message, view, references);
}
function addContent(shown, message, { channel, metadata: wanted }, references) {
	const { ts, subtype, fileIds, attachments, blocks, pinned, hidden, metadata, assistantThread } = message;
	const files = fileIds?.flatMap((id) => references.files.get(id) ?? []) ?? [];
	const reactions = references.reactions.get(ts);
	const isWanted = metadata !== void 0 && (wanted === "all" || wanted.has(String(metadata["event_type"])));
	if (files.length > 0) Object.assign(shown, {
		files,
		upload: message.isUpload === true,
		display_as_bot: false
	});
	if (attachments !== void 0) shown.attachments = attachments;
	if (blocks !== void 0) shown.blocks = blocks;
	if (reactions !== void 0 && subtype !== "tombstone") shown.reactions = reactions;
	if (pinned !== void 0) shown.pinned_to = [channel.id];
	if (hidden === true) shown.hidden = hidden;
	if (isWanted) shown.metadata = metadata;
	if (assistantThread !== void 0) shown.assistant_app_thread = {
		title: assistantThread.title,
		title_blocks: [],
		artifacts: []
	};
	return shown;
}
function toPinned({ userId, ts, messageTs }, channelId) {
	return {
		type: "message",
		created: secondsOfTs(ts),
		created_by: userId,
		channel: channelId,
		message: {
			type: "message",
			ts: messageTs
		}
	};
}
// ../../packages/service/src/conversations/message-objects.ts
async function toMessages(messages, view, store) {
	if (messages.length === 0) return [];
	const references = await readReferences(messages, view, store);
	return messages.map((message) => toMessage(message, view, references));
}
async function readReferences(messages, { channel: { id: channelId, kind, workspaceId }, siteUrl, viewerId, reactors }, { messages: reader, reactions: reactionReader, users, files }) {
	const usersAtMost = reactors === "all" ? Number.MAX_SAFE_INTEGER : serviceLimits.shownReactors.value;
	const stretch = stretchOf(messages);
	const [repliers, reactions, parents, authors, attached] = await Promise.all([
		reader.repliers(channelId, stretch),
		reactionReader.of(channelId, messages.map(({ ts }) => ts), {
			viewerId,
			usersAtMost
		}),
		findParents(messages, channelId, reader),
		unlessEmpty(messages.flatMap(({ userId }) => userId ?? []), users.getMany),
		unlessEmpty(messages.flatMap(({ fileIds = [] }) => fileIds), files.getMany)
	]);
	return {
		authors: new Map(authors.map((user) => [user.id, toAuthor(user, {
			workspaceId,
			siteUrl
		})])),
		files: new Map(attached.map((file) => [file.id, toFile(file, {
			siteUrl,
			isPublic: kind === "public"
		})])),
		threads: Map.groupBy(repliers, ({ threadTs }) => threadTs),
		reactions: toReactions(reactions),
		parents
	};
}
function stretchOf(messages) {
	const [first = "", ...others] = messages.map(({ ts }) => ts);
	const earlier = (one, other) => other < one ? other : one;
	const later = (one, other) => other > one ? other : one;
	return {
		oldest: others.reduce(earlier, first),
		latest: others.reduce(later, first)
	};
}
async function unlessEmpty(ids, getMany) {
	return ids.length === 0 ? [] : getMany([...new Set(ids)]);
}
async function findParents(messages, channelId, reader) {
	const times = new Set(messages.flatMap(({ threadTs }) => threadTs ?? []));
	const found = await Promise.all([...times].map((ts) => reader.get(channelId, ts)));
	return new Map(found.flatMap((parent) => parent === void 0 ? [] : [[parent.ts, parent]]));
}
function toReactions(found) {
	const byMessage = Map.groupBy(found, ({ ts }) => ts);
	return new Map([...byMessage].map(([ts, its]) => [ts, its.map(toReaction)]));
}
function toReaction({ name, userIds, count }) {
	return {
		name,
		users: userIds,
		count
	};
}
// ../../packages/service/src/user-groups/to-user-group.ts
function toUserGroup(group, { workspaceId, userIds, userCount }) {
	const { creatorId = "", updaterId = creatorId, disabled, created, updated = created } = group;
	const { defaultChannelIds: channels = [], defaultPrivateChannelIds: groups = [] } = group;
	return {
		id: group.id,
		team_id: workspaceId,
		is_usergroup: true,
		is_subteam: true,
		name: group.displayName,
		description: group.description ?? "",
		handle: group.handle ?? "",
		is_external: false,
		date_create: secondsOf(created),
		date_update: secondsOf(updated),
		date_delete: disabled === void 0 ? 0 : secondsOf(disabled.at),
		auto_type: null,
		auto_provision: false,
		enterprise_subteam_id: "",
		created_by: creatorId,
		updated_by: updaterId,
		deleted_by: disabled === void 0 ? null : disabled.userId ?? "",
		prefs: {
			channels,
			groups
		},
		channel_count: channels.length + groups.length,
		...userIds !== void 0 && { users: userIds },
		...userCount !== void 0 && { user_count: userCount },
		is_section: group.section === true,
		is_idp_group: group.kind === "idp"
	};
}
// ../../packages/service/src/directory/workspace-of-user.ts
async function workspaceOfUser(user, workspaceId, store) {
	const [home] = user.memberships;
	if (home === void 0 || await belongsToAny(user, [workspaceId], store)) return workspaceId;
	return home.workspaceId;
}
// ../../packages/service/src/directory/real-name.ts
function realNameOf({ name, displayName }) {
	const parts = [name.givenName, name.familyName].filter((part) => part !== void 0 && part !== "");
	return parts.length === 0 ? displayName : parts.join(" ");
}
// ../../packages/service/src/users/web-profile/ended-status.ts
function hasEndedStatus({ status }, nowMs) {
	return status?.expiration !== void 0 && millisecondsOf(status.expiration) <= nowMs;
}
function withoutEndedStatus(user, nowMs) {
	return hasEndedStatus(user, nowMs) ? without(user, "status") : user;
}
// ../../packages/service/src/users/representation/to-profile.ts
function toProfile(user, { siteUrl, nowMs, withEmail, shownIn }) {
	const realName = realNameOf(user);
	const [email] = user.emails;
	const { hash, url: image } = pictureOf(user, siteUrl);
	return {
		title: user.title ?? "",
		phone: user.primaryPhone ?? user.mobilePhone ?? "",
		skype: "",
		first_name: user.name.givenName ?? "",
		last_name: user.name.familyName ?? "",
		avatar_hash: hash,
		...statusOf$1(user, nowMs),
		real_name: realName,
		display_name: user.displayName,
		real_name_normalized: withoutMarks(realName),
		display_name_normalized: withoutMarks(user.displayName),
		...user.pronouns !== void 0 && { pronouns: user.pronouns },
		...user.startDate !== void 0 && { start_date: user.startDate.slice(0, 10) },
		...withEmail && email !== void 0 && { email },
		...user.kind === "bot" && {
			bot_id: toBotId(user.id),
			api_app_id: user.appId ?? "",
			always_active: true
		},
		team: shownIn,
		image_original: image("original"),
		image_24: image(24),
		image_32: image(32),
		image_48: image(48),
		image_72: image(72),
		image_192: image(192),
		image_512: image(512)
	};
}
function statusOf$1({ status }, nowMs) {
	if (status === void 0 || hasEndedStatus({ status }, nowMs)) return {
		status_text: "",
		status_emoji: "",
		status_expiration: 0
	};
	const { expiration } = status;
	return {
		status_text: status.text,
		status_emoji: status.emoji,
		status_expiration: expiration === void 0 ? 0 : secondsOf(expiration)
	};
}
// ../../packages/service/src/conversations/agents/shows-stop-button.ts
function showsStopButton(app, status) {
	return status === "processing" && subscribesToStops(app);
}
function subscribesToStops({ manifest }) {
	const events = memberAt(manifest, [
		"settings",
		"event_subscriptions",
		"bot_events"
	]);
	return Array.isArray(events) && events.includes(agentSessionDefaults.stopEvent);
}
// ../../packages/service/src/conversations/agents/change-agent.ts
async function changeAgent(place, { app, nowMs, findStarter, title, change }, { agentSessions }) {
	const before = await agentSessions.get(agentSessionId(place));
	const begun = before ?? beginSession(place, {
		nowMs,
		title: "",
		initiatorId: await findStarter?.()
	});
	const session = {
		...withAgent(begun, change(begun.agents.find(({ appId }) => appId === app.id) ?? {
			appId: app.id,
			status: "active",
			stopButton: false,
			identity: {}
		})),
		version: begun.version + 1,
		...title !== void 0 && { title }
	};
	const { id, version } = begun;
	return {
		expect: [before === void 0 ? {
			kind: "freeAgentSession",
			...place
		} : {
			kind: "version",
			document: "agentSession",
			key: { id },
			version
		}],
		writes: [{
			kind: "put",
			document: "agentSession",
			value: session
		}]
	};
}
function beginSession(place, { nowMs, title, initiatorId }) {
	return {
		id: agentSessionId(place),
		version: 0,
		created: toInstant(nowMs),
		...place,
		title,
		...initiatorId !== void 0 && { initiatorId },
		agents: []
	};
}
function withStatus({ since: _before, ...agent }, status, { app, nowMs }) {
	return {
		...agent,
		...statusOf(app, status, nowMs)
	};
}
function statusOf(app, status, nowMs) {
	return {
		status,
		stopButton: showsStopButton(app, status),
		...status === "processing" && { since: toInstant(nowMs) }
	};
}
function withAgent(session, agent) {
	const { agents } = session;
	const others = agents.some(({ appId }) => appId === agent.appId) ? agents.map((each) => each.appId === agent.appId ? agent : each) : [...agents, agent];
	return {
		...session,
		agents: others
	};
}
// ../../packages/service/src/canvases/markdown/character.ts
const character = {
	tab: 9,
	newline: 10,
	carriageReturn: 13,
	space: 32,
	exclamation: 33,
	quotation: 34,
	numberSign: 35,
	apostrophe: 39,
	openParenthesis: 40,
	closeParenthesis: 41,
	star: 42,
	plus: 43,
	dash: 45,
	dot: 46,
	zero: 48,
	nine: 57,
	colon: 58,
	less: 60,
	equals: 61,
	greater: 62,
	openBracket: 91,
	backslash: 92,
	closeBracket: 93,
	underscore: 95,
	backtick: 96,
	pipe: 124,
	tilde: 126,
	delete: 127
};
function isSpace(code) {
	return code === character.space || code === character.tab;
}
function isBreak(code) {
	return code === character.newline || code === character.carriageReturn;
}
function skipAll(text, at, end, code) {
	let place = at;
	while (place < end && text.charCodeAt(place) === code) place += 1;
	return place;
}
function skipSpaces(text, at, end) {
	let place = at;
	while (place < end && isSpace(text.charCodeAt(place))) place += 1;
	return place;
}
function skipBlanks(text, at) {
	let place = at;
	while (isSpace(text.charCodeAt(place)) || isBreak(text.charCodeAt(place))) place += 1;
	return place;
}
function countBreaks(text, end) {
	let count = 0;
	for (let at = 0; at < end; at += 1) {
		const code = text.charCodeAt(at);
		const isHalf = code === character.newline && text.charCodeAt(at - 1) === character.carriageReturn;
		if (isBreak(code) && !isHalf) count += 1;
	}
	return count;
}
// ../../packages/service/src/canvases/markdown/elements.ts
function unsupported(element) {
	return canvasElements.has(element) ? void 0 : `a canvas has no element "${element}"`;
}
// ../../packages/service/src/canvases/markdown/pausable-work.ts
const charactersPerPause = 32768;
function runAtOnce(work) {
	for (;;) {
		const step = work.next();
		if (step.done === true) return step.value;
	}
}
async function runWithPauses(work, clock) {
	for (;;) {
		const step = work.next();
		if (step.done === true) return step.value;
		await clock.sleep(0);
	}
}
// ../../packages/service/src/canvases/markdown/blocks/block-marks.ts
const maxDigits = 9;
function itemMarkAt(text, at, end) {
	const first = text.charCodeAt(at);
	const isBullet = first === character.dash || first === character.star || first === character.plus;
	const digitsEnd = isBullet ? at : skipDigits(text, at, Math.min(end, at + maxDigits));
	const sign = text.charCodeAt(digitsEnd);
	const isOrdered = digitsEnd > at && (sign === character.dot || sign === character.closeParenthesis);
	if (!isBullet && !isOrdered || digitsEnd >= end) return void 0;
	const length = digitsEnd + 1 - at;
	if (at + length < end && !isSpace(text.charCodeAt(at + length))) return void 0;
	return {
		ordered: isOrdered,
		sign,
		length,
		interrupts: isBullet || Number(text.slice(at, digitsEnd)) === 1
	};
}
function isDivider(text, at, end) {
	const sign = text.charCodeAt(at);
	if (sign !== character.dash && sign !== character.star && sign !== character.underscore) return false;
	let count = 0;
	for (let place = at; place < end; place += 1) {
		const each = text.charCodeAt(place);
		if (each === sign) count += 1;
		else if (!isSpace(each)) return false;
	}
	return count >= 3;
}
function headingLevel(text, at, end) {
	const after = skipAll(text, at, Math.min(end, at + 7), character.numberSign);
	const level = after - at;
	return level >= 1 && level <= 6 && (after >= end || isSpace(text.charCodeAt(after))) ? level : 0;
}
function underlines(text, at, end) {
	const sign = text.charCodeAt(at);
	if (sign !== character.dash && sign !== character.equals) return false;
	return skipSpaces(text, skipAll(text, at, end, sign), end) >= end;
}
function fenceLength(text, at, end) {
	const sign = text.charCodeAt(at);
	if (sign !== character.backtick && sign !== character.tilde) return 0;
	const after = skipAll(text, at, end, sign);
	if (after - at < 3) return 0;
	return sign === character.backtick && text.slice(after, end).includes("`") ? 0 : after - at;
}
function closesFence(text, at, end, { sign, length }) {
	const after = skipAll(text, at, end, sign);
	return after - at >= length && skipSpaces(text, after, end) >= end;
}
function skipDigits(text, from, to) {
	let at = from;
	while (at < to && text.charCodeAt(at) >= character.zero && text.charCodeAt(at) <= character.nine) at += 1;
	return at;
}
// ../../packages/service/src/canvases/markdown/blocks/container-line.ts
const namePattern = /^\{\.([a-z]+)\}[ \t]*$/;
function readContainerLine(text, at, end) {
	const colons = skipAll(text, at, end, character.colon);
	if (colons - at < 3) return void 0;
	const from = skipSpaces(text, colons, end);
	if (from >= end) return { kind: "close" };
	const name = namePattern.exec(text.slice(from, end))?.[1];
	if (name !== void 0) return {
		kind: "open",
		name
	};
	return {
		kind: "wrong",
		message: "::: is followed by the kind of a block, as in {.callout}"
	};
}
// ../../packages/service/src/canvases/markdown/blocks/table-row.ts
function countDelimiters(text, at, end) {
	if (end - at < 2 || text.charCodeAt(at) === character.dash && isSpace(text.charCodeAt(at + 1))) return 0;
	let columns = 0;
	for (let from = at; from <= end;) {
		const to = endOfCell(text, from, end);
		const cell = skipSpaces(text, from, to);
		const after = skipDelimiter(text, cell, to);
		if (after === -1 || skipSpaces(text, after, to) < to) return 0;
		const isEmpty = cell === to;
		if (isEmpty && from !== at && to !== end) return 0;
		if (!isEmpty) columns += 1;
		from = to + 1;
	}
	return columns;
}
function countCells(text, at, end) {
	const last = endBeforeSpaces(text, at, end);
	let pipes = 0;
	let boundaries = 0;
	for (let place = at; place < last; place += 1) {
		if (text.charCodeAt(place) !== character.pipe) continue;
		pipes += 1;
		if (isBoundary(text, place, at)) boundaries += 1;
	}
	if (pipes === 0) return 0;
	return boundaries + 1 - (isBoundary(text, at, at) ? 1 : 0) - (isBoundary(text, last - 1, at) ? 1 : 0);
}
function splitRow(row) {
	const cells = row.trim().split(/(?<!\\)\|/);
	const from = cells[0] === "" ? 1 : 0;
	const to = cells.length > from && cells.at(-1) === "" ? cells.length - 1 : cells.length;
	return cells.slice(from, to).map((cell) => cell.replaceAll("\\|", "|").trim());
}
function endOfCell(text, from, end) {
	let at = from;
	while (at < end && text.charCodeAt(at) !== character.pipe) at += 1;
	return at;
}
function skipDelimiter(text, at, end) {
	if (at === end) return at;
	const dashes = text.charCodeAt(at) === character.colon ? at + 1 : at;
	const after = skipAll(text, dashes, end, character.dash);
	if (after === dashes) return -1;
	return after < end && text.charCodeAt(after) === character.colon ? after + 1 : after;
}
function isBoundary(text, at, from) {
	return text.charCodeAt(at) === character.pipe && (at === from || text.charCodeAt(at - 1) !== character.backslash);
}
function endBeforeSpaces(text, from, end) {
	let at = end;
	while (at > from && isSpace(text.charCodeAt(at - 1))) at -= 1;
	return at;
}
// ../../packages/service/src/canvases/markdown/blocks/begin-block.ts
const containerElements = new Map([
	["callout", "callout"],
	["quote", "quote block"],
	["layout", "column layout"],
	["column", "column layout"]
]);
function beginBlock(open, depth, paragraph) {
	switch (open.cursor.character) {
		case character.greater: return beginQuote(open, depth);
		case character.backtick:
		case character.tilde: return beginFence(open, depth);
		case character.numberSign: return beginHeading(open, depth);
		case character.colon: return readContainer(open, depth) ?? endParagraph(open, paragraph);
		case character.pipe:
		case character.equals: return endParagraph(open, paragraph);
		case character.dash: return endParagraph(open, paragraph) ?? beginDivider(open, depth) ?? beginItem(open, depth, paragraph);
		default: return beginDivider(open, depth) ?? beginItem(open, depth, paragraph);
	}
}
function beginQuote(open, depth) {
	if (!open.stack.hasRoom(1)) return void 0;
	open.begin(depth, { kind: "quote" }, unsupported("blockquote"));
	open.stack.push({ kind: "quote" });
	open.cursor.skipQuoteMark();
	return "inside";
}
function beginFence(open, depth) {
	const { text, word, end, character: sign } = open.cursor;
	const length = fenceLength(text, word, end);
	if (length === 0) return void 0;
	open.begin(depth, { kind: "leaf" }, unsupported("code block"));
	open.leaf = {
		kind: "fence",
		line: open.line,
		sign,
		length
	};
	return "done";
}
function beginHeading(open, depth) {
	const { text, word, end } = open.cursor;
	const level = headingLevel(text, word, end);
	if (level === 0) return void 0;
	open.begin(depth, { kind: "leaf" }, unsupported(`heading ${level}`));
	open.markHeading(level);
	if (open.inlineTexts.mayHaveImage(word, end)) open.inlineTexts.add(open.line, text.slice(word, end));
	return "done";
}
function readContainer(open, depth) {
	const { text, word, end } = open.cursor;
	const read = readContainerLine(text, word, end);
	if (read === void 0) return void 0;
	const closed = read.kind === "close" ? open.stack.findContainer(depth) : void 0;
	if (closed !== void 0) {
		open.closeTo(closed + 1);
		open.stack.pop();
		return "done";
	}
	if (read.kind !== "open" || !open.stack.hasRoom(1)) {
		open.begin(depth, { kind: "wrong" }, read.kind === "wrong" ? read.message : "::: closes no block");
		return "done";
	}
	const { name } = read;
	open.begin(depth, {
		kind: "container",
		name
	}, unknownContainer(name));
	const opening = text.slice(word, end).trimEnd();
	open.stack.push({
		kind: "container",
		name,
		opening,
		line: open.line,
		problems: open.problemsBefore
	});
	return "done";
}
function endParagraph(open, paragraph) {
	if (paragraph === void 0) return void 0;
	const { text, word, end } = open.cursor;
	const columns = countDelimiters(text, word, end);
	if (columns > 0 && countCells(text, paragraph.lastWord, paragraph.end) === columns) {
		open.beginTable(paragraph, unsupported("table"));
		return "done";
	}
	if (!underlines(text, word, end)) return void 0;
	const isHeading = !open.isDefinitions(paragraph);
	const level = text.charCodeAt(word) === character.equals ? 1 : 2;
	if (isHeading) open.refuse(paragraph.line, unsupported(`heading ${level}`));
	open.closeLeaf();
	if (isHeading) open.markHeading(level);
	return isHeading ? "done" : void 0;
}
function beginDivider(open, depth) {
	const { text, word, end } = open.cursor;
	if (!isDivider(text, word, end)) return void 0;
	open.begin(depth, { kind: "leaf" }, unsupported("divider"));
	return "done";
}
function beginItem(open, depth, paragraph) {
	const { cursor, stack } = open;
	const mark = itemMarkAt(cursor.text, cursor.word, cursor.end);
	if (mark === void 0 || !stack.hasRoom(2)) return void 0;
	const { ordered, sign, length } = mark;
	if (paragraph !== void 0 && open.leaf === paragraph && !(mark.interrupts && cursor.hasWordAfter(length))) return void 0;
	open.closeTo(depth);
	const { top } = stack;
	if (top?.kind !== "list" || top.ordered !== ordered || top.sign !== sign) {
		open.begin(depth, {
			kind: "list",
			ordered
		}, unsupported(ordered ? "ordered list" : "bulleted list"));
		stack.push({
			kind: "list",
			ordered,
			sign
		});
	}
	stack.push({
		kind: "item",
		width: cursor.skipItemMark(length),
		isEmpty: true
	});
	return "inside";
}
function unknownContainer(name) {
	const element = containerElements.get(name);
	return element === void 0 ? `there is no block {.${name.slice(0, 80)}}` : unsupported(element);
}
const tabStop = 4;
var LineCursor = class {
	text;
	start = 0;
	end = 0;
	word = 0;
	#column = 0;
	#wordColumn = 0;
	constructor(text) {
		this.text = text;
	}
	begin(start, end) {
		this.start = start;
		this.end = end;
		this.#column = 0;
		this.#look(start);
	}
	get isBlank() {
		return this.word >= this.end;
	}
	get indent() {
		return this.#wordColumn - this.#column;
	}
	get character() {
		return this.word < this.end ? this.text.charCodeAt(this.word) : NaN;
	}
	skipIndent(columns) {
		this.#column += columns;
	}
	skipQuoteMark() {
		this.#skipMark(1);
		if (this.indent > 0) this.skipIndent(1);
	}
	skipItemMark(length) {
		const before = this.indent;
		this.#skipMark(length);
		const space = this.isBlank || this.indent > 4 ? 1 : this.indent;
		this.skipIndent(space);
		return before + length + space;
	}
	hasWordAfter(length) {
		return skipSpaces(this.text, this.word + length, this.end) < this.end;
	}
	#skipMark(length) {
		this.#column = this.#wordColumn + length;
		this.#look(this.word + length);
	}
	#look(from) {
		let at = from;
		let column = this.#column;
		for (; at < this.end; at += 1) {
			const code = this.text.charCodeAt(at);
			if (code === character.space) column += 1;
			else if (code === character.tab) column += tabStop - column % tabStop;
			else break;
		}
		this.word = at;
		this.#wordColumn = column;
	}
};
// ../../packages/service/src/canvases/markdown/inline/inline-texts.ts
var InlineTexts = class {
	found = [];
	#text;
	#next;
	constructor(text) {
		this.#text = text;
		this.#next = text.indexOf("![");
	}
	mayHaveImage(from, to) {
		if (this.#next !== -1 && this.#next < from) this.#next = this.#text.indexOf("![", from);
		return this.#next !== -1 && this.#next < to;
	}
	add(line, text) {
		this.found.push({
			line,
			text
		});
	}
	addRow(line, from, to) {
		if (!this.mayHaveImage(from, to)) return;
		for (const cell of splitRow(this.#text.slice(from, to))) this.add(line, cell);
	}
};
// ../../packages/service/src/canvases/markdown/inline/read-link.ts
const maxParentheses = 8;
const maxLabel = 999;
const forbidden = /^(?:vbscript|javascript|file|data):/i;
function readAddress(text, at) {
	const end = text.charCodeAt(at) === character.less ? endOfBracketed(text, at + 1) : endOfPlain(text, at);
	if (end === void 0) return void 0;
	const address = withoutEscapes(text.charCodeAt(at) === character.less ? text.slice(at + 1, end - 1) : text.slice(at, end));
	return forbidden.test(address) ? void 0 : {
		text: address,
		end
	};
}
function endOfTitle(text, at) {
	const first = text.charCodeAt(at);
	const isParenthesis = first === character.openParenthesis;
	if (!isParenthesis && first !== character.quotation && first !== character.apostrophe) return void 0;
	const last = isParenthesis ? character.closeParenthesis : first;
	for (let place = at + 1; place < text.length; place += 1) {
		const each = text.charCodeAt(place);
		if (each === last) return place + 1;
		if (isParenthesis && each === first) return void 0;
		if (each === character.backslash) place += 1;
	}
}
function readTarget(text, at) {
	if (text.charCodeAt(at) !== character.openParenthesis) return void 0;
	const from = skipBlanks(text, at + 1);
	const address = readAddress(text, from);
	const afterAddress = address?.end ?? from;
	const afterBlanks = skipBlanks(text, afterAddress);
	const end = skipBlanks(text, (afterBlanks > afterAddress ? endOfTitle(text, afterBlanks) : void 0) ?? afterBlanks);
	return text.charCodeAt(end) === character.closeParenthesis ? {
		text: address?.text ?? "",
		end: end + 1
	} : void 0;
}
function readLabel(text, at) {
	if (text.charCodeAt(at) !== character.openBracket) return void 0;
	const last = Math.min(text.length, at + maxLabel + 2);
	for (let place = at + 1; place < last; place += 1) {
		const each = text.charCodeAt(place);
		if (each === character.openBracket) return void 0;
		if (each === character.closeBracket) return {
			text: text.slice(at + 1, place),
			end: place + 1
		};
		if (each === character.backslash) place += 1;
	}
}
function normalizeLabel(label) {
	return label.length > maxLabel ? "" : label.trim().replaceAll(/\s+/g, " ").toLowerCase().toUpperCase();
}
function endOfBracketed(text, from) {
	for (let place = from; place < text.length; place += 1) {
		const each = text.charCodeAt(place);
		if (each === character.greater) return place + 1;
		if (each === character.less || each === character.newline || each === character.carriageReturn) return void 0;
		if (each === character.backslash) place += 1;
	}
}
function endOfPlain(text, at) {
	let place = at;
	let open = 0;
	for (; place < text.length; place += 1) {
		const each = text.charCodeAt(place);
		if (each <= character.space || each === character.delete) break;
		if (each === character.closeParenthesis) {
			if (open === 0) break;
			open -= 1;
		}
		if (each === character.openParenthesis) {
			open += 1;
			if (open > maxParentheses) return void 0;
		}
		if (each === character.backslash && !isSpace(text.charCodeAt(place + 1))) place += 1;
	}
	const end = Math.min(place, text.length);
	return end === at || open > 0 ? void 0 : end;
}
function withoutEscapes(text) {
	return text.includes("\\") ? text.replaceAll(/\\([!-/:-@[-`{-~])/g, "$1") : text;
}
// ../../packages/service/src/canvases/markdown/inline/link-definitions.ts
function readDefinitions(paragraph, definitions) {
	let after = 0;
	for (;;) {
		const end = readDefinition(paragraph, skipSpaces(paragraph, after, paragraph.length), definitions);
		if (end === void 0) return after;
		after = end;
	}
}
function readDefinition(paragraph, at, definitions) {
	const label = readLabel(paragraph, at);
	if (label === void 0 || paragraph.charCodeAt(label.end) !== character.colon) return void 0;
	const name = normalizeLabel(label.text);
	const address = readAddress(paragraph, skipBlanks(paragraph, label.end + 1));
	if (name === "" || address === void 0) return void 0;
	const afterBlanks = skipBlanks(paragraph, address.end);
	const title = afterBlanks > address.end ? endOfTitle(paragraph, afterBlanks) : void 0;
	const end = (title === void 0 ? void 0 : endOfLine$1(paragraph, title)) ?? endOfLine$1(paragraph, address.end);
	if (end !== void 0 && !definitions.has(name)) definitions.set(name, address.text);
	return end;
}
function endOfLine$1(paragraph, at) {
	const end = skipSpaces(paragraph, at, paragraph.length);
	if (end >= paragraph.length) return paragraph.length;
	const first = paragraph.charCodeAt(end);
	if (!isBreak(first)) return void 0;
	return end + (first === character.carriageReturn && paragraph.charCodeAt(end + 1) === character.newline ? 2 : 1);
}
// ../../packages/service/src/canvases/markdown/blocks/block-stack.ts
const maxDepth = 100;
var BlockStack = class {
	#blocks = [];
	#lists = [];
	#quotes = 0;
	#containers = 0;
	get depth() {
		return this.#blocks.length;
	}
	get top() {
		return this.#blocks.at(-1);
	}
	get list() {
		return this.#lists.at(-1);
	}
	get hasQuote() {
		return this.#quotes > 0;
	}
	get hasContainer() {
		return this.#containers > 0;
	}
	hasRoom(count) {
		return this.#blocks.length + count <= maxDepth;
	}
	at(depth) {
		return this.#blocks[depth];
	}
	push(block) {
		this.#blocks.push(block);
		if (block.kind === "list") this.#lists.push(block);
		if (block.kind === "quote") this.#quotes += 1;
		if (block.kind === "container") this.#containers += 1;
	}
	pop() {
		const block = this.#blocks.pop();
		if (block?.kind === "list") this.#lists.pop();
		if (block?.kind === "quote") this.#quotes -= 1;
		if (block?.kind === "container") this.#containers -= 1;
		return block;
	}
	findContainer(below) {
		if (!this.hasContainer) return void 0;
		for (let depth = below - 1; depth >= 0; depth -= 1) {
			const kind = this.#blocks[depth]?.kind;
			if (kind === "container") return depth;
			if (kind === "quote") return void 0;
		}
	}
};
function isContainer(block, name) {
	return block?.kind === "container" && block.name === name;
}
// ../../packages/service/src/canvases/markdown/blocks/find-misplacement.ts
function findMisplacement(block, around) {
	const isColumn = block.kind === "container" && block.name === "column";
	const isInLayout = isContainer(around.top, "layout");
	if (isColumn && !isInLayout) return "a {.column} must be inside a {.layout}";
	if (isInLayout && !isColumn && block.kind !== "wrong") return "a {.layout} may contain only {.column}";
	const { list } = around;
	if (list === void 0) return void 0;
	if (block.kind === "quote") return "a list cannot contain a quotation";
	return block.kind === "list" && block.ordered !== list.ordered ? "a list cannot contain a list of the other kind" : void 0;
}
var Problems = class {
	#found = [];
	#unclosed = Number.POSITIVE_INFINITY;
	get isFull() {
		return this.#found.length >= 5;
	}
	get count() {
		return this.#found.length;
	}
	add(line, message) {
		if (line < this.#unclosed && !this.isFull) this.#found.push({
			line,
			message
		});
	}
	addUnclosed(line, message, before) {
		this.#found.length = Math.min(this.#found.length, before);
		this.add(line, message);
		this.#unclosed = Math.min(this.#unclosed, line);
	}
	describe(others) {
		const known = others.filter(({ line }) => line < this.#unclosed);
		const found = [...this.#found, ...known].toSorted((left, right) => left.line - right.line);
		if (found.length === 0) return void 0;
		return found.slice(0, 5).map(({ line, message }) => `line ${line}: ${message}`).join("; ");
	}
};
// ../../packages/service/src/canvases/markdown/blocks/open-blocks.ts
const longestQuotation = 80;
var OpenBlocks = class {
	cursor;
	stack = new BlockStack();
	problems = new Problems();
	definitions = new Map();
	inlineTexts;
	starts = [];
	headings = new Map();
	line = 0;
	leaf;
	problemsBefore = 0;
	#endsWithDefinitions = false;
	constructor(cursor) {
		this.cursor = cursor;
		this.inlineTexts = new InlineTexts(cursor.text);
	}
	begin(depth, block, problem) {
		this.refuse(this.line, this.#beginAt(depth, block) ?? problem);
	}
	beginParagraph(depth, problem) {
		const followsDefinitions = this.#endsWithDefinitions;
		const message = this.#beginAt(depth, { kind: "leaf" }) ?? problem;
		const { word, start, end } = this.cursor;
		this.leaf = {
			kind: "paragraph",
			line: this.line,
			from: word,
			isTop: this.stack.depth === 0,
			followsDefinitions,
			problem: message,
			parts: this.stack.hasQuote ? [word, end] : void 0,
			lines: 1,
			lastStart: start,
			lastWord: word,
			end,
			endBefore: end
		};
	}
	markHeading(level) {
		const start = this.starts.at(-1);
		if (this.stack.depth === 0 && start !== void 0) this.headings.set(start, level);
	}
	beginTable(paragraph, problem) {
		const { lines, lastStart, lastWord, end, parts } = paragraph;
		if (lines > 1) {
			paragraph.end = paragraph.endBefore;
			parts?.splice(-2);
			this.#closeParagraph(paragraph);
			if (paragraph.isTop) this.starts.push(lastStart);
			this.#endsWithDefinitions = false;
		}
		this.refuse(this.line - 1, paragraph.problem ?? problem);
		this.inlineTexts.addRow(this.line - 1, lastWord, end);
		this.leaf = { kind: "table" };
	}
	isDefinitions(paragraph) {
		const text = this.#mayDefine(paragraph) ? this.#textOf(paragraph) : "";
		return text !== "" && readDefinitions(text, this.definitions) === text.length;
	}
	refuse(line, problem) {
		if (problem !== void 0) this.problems.add(line, problem);
	}
	closeTo(depth) {
		this.closeLeaf();
		while (this.stack.depth > depth) {
			const block = this.stack.pop();
			if (block?.kind === "container") this.#refuseUnclosed(block);
		}
	}
	closeLeaf() {
		const { leaf } = this;
		this.leaf = void 0;
		if (leaf?.kind === "paragraph") this.#closeParagraph(leaf);
		if (leaf?.kind !== "fence") return;
		const mark = String.fromCharCode(leaf.sign).repeat(Math.min(leaf.length, longestQuotation));
		this.problems.add(leaf.line, `the code block is not closed by ${mark}`);
	}
	#refuseUnclosed({ line, opening, problems }) {
		const message = `the block ${opening.slice(0, longestQuotation)} is not closed by :::`;
		this.problems.addUnclosed(line, message, problems);
	}
	#closeParagraph(paragraph) {
		const { from, end, problem } = paragraph;
		const mayHaveImage = this.inlineTexts.mayHaveImage(from, end);
		const text = mayHaveImage || this.#mayDefine(paragraph) ? this.#textOf(paragraph) : void 0;
		const after = text === void 0 ? 0 : readDefinitions(text, this.definitions);
		if (text !== void 0 && after > 0 && paragraph.isTop) this.#cutDefinitions(paragraph, after, text.length);
		if (after === text?.length) return;
		const line = paragraph.line + countBreaks(text ?? "", after);
		this.refuse(line, problem);
		if (text !== void 0 && mayHaveImage) this.inlineTexts.add(line, text.slice(after));
	}
	#cutDefinitions({ followsDefinitions, from }, length, whole) {
		if (followsDefinitions) this.starts.pop();
		if (length < whole) this.starts.push(from + length);
		this.#endsWithDefinitions = length === whole;
	}
	#mayDefine({ from }) {
		return this.cursor.text.charCodeAt(from) === character.openBracket;
	}
	#textOf({ from, end, parts }) {
		const { text } = this.cursor;
		if (parts === void 0) return text.slice(from, end);
		const lines = [];
		for (let at = 0; at < parts.length; at += 2) lines.push(text.slice(parts[at], parts[at + 1]));
		return lines.join("\n");
	}
	#beginAt(depth, block) {
		this.closeTo(depth);
		if (this.stack.top?.kind === "list") this.stack.pop();
		const { top } = this.stack;
		if (top === void 0) {
			this.starts.push(this.cursor.start);
			this.#endsWithDefinitions = false;
		}
		if (top?.kind === "item") top.isEmpty = false;
		this.problemsBefore = this.problems.count;
		return findMisplacement(block, this.stack);
	}
};
// ../../packages/service/src/canvases/markdown/blocks/scan-blocks.ts
function* scanBlocks(text) {
	const open = new OpenBlocks(new LineCursor(text));
	const { definitions, headings, inlineTexts, problems, stack, starts } = open;
	let slice = charactersPerPause;
	for (let start = 0; start < text.length;) {
		if (start >= slice) {
			slice = start + charactersPerPause;
			yield;
		}
		const end = endOfLine(text, start);
		open.line += 1;
		open.cursor.begin(start, end);
		readLine(open);
		if (problems.isFull && !stack.hasContainer) break;
		start = afterBreak(text, end);
	}
	open.closeTo(0);
	return {
		starts,
		headings,
		definitions,
		inlineTexts: inlineTexts.found,
		problems
	};
}
function readLine(open) {
	const { cursor, stack } = open;
	const depth = match(open);
	if (cursor.isBlank) readBlank(open, depth);
	else if (depth < stack.depth || !readCode(open)) readBeginnings(open, depth);
}
function readCode(open) {
	const { cursor, leaf } = open;
	const isIndented = cursor.indent >= 4;
	if (leaf?.kind === "code") return isIndented;
	if (leaf?.kind !== "fence") return false;
	if (!isIndented && closesFence(cursor.text, cursor.word, cursor.end, leaf)) open.leaf = void 0;
	return true;
}
function match({ cursor, stack }) {
	const { top } = stack;
	if (cursor.isBlank && !stack.hasQuote) return top?.kind === "item" && top.isEmpty ? stack.depth - 1 : stack.depth;
	for (let depth = 0;; depth += 1) {
		const block = stack.at(depth);
		if (block === void 0) return depth;
		if (block.kind === "quote") {
			if (cursor.character !== character.greater || cursor.indent >= 4) return depth;
			cursor.skipQuoteMark();
		} else if (block.kind === "item") {
			if (cursor.isBlank ? block.isEmpty : cursor.indent < block.width) return depth;
			cursor.skipIndent(block.width);
		}
	}
}
function readBlank(open, depth) {
	const kind = open.leaf?.kind;
	if (depth < open.stack.depth) open.closeTo(depth);
	else if (kind === "paragraph" || kind === "table") open.closeLeaf();
}
function readBeginnings(open, matched) {
	const { cursor, leaf } = open;
	let depth = matched;
	let isWhole = matched === open.stack.depth;
	while (!cursor.isBlank && cursor.indent < 4) {
		const step = beginBlock(open, depth, isWhole && leaf?.kind === "paragraph" ? leaf : void 0);
		if (step === "done") return;
		if (step === void 0) break;
		depth = open.stack.depth;
		isWhole = false;
	}
	if (!cursor.isBlank) readText(open, depth, isWhole);
}
function readText(open, depth, isWhole) {
	const { cursor, leaf } = open;
	const isCode = cursor.indent >= 4;
	if (leaf?.kind === "paragraph") continueParagraph(leaf, open);
	else if (leaf?.kind === "table" && isWhole && !isCode) open.inlineTexts.addRow(open.line, cursor.word, cursor.end);
	else if (isCode) {
		open.begin(depth, { kind: "leaf" }, unsupported("code block"));
		open.leaf = { kind: "code" };
	} else open.beginParagraph(depth, unsupported("paragraph"));
}
function continueParagraph(paragraph, { cursor }) {
	paragraph.lines += 1;
	paragraph.endBefore = paragraph.end;
	paragraph.lastStart = cursor.start;
	paragraph.lastWord = cursor.word;
	paragraph.end = cursor.end;
	paragraph.parts?.push(cursor.word, cursor.end);
}
function endOfLine(text, start) {
	let at = start;
	while (at < text.length && !isBreak(text.charCodeAt(at))) at += 1;
	return at;
}
function afterBreak(text, end) {
	return end + (text.charCodeAt(end) === character.carriageReturn && text.charCodeAt(end + 1) === character.newline ? 2 : 1);
}
// ../../packages/service/src/canvases/markdown/inline/code-spans.ts
function createCodeSpans(text) {
	let lastRuns;
	return (at) => {
		lastRuns ??= findLastRuns(text);
		const after = skipAll(text, at, text.length, character.backtick);
		if ((lastRuns.get(after - at) ?? -1) < after) return after;
		let run = text.indexOf("`", after);
		let end = skipAll(text, run, text.length, character.backtick);
		while (end - run !== after - at) {
			run = text.indexOf("`", end);
			end = skipAll(text, run, text.length, character.backtick);
		}
		return end;
	};
}
function findLastRuns(text) {
	const runs = new Map();
	for (let at = text.indexOf("`"); at !== -1;) {
		const end = skipAll(text, at, text.length, character.backtick);
		runs.set(end - at, at);
		at = text.indexOf("`", end);
	}
	return runs;
}
// ../../packages/service/src/canvases/markdown/inline/find-images.ts
const autolink = /^(?:[A-Za-z][A-Za-z0-9+.-]{1,31}:[^<>\p{Cc} ]*|[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9][A-Za-z0-9.-]*)$/u;
function findImages(text, definitions) {
	return new ImageFinder(text, definitions).find();
}
var ImageFinder = class {
	#text;
	#definitions;
	#images = [];
	#brackets = [];
	#dead = 0;
	constructor(text, definitions) {
		this.#text = text;
		this.#definitions = definitions;
	}
	*find() {
		const endOfCode = createCodeSpans(this.#text);
		let slice = charactersPerPause;
		for (let at = 0; at < this.#text.length;) {
			if (at >= slice) {
				slice = at + charactersPerPause;
				yield;
			}
			const first = this.#text.charCodeAt(at);
			if (first === character.backslash) at += 2;
			else if (first === character.backtick) at = endOfCode(at);
			else if (first === character.less) at = endOfAutolink(this.#text, at);
			else if (first === character.exclamation) at = this.#openImage(at);
			else if (first === character.openBracket) at = this.#open(at, false);
			else if (first === character.closeBracket) at = this.#close(at);
			else at += 1;
		}
		return this.#images;
	}
	#openImage(at) {
		return this.#text.charCodeAt(at + 1) === character.openBracket ? this.#open(at, true) : at + 1;
	}
	#open(at, isImage) {
		const around = this.#brackets.at(-1);
		if (around !== void 0) around.holdsBracket = true;
		this.#brackets.push({
			at,
			isImage,
			images: this.#images.length,
			holdsBracket: false
		});
		return isImage ? at + 2 : at + 1;
	}
	#close(at) {
		const bracket = this.#brackets.pop();
		const below = this.#brackets.length;
		const isDead = below < this.#dead;
		this.#dead = Math.min(this.#dead, below);
		const target = bracket === void 0 || isDead && !bracket.isImage ? void 0 : this.#targetOf(bracket, at);
		if (bracket === void 0 || target === void 0) return at + 1;
		if (bracket.isImage) {
			this.#images.length = bracket.images;
			this.#images.push({
				address: target.text,
				at: bracket.at
			});
		} else this.#dead = below;
		return target.end;
	}
	#targetOf({ at, isImage, holdsBracket }, closing) {
		const target = readTarget(this.#text, closing + 1);
		if (target !== void 0 || this.#definitions.size === 0) return target;
		const label = readLabel(this.#text, closing + 1);
		const end = label?.end ?? closing + 1;
		if (label !== void 0 && label.text !== "") return this.#defined(label.text, end);
		const from = isImage ? at + 2 : at + 1;
		return holdsBracket || closing - from > 999 ? void 0 : this.#defined(this.#text.slice(from, closing), end);
	}
	#defined(label, end) {
		const text = this.#definitions.get(normalizeLabel(label));
		return text === void 0 ? void 0 : {
			text,
			end
		};
	}
};
function endOfAutolink(text, at) {
	for (let place = at + 1; place < text.length; place += 1) {
		const each = text.charCodeAt(place);
		if (each === character.less) break;
		if (each === character.greater) return autolink.test(text.slice(at + 1, place)) ? place + 1 : at + 1;
	}
	return at + 1;
}
// ../../packages/service/src/canvases/markdown/unfurl-kind.ts
const [user, channel, canvas, file, workspace] = [
	idPatterns.user,
	idPatterns.channel,
	idPatterns.canvas,
	idPatterns.file,
	idPatterns.workspace
].map(({ source }) => source.slice(1, -1));
const conversation = [channel, idPatterns.dm.source.slice(1, -1)].join("|");
const kinds = [
	[new RegExp(`^/docs/${workspace}/${canvas}$`), "canvas unfurl"],
	[new RegExp(`^/files/(?:${user})/${file}(?:/[^/]*)?$`), "file unfurl"],
	[new RegExp(`^/archives/(?:${conversation})/p\\d{16}$`), "message unfurl"],
	[new RegExp(`^/team/(?:${user})$`), "user unfurl"],
	[/\/r\/\w+\/(?:[0-9A-Za-z]{15}|[0-9A-Za-z]{18})(?:\/view)?$/, "record unfurl"]
];
function unfurlKind(address) {
	const url = URL.parse(address);
	if (url === null || !["http:", "https:"].includes(url.protocol)) return void 0;
	return kinds.find(([pattern]) => pattern.test(url.pathname))?.[1] ?? "website unfurl";
}
// ../../packages/service/src/canvases/markdown/find-image-problems.ts
function* findImageProblems(texts, definitions) {
	const problems = [];
	let read = 0;
	for (const { line, text } of texts) {
		const images = yield* findImages(text, definitions);
		for (const { address, at } of images) {
			const message = imageProblem(address);
			if (message !== void 0) problems.push({
				line: line + countBreaks(text, at),
				message
			});
			if (problems.length === 5) return problems;
		}
		read += text.length;
		if (read < 32768) continue;
		read = 0;
		yield;
	}
	return problems;
}
function imageProblem(address) {
	const element = mentionKind(address) ?? unfurlKind(address);
	if (element !== void 0) return unsupported(element);
	return `![](${address.slice(0, 80)}) has none of @ and a user, # and a channel, or an address of the web`;
}
function mentionKind(address) {
	const id = address.slice(1);
	if (address.startsWith("@")) return idPatterns.user.test(id) ? "user mention" : void 0;
	const isChannel = idPatterns.channel.test(id);
	return address.startsWith("#") && isChannel ? "channel mention" : void 0;
}
// ../../packages/service/src/canvases/markdown/parse-sections.ts
function* parseSections(text) {
	const { starts, definitions, inlineTexts, problems } = yield* scanBlocks(text);
	const detail = problems.describe(yield* findImageProblems(inlineTexts, definitions));
	return detail === void 0 ? {
		ok: true,
		starts
	} : {
		ok: false,
		detail
	};
}
// ../../packages/service/src/canvases/markdown/read-title.ts
function* readTitle(text) {
	if (text.trim() === "") return {
		ok: false,
		detail: "line 1: a title is not blank"
	};
	if (/[\r\n]/.test(text.trim())) return {
		ok: false,
		detail: "line 2: a title has one line"
	};
	const title = text.trim();
	const detail = new Problems().describe(yield* findImageProblems([{
		line: 1,
		text: title
	}], new Map()));
	return detail === void 0 ? {
		ok: true,
		title
	} : {
		ok: false,
		detail
	};
}
// ../../packages/service/src/canvases/markdown/section-run.ts
const comma = 44;
const zero = 48;
function* toRun(id, text, starts) {
	const run = {
		id,
		...splitGap(text)
	};
	const lengths = [];
	for (let at = 1; at < starts.length; at += charactersPerPause) {
		if (at > 1) yield;
		const some = starts.slice(at, at + charactersPerPause);
		lengths.push(some.map((start, index) => start - previous(starts, at + index)).join(","));
	}
	return lengths.length === 0 ? run : {
		...run,
		lengths: lengths.join(",")
	};
}
function previous(starts, at) {
	return at === 1 ? 0 : starts[at - 1] ?? 0;
}
function printRuns(runs) {
	return runs.map(({ markdown, gap }) => markdown + gap).join("");
}
function isLongerThan(runs, limit) {
	if (runs.reduce((sum, { markdown, gap }) => sum + markdown.length + gap.length, 0) <= limit) return false;
	return runs.reduce((sum, { markdown, gap }) => sum + countCharacters(markdown) + gap.length, 0) > limit;
}
function sectionId({ id, first = 0 }, index) {
	const number = first + index;
	return number === 0 ? id : `${id}${number.toString(36).toUpperCase()}`;
}
function findInRun(run, id) {
	if (!id.startsWith(run.id)) return void 0;
	const suffix = id.slice(run.id.length);
	const index = (suffix === "" ? 0 : Number.parseInt(suffix, 36)) - (run.first ?? 0);
	return index >= 0 && sectionId(run, index) === id ? findPlace(run.lengths ?? "", index) : void 0;
}
function findPlace(lengths, index) {
	let from = 0;
	let at = 0;
	for (let passed = 0; passed < index; passed += 1) {
		if (at >= lengths.length) return void 0;
		const end = endOfNumber(lengths, at);
		from += readNumber(lengths, at, end);
		at = end + 1;
	}
	return {
		...placeAt(lengths, at, from),
		index
	};
}
function placeAt(lengths, lengthFrom, from) {
	if (lengthFrom >= lengths.length) return {
		from,
		to: void 0,
		lengthFrom,
		lengthTo: lengthFrom
	};
	const end = endOfNumber(lengths, lengthFrom);
	return {
		from,
		to: from + readNumber(lengths, lengthFrom, end),
		lengthFrom,
		lengthTo: end + 1
	};
}
function endOfNumber(lengths, from) {
	let at = from;
	while (at < lengths.length && lengths.charCodeAt(at) !== comma) at += 1;
	return at;
}
function readNumber(lengths, from, to) {
	let value = 0;
	for (let at = from; at < to; at += 1) value = value * 10 + lengths.charCodeAt(at) - zero;
	return value;
}
function firstPlace({ lengths = "" }) {
	return {
		...placeAt(lengths, 0, 0),
		index: 0
	};
}
function cutOut(run, { index, from, to, lengthFrom, lengthTo }) {
	const { id, first = 0, lengths = "" } = run;
	const text = run.markdown + run.gap;
	const part = (at, content, ofLengths) => ({
		id,
		...first + at > 0 && { first: first + at },
		...splitGap(content),
		...ofLengths !== "" && { lengths: ofLengths }
	});
	return {
		before: index === 0 ? [] : [part(0, text.slice(0, from), withoutLast(lengths.slice(0, lengthFrom)))],
		named: part(index, text.slice(from, to), ""),
		after: to === void 0 ? [] : [part(index + 1, text.slice(to), lengths.slice(lengthTo))]
	};
}
function withBlankLine(gap) {
	const breaks = gap.match(/\r\n|\r|\n/g)?.length ?? 0;
	return gap + "\n".repeat(Math.max(0, 2 - breaks));
}
function withoutLast(lengths) {
	const last = lengths.lastIndexOf(",", lengths.length - 2);
	return last === -1 ? "" : lengths.slice(0, last);
}
function splitGap(text) {
	let end = text.length;
	for (let at = text.length - 1; at >= 0 && " 	\r\n".includes(text.charAt(at)); at -= 1) if (text.charAt(at) === "\n" || text.charAt(at) === "\r") end = at;
	return {
		markdown: text.slice(0, end),
		gap: text.slice(end)
	};
}
// ../../packages/service/src/values/group-name.ts
function toGroupName(userNames, place = 1) {
	return `mpdm-${userNames.join("--")}-${place}`;
}
// ../../packages/service/src/files/types/find-type.ts
const headBytes = 4096;
function findType(name, head) {
	const named = typeOfName(name);
	if (named !== void 0 && fits(named.type, head)) return named;
	const [word, type] = Object.entries(fileTypes).find(([, { signature }]) => hasSignature(signature, head)) ?? [];
	if (word !== void 0 && type !== void 0) return {
		word,
		type
	};
	return typeOfWord(isText(head) ? "text" : "binary");
}
function typeOfName(name) {
	const [, extension = ""] = /\.([^.]*)$/.exec(name.toLowerCase()) ?? [];
	const found = Object.entries(fileTypes).find(([, { extensions }]) => extensions.includes(extension));
	return found && {
		word: found[0],
		type: found[1]
	};
}
function typeOfWord(word) {
	const type = fileTypes[word];
	if (type === void 0) throw new Error(`There is no type of files with the word ${word}.`);
	return {
		word,
		type
	};
}
function isTextType(word) {
	return Object.hasOwn(fileTypes, word) && fileTypes[word]?.text === true;
}
function fits({ signature, text }, head) {
	if (signature !== void 0) return hasSignature(signature, head);
	return text !== true || isText(head);
}
function hasSignature(signature, head) {
	if (signature === void 0) return false;
	const bytes = signature.match(/../g) ?? [];
	return bytes.length <= head.length && bytes.every((byte, at) => byte === "??" || Number.parseInt(byte, 16) === head[at]);
}
function isText(head) {
	if (head.some((byte) => byte < 32 && !textControls.has(byte))) return false;
	try {
		new TextDecoder("utf-8", { fatal: true }).decode(head, { stream: true });
		return true;
	} catch {
		return false;
	}
}
const textControls = new Set([
	9,
	10,
	12,
	13,
	27
]);
// ../../packages/service/src/files/types/measure-picture.ts
function measurePicture(head) {
	const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
	try {
		return sizeOf(view);
	} catch (error) {
		if (error instanceof RangeError) return void 0;
		throw error;
	}
}
function sizeOf(view) {
	switch (view.getUint32(0)) {
		case 2303741511: return {
			width: view.getUint32(16),
			height: view.getUint32(20)
		};
		case 1195984440: return {
			width: view.getUint16(6, true),
			height: view.getUint16(8, true)
		};
		case 1380533830: return view.getUint32(8) === 1464156752 ? sizeOfWebp(view) : void 0;
		default: return view.getUint16(0) === 65496 ? sizeOfJpeg(view) : void 0;
	}
}
function sizeOfWebp(view) {
	switch (view.getUint32(12)) {
		case 1448097880: {
			const sideAt = (at) => 1 + view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
			return {
				width: sideAt(24),
				height: sideAt(27)
			};
		}
		case 1448097824: return {
			width: view.getUint16(26, true) & 16383,
			height: view.getUint16(28, true) & 16383
		};
		case 1448097868: {
			const bits = view.getUint32(21, true);
			return {
				width: (bits & 16383) + 1,
				height: (bits >>> 14 & 16383) + 1
			};
		}
		default: return;
	}
}
function sizeOfJpeg(view) {
	for (let at = 2;;) {
		if (view.getUint8(at) !== 255) return void 0;
		const marker = view.getUint8(at + 1);
		if (marker >= 192 && marker <= 207 && marker !== 196 && marker !== 200 && marker !== 204) return {
			height: view.getUint16(at + 5),
			width: view.getUint16(at + 7)
		};
		at += 2 + view.getUint16(at + 2);
	}
}
// ../../packages/service/src/files/types/watch-bytes.ts
const keptBytes = 65536;
const previewLines = 5;
const previewCharacters = 3e3;
const lineFeed = 10;
function watchBytes() {
	const { value: maxSnippetBytes } = serviceLimits.snippetBytes;
	const head = new Uint8Array(keptBytes);
	let [size, lines, last] = [
		0,
		0,
		lineFeed
	];
	return {
		note(chunk) {
			if (size < keptBytes) head.set(chunk.subarray(0, keptBytes - size), size);
			size += chunk.length;
			if (size <= maxSnippetBytes) {
				for (const byte of chunk) if (byte === lineFeed) lines += 1;
			}
			last = chunk.at(-1) ?? last;
		},
		size: () => size,
		traits: ({ name, snippetType }) => {
			const kept = head.subarray(0, Math.min(size, keptBytes));
			const { word, type } = snippetType === void 0 ? findType(name, kept.subarray(0, headBytes)) : typeOfWord(snippetType);
			const isSnippet = type.text === true && size <= maxSnippetBytes;
			const picture = type.group === "images" ? measurePicture(kept) : void 0;
			const kind = isSnippet ? "snippets" : type.group;
			return {
				mimetype: type.mediaType,
				filetype: word,
				...kind !== void 0 && { kind },
				...picture !== void 0 && { picture },
				...isSnippet && { snippet: toSnippet(kept, lines + (last === lineFeed ? 0 : 1)) }
			};
		}
	};
}
function toSnippet(head, lines) {
	const wanted = new TextDecoder().decode(head.subarray(0, previewCharacters * 4), { stream: true }).split(/\r?\n/).slice(0, previewLines).join("\n").replace(/\n$/, "");
	const preview = wanted.slice(0, previewCharacters);
	return {
		preview,
		lines: Math.max(1, lines),
		isCut: preview.length < wanted.length
	};
}
// ../../packages/service/src/lists/cells/column-types.ts
const valueKeys = {
	text: "rich_text",
	message: "message",
	number: "number",
	select: "select",
	date: "date",
	people: "user",
	checkbox: "checkbox",
	email: "email",
	phone: "phone",
	channel: "channel",
	rating: "rating",
	created_by: void 0,
	edited_by: void 0,
	created_time: void 0,
	edited_time: void 0,
	canvas: "reference",
	attachment: "attachment",
	link: "link",
	vote: "vote",
	timestamp: "timestamp",
	reference: "reference",
	todo_completed: "checkbox",
	todo_assignee: "user",
	todo_due_date: "date"
};
const types$1 = Object.keys(valueKeys);
const columnTypes = types$1;
const allValueKeys = [...new Set(types$1.flatMap((type) => valueKeys[type] ?? []))];
// ../../packages/service/src/lists/columns/todo-columns.ts
const types = [
	{
		id: `${idPrefixes.column}00`,
		type: "todo_completed",
		name: listDefaults.completedColumn
	},
	{
		id: `${idPrefixes.column}01`,
		type: "todo_assignee",
		name: listDefaults.assigneeColumn
	},
	{
		id: `${idPrefixes.column}02`,
		type: "todo_due_date",
		name: listDefaults.dueDateColumn
	}
];
function isTodoColumn(column) {
	return types.some(({ type }) => type === column.type);
}
function newColumnId({ type }, others, ids) {
	const own = types.find((each) => each.type === type)?.id;
	return own === void 0 || others.some(({ id }) => id === own) ? ids.id(idPrefixes.column) : own;
}
function showTodoColumns(columns, ids) {
	const missing = types.filter(({ type }) => !columns.some((column) => column.type === type));
	return [...columns.map((column) => isTodoColumn(column) ? withoutHidden(column) : column), ...missing.map((column) => ({
		...column,
		id: newColumnId(column, columns, ids)
	}))];
}
function hideTodoColumns(columns) {
	return columns.map((column) => isTodoColumn(column) ? {
		...column,
		hidden: true
	} : column);
}
function withoutHidden({ hidden: _hidden, ...column }) {
	return column;
}
// ../../packages/service/src/lists/exports/file-name.ts
function toFileName(listName, format) {
	const name = listName.toWellFormed().replaceAll(/[\p{Cc}"*/:<>?\\|]+/gu, " ").trim();
	return `${name === "" ? "List" : name}.${format}`;
}
// ../../packages/service/src/conversations/files/publish-files.ts
async function publishFiles(ids = [], conversations, store) {
	if (ids.length === 0 || !conversations.some(({ kind }) => kind === "public")) return {
		expect: [],
		writes: []
	};
	const opened = (await store.files.getMany([...new Set(ids)])).filter((file) => file.isPublic !== true && file.deleted === void 0);
	return {
		expect: opened.map(({ id, version }) => hasVersion(files, { id }, version)),
		writes: opened.map((file) => put(files, {
			...file,
			version: file.version + 1,
			isPublic: true
		}))
	};
}
// ../../packages/service/src/conversations/kind-scopes.ts
function refuseKind({ kind }, caller, kindScopes) {
	return refuseScopeKind(kind === "session" ? "private" : kind, caller, kindScopes);
}
function refuseType(type, caller, kindScopes) {
	return refuseScopeKind(scopeKinds[type], caller, kindScopes);
}
const scopeKinds = {
	public_channel: "public",
	private_channel: "private",
	mpim: "mpim",
	im: "im"
};
function refuseScopeKind(kind, { tokenType, scopes }, kindScopes) {
	const needed = kindScopes[tokenType]?.[kind] ?? [];
	if (needed.length === 0 || needed.some((scope) => scopes.has(scope))) return void 0;
	const because = {
		rule: "everyday-1#who-may-do-what",
		found: kind,
		wanted: `one of the scopes ${needed.join(", ")}`
	};
	return {
		ok: false,
		error: "missing_scope",
		needed: needed.join(","),
		provided: [...scopes].join(","),
		because
	};
}
// ../../packages/service/src/conversations/refusal.ts
const refuse$7 = createRefuse("everyday-1#who-may-do-what");
const refuseChange = createRefuse("everyday-1#conversations");
// ../../packages/service/src/conversations/sharing/find-standing.ts
async function findStanding(channel, caller, store) {
	const found = await Promise.all(placesOf(channel).map((id) => workspaceOf(id, caller, store)));
	const workspaces = found.flatMap((it) => it === void 0 || it.deleted ? [] : [it]);
	const own = workspaces.flatMap((it) => isForeignWorkspace(it, caller) ? [] : [it.id]);
	const facts = {
		own,
		owners: found.length === 1 ? noOwners : ownersOf(workspaces)
	};
	const [first] = own;
	if (workspaces[0]?.id !== channel.workspaceId) return {
		kind: "absent",
		...facts
	};
	if (first === void 0) return {
		kind: "foreign",
		...facts
	};
	const workspaceId = own.find((id) => isGranted(caller.token, id));
	if (workspaceId !== void 0) return {
		kind: "inside",
		workspaceId,
		...facts
	};
	if (caller.token.installation.target.kind === "workspace") return {
		kind: "elsewhere",
		...facts
	};
	return {
		kind: "ungranted",
		workspaceId: first,
		...facts
	};
}
async function workspaceOf(id, { workspace }, store) {
	return id === workspace.id ? workspace : store.organizations.workspace(id);
}
// ../../packages/service/src/conversations/find-conversation.ts
async function findConversation(id, search) {
	const { caller, store, kindScopes } = search;
	const seen = isConversationId(id) ? await store.channels.seenBy(id, caller.user?.id ?? "") : void 0;
	const standing = seen === void 0 ? void 0 : await findStanding(seen.channel, caller, store);
	if (seen === void 0 || standing === void 0 || !isVisible$1(seen, caller, standing)) return refuse$7("channel_not_found", id, "a conversation that the caller sees");
	if (standing.kind === "ungranted") return refuse$7("team_access_not_granted", standing.workspaceId, "a workspace that the installation was granted to");
	return refuseKind(seen.channel, caller, kindScopes) ?? {
		ok: true,
		...seen,
		standing
	};
}
function isVisible$1({ channel, membership }, { user }, { kind }) {
	if (channel.deleted === true || kind === "absent" || kind === "elsewhere") return false;
	const isMember = membership !== void 0;
	if (kind === "foreign") return isMember;
	return isMember || channel.kind === "public" && user !== void 0 && user.guest === void 0;
}
function isConversationId(id) {
	return idPatterns.channel.test(id) || idPatterns.dm.test(id);
}
// ../../packages/service/src/conversations/files/find-share-channel.ts
async function findShareChannel(id, caller, store) {
	const found = await findConversation(id, {
		caller,
		store,
		kindScopes: {}
	});
	return found.ok && (found.membership !== void 0 || isFullMember(caller)) ? found.channel : void 0;
}
function isFullMember({ user }) {
	return user !== void 0 && user.kind !== "bot" && user.guest === void 0;
}
// ../../packages/service/src/conversations/files/find-file.ts
const refuse$6 = createRefuse("everyday-2#methods");
async function findFile(id, caller, store) {
	const seen = await seeFile(id, caller, store);
	if (seen === void 0) return refuse$6("file_not_found", id, "a file that the caller sees");
	return seen.file.deleted === void 0 ? {
		ok: true,
		...seen
	} : refuse$6("file_deleted", id, "a file that is not deleted");
}
async function seeFile(id, caller, store) {
	const file = await store.files.get(id);
	if (file === void 0) return void 0;
	const shares = await sharesOf(file, caller, store);
	const { user } = caller;
	const isOwn = user !== void 0 && file.ownerId === user.id;
	const isPublic = file.isPublic === true && isFullMember(caller) && file.workspaceId === caller.workspace.id;
	const isGiven = caller.app !== void 0 && file.givenTo?.includes(caller.app.id) === true;
	return isOwn || isPublic || isGiven || shares.length > 0 ? {
		file,
		shares
	} : void 0;
}
async function sharesOf(file, caller, store) {
	const groups = Map.groupBy(await store.files.sharesOf([file.id]), ({ channelId }) => channelId);
	const seen = [];
	for (const [channelId, shares] of groups) {
		const channel = await findShareChannel(channelId, caller, store);
		if (channel === void 0) continue;
		for (const share of shares) {
			const message = await store.messages.get(channelId, share.ts);
			if (message !== void 0) seen.push({
				channel,
				message,
				repliers: await repliersOf(share, store)
			});
		}
	}
	return seen;
}
function repliersOf({ channelId, ts }, { messages }) {
	return messages.repliers(channelId, {
		oldest: ts,
		latest: ts
	});
}
// ../../packages/service/src/values/is-object.ts
function isObject(value) {
	return typeof value === "object" && value !== null;
}
// ../../packages/service/src/canvases/canvas-level.ts
async function canvasLevel(canvas, { user, isOutside }, { channels }) {
	if (user === void 0) return void 0;
	const channel = canvas.channelId === void 0 ? void 0 : await channels.get(canvas.channelId);
	if (canvas.channelId !== void 0 && (channel === void 0 || channel.deleted === true)) return void 0;
	const levels = await Promise.all([
		canvas.ownerId === user.id ? "write" : void 0,
		channel === void 0 ? void 0 : channelLevel(channel, {
			user,
			isOutside
		}, channels),
		...canvas.access.map((access) => sharedLevel(access, user, channels))
	]);
	const level = levels.includes("write") ? "write" : levels.find((each) => each !== void 0);
	return level === "write" && channel?.archived === true ? "read" : level;
}
async function channelLevel(channel, { user, isOutside }, channels) {
	if (await channels.isMember(channel.id, user.id)) return "write";
	return channel.kind === "public" && user.guest === void 0 && !isOutside ? "read" : void 0;
}
async function sharedLevel({ subject: { kind, id }, level }, user, channels) {
	return (kind === "user" ? id === user.id : await channels.isMember(id, user.id)) ? level : void 0;
}
// ../../packages/service/src/paging/cursor.ts
const digestLength = 16;
function printCursor(list, place) {
	const text = JSON.stringify(place);
	return `${digestOf(list, text)}${bytesToHex(utf8ToBytes(text))}`;
}
function readCursor(list, cursor) {
	const hex = cursor.slice(digestLength);
	if (!/^(?:[0-9a-f]{2})+$/.test(hex)) return void 0;
	const text = new TextDecoder().decode(hexToBytes(hex));
	return digestOf(list, text) === cursor.slice(0, digestLength) ? JSON.parse(text) : void 0;
}
function digestOf(list, place) {
	return bytesToHex(sha256(utf8ToBytes(JSON.stringify([list, place])))).slice(0, digestLength);
}
// ../../packages/service/src/lists/reach/access-level.ts
async function findAccessLevel(list, userId, { lists, channels }) {
	if (userId === void 0) return void 0;
	if (list.ownerId === userId) return "owner";
	const access = await lists.accessOf(list.id);
	const levels = (await Promise.all(access.map(async ({ subject: { kind, id }, level }) => {
		return (kind === "user" ? id === userId : await channels.isMember(id, userId)) ? [level] : [];
	}))).flat();
	return levels.includes("write") ? "write" : levels[0];
}
// ../../packages/service/src/lists/reach/find-list.ts
const rule$2 = "web-api#additional-codes-per-method";
async function findList(id, { store, caller, requires }) {
	const list = await store.lists.get(id);
	if (list === void 0) return fail({
		kind: "absent",
		because: because(id, "an existing List")
	});
	const refusal = refuseWorkspace(list, caller);
	if (refusal !== void 0) return fail(refusal);
	const workspace = await store.organizations.workspace(list.workspaceId);
	if (workspace === void 0 || workspace.deleted) return fail({
		kind: "workspaceDeleted",
		because: because(list.workspaceId, "a workspace that is not deleted")
	});
	const unmet = requires.find((each) => !holds(each, {
		...caller,
		workspace
	}));
	if (unmet !== void 0) {
		const { error, ...wanted } = unmet;
		return fail({
			kind: "requirementUnmet",
			error,
			because: because(workspace.id, JSON.stringify(wanted))
		});
	}
	return {
		ok: true,
		list,
		workspace,
		level: await findAccessLevel(list, caller.user?.id, store)
	};
}
function refuseWorkspace({ id, workspaceId }, { token, workspace }) {
	const { target, workspaceIds } = token.installation;
	if (target.kind === "workspace") return workspaceId === workspace.id ? void 0 : {
		kind: "absent",
		because: because(id, "a List of the caller's workspace")
	};
	if (workspaceIds === void 0 || workspaceIds.includes(workspaceId)) return void 0;
	return {
		kind: "notGranted",
		because: because(workspaceId, "a workspace that the installation was granted to")
	};
}
function fail(refusal) {
	return {
		ok: false,
		refusal
	};
}
function because(found, wanted) {
	return {
		rule: rule$2,
		found,
		wanted
	};
}
// ../../packages/service/src/lists/cells/mentions.ts
function mentionsIn(blocks) {
	const leaves = leavesOf(blocks);
	const ids = (type, key) => leaves.flatMap((leaf) => {
		const id = leaf["type"] === type ? leaf[key] : void 0;
		return typeof id === "string" ? [id] : [];
	});
	return {
		userIds: ids("user", "user_id"),
		channelIds: ids("channel", "channel_id")
	};
}
function leavesOf(value) {
	if (Array.isArray(value)) return value.flatMap(leavesOf);
	if (!isObject(value)) return [];
	return Array.isArray(value["elements"]) ? leavesOf(value["elements"]) : [value];
}
// ../../packages/service/src/lists/exports/cell-in.ts
function cellIn(row, { id, type }) {
	if (type === "created_by") return {
		kind: "user",
		value: [row.createdBy]
	};
	if (type === "edited_by") return {
		kind: "user",
		value: [row.editedBy]
	};
	if (type === "created_time") return {
		kind: "timestamp",
		value: [secondsOf(row.created)]
	};
	if (type === "edited_time") return {
		kind: "timestamp",
		value: [secondsOf(row.edited)]
	};
	return row.cells[id];
}
// ../../packages/service/src/lists/exports/cell-text.ts
const separator = ", ";
function cellText(cell, column, names) {
	switch (cell.kind) {
		case "rich_text": return richText(cell.value, names);
		case "select": return cell.value.map((id) => column.options?.find((option) => option.id === id)?.name ?? id).join(separator);
		case "user":
		case "vote": return cell.value.map((id) => names.users.get(id) ?? id).join(separator);
		case "channel": return cell.value.map((id) => channelText(id, names)).join(separator);
		case "attachment": return cell.value.map((id) => names.files.get(id)?.name ?? id).join(separator);
		case "reference": return cell.value.map(({ file: { file_id: id } }) => names.files.get(id)?.name ?? id).join(separator);
		case "link": return cell.value.map(({ original_url: url }) => url).join(separator);
		case "timestamp": return cell.value.map((seconds) => printSeconds(seconds)).join(separator);
		case "checkbox": return String(cell.value);
		case "number":
		case "rating":
		case "message":
		case "date":
		case "email":
		case "phone": return cell.value.join(separator);
	}
}
function channelText(id, { channels }) {
	const name = channels.get(id);
	return name === void 0 ? id : `#${name}`;
}
function richText(blocks, names) {
	return linesOf(blocks).map((line) => leavesOf(line).map((leaf) => leafText(leaf, names)).join("")).join("\n");
}
function linesOf(value) {
	if (Array.isArray(value)) return value.flatMap(linesOf);
	if (!isObject(value)) return [];
	const { elements } = value;
	return Array.isArray(elements) && elements.some((each) => isObject(each) && Array.isArray(each["elements"])) ? linesOf(elements) : [value];
}
function leafText(leaf, names) {
	const text = (key) => typeof leaf[key] === "string" ? leaf[key] : "";
	switch (leaf["type"]) {
		case "link": return text("text") || text("url");
		case "user": return `@${names.users.get(text("user_id")) ?? text("user_id")}`;
		case "usergroup": return `@${text("usergroup_id")}`;
		case "channel": return channelText(text("channel_id"), names);
		case "emoji": return `:${text("name")}:`;
		case "date": return printSeconds(Number(leaf["timestamp"]));
		case "team": return text("team_id");
		default: return text("text");
	}
}
// ../../packages/service/src/lists/exports/names.ts
async function findNames({ userIds, channelIds, fileIds }, { users, channels, files }) {
	const [foundUsers, foundChannels, foundFiles] = await Promise.all([
		userIds.length === 0 ? [] : users.getMany(userIds),
		Promise.all(channelIds.map((id) => channels.get(id))),
		fileIds.length === 0 ? [] : files.getMany(fileIds)
	]);
	return {
		users: new Map(foundUsers.map(({ id, displayName }) => [id, displayName])),
		channels: new Map(foundChannels.flatMap((channel) => channel?.name === void 0 ? [] : [[channel.id, channel.name]])),
		files: new Map(foundFiles.flatMap((file) => file.deleted === void 0 ? [[file.id, file]] : []))
	};
}
function filesOf(cell) {
	if (cell.kind === "attachment") return cell.value;
	return cell.kind === "reference" ? cell.value.map(({ file }) => file.file_id) : [];
}
const noNames = {
	users: new Map(),
	channels: new Map(),
	files: new Map()
};
// ../../packages/service/src/lists/exports/walk-rows.ts
const pageSize = 200;
async function* walkRows(lists, walk, parentId) {
	for await (const page of pagesOf(lists, walk, parentId)) {
		const rows = page.filter(({ archived }) => walk.includeArchived || !archived);
		const parents = await lists.parentsAmong(walk.listId, rows.map(({ id }) => id));
		let steps = [];
		for (const row of rows) {
			steps.push({
				kind: "open",
				row
			});
			if (parents.has(row.id)) {
				yield steps;
				yield* walkRows(lists, walk, row.id);
				steps = [];
			}
			steps.push({
				kind: "close",
				row
			});
		}
		yield steps;
	}
}
async function* pagesOf(lists, { listId }, parentId) {
	let last;
	do {
		const page = await lists.findRows({
			listId,
			limit: pageSize,
			...parentId !== void 0 && { parentId },
			...last !== void 0 && { after: last }
		});
		if (page.length > 0) yield page;
		last = page.length === pageSize ? page.at(-1) : void 0;
	} while (last !== void 0);
}
// ../../packages/service/src/installs/granting/find-install-place.ts
async function findInstallPlace({ kind, id }, { organizations }) {
	const organization = await organizations.get();
	if (kind === "organization" && organization?.id !== id) return void 0;
	const workspace = await organizations.workspace(kind === "organization" ? organization?.defaultWorkspaceId ?? "" : id);
	if (workspace === void 0 || workspace.deleted) return void 0;
	return {
		kind,
		workspace,
		...organization !== void 0 && workspace.organizationId === organization.id && { organization }
	};
}
async function isInstalledOn(organizationId, appId, store) {
	const all = readInTurn(tokens, (page) => store.list(tokens, "of_app", { app_id: appId }, page));
	for await (const token of all) if (isOn(token, organizationId)) return true;
	return false;
}
function isOn({ kind, installation: { target } }, organizationId) {
	return (kind === "bot" || kind === "user") && target.kind === "organization" && target.id === organizationId;
}
// ../../packages/service/src/generated/scope-texts.ts
const scopeTexts = {
	admin: "Provisions users and groups over SCIM.",
	"admin.analytics:read": "Reads analytics of the organization.",
	"admin.apps:read": "Reads requests for the approval of apps.",
	"admin.apps:write": "Decides about apps and uninstalls them.",
	"admin.conversations:manage_objects": "Creates channels for records of other systems.",
	"admin.conversations:read": "Finds channels of the organization, and reads who shares them.",
	"admin.conversations:write": "Creates and changes channels of the organization.",
	"admin.invites:read": "Reads requests for invitations.",
	"admin.roles:read": "Reads the roles of users.",
	"admin.roles:write": "Changes the roles of users.",
	"admin.teams:read": "Lists workspaces and who administers them.",
	"admin.teams:write": "Creates workspaces.",
	"admin.usergroups:read": "Reads the default channels of groups.",
	"admin.usergroups:write": "Adds default channels to groups.",
	"admin.users:read": "Reads administrative data of users.",
	"admin.users:write": "Manages users and their memberships.",
	"admin.workflows:read": "Reads the functions of apps and who may use them.",
	"app_mentions:read": "Reads messages that mention the app.",
	"app_configurations:write": "Creates and changes the apps that the app manages.",
	"bookmarks:read": "Reads bookmarks.",
	"bookmarks:write": "Adds, changes and removes bookmarks.",
	"canvases:read": "Reads sections of canvases.",
	"canvases:write": "Creates and edits canvases.",
	"authorizations:read": "Reads on whose behalf an app receives an event.",
	"connections:write": "Opens sockets for the deliveries of the app.",
	commands: "Offers slash commands and shortcuts.",
	"dnd:read": "Reads when users are not to be disturbed.",
	"dnd:write": "Changes when the caller is not to be disturbed.",
	email: "Reads the address of the user who signs in.",
	"emoji:read": "Reads custom emoji.",
	"channels:history": "Reads messages of public channels.",
	"channels:join": "Joins public channels.",
	"channels:manage": "Creates public channels and manages those that the bot is in.",
	"channels:read": "Reads public channels and their members.",
	"channels:write": "Manages public channels for a user.",
	"channels:write.invites": "Invites users to public channels.",
	"channels:write.topic": "Sets the topic and the purpose of public channels.",
	"assistant:write": "Sets titles, prompts and statuses of threads with an assistant.",
	"chat:write": "Posts messages and manages agent sessions.",
	"chat:write.customize": "Posts with a custom name and icon.",
	"chat:write.public": "Posts to public channels that the caller has not joined.",
	"files:read": "Reads files.",
	"files:write": "Uploads, shares and deletes files.",
	"groups:history": "Reads messages of private channels.",
	"groups:read": "Reads private channels and their members.",
	"groups:write": "Creates and manages private channels.",
	"groups:write.invites": "Invites users to private channels.",
	"groups:write.topic": "Sets the topic and the purpose of private channels.",
	"im:history": "Reads direct messages.",
	"im:read": "Reads direct conversations and their users.",
	"links:read": "Reads links of registered domains in messages.",
	"links:write": "Shows previews of links.",
	"im:write": "Opens and closes direct conversations.",
	"im:write.topic": "Opens the methods that set a topic; direct conversations have none.",
	"incoming-webhook": "Posts to one channel without a token.",
	"lists:read": "Reads Lists.",
	"lists:write": "Changes Lists.",
	"metadata.message:read": "Reads metadata of messages.",
	openid: "Signs users in.",
	"pins:read": "Reads pins.",
	"pins:write": "Adds and removes pins.",
	profile: "Reads the name and the picture of the user who signs in.",
	"reactions:read": "Reads reactions.",
	"reactions:write": "Adds and removes the caller's reactions.",
	"reminders:read": "Reads the caller's reminders.",
	"reminders:write": "Adds, completes and deletes the caller's reminders.",
	"search:read": "Searches messages.",
	"stars:read": "Reads what a user has saved for later.",
	"team:read": "Reads workspaces.",
	"usergroups:read": "Reads user groups and their members.",
	"usergroups:write": "Changes user groups and their members.",
	"identity.avatar": "Reads the images of the user who signed in.",
	"identity.basic": "Reads the identity of the user who signed in.",
	"identity.email": "Reads the address of the user who signed in.",
	"identity.team": "Reads the workspace of the user who signed in.",
	"users.profile:write": "Changes profiles of users.",
	"users:write": "Changes the presence of the caller.",
	"users.profile:read": "Reads profiles of users and the definitions of their fields.",
	"mpim:history": "Reads messages of group conversations.",
	"mpim:read": "Reads group conversations and their members.",
	"mpim:write": "Opens and closes group conversations.",
	"mpim:write.topic": "Sets the topic and the purpose of group conversations.",
	"workflow.steps:execute": "Runs steps of legacy workflows.",
	"users:read": "Reads users.",
	"users:read.email": "Reads the email addresses of users."
};
// ../../packages/service/src/installs/client/authenticate-client.ts
const refuse$5 = createRefuse("install#oauthv2access");
async function authenticateClient({ client_id: clientId = "", client_secret: secret }, store) {
	const app = await findClient(clientId, store);
	const isRight = await isSecretOf(app?.id ?? "", secret ?? "", store);
	if (app === void 0) return refuse$5("invalid_client_id", clientId, "the client ID of an app");
	if (secret === void 0) return {
		ok: true,
		client: {
			app,
			isProven: false
		}
	};
	return isRight ? {
		ok: true,
		client: {
			app,
			isProven: true
		}
	} : refuseSecret("a wrong secret");
}
const noHash = "0".repeat(64);
async function isSecretOf(appId, secret, store) {
	const credentials = await store.get(appCredentials, { app_id: appId });
	return equalHashes(hashToken(secret), credentials?.clientSecretHash ?? noHash);
}
function refuseSecret(found) {
	return refuse$5("bad_client_secret", found, "the client secret of the app");
}
async function findClient(clientId, store) {
	const [app] = await store.list(apps, "of_client", { client_id: clientId }, { limit: 1 });
	return app;
}
// ../../packages/service/src/values/channel-name.ts
function hasNameCharacters(text) {
	return /^[\p{Ll}\p{Lo}\p{Nd}_-]*$/u.test(text);
}
function toChannelName(text) {
	const name = [...text.toLowerCase().replaceAll(/[^\p{Ll}\p{Lo}\p{Nd}_\s-]/gu, "").trim().replaceAll(/\s+/g, "-")].slice(0, serviceLimits.channelName.value).join("");
	return /[\p{L}\p{Nd}]/u.test(name) ? name : void 0;
}
// ../../packages/service/src/conversations/joining/members-room.ts
function maxMembersOf({ properties }) {
	return properties?.membership_limit ?? Number.POSITIVE_INFINITY;
}
function expectMembersRoom({ id: channelId, properties }) {
	const atMost = properties?.membership_limit;
	return atMost === void 0 ? [] : [{
		kind: "channelMembersWithin",
		channelId,
		atLeast: 0,
		atMost
	}];
}
// ../../packages/service/src/directory/system-role.ts
function isSystemRole(id) {
	return Object.hasOwn(systemRoles, id);
}
async function hasPermission(userId, permission, { entityIds, store }) {
	const roleIds = Object.entries(systemRoles).flatMap(([id, { permissions }]) => permissions.some((each) => each === permission) ? [id] : []);
	return (await store.roles.among({
		roleIds,
		entityIds,
		userIds: [userId]
	})).length > 0;
}
// ../../packages/service/src/directory/manages-channels.ts
async function managesChannels({ installation }, store) {
	const { target, installerId, channelManager, channelManagerLost } = installation;
	if (target.kind !== "organization") return false;
	if (channelManager && channelManagerLost !== true) return true;
	return hasPermission(installerId, "manageChannels", {
		entityIds: [target.id],
		store
	});
}
// ../../packages/service/src/approvals/refuse.ts
const refuse$4 = createRefuse("everyday-2#adminteams-adminapps");
// ../../packages/service/src/administration/find-team.ts
function createFindTeam(refuse, { foreign, absent = foreign }) {
	return async (teamId, caller, { organizations }) => {
		const workspace = teamId === caller.workspace.id ? caller.workspace : await organizations.workspace(teamId);
		if (workspace === void 0 || workspace.deleted) return refuse(absent, teamId, "a workspace that is not deleted");
		if (isForeignWorkspace(workspace, caller)) return refuse(foreign, teamId, "a workspace of the organization");
		if (isGranted(caller.token, teamId)) return {
			ok: true,
			workspace
		};
		return refuse("team_access_not_granted", teamId, "a workspace that the installation was granted to");
	};
}
// ../../packages/service/src/approvals/find-target.ts
const findTeam = createFindTeam(refuse$4, { foreign: "team_not_found" });
async function findTarget({ team_id: teamId, enterprise_id: enterpriseId }, unknown, caller, store) {
	if (teamId !== void 0) {
		const found = await findTeam(teamId, caller, store);
		return found.ok ? {
			ok: true,
			kind: "workspace",
			targetId: teamId
		} : found;
	}
	const organizationId = caller.organization?.id ?? "";
	if (enterpriseId === void 0 || enterpriseId === organizationId) return {
		ok: true,
		kind: "organization",
		targetId: organizationId
	};
	return refuse$4(unknown, enterpriseId, organizationId);
}
// ../../packages/service/src/directory/is-managed-by.ts
function isManagedBy({ managerAppId }, { token, app: manager }) {
	return managerAppId !== void 0 && managerAppId === token.appId && manager?.deleted === false;
}
// ../../packages/service/src/directory/addressed-workspace.ts
const rule$1 = "everyday-1#who-may-do-what";
async function findAddressed(teamId, caller, { organizations }) {
	if (caller.token.installation.target.kind === "workspace") return {
		ok: true,
		workspace: caller.workspace
	};
	if (teamId === void 0 || teamId === "") return {
		ok: false,
		error: "missing_argument",
		arg: "team_id",
		because: {
			rule: rule$1,
			found: teamId,
			wanted: "a workspace, because the token belongs to an organization"
		}
	};
	const workspace = teamId === caller.workspace.id ? caller.workspace : await organizations.workspace(teamId);
	if (workspace !== void 0 && reaches(caller, workspace)) return {
		ok: true,
		workspace
	};
	return {
		ok: false,
		error: "team_access_not_granted",
		because: {
			rule: rule$1,
			found: teamId,
			wanted: "a workspace that the installation was granted to"
		}
	};
}
function reaches(caller, workspace) {
	return !workspace.deleted && !isForeignWorkspace(workspace, caller) && isGranted(caller.token, workspace.id);
}
// ../../packages/service/src/directory/is-visible.ts
async function isVisible(user, caller, store) {
	const self = caller.user;
	if (self === void 0 || self.id === user.id) return true;
	if (self.guest === void 0 && !isForeign(user, caller)) return true;
	return store.channels.shareChannel(self.id, user.id);
}
// ../../packages/service/src/directory/find-visible.ts
async function findVisible(named, caller, store) {
	const { user: self } = caller;
	if (named === void 0 || named === "" || named === self?.id) return self;
	const user = await store.users.get(named);
	return user !== void 0 && await sees(caller, user, store) ? user : void 0;
}
async function sees(caller, user, store) {
	if (!await isVisible(user, caller, store)) return false;
	return isForeign(user, caller) || reachesUser(caller, user, store);
}
// ../../packages/service/src/canvases/refusal.ts
const rule = "web-api#canvasesedit-post";
const refuse$3 = createRefuse(rule);
function refuseContent(detail) {
	return {
		ok: false,
		error: "canvas_editing_failed",
		detail,
		because: {
			rule,
			found: detail
		}
	};
}
// ../../packages/service/src/canvases/see-canvas.ts
async function seeCanvas(id, caller, store) {
	const seen = await seeAnyCanvas(id, caller, store);
	if (!seen.ok || seen.canvas.deleted === void 0) return seen;
	return refuse$3("canvas_not_found", seen.canvas.deleted, "a canvas that is not deleted");
}
async function seeAnyCanvas(id, caller, { canvases, organizations, channels }) {
	const canvas = await canvases.get(id);
	if (canvas === void 0) return refuse$3("canvas_not_found", id, "an existing canvas");
	const workspace = await organizations.workspace(canvas.workspaceId);
	const channel = canvas.channelId === void 0 ? void 0 : await channels.get(canvas.channelId);
	const { workspaceId } = canvas;
	const placed = {
		workspaceId,
		...channel?.sharedWith !== void 0 && { sharedWith: channel.sharedWith }
	};
	const { own } = await findStanding(placed, caller, { organizations });
	const isOutside = workspace !== void 0 && isForeignWorkspace(workspace, caller) && own.length === 0;
	const refusal = isOutside ? void 0 : refuseInstallation(canvas, placesOf(placed), caller);
	if (refusal !== void 0) return refusal;
	const level = await canvasLevel(canvas, {
		user: caller.user,
		isOutside
	}, { channels });
	if (level === void 0) return refuse$3("canvas_not_found", id, "a canvas that the caller can see");
	if (workspace === void 0 || workspace.deleted) return refuse$3("canvas_not_found", workspaceId, "a workspace that is not deleted");
	return {
		ok: true,
		canvas,
		workspace,
		level
	};
}
function refuseInstallation({ id, workspaceId }, workspaceIds, { token }) {
	if (workspaceIds.some((each) => isGranted(token, each))) return void 0;
	if (token.installation.target.kind === "workspace") return refuse$3("canvas_not_found", id, "a canvas of the caller's workspace");
	return refuse$3("team_access_not_granted", workspaceId, "a workspace that the installation was granted to");
}
// ../../packages/service/src/administration/find-administered.ts
const refuse$2 = createRefuse("everyday-2#adminconversations");
async function findAdministered(id, caller, store) {
	const unable = await refuseRole(caller, store);
	if (unable !== void 0) return unable;
	const seen = idPatterns.channel.test(id) || idPatterns.dm.test(id) ? await store.channels.seenBy(id, caller.user?.id ?? "") : void 0;
	const standing = seen === void 0 ? void 0 : await findStanding(seen.channel, caller, store);
	if (seen === void 0 || standing === void 0 || seen.channel.deleted === true || !isOwn(standing)) return refuse$2("channel_not_found", id, "a channel of the organization");
	const { kind } = seen.channel;
	if (standing.kind === "ungranted") return refuse$2("team_access_not_granted", standing.workspaceId, "a workspace that the installation was granted to");
	if (kind === "im" || kind === "mpim") return refuse$2("channel_type_not_supported", kind, "a channel");
	return {
		ok: true,
		...seen,
		standing
	};
}
async function refuseRole({ token }, store) {
	if (await managesChannels(token, store)) return void 0;
	return refuse$2("restricted_action", token.installation, "the Channel Management role");
}
function isOwn({ kind }) {
	return kind === "inside" || kind === "ungranted";
}
function refuseForeign({ workspaceId }, { own }) {
	if (own.includes(workspaceId)) return void 0;
	return refuse$2("restricted_action", workspaceId, "a channel that belongs to the organization");
}
function refuseGeneral(channel) {
	if (!isGeneral(channel)) return void 0;
	return refuse$2("channel_type_not_supported", channel.id, "a channel other than the general one");
}
function refuseDefault({ id, mandatory }) {
	return mandatory === true ? refuse$2("default_org_wide_channel", id, "a channel that is not mandatory") : void 0;
}
// ../../packages/service/src/conversations/changed-view.ts
const newMembership = {
	lastReadTs: printTs(0),
	open: true
};
function changedView({ workspace, user }, owners) {
	return {
		workspaceId: workspace.id,
		viewerId: user?.id ?? "",
		withIsMember: true,
		withReading: true,
		withMemberCount: false,
		owners,
		deactivated: new Set()
	};
}
// ../../packages/service/src/conversations/find-channel.ts
async function findChannel(...args) {
	const found = await findConversation(...args);
	return (found.ok ? refuseDirect(found.channel) : void 0) ?? found;
}
function refuseDirect({ kind }) {
	if (kind !== "im" && kind !== "mpim") return void 0;
	return refuseChange("method_not_supported_for_channel_type", kind, "a channel");
}
function refuseArchived({ id, archived }) {
	return archived ? refuse$7("is_archived", id, "a channel that is not archived") : void 0;
}
function refuseStranger({ channel, membership }) {
	return membership === void 0 ? refuse$7("not_in_channel", channel.id, "a channel of the caller") : void 0;
}
// ../../packages/service/src/conversations/to-properties.ts
function toProperties({ properties, canvas }) {
	if (canvas === void 0) return properties === void 0 ? {} : { properties };
	const data = { file_id: canvas.id };
	const tab = {
		id: `Ct${canvas.id.slice(1)}`,
		label: "",
		type: "channel_canvas",
		data,
		is_disabled: false
	};
	return { properties: {
		...properties,
		canvas: {
			...data,
			is_empty: canvas.empty
		},
		tabs: [tab]
	} };
}
// ../../packages/service/src/conversations/to-conversation.ts
function toConversation(seen, view) {
	switch (seen.channel.kind) {
		case "public":
		case "private":
		case "session": return toChannel(seen, view);
		case "mpim": return toGroup(seen, view);
		case "im": return toDirect(seen, view);
	}
}
function toChannel({ channel, memberCount, membership }, view) {
	const sharing = sharingOf(channel, view.owners);
	const flags = sharingFlags(sharing);
	return {
		id: channel.id,
		name: channel.name ?? "",
		...prefixFlags(channel),
		is_im: false,
		is_mpim: false,
		is_private: channel.kind !== "public",
		created: secondsOf(channel.created),
		is_archived: channel.archived,
		is_general: isGeneral(channel),
		unlinked: 0,
		name_normalized: withoutMarks(channel.name ?? ""),
		is_shared: flags.is_shared,
		is_org_shared: flags.is_org_shared,
		is_pending_ext_shared: false,
		pending_shared: [],
		context_team_id: view.workspaceId,
		updated: updatedMs(channel),
		parent_conversation: null,
		creator: channel.creatorId ?? "",
		is_ext_shared: flags.is_ext_shared,
		shared_team_ids: sharing.workspaceIds,
		pending_connected_team_ids: [],
		...flags.is_ext_shared && {
			connected_team_ids: sharing.connectedIds,
			conversation_host_id: channel.workspaceId
		},
		...view.withIsMember && { is_member: membership !== void 0 },
		...reading(membership, view),
		topic: toText(channel.topic),
		purpose: toText(channel.purpose),
		...toProperties(channel),
		previous_names: channel.previousNames ?? [],
		...view.withMemberCount && { num_members: memberCount },
		...view.locale !== void 0 && { locale: view.locale }
	};
}
function toGroup({ channel, memberCount, membership }, view) {
	return {
		id: channel.id,
		name: channel.name ?? "",
		...prefixFlags(channel),
		is_im: false,
		created: secondsOf(channel.created),
		creator: channel.creatorId ?? "",
		is_archived: channel.archived,
		is_general: false,
		unlinked: 0,
		name_normalized: withoutMarks(channel.name ?? ""),
		is_shared: false,
		is_ext_shared: false,
		is_org_shared: false,
		pending_shared: [],
		is_pending_ext_shared: false,
		...view.withIsMember && { is_member: membership !== void 0 },
		is_private: true,
		is_mpim: true,
		...reading(membership, view),
		is_open: membership?.open ?? false,
		updated: updatedMs(channel),
		topic: toText(channel.topic),
		purpose: toText(channel.purpose),
		...view.withMemberCount && { num_members: memberCount },
		...view.locale !== void 0 && { locale: view.locale },
		priority: 0
	};
}
function toDirect({ channel, memberCount, membership }, view) {
	const user = partnerOf(channel, view.viewerId);
	return {
		id: channel.id,
		created: secondsOf(channel.created),
		is_im: true,
		is_org_shared: false,
		user,
		...view.deactivated.has(user) && { is_user_deleted: true },
		...reading(membership, view),
		...membership !== void 0 && view.withReading && { is_open: membership.open },
		priority: 0,
		...view.withMemberCount && { num_members: memberCount },
		...view.locale !== void 0 && { locale: view.locale }
	};
}
function partnerOf({ dmUserIds = [] }, viewerId) {
	return dmUserIds.find((id) => id !== viewerId) ?? viewerId;
}
function reading(membership, { withReading, unread }) {
	if (membership === void 0 || !withReading) return {};
	return {
		last_read: membership.lastReadTs,
		...unread
	};
}
function prefixFlags({ id }) {
	const isGroup = id.startsWith("G");
	return {
		is_channel: !isGroup,
		is_group: isGroup
	};
}
function updatedMs({ created, updated = created }) {
	return millisecondsOf(updated);
}
function toText(text) {
	if (text === void 0) return {
		value: "",
		creator: "",
		last_set: 0
	};
	return {
		value: text.value,
		creator: text.creatorId ?? "",
		last_set: secondsOf(text.set)
	};
}
// ../../packages/service/src/directory/may-act.ts
function mayAct(user, action, workspace) {
	if (user === void 0 || user.guest !== void 0) return false;
	return workspace.adminsOnly?.includes(action) !== true || administers(user, workspace);
}
function administers(user, { id, organizationId }) {
	if (isAdministrator(roleIn(user, {
		kind: "workspace",
		id
	}))) return true;
	return organizationId !== void 0 && isAdministrator(roleIn(user, {
		kind: "organization",
		id: organizationId
	}));
}
// ../../packages/service/src/channel-settings/change-channel.ts
function changeChannel(before, change, act) {
	const { userId, event, nowMs, also } = act;
	const { id, version } = before;
	const channel = {
		...before,
		...change,
		version: version + 1,
		updated: toInstant(nowMs)
	};
	return {
		channel,
		batch: {
			expect: [{
				kind: "version",
				document: "channel",
				key: { id },
				version
			}, ...also?.expect ?? []],
			writes: [
				{
					kind: "put",
					document: "channel",
					value: channel
				},
				...also?.writes ?? [],
				systemMessage(channel, userId, event, nowMs)
			],
			byId: userId
		}
	};
}
function expectMember({ id: channelId }, userId) {
	return {
		expect: [{
			kind: "channelMember",
			channelId,
			userId
		}],
		writes: []
	};
}
// ../../packages/service/src/paging/item-cursor.ts
function printItemCursor(prefix, item) {
	return btoa(`${prefix}:${item}`);
}
function readItemCursor(prefixes, cursor) {
	const text = decode(cursor);
	const colon = text?.indexOf(":") ?? -1;
	const prefix = prefixes.find((each) => each === text?.slice(0, colon));
	if (text === void 0 || prefix === void 0) return void 0;
	const item = text.slice(colon + 1);
	return printItemCursor(prefix, item) === cursor ? {
		prefix,
		item
	} : void 0;
}
function decode(cursor) {
	if (!/^[A-Za-z0-9+/]+={0,2}$/.test(cursor) || cursor.length % 4 !== 0) return void 0;
	const text = atob(cursor);
	return /^[\x20-\x7E]+$/.test(text) ? text : void 0;
}
// ../../packages/service/src/conversations/find-list-workspace.ts
async function findListWorkspace(id, caller, store) {
	if (caller.token.installation.target.kind === "workspace") return {
		ok: true,
		id: caller.workspace.id
	};
	if (id === void 0 || id === "") return {
		...refuse$7("missing_argument", id, "team_id with an organization's token"),
		arg: "team_id"
	};
	const workspace = await store.organizations.workspace(id);
	if (workspace !== void 0 && !workspace.deleted && !isForeignWorkspace(workspace, caller) && isGranted(caller.token, id)) return {
		ok: true,
		id
	};
	return refuse$7("team_access_not_granted", id, "a workspace that the installation was granted to");
}
// ../../packages/service/src/conversations/direct/new-direct.ts
function newDm(userIds, beginning) {
	const dmUserIds = userIds.toSorted();
	return toNew({
		...common(beginning),
		id: beginning.ids.id(idPrefixes.dm),
		kind: "im",
		dmUserIds
	}, dmUserIds);
}
function newGroup(users, place, beginning) {
	const [{ id: creatorId }] = users;
	const { workspaceId } = beginning;
	const userIds = users.map((user) => user.id);
	const name = toGroupName(namesOf(users), place);
	const { created, ...rest } = common(beginning);
	const toText = (value) => ({
		value,
		creatorId,
		set: created
	});
	const mentions = namesOf(users).map((userName) => `@${userName}`);
	const channel = {
		...rest,
		created,
		id: beginning.ids.id(idPrefixes.channel),
		kind: "mpim",
		name,
		creatorId,
		dmUserIds: userIds.toSorted(),
		topic: toText(channelDefaults.groupTopic),
		purpose: toText(channelDefaults.groupPurpose.replace("{users}", () => mentions.join(" ")))
	};
	const { expect, writes } = toNew(channel, userIds);
	return {
		channel,
		expect: [...expect, {
			kind: "freeChannelName",
			workspaceId,
			name
		}],
		writes
	};
}
function namesOf(users) {
	return users.map(({ userName }) => userName);
}
function common({ workspaceId, nowMs }) {
	return {
		version: 1,
		created: toInstant(nowMs),
		workspaceId,
		archived: false,
		postingSuspended: false
	};
}
function toNew(channel, userIds) {
	const { id: channelId, workspaceId } = channel;
	return {
		channel,
		expect: [{
			kind: "freeDm",
			workspaceId,
			userIds
		}],
		writes: [{
			kind: "put",
			document: "channel",
			value: channel
		}, {
			kind: "addChannelMembers",
			channelId,
			userIds: [...new Set(userIds)]
		}]
	};
}
// ../../packages/service/src/tokens/webapi-caller.ts
function stepOf({ executionId }) {
	return executionId === void 0 ? {} : { executionId };
}
// ../../packages/service/src/conversations/direct/reopening.ts
function reopening({ id: channelId, kind }) {
	return kind === "im" || kind === "mpim" ? [{
		kind: "openForMembers",
		channelId
	}] : [];
}
// ../../packages/service/src/administration/find-user.ts
function createFindUser(refuse, absent) {
	return async (userId, caller, store) => {
		const user = idPatterns.user.test(userId) ? await store.users.get(userId) : void 0;
		if (user === void 0 || isForeign(user, caller)) return refuse(absent, userId, "a user of the organization");
		if (await reachesUser(caller, user, store)) return {
			ok: true,
			user
		};
		return refuse("team_access_not_granted", userId, "a user of a workspace that the installation was granted to");
	};
}
// ../../packages/service/src/lists/reach/refuse-list.ts
function refuseList(refusal, deleted) {
	switch (refusal.kind) {
		case "absent": return refuse$8("list_not_found", refusal.because);
		case "notGranted": return refuse$8("team_access_not_granted", refusal.because);
		case "workspaceDeleted": return refuse$8(deleted, refusal.because);
		case "requirementUnmet": return refuse$8(refusal.error, refusal.because);
	}
}
// ../../packages/service/src/members/refusal.ts
const refuse$1 = createRefuse("everyday-2#adminusers");
// ../../packages/service/src/user-groups/refusal.ts
const refuse = createRefuse("everyday-1#directory");
export { isInstalledOn as $, changeAgent as $t, seeCanvas as A, countCharacters as An, allValueKeys as At, refuse$4 as B, firstPlace as Bt, findAdministered as C, withoutMarks as Cn, refuseType as Ct, refuseGeneral as D, hasHome as Dn, isTodoColumn as Dt, refuseForeign as E, findOwners as En, hideTodoColumns as Et, isVisible as F, newTokens as Fn, typeOfName as Ft, maxMembersOf as G, withBlankLine as Gt, hasPermission as H, printRuns as Ht, findAddressed as I, createToken as In, typeOfWord as It, authenticateClient as J, scanBlocks as Jt, hasNameCharacters as K, readTitle as Kt, isManagedBy as L, toJsonPointer as Ln, toGroupName as Lt, refuseContent as M, memberAt as Mn, valueKeys as Mt, findVisible as N, installSettingsOf as Nn, watchBytes as Nt, refuseRole as O, noOwners as On, newColumnId as Ot, sees as P, botUserName as Pn, isTextType as Pt, findInstallPlace as Q, beginSession as Qt, findTarget as R, cutOut as Rt, newMembership as S, toWallMs as Sn, refuseChange as St, refuseDefault as T, isGeneral as Tn, toFileName as Tt, isSystemRole as U, sectionId as Ut, managesChannels as V, isLongerThan as Vt, expectMembersRoom as W, toRun as Wt, refuseSecret as X, runAtOnce as Xt, findClient as Y, charactersPerPause as Yt, scopeTexts as Z, runWithPauses as Zt, toConversation as _, toFile as _n, sharesOf as _t, reopening as a, withoutEndedStatus as an, cellText as at, refuseStranger as b, printWall as bn, findStanding as bt, newGroup as c, toUserGroup as cn, mentionsIn as ct, readItemCursor as d, toIdentityIcons as dn, printCursor as dt, statusOf as en, pagesOf as et, changeChannel as f, toMessageEdit as fn, readCursor as ft, partnerOf as g, addressOf as gn, seeFile as gt, mayAct as h, tombstoneSubtype as hn, findFile as ht, createFindUser as i, toProfile as in, noNames as it, refuse$3 as j, endOfCharacters as jn, columnTypes as jt, seeAnyCanvas as k, sharingOf as kn, showTodoColumns as kt, findListWorkspace as l, toMessages as ln, findList as lt, administers as m, toTombstone as mn, isObject as mt, refuse$1 as n, withStatus as nn, filesOf as nt, stepOf as o, realNameOf as on, richText as ot, expectMember as p, toDeleted as pn, canvasLevel as pt, toChannelName as q, parseSections as qt, refuseList as r, subscribesToStops as rn, findNames as rt, newDm as s, workspaceOfUser as sn, cellIn as st, refuse as t, withAgent as tn, walkRows as tt, printItemCursor as u, uploadSubtype as un, findAccessLevel as ut, findChannel as v, toHtml as vn, findShareChannel as vt, refuse$2 as w, sharingFlags as wn, publishFiles as wt, changedView as x, readWall as xn, refuse$7 as xt, refuseArchived as y, fromWallMs as yn, findConversation as yt, createFindTeam as z, findInRun as zt };
