import { randomUUID } from "node:crypto";
import { registerHooks } from "node:module";
import { TextDocument } from "vscode-languageserver-textdocument";
import { parse } from "yaml";

// The checker of workflows imports JSON files without saying so, which bundlers allow and Node does not.
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    return found.url.endsWith(".json") ? { ...found, importAttributes: { type: "json" } } : found;
  },
});
const { validate } = await import("@actions/languageservice");
/** Values that anybody who opens a pull request or an issue chooses. A script must get them as variables. */
const chosenByOthers = /\$\{\{[^}]*\b(inputs|github\.(event|head_ref|ref_name)|steps\.[\w-]+\.outputs)\b/;
/** The action of this repository. Its readers choose a release. */
const own = /^rollcall-dev\/rollcall(?:\/[\w/-]+)?@/;

/**
 * The problems of a workflow or an `action.yml`, one sentence each: by the checker of GitHub's editor, and by rules of
 * this project.
 */
export async function lintWorkflow(path, text) {
  // The checker remembers what it has parsed by its address.
  const document = TextDocument.create(`file:///${randomUUID()}/${path}`, "yaml", 1, text);
  const found = (await validate(document)).map(({ range, message }) => `${path}:${range.start.line + 1} ${message}`);
  const content = parse(text);
  const rules = content.jobs === undefined ? [] : lintJobs(content);
  const steps = partsOf(content).flatMap((part) => [...lintPin(part, text), ...lintStep(part)]);
  return [...found, ...[...rules, ...steps].map((fault) => `${path}: ${fault}`)];
}

/** The problems of the actions that the examples of a page use, one sentence each. */
export function lintExamples(path, markdown) {
  const blocks = [...markdown.matchAll(/^```ya?ml\n(.*?)^```/gms)].map(([, block]) => block);
  const faults = blocks.flatMap((block) => partsOf(parse(block)).flatMap((part) => lintPin(part, block)));
  return faults.map((fault) => `${path}: ${fault}`);
}

function lintJobs({ permissions, jobs }) {
  const faults = Object.entries(jobs).flatMap(([name, job]) => [
    ...(job["timeout-minutes"] === undefined ? [`the job ${name} has no timeout-minutes`] : []),
    ...(/-latest$/.test(job["runs-on"]) ? [`the job ${name} runs on ${job["runs-on"]}: name a version`] : []),
  ]);
  const writes = Object.entries(permissions ?? {}).filter(([, value]) => value === "write");
  return [
    ...(permissions === undefined ? ["has no permissions: state the least that its jobs need"] : []),
    ...writes.map(([name]) => `every job may write ${name}: give that permission to a job`),
    ...faults,
  ];
}

/** A tag can be moved to other code, a commit cannot. */
function lintPin({ uses }, text) {
  if (typeof uses !== "string" || uses.startsWith("./") || own.test(uses)) return [];
  if (!/@[0-9a-f]{40}$/.test(uses)) return [`${uses} is not pinned to a commit`];
  return new RegExp(`${RegExp.escape(uses)} # v\\d`).test(text) ? [] : [`${uses} has no comment with its version`];
}

function lintStep({ uses, run, with: given = {} }) {
  if (String(uses).startsWith("actions/checkout@") && given["persist-credentials"] !== false)
    return ["actions/checkout leaves its token in the folder: set persist-credentials to false"];
  return chosenByOthers.test(run) ? [`passes a value into a script, which may be code: use env: ${run}`] : [];
}

/** Everything in a document that has keys, such as its jobs and their steps. */
function partsOf(part) {
  if (typeof part !== "object" || part === null) return [];
  return [part, ...Object.values(part).flatMap(partsOf)];
}
