import { Dt as serviceDefinitions, Et as addressesOf, Nn as StartError, Nr as hooksUrlOf, Wo as observedSwitches, _ as createServer, n as openLog, t as releaseMemory, y as toSwitches } from "./parts/server.js";
import { t as printEnvironment } from "./parts/print-environment2.js";
import { t as readFlags } from "./parts/flags.js";
import { setTimeout } from "node:timers/promises";
// src/command/banner.ts
function printBanner(url, parts) {
	const { demoTokens, environments = [], word = "svc", metricsUrl, consoleUrl, observed = [] } = parts;
	const hooksUrl = hooksUrlOf(url);
	const rows = [
		...consoleUrl === void 0 ? [] : [["Console", consoleUrl]],
		...addressesOf(url).map((address) => [address.name, address.url]),
		["Hooks", hooksUrl],
		...metricsUrl === void 0 ? [] : [["Metrics", metricsUrl]],
		...demoTokens.map(({ token, description }) => [token, description]),
		...observed.map((name) => [name, observedSwitches[name].description])
	];
	const width = Math.max(...rows.map(([name]) => name.length));
	const lines = rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`);
	const apiUrl = `${url}${serviceDefinitions.webapi.mount}`;
	const apps = environments.map((app) => printEnvironment(app, {
		apiUrl,
		hooksUrl,
		word
	}));
	return [
		...lines,
		...apps,
		`ready ${url}`,
		""
	].join("\n");
}
// src/run-command.ts
const stopSignals = ["SIGINT", "SIGTERM"];
async function runCommand(args, options = {}) {
	const { name = "rollcall-server", onConsole } = options;
	try {
		const flags = readFlags(args, (text) => void process.stdout.write(text), { name });
		return flags === void 0 ? 0 : await serve(flags, onConsole);
	} catch (error) {
		if (!(error instanceof StartError)) throw error;
		process.stderr.write(`${name}: ${error.message}\n`);
		return 2;
	}
}
async function serve({ logLevel, drainMs, stopTimeoutMs, ...options }, onConsole) {
	const stopped = waitForStop();
	const logger = await openLog(logLevel);
	const starting = createServer({
		...options,
		logger
	});
	const server = await Promise.race([starting, stopped]);
	if (typeof server === "string") {
		logger.info({ signal: server }, "stopped before it was ready");
		return 0;
	}
	const word = options.wireWords?.svc;
	const observed = toSwitches(options.observed ?? []);
	const consoleUrl = options.control === false ? void 0 : `${server.url}/`;
	process.stdout.write(printBanner(server.url, {
		...server,
		observed,
		...consoleUrl !== void 0 && { consoleUrl },
		...word !== void 0 && { word }
	}));
	if (consoleUrl !== void 0) onConsole?.(consoleUrl);
	releaseMemory().catch(() => void 0);
	const signal = await stopped;
	logger.info({ signal }, "stopping");
	return Promise.race([stop(server, {
		drainMs,
		stopTimeoutMs,
		logger
	}), waitForSecondStop().then(() => 1)]);
}
const maxCloseMs = 2e3;
async function stop(server, { drainMs, stopTimeoutMs, logger }) {
	let code = 0;
	const onCut = (requests) => {
		code = 1;
		logger.error({ requests }, "requests were cut off");
	};
	const late = setTimeout(drainMs + stopTimeoutMs + maxCloseMs, 1, { ref: false }).then((exitCode) => {
		logger.error("the database did not close in time");
		return exitCode;
	});
	return Promise.race([server.close({
		drainMs,
		timeoutMs: stopTimeoutMs,
		onCut
	}).then(() => code), late]);
}
function waitForStop() {
	return new Promise((resolve) => {
		for (const signal of stopSignals) process.on(signal, resolve);
	});
}
const sameStopMs = 500;
async function waitForSecondStop() {
	await setTimeout(sameStopMs, void 0, { ref: false });
	await waitForStop();
}
export { runCommand };
