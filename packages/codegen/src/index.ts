export { type CommandSurroundings, runCommand } from "./command/run-command.js";
export { type WatchOptions, watchGenerated } from "./command/watch-generated.js";
export { writeStarter } from "./command/write-starter.js";
export type { LoadedSet } from "./formats/index.js";
export {
  checkGenerated,
  checkSets,
  type Generated,
  type GenerateOptions,
  generate,
  type RunReport,
  writeGenerated,
} from "./generate.js";
export { type Loaded, type LoadOptions, loadDefinitions } from "./loading/load-definitions.js";
export { formatFiles } from "./output/format-files.js";
export type { OutputFile } from "./output/output-file.js";
export { type DocumentPlaces, layoutUnder, type OutputLayout, repositoryLayout } from "./output/outputs.js";
export { type Part, parts } from "./output/parts.js";
