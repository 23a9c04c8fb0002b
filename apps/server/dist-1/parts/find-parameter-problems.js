// ../../packages/service/src/functions/executions/find-parameter-problems.ts
function findParameterProblems(values, parameters, place) {
	const names = parameters.map(({ name }) => name);
	const unknown = Object.keys(values).filter((name) => !names.includes(name));
	const wanted = `must be one of the ${place} of the function: ${names.join(", ") || "it has none"}`;
	return [...parameters.flatMap((parameter) => findProblem(parameter, values[parameter.name], place)), ...unknown.map((name) => ({
		path: [place, name],
		found: values[name],
		wanted
	}))];
}
function findProblem({ name, type, isRequired }, value, place) {
	const path = [place, name];
	if (value === void 0 || value === null) return isRequired ? [{
		path,
		found: value,
		wanted: "must be given: it is required"
	}] : [];
	const { article, fits } = plainTypes[type] ?? anything;
	return fits(value) ? [] : [{
		path,
		found: value,
		wanted: `must be ${article} ${type}`
	}];
}
const plainTypes = {
	string: {
		article: "a",
		fits: (value) => typeof value === "string"
	},
	number: {
		article: "a",
		fits: (value) => typeof value === "number"
	},
	integer: {
		article: "an",
		fits: (value) => Number.isInteger(value)
	},
	boolean: {
		article: "a",
		fits: (value) => typeof value === "boolean"
	},
	array: {
		article: "an",
		fits: (value) => Array.isArray(value)
	},
	object: {
		article: "an",
		fits: (value) => typeof value === "object" && !Array.isArray(value)
	}
};
const anything = {
	article: "a",
	fits: () => true
};
export { findParameterProblems as t };
