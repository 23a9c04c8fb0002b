export { t as printEnvironment } from "./print-environment2.js";
