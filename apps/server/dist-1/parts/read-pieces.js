import { Bo as messageDefaults, Hr as createRefuse, Qo as serviceLimits } from "./server.js";
import { c as findPoster, l as refuseMessagesTab, t as findWritable, w as refuseBlockProblems, y as readParts } from "./messages.js";
// ../../packages/service/src/streams/refusal.ts
const refuse = createRefuse("everyday-1#chat");
// ../../packages/service/src/streams/find-place.ts
async function findPlace(sent, caller, store) {
	const author = await findPoster(sent, caller, store);
	if (!author.ok) return author;
	const { poster } = author;
	const found = await findWritable(sent.channel, {
		caller,
		actor: poster.user,
		store,
		restricted: "restricted_action"
	});
	if (!found.ok) return found;
	return refuseMessagesTab(found.channel, poster, caller) ?? {
		...found,
		poster
	};
}
async function refuseClosedThread(channelId, threadTs, { messages }) {
	if ((threadTs === void 0 ? void 0 : await messages.get(channelId, threadTs))?.locked !== true) return void 0;
	return refuse("restricted_action_thread_locked", threadTs, "a thread that is not closed");
}
// ../../packages/service/src/streams/pieces/update-task.ts
function updateTask(tasks, update, create) {
	if (!tasks.some(({ task_id: id }) => id === update.id)) return [...tasks, create(toTask(void 0, update))];
	return tasks.map((task) => task.task_id === update.id ? {
		...task,
		...toTask(task, update)
	} : task);
}
function toTask(task, { id, title, status, details = "", output = "", sources }) {
	return {
		task_id: id,
		title,
		status,
		...details !== "" && { details: withText(task?.details, details) },
		...output !== "" && { output: withText(void 0, output) },
		...sources !== void 0 && { sources }
	};
}
function withText(before, text) {
	const elements = before?.type === "rich_text" ? before.elements : [];
	const last = elements.at(-1);
	const leaf = {
		type: "text",
		text
	};
	const continues = last?.type === "rich_text_section";
	const paragraph = continues ? {
		...last,
		elements: [...last.elements, leaf]
	} : {
		type: "rich_text_section",
		elements: [leaf]
	};
	return {
		type: "rich_text",
		elements: [...continues ? elements.slice(0, -1) : elements, paragraph]
	};
}
// ../../packages/service/src/streams/pieces/append-task.ts
function appendTask(streamed, update, display) {
	return display === "plan" ? changePlan(streamed, (plan) => ({
		...plan,
		tasks: updateTask(plan.tasks ?? [], update, (task) => task)
	})) : changeCard(streamed, update);
}
function appendTitle(streamed, { title }, display) {
	return display === "plan" ? changePlan(streamed, (plan) => ({
		...plan,
		title
	})) : streamed;
}
function changeCard(streamed, update) {
	const isMeant = (block) => block.type === "task_card" && block.task_id === update.id;
	const at = streamed.blocks.findIndex(isMeant);
	const card = at < 0 ? void 0 : streamed.blocks[at];
	if (card?.type !== "task_card") return appendBlock(streamed, {
		type: "task_card",
		...toTask(void 0, update)
	});
	return {
		...streamed,
		blocks: streamed.blocks.with(at, {
			...card,
			...toTask(card, update),
			type: "task_card"
		})
	};
}
function changePlan(streamed, change) {
	const at = streamed.blocks.findIndex(({ type }) => type === "plan");
	const plan = at < 0 ? void 0 : streamed.blocks[at];
	if (plan?.type !== "plan") return appendBlock(streamed, change({
		type: "plan",
		title: messageDefaults.planTitle
	}));
	return {
		...streamed,
		blocks: streamed.blocks.with(at, change(plan))
	};
}
function appendBlock({ blocks }, block) {
	return {
		blocks: [...blocks, block],
		endsInText: false
	};
}
// ../../packages/service/src/streams/pieces/append-pieces.ts
function isWithoutPieces({ markdown_text: text = "", chunks = [] }) {
	return text === "" && chunks.length === 0;
}
function appendPieces(before, { markdown_text: text = "", chunks = [] }, display) {
	let streamed = appendText(before, text);
	for (const chunk of chunks) {
		streamed = appendChunk(streamed, chunk, display);
		const refusal = refuseMany(streamed);
		if (refusal !== void 0) return refusal;
	}
	return refuseMany(streamed) ?? {
		ok: true,
		streamed
	};
}
function appendChunk(streamed, chunk, display) {
	switch (chunk.type) {
		case "markdown_text": return appendText(streamed, chunk.text);
		case "task_update": return appendTask(streamed, chunk, display);
		case "plan_update": return appendTitle(streamed, chunk, display);
		case "blocks": return chunk.blocks.length === 0 ? streamed : {
			blocks: [...streamed.blocks, ...chunk.blocks],
			endsInText: false
		};
	}
}
function appendText(streamed, text) {
	if (text === "") return streamed;
	const last = streamed.blocks.at(-1);
	const block = streamed.endsInText && last?.type === "markdown" ? {
		kept: streamed.blocks.slice(0, -1),
		text: last.text + text
	} : {
		kept: streamed.blocks,
		text
	};
	return {
		blocks: [...block.kept, {
			type: "markdown",
			text: block.text
		}],
		endsInText: true
	};
}
function refuseMany({ blocks }) {
	const { value } = serviceLimits.streamBlocks;
	if (blocks.length > value) return refuse("msg_blocks_too_many", blocks.length, `at most ${value} blocks`);
	const plan = blocks.find(({ type }) => type === "plan");
	const tasks = plan?.type === "plan" ? plan.tasks ?? [] : [];
	return tasks.length > value ? refuse("msg_blocks_too_many", tasks.length, `at most ${value} tasks in a plan`) : void 0;
}
// ../../packages/service/src/streams/pieces/streamed.ts
const nothingStreamed = {
	blocks: [],
	endsInText: false
};
function toStreamed({ blocks = [], stream }) {
	return {
		blocks,
		endsInText: stream?.endsInText === true
	};
}
// ../../packages/service/src/streams/read-pieces.ts
async function readPieces(before, pieces, { tasks, missingFile, end, ...view }) {
	const refusal = refuseBlockProblems(streamBlocks(pieces, end?.blocks));
	if (refusal !== void 0) return refusal;
	const appended = appendPieces(before, pieces, tasks);
	if (!appended.ok) return appended;
	const { blocks, endsInText } = appended.streamed;
	const { metadata } = end ?? {};
	const read = await readParts({
		blocks: [...blocks, ...end?.blocks ?? []],
		...metadata !== void 0 && { metadata }
	}, view, {
		...end !== void 0 && { maxMetadataBytes: end.maxMetadataBytes },
		blocksTooLong: serviceLimits.blocksText.error,
		missingFile
	});
	return read.ok ? {
		ok: true,
		content: read.content,
		endsInText
	} : read;
}
function streamBlocks({ chunks = [] }, end = []) {
	return [...chunks.flatMap((chunk, index) => chunk.type === "blocks" ? [{
		at: [
			"chunks",
			index,
			"blocks"
		],
		blocks: chunk.blocks
	}] : []), {
		at: ["blocks"],
		blocks: end
	}];
}
export { findPlace as a, isWithoutPieces as i, nothingStreamed as n, refuseClosedThread as o, toStreamed as r, refuse as s, readPieces as t };
