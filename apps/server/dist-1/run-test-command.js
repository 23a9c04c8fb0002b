import { n as Option, t as readFlags } from "./parts/flags.js";
import { Dt as serviceDefinitions, Nn as StartError, Nr as hooksUrlOf, _ as createServer, n as openLog } from "./parts/server.js";
import { n as printJournal, t as journalOfAll } from "./parts/print-journal.js";
import { n as variablesOf } from "./parts/print-environment2.js";
import { writeFile } from "node:fs/promises";
import { spawn } from "node:child_process";
import { constants } from "node:os";
// src/test-command/describe-test-command.ts
const shown = [
	"failed",
	"all",
	"none"
];
function describeTestCommand(name) {
	return {
		name,
		description: "Start a server with a fresh world on a free port, run a command with its addresses and tokens in the environment, and stops the server.",
		usage: "[options] -- <command> [arguments...]",
		options: [
			new Option("--variables-of <app>", "app whose variables are set, by name or identifier; the first one by default"),
			new Option("--journal <file>", "file to write the journal to, one JSON entry per line"),
			new Option("--show <entries>", "part of the journal to print if the command fails").choices(shown).default("failed")
		]
	};
}
// src/test-command/report-journal.ts
async function reportJournal(server, { say, show, path }) {
	if (path === void 0 && show === "none") return;
	const entries = await journalOfAll(server);
	if (path !== void 0) await write(path, entries);
	if (show !== "none") say(printJournal(entries, show));
}
async function write(path, entries) {
	const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`).join("");
	await writeFile(path, lines).catch((error) => {
		throw new StartError(`the journal cannot be written: ${error.message}`, { cause: error });
	});
}
// src/test-command/run-with.ts
const forwarded = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
async function runWith(variables, file, args) {
	const env = {
		...process.env,
		...variables
	};
	const child = spawn(file, args, {
		stdio: "inherit",
		env,
		shell: process.platform === "win32"
	});
	const stopForwarding = forwardSignals(child);
	try {
		return await new Promise((resolve, reject) => {
			child.once("error", (error) => reject(new StartError(describe(file, error))));
			child.once("exit", (code, signal) => resolve(code ?? 128 + constants.signals[signal ?? "SIGTERM"]));
		});
	} finally {
		stopForwarding();
	}
}
function forwardSignals(child) {
	const forward = (signal) => {
		if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
	};
	for (const signal of forwarded) process.on(signal, forward);
	return () => {
		for (const signal of forwarded) process.off(signal, forward);
	};
}
function describe(file, { code, message }) {
	const reason = code === "ENOENT" ? "there is no such command" : message;
	return `cannot run ${JSON.stringify(file)}: ${reason}`;
}
// src/test-command/split-command.ts
function splitCommand(args) {
	const at = args.indexOf("--");
	return at < 0 ? {
		own: args,
		command: []
	} : {
		own: args.slice(0, at),
		command: args.slice(at + 1)
	};
}
// src/test-command/test-variables.ts
function testVariables({ url, environments, demoTokens }, { app, word = "svc" }) {
	const calling = {
		apiUrl: `${url}${serviceDefinitions.webapi.mount}`,
		hooksUrl: hooksUrlOf(url),
		word
	};
	const environment = environments.find((each) => app === void 0 || each.name === app || each.appId === app);
	if (environment !== void 0) return {
		ROLLCALL_URL: url,
		...variablesOf(environment, calling)
	};
	if (app !== void 0) {
		const names = environments.map((each) => JSON.stringify(each.name)).join(", ");
		throw new StartError(`no app ${JSON.stringify(app)} is installed; installed are: ${names || "none"}`);
	}
	const tokenOf = (kind) => demoTokens.find((each) => each.kind === kind)?.token;
	const [botToken, userToken, appToken] = [
		tokenOf("bot"),
		tokenOf("user"),
		tokenOf("app")
	];
	const demo = {
		...botToken !== void 0 && { botToken },
		...userToken !== void 0 && { userToken },
		...appToken !== void 0 && { appToken }
	};
	return {
		ROLLCALL_URL: url,
		...variablesOf(demo, calling)
	};
}
// src/run-test-command.ts
const defaults = [
	"--memory",
	"--port",
	"0",
	"--log-level",
	"silent"
];
async function runTestCommand(args, name = "rollcall test") {
	const say = (text) => void process.stderr.write(text);
	try {
		const { own, command } = splitCommand(args);
		const print = (text) => void process.stdout.write(text);
		const flags = readFlags([...defaults, ...own], print, describeTestCommand(name));
		if (flags === void 0) return 0;
		const [file, ...rest] = command;
		if (file === void 0) throw new StartError(`the command to run is missing, as in \`${name} -- npm test\``);
		const { logLevel, drainMs: _drain, stopTimeoutMs: _stop, variablesOf, journal, show, ...options } = flags;
		if (options.control === false) throw new StartError("a run needs the control plane, which was turned off");
		const server = await createServer({
			...options,
			control: true,
			logger: await openLog(logLevel)
		});
		try {
			const word = options.wireWords?.svc;
			const code = await runWith(testVariables(server, {
				...word !== void 0 && { word },
				...variablesOf !== void 0 && { app: variablesOf }
			}), file, rest);
			await reportJournal(server, {
				say,
				...journal !== void 0 && { path: journal },
				show: code === 0 ? "none" : show
			});
			return code;
		} finally {
			await server.close({ timeoutMs: 0 });
		}
	} catch (error) {
		if (!(error instanceof StartError)) throw error;
		say(`${name}: ${error.message}\n`);
		return 2;
	}
}
export { runTestCommand };
