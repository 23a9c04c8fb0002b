export { checkSets } from "./check-sets.js";
export { formatFiles } from "./format-files.js";
export type { LoadedSet } from "./formats/index.js";
export {
  checkGenerated,
  type Generated,
  type GenerateOptions,
  generate,
  type RunReport,
  writeGenerated,
} from "./generate.js";
export { type Loaded, type LoadOptions, loadDefinitions } from "./load-definitions.js";
export type { OutputFile } from "./output-file.js";
export { layoutUnder, type OutputLayout, repositoryLayout } from "./outputs.js";
export { type Part, parts } from "./parts.js";
export { type CommandSurroundings, runCommand } from "./run-command.js";
export { type WatchOptions, watchGenerated } from "./watch-generated.js";
export { writeStarter } from "./write-starter.js";
