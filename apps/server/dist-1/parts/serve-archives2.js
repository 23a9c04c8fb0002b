export { t as createArchives } from "./serve-archives.js";
