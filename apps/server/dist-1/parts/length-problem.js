import { Qo as serviceLimits } from "./server.js";
import { An as countCharacters } from "./rules.js";
// ../../packages/service/src/canvases/markdown/length-problem.ts
function lengthProblem(markdown, name = "markdown") {
	const { value } = serviceLimits.canvasChange;
	const length = markdown.length > value ? countCharacters(markdown) : markdown.length;
	if (length <= value) return void 0;
	return `${name}: ${length} characters are more than the ${value} that a change may have`;
}
export { lengthProblem as t };
