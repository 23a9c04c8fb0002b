import "./json-hook.mjs";
import { randomUUID } from "node:crypto";
import { TextDocument } from "vscode-languageserver-textdocument";
import { parse } from "yaml";

const { validate } = await import("@actions/languageservice");
/** Values that anybody who opens a pull request or an issue chooses. A script must get them as variables. */
const chosenByOthers = /\$\{\{[^}]*\b(inputs|github\.(event|head_ref|ref_name)|steps\.[\w-]+\.outputs)\b/;

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
  const steps = stepsOf(content).flatMap((step) => lintStep(step, text));
  return [...found, ...[...rules, ...steps].map((fault) => `${path}: ${fault}`)];
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

/** The problems of the actions that the examples of a page use, one sentence each. */
export function lintExamples(path, markdown) {
  const blocks = [...markdown.matchAll(/^```ya?ml\n(.*?)^```/gms)].map(([, block]) => block);
  return blocks.flatMap((block) =>
    usesIn(parse(block))
      .flatMap((uses) => lintPin(uses, block))
      .map((fault) => `${path}: ${fault}`),
  );
}

/** Everything that a part of a workflow uses. */
function usesIn(part) {
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === "uses" && typeof value === "string" ? [value] : usesIn(value),
  );
}

/** The action of this repository. Its readers choose a release. */
const own = /^rollcall-dev\/rollcall(?:\/[\w/-]+)?@/;

/** A tag can be moved to other code, a commit cannot. */
function lintPin(uses, text) {
  if (uses.startsWith("./") || own.test(uses)) return [];
  if (!/@[0-9a-f]{40}$/.test(uses)) return [`${uses} is not pinned to a commit`];
  return new RegExp(`${RegExp.escape(uses)} # v\\d`).test(text) ? [] : [`${uses} has no comment with its version`];
}

function lintStep({ uses, run, with: given = {} }, text) {
  const faults = uses === undefined ? [] : lintPin(uses, text);
  if (uses?.startsWith("actions/checkout@") && given["persist-credentials"] !== false)
    faults.push("actions/checkout leaves its token in the folder: set persist-credentials to false");
  if (chosenByOthers.test(run ?? "")) faults.push(`passes a value into a script, which may be code: use env: ${run}`);
  return faults;
}

function stepsOf({ jobs = {}, runs }) {
  return [...Object.values(jobs).flatMap(({ steps }) => steps ?? []), ...(runs?.steps ?? [])];
}
