import { methodReferences } from "../generated/methods.js";
import { readReference } from "./reference-resources.js";
import { type McpTool, printAnswer } from "./tool.js";

/** The reference as a tool, for agents whose program does not offer them resources. */
export const referenceTool: McpTool = {
  name: "reference",
  description:
    "Explains a method of the Web API (arguments, limits, tokens, scopes, codes) or an error code. Other words find the methods that have all of them in their name or description.",
  inputSchema: {
    type: "object",
    properties: {
      about: { type: "string", minLength: 1, description: "Such as chat.postMessage, no_text, or: rename channel." },
    },
    required: ["about"],
    additionalProperties: false,
  },
  readsOnly: true,
  use: async ({ about }) => readReference(String(about)) ?? printAnswer({ methods: methodsWith(String(about)) }),
};

/** Names and descriptions of the methods that have all words, in the order of their names. */
function methodsWith(words: string) {
  const wanted = words.toLowerCase().split(/\s+/);
  return methodReferences
    .filter(({ name, description }) => wanted.every((word) => `${name} ${description}`.toLowerCase().includes(word)))
    .map(({ name, description }) => ({ name, description }));
}
