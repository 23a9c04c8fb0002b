import { didYouMean } from "@rollcall/checked-yaml/words";
import { type ActiveDefinitions, undefinedMethods } from "@rollcall/service";
import { type MethodAnswer, methodNameOf, type Reason, type WebapiSituation } from "@rollcall/webapi-core";

/** Whether the hosted service has a method that the definitions do not. */
export function isOfHostedService(method: string): boolean {
  return undefinedMethods.has(method);
}

/** The reason for refusing a method that is not defined, with a hint: a similar name, or that the hosted service has it. */
export function explainUnknown(answer: Pick<MethodAnswer, "verb" | "path">, { webapi }: ActiveDefinitions): Reason {
  const { verb, path } = answer;
  if (verb !== "GET" && verb !== "POST") return { rule, found: verb, wanted: "GET or POST" };
  const method = methodNameOf(answer, webapi);
  if (method === undefined)
    return { rule, found: path, wanted: `the path of a method, such as ${webapi.mount}/auth.test` };
  if (isOfHostedService(method))
    return { rule, found: method, wanted: "a method that is defined; the hosted service has this one, too" };
  const known = [...Object.values(webapi.methods).map(({ wireName }) => wireName), ...undefinedMethods];
  const hint = didYouMean(method, known) || "; the hosted service has none of this name";
  return { rule, found: method, wanted: `a method of the service${hint}` };
}

const rule: WebapiSituation = "unknownMethod";
