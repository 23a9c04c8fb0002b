import { DockerfileParser } from "dockerfile-ast";

/**
 * Reads a Dockerfile.
 * @returns its instructions in order, and its stages with the stage or image that each begins with
 */
export function readDockerfile(text) {
  const parsed = DockerfileParser.parse(text);
  const instructions = parsed.getInstructions().map((each) => ({
    keyword: each.getKeyword(),
    line: each.getRange().start.line + 1,
    flags: each.getFlags?.().map((flag) => [flag.getName(), flag.getValue()]) ?? [],
    words: (each.getJSONStrings?.() ?? []).map((string) => string.getJSONValue()),
    text: withoutContinuations(each.getRawArgumentsContent() ?? ""),
    pairs: (each.getProperties?.() ?? []).map((property) => [property.getName(), property.getValue() ?? ""]),
    instruction: each,
  }));
  const stages = [];
  for (const each of instructions) {
    if (each.keyword === "FROM") {
      const { instruction: from } = each;
      stages.push({
        name: from.getBuildStage() ?? `${stages.length}`,
        from: from.getImage(),
        line: each.line,
        steps: [],
      });
    } else stages.at(-1)?.steps.push(each);
  }
  return { instructions, stages };
}

/** The stages that a target is built on, the first one first, without those that it only copies from. */
export function lineOf(stages, target) {
  const stage = stages.find(({ name }) => name === target);
  return stage === undefined ? [] : [...lineOf(stages, stage.from), stage];
}

function withoutContinuations(text) {
  return text.replaceAll(/\\\r?\n(\s*#.*\r?\n)*/g, " ").trim();
}
