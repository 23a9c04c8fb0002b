import { methodReferences } from "../generated/methods.js";
import { findOperation, type Operation } from "./control-tools.js";
import { readReference } from "./reference-resources.js";
import { type McpTool, printAnswer } from "./tool.js";

/** The reference as a tool, for agents whose program does not offer them resources. */
export function createReferenceTool(operations: readonly Operation[]): McpTool {
  return {
    name: "reference",
    description:
      "Explains a method of the Web API (arguments, limits, tokens, scopes, codes), an error code, or an operation of the other tools (its arguments as a JSON Schema), such as people.post. Other words find the methods and operations that have all of them in their name or description.",
    inputSchema: {
      type: "object",
      properties: {
        about: { type: "string", minLength: 1, description: "Such as chat.postMessage, no_text, or: rename channel." },
      },
      required: ["about"],
      additionalProperties: false,
    },
    readsOnly: true,
    use: async ({ about }) => {
      const words = String(about);
      const found = readReference(words) ?? explainOperation(words, operations);
      return (
        found ?? printAnswer({ methods: withWords(words, methodReferences), operations: withWords(words, operations) })
      );
    },
  };
}

function explainOperation(name: string, operations: readonly Operation[]): string | undefined {
  const found = findOperation(name, operations) ?? findOperation(`people.${name}`, operations);
  if (found === undefined) return undefined;
  const { tool, operation, description, schema } = found;
  return printAnswer({ tool, operation, description, arguments: schema });
}

/** A method or an operation. */
interface Described {
  readonly name: string;
  readonly description: string;
}

/** Names and descriptions of those that have all words, in the order of their names. */
function withWords(words: string, all: readonly Described[]): readonly Described[] {
  const wanted = words.toLowerCase().split(/\s+/);
  return all
    .filter(({ name, description }) => wanted.every((word) => `${name} ${description}`.toLowerCase().includes(word)))
    .map(({ name, description }) => ({ name, description }));
}
