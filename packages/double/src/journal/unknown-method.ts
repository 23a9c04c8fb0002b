import { didYouMean } from "@rollcall/checked-yaml/words";
import { type ActiveDefinitions, undefinedMethods } from "@rollcall/service";
import { type MethodAnswer, methodNameOf, type Reason } from "@rollcall/webapi-core";

/** Whether the hosted service has a method that the definitions do not. */
export function isOfHostedService(method: string): boolean {
  return (undefinedMethods as ReadonlySet<string>).has(method);
}

/** The method that a call asked for, and the path if it is not the address of that method. */
interface Asked {
  readonly method: string | undefined;
  readonly path: string | undefined;
}

/** Reads what a call asked for. The paths of hooks, which are secrets, are left out. */
export function readAsked(
  answer: Pick<MethodAnswer, "definition" | "verb" | "path">,
  { webapi }: ActiveDefinitions,
): Asked {
  const { definition, path } = answer;
  const method = definition?.wireName ?? methodNameOf(answer, webapi);
  const isShown = path.startsWith(webapi.mount) && path !== `${webapi.mount}/${method}`;
  return { method, path: isShown ? path : undefined };
}

/** The reason of an answer. For a method that is not defined, it has a hint: a similar name, or that the hosted service has it. */
export function explainUnknown(answer: MethodAnswer, definitions: ActiveDefinitions): Reason | undefined {
  const { reason, verb, path } = answer;
  if (reason?.rule !== "unknownMethod") return reason;
  const { mount, methods } = definitions.webapi;
  if (verb !== "GET" && verb !== "POST") return { ...reason, found: verb, wanted: "GET or POST" };
  const method = methodNameOf(answer, { mount });
  if (method === undefined)
    return { ...reason, found: path, wanted: `the path of a method, such as ${mount}/auth.test` };
  if (isOfHostedService(method))
    return { ...reason, found: method, wanted: "a method that is defined; the hosted service has this one, too" };
  const known = [...Object.values(methods).map(({ wireName }) => wireName), ...undefinedMethods];
  const hint = didYouMean(method, known) || "; the hosted service has none of this name";
  return { ...reason, found: method, wanted: `a method of the service${hint}` };
}
