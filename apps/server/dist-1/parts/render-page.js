import { n as prose, t as html } from "./html.js";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
// src/docs/openapi-document.ts
const documentNames = [
	"scim-v2",
	"scim-v1",
	"web-api"
];
function readDocumentText(name) {
	return readFile(fileURLToPath(import.meta.resolve(`@rollcall/definitions/openapi/${name}.json`)), "utf8");
}
function nameOfRef(ref) {
	return ref.slice(ref.lastIndexOf("/") + 1);
}
// src/docs/find-codes.ts
const sharedName = /^(CommonError|Status\d+(Error)?)$/;
function ownCodes({ responses }, document) {
	return sorted(Object.entries(responses).flatMap(([status, answer]) => codesOf(status, answer, document, sharedName)));
}
function sharedCodes(document) {
	const { schemas, responses = {} } = document.components;
	const common = schemas["CommonError"];
	const rows = Object.entries(responses).flatMap(([name, answer]) => codesOf(name.replace("Status", ""), answer, document));
	return sorted([...common === void 0 ? [] : codesIn("200", common, document), ...rows]);
}
function codesOf(status, { $ref, content }, document, but) {
	if ($ref !== void 0) return [];
	const schema = Object.values(content ?? {})[0]?.schema;
	return schema === void 0 ? [] : codesIn(status, schema, document, but);
}
function codesIn(status, schema, document, but) {
	const { $ref, oneOf, anyOf, properties, "x-enumDescriptions": meanings } = schema;
	if ($ref !== void 0) {
		const name = nameOfRef($ref);
		const named = but?.test(name) === true ? void 0 : document.components.schemas[name];
		return named === void 0 ? [] : codesIn(status, named, document, but);
	}
	if (meanings !== void 0) return Object.entries(meanings).map(([code, meaning]) => ({
		status,
		code,
		meaning
	}));
	const { error, detail, Errors } = properties ?? {};
	return [
		...oneOf ?? anyOf ?? [],
		error,
		detail,
		Errors?.properties?.["description"]
	].flatMap((part) => part === void 0 ? [] : codesIn(status, part, document, but));
}
function sorted(rows) {
	return rows.toSorted((a, b) => Number(a.status) - Number(b.status) || (a.code < b.code ? -1 : 1));
}
// src/docs/find-entries.ts
function findEntries({ paths }) {
	return Object.entries(paths).flatMap(([path, verbs]) => {
		return [...Map.groupBy(Object.entries(verbs), ([, { summary, operationId }]) => summary ?? operationId).values()].flatMap((sameSummary) => {
			const [first, ...others] = sameSummary.toSorted(([, a], [, b]) => a.operationId.length - b.operationId.length);
			if (first === void 0) return [];
			const shown = sameSummary.find(([, { requestBody }]) => requestBody !== void 0) ?? first;
			const names = [first, ...others].map(([verb]) => verb.toUpperCase());
			return [{
				id: first[1].operationId,
				verbs: names,
				path,
				operation: shown[1]
			}];
		});
	});
}
// src/docs/render-codes.ts
const sharedCodesId = "common-codes";
function renderCodes(id, own, shared, alsoMeans = {}) {
	const also = shared.flatMap((row) => {
		const meaning = alsoMeans[row.code];
		return meaning === void 0 ? [] : [{
			...row,
			meaning
		}];
	});
	return html`<h4>Error codes</h4>
${own.length + also.length === 0 ? void 0 : codeTable(id, [...own, ...also])}
<p>Every call can also answer the <a href="#${sharedCodesId}">common codes</a>.</p>`;
}
function codeTable(id, rows) {
	const cells = rows.map(({ status, code, meaning }) => html`<tr id="${id}.${code}"><td class="code"><code>${code}</code></td><td>${status}</td><td>${prose(meaning)}</td></tr>\n`);
	return html`<table><thead><tr><th>code</th><th>status</th><th>meaning</th></tr></thead><tbody>\n${cells}</tbody></table>`;
}
// src/docs/render-entry.ts
function renderEntry(id, head, inside) {
	return html`<details class="entry"><summary>${head}</summary>
<div class="inside" id="${id}">
${inside}
<p><a href="#${id}">Link to this entry</a></p>
</div></details>\n`;
}
// src/docs/render-curl.ts
function renderCurl(example, target) {
	return html`<h4>Try it</h4>\n<pre class="curl"><code>${printCurl(example, target)}</code></pre>`;
}
function printCurl({ token, parameter, query, form, json }, { verb, url, mediaType }) {
	const data = [
		...Object.entries(form ?? {}).map(([name, value]) => `-d ${quote(`${name}=${value}`)}`),
		...form !== void 0 && Object.keys(form).length === 0 ? ["-d ''"] : [],
		...json === void 0 ? [] : [`-d ${quote(JSON.stringify(json))}`]
	];
	const implied = data.length > 0 ? "POST" : "GET";
	const type = `${mediaType}; charset=utf-8`;
	const search = query === void 0 ? "" : `?${new URLSearchParams(query)}`;
	const address = `${url.replace(/\{\w+\}/, parameter ?? "")}${search}`;
	return [
		"curl",
		...verb === implied ? [] : [`-X ${verb}`],
		...token === void 0 ? [] : [`-H ${quote(`Authorization: Bearer ${token}`)}`],
		...json === void 0 ? [] : [`-H ${quote(`Content-Type: ${type}`)}`],
		...data,
		quote(address)
	].join(" ");
}
function quote(text) {
	return /^[\w:/.@=-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
// src/docs/render-schema.ts
function renderSchema(schema, id) {
	const entries = Object.entries(schema.properties ?? {});
	if (entries.length === 0) return html`<p>${typeText(schema)}</p>`;
	const rows = entries.map(([name, member]) => html`<tr${id === void 0 ? void 0 : html` id="${id}.${name}"`}><td><code>${name}</code>${requiredMark(schema, name)}</td>
<td>${typeText(member)}</td><td>${prose(member.description)}${defaultText(member)}</td></tr>\n`);
	return html`<table><thead><tr><th>name</th><th>type</th><th>meaning</th></tr></thead><tbody>\n${rows}</tbody></table>`;
}
function requiredMark({ required }, name) {
	return required?.includes(name) === true ? html` <span class="required">required</span>` : void 0;
}
function defaultText(schema) {
	return schema.default === void 0 ? void 0 : html` Default: <code>${JSON.stringify(schema.default)}</code>.`;
}
function typeText(schema) {
	if (schema.$ref !== void 0) {
		const name = nameOfRef(schema.$ref);
		return html`<a href="#schema-${name}">${name}</a>`;
	}
	const cases = schema.oneOf ?? schema.anyOf;
	if (cases !== void 0) return html`${joined(cases.map(typeText), " or ")}`;
	if (schema.const !== void 0) return html`<code>${JSON.stringify(schema.const)}</code>`;
	if (schema.enum !== void 0) {
		const words = schema.enum.map((each) => html`<code>${String(each)}</code>`);
		return html`${joined(words, ", ")}`;
	}
	if (schema.type === "array" && schema.items !== void 0) return html`list of ${typeText(schema.items)}`;
	if (schema.properties !== void 0) return html`object with ${joined(Object.keys(schema.properties).map((name) => html`<code>${name}</code>`), ", ")}`;
	const types = typeof schema.type === "string" ? [schema.type] : schema.type ?? ["any value"];
	return html`${types.join(" or ")}${schema.format === void 0 ? void 0 : ` (${schema.format})`}`;
}
function joined(parts, between) {
	return parts.flatMap((part, i) => i === 0 ? [part] : [between, part]);
}
// src/docs/render-operation.ts
function renderOperation({ id, verbs, path, operation }, context) {
	const { document, base, shared, example } = context;
	const { summary, description, parameters = [], requestBody } = operation;
	const [mediaType = "application/json", body] = Object.entries(requestBody?.content ?? {})[0] ?? [];
	const target = {
		verb: verbFor(example, verbs),
		url: `${base}${path}`,
		mediaType
	};
	const head = html`<span class="verb">${verbs.join(", ")}</span> <code>${path}</code> ${prose(summary)}`;
	const types = Object.keys(requestBody?.content ?? {});
	return renderEntry(id, head, html`${description === void 0 ? void 0 : html`<p>${prose(description)}</p>`}
${needs(operation)}
${example && renderCurl(example, target)}
${parameters.length === 0 ? void 0 : html`<h4>Parameters</h4>${parameterTable(id, parameters)}`}
${body && bodyTable(id, body.schema, {
		forms: verbs.includes("GET") ? [...types, "the query"] : types,
		document
	})}
<h4>Answers</h4>
<table><tbody>${Object.entries(operation.responses).map(([status, answer]) => answerRow(status, answer, document))}</tbody></table>
${renderCodes(id, ownCodes(operation, document), shared, operation["x-also-means"])}`);
}
function bodyTable(id, schema, { forms, document }) {
	const tableId = argumentsId(id);
	return html`<h4 id="${tableId}">${forms.includes("the query") ? "Arguments" : "Body"}</h4>
<p class="needs">In ${forms.join(", ")}.</p>${renderSchema(resolved(schema, document), tableId)}`;
}
function argumentsId(id) {
	return `${id}.arguments`;
}
function verbFor(example, verbs) {
	const [first = "GET"] = verbs;
	if (!verbs.includes("GET")) return first;
	return example?.form === void 0 && example?.json === void 0 ? "GET" : "POST";
}
function needs({ "x-token-types": tokens, "x-scopes": scopes, deprecated }) {
	const parts = [
		...deprecated === true ? ["Deprecated."] : [],
		...tokens === void 0 || tokens.length === 0 ? [] : [`Tokens: ${tokens.join(", ")}.`],
		...scopes === void 0 || scopes.length === 0 ? [] : [`Scopes: ${scopes.join(", ")}.`]
	];
	return parts.length === 0 ? void 0 : html`<p class="needs">${parts.join(" ")}</p>`;
}
function parameterTable(id, parameters) {
	const rows = parameters.map(({ name, required, schema, content = {}, description }) => {
		const shown = schema ?? Object.values(content)[0]?.schema ?? {};
		return html`<tr id="${argumentsId(id)}.${name}"><td><code>${name}</code>${required === true ? html` <span class="required">required</span>` : void 0}</td><td>${typeText(shown)}</td><td>${prose(description)}${defaultText(shown)}</td></tr>\n`;
	});
	return html`<table><tbody>\n${rows}</tbody></table>`;
}
function resolved(schema, { components }) {
	return (schema.$ref === void 0 ? schema : components.schemas[nameOfRef(schema.$ref)]) ?? schema;
}
function answerRow(status, answer, { components }) {
	const shown = answer.$ref === void 0 ? answer : components.responses?.[nameOfRef(answer.$ref)] ?? answer;
	const schema = Object.values(shown.content ?? {})[0]?.schema;
	const isRefusal = Number(status) >= 400;
	return html`<tr><td>${status}</td><td>${isRefusal ? "A refusal." : prose(shown.description)}</td><td>${schema && typeText(schema)}</td></tr>\n`;
}
// \0@oxc-project+runtime@0.156.0/helpers/esm/taggedTemplateLiteral.js
function _taggedTemplateLiteral(e, t) {
	return t || (t = e.slice(0)), Object.freeze(Object.defineProperties(e, { raw: { value: Object.freeze(t) } }));
}
// src/docs/render-page.ts
var _templateObject;
const style = `:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 18%, transparent); }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 68rem; margin: 0 auto; padding: 1rem; }
[hidden] { display: none !important; }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: .5rem 0; }
h1, h2 { overflow-wrap: anywhere; } h2 { margin-top: 2rem; border-bottom: 1px solid var(--line); }
details { border: 1px solid var(--line); border-radius: 6px; margin: .4rem 0; padding: .4rem .8rem; }
summary { cursor: pointer; overflow-wrap: anywhere; } .verb { display: inline-block; min-width: 4rem; font-weight: 700; }
details { scroll-margin-top: 4rem; } .inside, tr { scroll-margin-top: 7rem; } tr.target { background: Mark; color: MarkText; } a { overflow-wrap: anywhere; }
code { font: .9em ui-monospace, monospace; overflow-wrap: anywhere; } .required { font-size: .75em; opacity: .7; }
pre { white-space: pre-wrap; padding: .6rem; border: 1px solid var(--line); border-radius: 6px; }
table { border-collapse: collapse; width: 100%; } td, th { text-align: left; vertical-align: top; padding: .25rem .5rem;
border-top: 1px solid var(--line); } .needs { opacity: .8; }
.filter { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; position: sticky; top: 0; padding: .5rem 0;
background: Canvas; } .filter input { font: inherit; padding: .3rem .5rem; min-width: 0; flex: 1 1 12rem; max-width: 30rem; }
@media (max-width: 40rem) { thead { display: none; } tr { display: block; border-top: 1px solid var(--line); padding: .3rem 0; }
td { display: block; border: 0; padding: 0 .25rem; } }`;
function page(title, body) {
	return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${{ markup: style }}</style></head>
<body>
${body}
</body></html>
`.markup;
}
function renderDocument(document, options) {
	const { info, servers, components } = document;
	const { name, mount, origin } = options;
	const groups = Map.groupBy(findEntries(document), ({ operation }) => operation.tags?.[0] ?? "other");
	const schemas = Object.entries(components.schemas).map(([key, schema]) => renderEntry(`schema-${key}`, html`<code>${key}</code> ${prose(schema.description)}`, renderSchema(schema)));
	const base = `${origin}${servers[0]?.url ?? ""}`;
	const links = [...[...groups.keys()].map((tag) => [`tag-${tag}`, tag]), [sharedCodesId, "Common codes"]];
	const body = html(_templateObject || (_templateObject = _taggedTemplateLiteral([
		"<nav><a href=\"",
		"\">All documents</a><a href=\"",
		"/openapi/",
		".json\">OpenAPI 3.1</a></nav>\n<h1>",
		"</h1>\n<p>",
		"</p>\n<p>Base address: <code>",
		"</code>. Send the token in the header <code>Authorization: Bearer \u2026</code>. The <code>curl</code>\ncommands use tokens and identifiers of the demo world.</p>\n<nav>",
		"<a href=\"#schemas\">Schemas</a></nav>\n<form class=\"filter\" hidden><input type=\"search\" aria-label=\"Filter\" placeholder=\"Filter by name, words or code\"><output></output></form>\n",
		"\n<section><h2>Common codes</h2>\n",
		"</section>\n<section><h2 id=\"schemas\">Schemas</h2>\n",
		"</section>\n<script src=\"",
		"/reference.js\" defer><\/script>"
	])), mount, mount, name, info.title, prose(info.description), base, links.map(([id, text]) => html`<a href="#${id}">${text}</a>`), [...groups].map(([tag, group]) => renderGroup(tag, group, document, {
		...options,
		base
	})), renderEntry(sharedCodesId, html`Error codes that every call can answer.`, codeTable(sharedCodesId, sharedCodes(document))), schemas, mount);
	return page(info.title, body);
}
function renderGroup(tag, group, document, { base, examples }) {
	const shared = sharedCodes(document);
	const shown = group.map((entry) => {
		const example = examples[entry.id];
		return renderOperation(entry, {
			document,
			base,
			shared,
			...example && { example }
		});
	});
	return html`<section><h2 id="tag-${tag}">${tag}</h2>\n${shown}</section>`;
}
export { codeTable as a, documentNames as c, renderEntry as i, readDocumentText as l, renderDocument as n, renderCodes as o, _taggedTemplateLiteral as r, sharedCodesId as s, page as t };
