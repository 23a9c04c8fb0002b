import { Lo as idPrefixes, Wr as decide } from "./server.js";
import { a as findCanvasPlace, r as toNewCanvas, t as readNewContent } from "./read-new-content.js";
import { Zt as runWithPauses } from "./rules.js";
// ../../packages/service/src/canvases/conversations.canvases.create.ts
function createCreateChannelCanvas(options) {
	return (sent, context) => decide(options.store, () => decideCreating(sent, context, options));
}
async function decideCreating(sent, context, { store, ids, clock }) {
	const found = await findCanvasPlace(sent.channel_id, context.caller, store);
	if (!found.ok) return {
		kind: "answer",
		answer: found
	};
	const { channel } = found;
	const newId = () => ids.id(idPrefixes.canvasSection);
	const read = await runWithPauses(readNewContent(sent, channel.name ?? "", newId), clock);
	if (!read.ok) return {
		kind: "answer",
		answer: read
	};
	const id = ids.id(idPrefixes.canvas);
	return {
		kind: "commit",
		batch: toNewCanvas({
			id,
			workspaceId: channel.workspaceId,
			content: read,
			channel
		}, context),
		answer: () => ({
			ok: true,
			canvas_id: id
		})
	};
}
export { createCreateChannelCanvas };
