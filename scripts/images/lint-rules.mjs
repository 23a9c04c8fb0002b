import { ValidationSeverity, validate } from "dockerfile-utils";
import { lineOf, readDockerfile } from "./read-dockerfile.mjs";

/** Keys of labels that the OCI's image specification defines: what a registry and Dependabot read. */
const wantedLabels = ["title", "description", "licenses", "source"].map((key) => `org.opencontainers.image.${key}`);

/**
 * What is wrong with a Dockerfile, one sentence each. The rules with a number are those of hadolint, which has no npm package; the
 * syntax is checked by the package that editors use.
 */
export function lintDockerfile(text) {
  const file = readDockerfile(text);
  const syntax = validate(text, { deprecatedMaintainer: ValidationSeverity.ERROR });
  return [
    ...syntax.map(({ range, message }) => `${range.start.line + 1} ${message}`),
    ...file.stages.flatMap((stage) => lintBase(stage, file)),
    ...file.instructions.flatMap(lintInstruction),
    ...lintOrder(file),
    ...lintFinals(file),
  ];
}

/** DL3006, DL3007, and a digest: every base is another stage, or an image with a tag and its digest. */
function lintBase({ from, line }, { stages }) {
  if (stages.some(({ name, line: other }) => name === from && other < line)) return [];
  if (/^[\w./-]+:(?!latest@)[\w.-]+@sha256:[0-9a-f]{64}$/.test(from)) return [];
  return [`${line} DL3006: ${from} needs a tag other than latest, and a digest`];
}

const perInstruction = [
  ["ADD", () => "DL3020: use COPY instead of ADD"],
  ["CMD", ({ words }) => words.length === 0 && "DL3025: write the command as JSON"],
  ["ENTRYPOINT", ({ words }) => words.length === 0 && "DL3025: write the command as JSON"],
  ["WORKDIR", ({ text }) => !text.startsWith("/") && "DL3000: use an absolute path"],
  ["RUN", ({ text }) => /(^|[;&|]\s*)cd\s/.test(text) && "DL3003: use WORKDIR instead of cd"],
  ["RUN", ({ text }) => /\bsudo\b/.test(text) && "DL3004: use no sudo"],
  ["RUN", ({ text }) => /\bapt\s/.test(text) && "DL3027: use apt-get instead of apt"],
  [
    "RUN",
    ({ text }) =>
      /apt-get install/.test(text) && !/--no-install-recommends/.test(text) && "DL3015: add --no-install-recommends",
  ],
  [
    "RUN",
    ({ text }) =>
      /apt-get install/.test(text) &&
      !/rm -rf \/var\/lib\/apt\/lists/.test(text) &&
      "DL3009: delete the lists of apt-get",
  ],
  [
    "RUN",
    ({ text }) => /apt-get (dist-)?upgrade/.test(text) && "DL3005: renew the digest of the base instead of an upgrade",
  ],
  ["RUN", ({ text }) => unpinned(text).length > 0 && `DL3016: state the version of ${unpinned(text).join(", ")}`],
  [
    "RUN",
    ({ text }) =>
      /\|(?!\|)/.test(text.replaceAll("||", "")) && !/pipefail/.test(text) && "DL4006: set pipefail before a pipe",
  ],
  ["ENV", ({ pairs }) => secretIn(pairs) && `${secretIn(pairs)} must not be part of an image`],
  ["ARG", ({ pairs }) => secretIn(pairs) && `${secretIn(pairs)} must not be part of an image`],
];

function lintInstruction(each) {
  return perInstruction.flatMap(([keyword, find]) => {
    const found = keyword === each.keyword && find(each);
    return found ? [`${each.line} ${found}`] : [];
  });
}

/** DL3024 and DL3022: stages have unique names, and are copied from by a name that was there before. */
function lintOrder({ stages, instructions }) {
  const twice = stages.filter(({ name }, at) => stages.findIndex((each) => each.name === name) < at);
  const unknown = instructions.filter(({ flags, line }) =>
    flags.some(
      ([name, value]) => name === "from" && !stages.some((stage) => stage.name === value && stage.line < line),
    ),
  );
  return [
    ...twice.map(({ line, name }) => `${line} DL3024: there are two stages with the name ${name}`),
    ...unknown.map(({ line }) => `${line} DL3022: copies from no earlier stage`),
  ];
}

/** What holds for every image that is a result: a stage that no other one is built on or copies from. */
function lintFinals({ stages, instructions }) {
  const used = new Set(
    instructions.flatMap(({ flags }) => flags.flatMap(([name, value]) => (name === "from" ? [value] : []))),
  );
  const finals = stages.filter(({ name }) => !used.has(name) && !stages.some(({ from }) => from === name));
  return finals.flatMap(({ name, line }) => {
    const steps = lineOf(stages, name).flatMap((stage) => stage.steps);
    const last = (keyword) => steps.filter((step) => step.keyword === keyword).at(-1);
    const labels = steps.filter(({ keyword }) => keyword === "LABEL").flatMap(({ pairs }) => pairs.map(([key]) => key));
    const faults = [
      /^(root|0)?(:|$)/.test(last("USER")?.text ?? "") && "DL3002: the last user must not be root",
      !/^\d+(:\d+)?$/.test(last("USER")?.text ?? "") &&
        "the last user must be a number, so that Kubernetes can tell that it is not root",
      last("HEALTHCHECK") === undefined && "DL3057: has no HEALTHCHECK",
      /\b(curl|wget)\b/.test(last("HEALTHCHECK")?.text ?? "") && "the HEALTHCHECK needs a program that the image lacks",
      last("ENTRYPOINT") === undefined && "has no ENTRYPOINT",
      ...wantedLabels.map((label) => !labels.includes(label) && `DL3049: has no label ${label}`),
    ];
    return faults.filter(Boolean).map((fault) => `${line} ${fault} (stage ${name})`);
  });
}

/** The packages that `npm install` installs without a version. */
function unpinned(text) {
  const [, names = ""] = /npm (?:install|i) ((?:--?\S+ +)*[^&;|]+)/.exec(text) ?? [];
  return names.split(/\s+/).filter((name) => name !== "" && !name.startsWith("-") && !/^@?[^@]+@\S/.test(name));
}

/** A variable with a secret. `auto` is none: the server then makes one. */
function secretIn(pairs) {
  return pairs.find(
    ([name, value]) => /(TOKEN|PASSWORD|SECRET|_KEY)$/.test(name) && !["", "auto"].includes(value),
  )?.[0];
}
