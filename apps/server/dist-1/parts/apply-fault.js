// src/delivery/faults/apply-fault.ts
async function applyFault(action, faulty) {
	const { send, outgoing } = faulty;
	switch (action.kind) {
		case "drop": return toFailure(outgoing, "http_timeout", "The fault lost it: nothing was sent.");
		case "delay": return await sleep(action.ms, faulty) ? send(outgoing) : interrupted(outgoing);
		case "duplicate": {
			const first = await send(outgoing);
			await send(outgoing);
			return first;
		}
		case "reorder": return await letNextPass(faulty) ? send(outgoing) : interrupted(outgoing);
		case "bad_signature": return send(signedWrongly(outgoing));
		case "closed_socket": return closeSocket(faulty);
		case "silent": return ignoreAnswer(await send(outgoing));
	}
}
async function sleep(ms, { clock, signal, turn }) {
	const slept = clock.sleep(ms, signal).then(() => true, () => false);
	return turn === void 0 ? slept : turn.rest(slept);
}
const maxWaitMs = 6e4;
async function letNextPass({ turn, clock, signal, attempt, overtaking }) {
	const { passed, goOn } = overtaking.wait(attempt);
	const waking = new AbortController();
	const slept = clock.sleep(maxWaitMs, AbortSignal.any([signal, waking.signal])).then(() => true, () => false);
	turn?.leaveLine();
	const either = Promise.race([passed.then(() => true), slept]);
	const isIn = await (turn === void 0 ? either : turn.rest(either));
	goOn();
	waking.abort();
	return isIn;
}
async function closeSocket({ cut, send, outgoing }) {
	const { target } = outgoing;
	if (!(target.kind === "socket" && await cut(target.app))) return send(outgoing);
	return toFailure(outgoing, "unknown_error", "The fault ended the connection: nothing was sent.");
}
function signedWrongly({ target, ...outgoing }) {
	return {
		...outgoing,
		target: target.kind === "http" ? {
			...target,
			signingSecret: "not the secret"
		} : target
	};
}
function ignoreAnswer(attempt) {
	if (attempt.answer === void 0) return attempt;
	const { request, durationMs } = attempt;
	return {
		ok: false,
		reason: "http_timeout",
		because: "The fault ignored the answer, as if the app had not answered in time.",
		noRetry: false,
		request,
		durationMs
	};
}
function interrupted(outgoing) {
	return toFailure(outgoing, "unknown_error", "The world was replaced, or the server stops.");
}
function toFailure({ target, content }, reason, because) {
	return {
		ok: false,
		reason,
		because,
		noRetry: false,
		request: {
			url: target.kind === "http" ? target.url : `socket:${target.app}`,
			redirects: [],
			headers: {},
			body: bodyOf(content)
		},
		durationMs: 0
	};
}
function bodyOf(content) {
	switch (content.kind) {
		case "events_api": return content.body;
		case "interactive": return content.payload;
		case "slash_commands": return JSON.stringify(content.fields);
	}
}
function toFaultAttempt({ target, content }, turn) {
	const { kind: transport } = target;
	const line = turn?.line;
	return {
		...readContent(content),
		transport,
		...line !== void 0 && { line }
	};
}
function readContent(content) {
	if (content.kind === "slash_commands") {
		const { fields } = content;
		return {
			app: fields["api_app_id"] ?? "",
			event: content.kind,
			values: fields
		};
	}
	const written = JSON.parse(bodyOf(content));
	const { event: values = written } = written;
	return {
		app: written.api_app_id,
		event: values.type,
		values
	};
}
export { applyFault, toFaultAttempt };
