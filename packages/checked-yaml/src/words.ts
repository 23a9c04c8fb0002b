export { didYouMean, listNearest, nearMiss } from "./near-miss.js";
export { createWordReplacer } from "./replace-words.js";
