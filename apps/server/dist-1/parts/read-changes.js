import { Bi as readSchemas, Gi as asSent, Ki as readValue, Vi as readMembers, Wi as asRemoved, _a as memberOf, fa as findAttribute, ga as listOf, ha as isObject, oa as accept, pa as keysOf, sa as refuse, va as toElementSchema } from "./server.js";
import { t as parsePath } from "./parse-path.js";
import { r as refusingMistakes, t as checkFilter } from "./read-filter.js";
// ../../packages/scim-core/src/attributes/read-path.ts
const RULE$1 = "RFC 7644 \u00a73.10";
function readPath(text, resource, dialect, unknownPaths = "refuse") {
	const { extension, rest } = splitUrn(text.trim(), resource);
	if (extension !== void 0 && rest === "") return accept({
		attribute: extension,
		parts: []
	});
	const read = refusingMistakes(() => {
		const tree = parsePath(rest, { dialect: dialect === "scim1.1" ? "service" : dialect });
		return extension === void 0 ? findTarget(tree, resource, rest) : findBelow(extension, tree, rest);
	});
	if (read.ok) return read;
	return unknownPaths === "skip" && isUnknown(read) ? accept("ignored") : {
		...read,
		situation: "pathInvalid"
	};
}
function isUnknown({ situation }) {
	return situation === "pathInvalid" || situation === "filterAttributeUnknown";
}
function splitUrn(path, resource) {
	if (!path.includes(":")) return { rest: path };
	for (const extension of resource.extensions) {
		const rest = keysOf(extension).map((key) => restBehind(path, key)).find((found) => found !== void 0);
		if (rest !== void 0) return {
			extension,
			rest
		};
	}
	return { rest: restBehind(path, resource.urn) ?? path };
}
function restBehind(path, urn) {
	if (path.slice(0, urn.length).toLowerCase() !== urn.toLowerCase()) return void 0;
	const rest = path.slice(urn.length);
	if (rest === "") return rest;
	return rest.length > 1 && (rest.startsWith(":") || rest.startsWith(".")) ? rest.slice(1) : void 0;
}
function findTarget(tree, resource, text) {
	const { urn, name, subAttribute } = tree.kind === "attribute" ? tree : tree.attribute;
	if (urn === void 0 && resource.ignored.has(name.toLowerCase())) return accept("ignored");
	const attribute = urn === void 0 ? findAttribute(resource.attributes, name) : void 0;
	if (attribute === void 0) return unknown(text);
	if (tree.kind === "attribute") return below(attribute, [subAttribute], text);
	const target = below(attribute, [subAttribute, tree.subAttribute], text);
	return target.ok && target.value !== "ignored" ? meant(target.value, tree, text) : target;
}
function findBelow(extension, tree, text) {
	if (tree.kind === "valuePath" || tree.urn !== void 0) return unknown(text);
	return below(extension, [tree.name, tree.subAttribute], text);
}
function below(attribute, names, text) {
	const parts = [];
	for (const name of names) {
		if (name === void 0) continue;
		const owner = parts.at(-1) ?? attribute;
		const part = findAttribute(owner.parts, name);
		if (part === void 0) return owner.ignored.has(name.toLowerCase()) ? accept("ignored") : unknown(text);
		parts.push(part);
	}
	return accept({
		attribute,
		parts
	});
}
function meant(target, { attribute: { subAttribute }, filter }, text) {
	if (!target.attribute.definition.multiValued || subAttribute !== void 0) return unknown(text);
	const where = checkFilter(filter, toElementSchema(target.attribute.definition), text);
	return where.ok ? accept({
		...target,
		where: where.value
	}) : where;
}
function unknown(found) {
	return refuse("pathInvalid", {
		rule: RULE$1,
		at: found,
		found,
		wanted: "the path of an attribute"
	});
}
// ../../packages/scim-core/src/changes/take-cleared.ts
function takeCleared(attribute, value, clears) {
	const kept = {};
	const cleared = [];
	for (const [key, member] of Object.entries(value)) {
		const part = findAttribute(attribute.parts, key);
		if (part === void 0 || part.definition.mutability === "readOnly") continue;
		if (clears(member, part, attribute)) {
			cleared.push([part]);
			continue;
		}
		if (!isObject(member) || part.definition.multiValued) {
			kept[key] = member;
			continue;
		}
		const inner = takeCleared(part, member, clears);
		if (lacksRequired(part, member)) {
			kept[key] = inner.kept;
			continue;
		}
		if (isWholeCleared(part, inner)) {
			cleared.push([part]);
			continue;
		}
		kept[key] = inner.kept;
		for (const way of inner.cleared) cleared.push([part, ...way]);
	}
	return {
		kept,
		cleared
	};
}
function wayToClear({ definition }, parts) {
	const owner = parts.at(-2)?.definition ?? definition;
	const last = parts.at(-1)?.name;
	return (owner.multiValued ? last === "value" : parts.length > 1 && owner.bareValue === last) ? parts.slice(0, -1) : parts;
}
function lacksRequired({ parts }, value) {
	return Object.entries(value).some(([key, member]) => member === null && findAttribute(parts, key)?.definition.required === true);
}
function isWholeCleared(part, { kept, cleared }) {
	if (cleared.some(([first, ...rest]) => rest.length === 0 && first?.name === part.definition.bareValue)) return true;
	return cleared.length > 0 && Object.keys(kept).length === 0;
}
// ../../packages/scim-core/src/changes/to-changes.ts
function toChanges({ kind, attribute, parts, value, clears, options }) {
	if (clears(value, attribute)) return [{
		kind: "remove",
		attribute,
		parts: []
	}];
	if (attribute.definition.multiValued || !isObject(value)) return [{
		kind,
		attribute,
		parts,
		value: readValue(attribute, value, options)
	}];
	const { kept, cleared } = takeCleared(attribute, value, clears);
	const removed = cleared.map((way) => ({
		kind: "remove",
		attribute,
		parts: way
	}));
	if (removed.length > 0 && Object.keys(kept).length === 0) return removed;
	return [{
		kind,
		attribute,
		parts,
		value: readValue(attribute, kept, options)
	}, ...removed];
}
// ../../packages/scim-core/src/codecs/v1/read-changes.ts
const RULE = "SCIM 1.1 \u00a73.3.2";
const notAttributes = new Set(["schemas", "meta"]);
const ofElements = new Set(["operation"]);
function readChanges(body, options) {
	const { resource, unknownAttributes, schemasOptional: isOptional = false } = options;
	const schemas = readSchemas(body, {
		known: resource.knownSchemas,
		unknown: unknownAttributes,
		isOptional
	});
	if (!schemas.ok) return schemas;
	const cleared = readCleared(body, options);
	if (!cleared.ok) return cleared;
	const members = readMembers(body, {
		resource,
		schemas: schemas.value,
		unknownAttributes,
		creates: false,
		except: notAttributes,
		exceptInElements: ofElements
	});
	if (!members.ok) return members;
	const changes = [...cleared.value];
	for (const member of members.value) {
		const read = readMember(member);
		if (!read.ok) return read;
		changes.push(...read.value);
	}
	return accept(changes);
}
function readCleared(body, options) {
	const meta = memberOf(body, "meta") ?? {};
	if (!isObject(meta)) return refuse("bodyMalformed", {
		rule: RULE,
		found: meta,
		wanted: "meta as an object"
	});
	const changes = [];
	for (const name of listOf(memberOf(meta, "attributes") ?? [])) {
		if (typeof name !== "string") return refuse("bodyMalformed", {
			rule: RULE,
			found: name,
			wanted: "names"
		});
		const path = readPath(name, options.resource, options.dialect);
		if (!path.ok && options.unknownAttributes === "refuse") return {
			...path,
			situation: "attributeUnknown"
		};
		if (path.ok && path.value !== "ignored") changes.push(toRemoval(path.value));
	}
	return accept(changes);
}
function toRemoval({ attribute, parts, where }) {
	return {
		kind: "remove",
		attribute,
		parts: wayToClear(attribute, parts),
		...where && { where }
	};
}
function readMember({ attribute, value }) {
	if (attribute.definition.multiValued && !clears(value, attribute)) return readElements(attribute, value);
	return accept(toChanges({
		kind: "replace",
		attribute,
		parts: [],
		value,
		clears,
		options: asSent
	}));
}
function readElements(attribute, value) {
	const removed = [];
	const added = [];
	for (const element of listOf(value)) {
		const operation = isObject(element) ? memberOf(element, "operation") ?? "add" : "add";
		const word = typeof operation === "string" ? operation.toLowerCase() : operation;
		if (word !== "add" && word !== "delete") return refuse("operationInvalid", {
			rule: RULE,
			found: operation,
			wanted: "add or delete"
		});
		(word === "add" ? added : removed).push(element);
	}
	const removal = {
		kind: "remove",
		attribute,
		parts: [],
		values: readValue(attribute, removed, asRemoved)
	};
	const addition = {
		kind: "add",
		attribute,
		parts: [],
		value: readValue(attribute, Array.isArray(value) ? added : value, asSent)
	};
	return accept([...removed.length > 0 ? [removal] : [], ...added.length > 0 ? [addition] : []]);
}
function clears(value, { name, definition }, owner) {
	if (value === null) return true;
	const isNeeded = definition.required && !definition.multiValued && owner?.definition.bareValue !== name;
	return value === " " && !isNeeded && definition.spaceIsValue !== true;
}
export { readPath as i, toChanges as n, wayToClear as r, readChanges as t };
