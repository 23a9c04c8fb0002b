import { codeReferences } from "../generated/codes.js";
import { methodReferences } from "../generated/methods.js";
import { printAnswer } from "./tool.js";

/** A page of the reference. */
interface Resource {
  readonly uri: string;
  readonly name: string;
  readonly description: string;
  readonly mimeType: "application/json";
}

const mimeType = "application/json";
const methods = "rollcall://methods/";
const codes = "rollcall://codes/";

/** The pages of the reference that can be listed: one per method. */
export function listResources(): readonly Resource[] {
  return methodReferences.map(({ name, description }) => ({ uri: `${methods}${name}`, name, description, mimeType }));
}

/** The forms of all addresses of pages. */
export const resourceTemplates = [
  {
    uriTemplate: `${methods}{name}`,
    name: "method",
    description: "A method of the Web API: its arguments, limits, tokens, scopes and codes.",
    mimeType,
  },
  {
    uriTemplate: `${codes}{code}`,
    name: "code",
    description: "An error code: its meaning, and what returns it.",
    mimeType,
  },
] as const;

/** The text of a page; undefined if there is none. */
export function readResource(uri: string): string | undefined {
  for (const place of [methods, codes] as const)
    if (uri.startsWith(place)) return readReference(uri.slice(place.length), place);
  return undefined;
}

/** The text of the reference about a method or a code; undefined if it has neither. */
export function readReference(name: string, place?: typeof methods | typeof codes): string | undefined {
  const method = place === codes ? undefined : methodReferences.find((each) => each.name === name);
  if (method !== undefined) return printAnswer(method);
  const found = place === methods ? [] : codeReferences.filter(({ code }) => code === name);
  return found.length === 0 ? undefined : printAnswer(found);
}
