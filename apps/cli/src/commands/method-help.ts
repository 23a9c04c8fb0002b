import type { ArgumentReference, MethodReference } from "../reference/reference.js";

/** The help of a method below its flags: limits, tokens, scopes and codes. */
export function methodHelp(method: MethodReference): string {
  const { tokens, scopes, anyScopes = {}, rules, codes } = method;
  const limited = method.arguments.filter(
    ({ limits, default: fallback }) => limits.length > 0 || fallback !== undefined,
  );
  const sections = [
    section("Limits of arguments", limited.map(limitLine)),
    section("Rules", rules),
    section("Token", [
      tokens === undefined ? "none is needed" : tokens.length === 0 ? "any" : tokens.join(" or "),
      ...(scopes.length === 0 ? [] : [`with the scopes ${scopes.join(", ")}`]),
      ...Object.entries(anyScopes).map(([kind, some]) => `${kind}: with one of the scopes ${some.join(", ")}`),
    ]),
    section(
      "Codes of this method; see `rollcall error <code>`",
      codes.map(({ code, meaning }) => `${code}: ${meaning}`),
    ),
  ];
  return `\n${sections.filter((text) => text !== "").join("\n")}`;
}

function limitLine({ name, limits, default: fallback }: ArgumentReference): string {
  const parts = [...limits, ...(fallback === undefined ? [] : [`default ${JSON.stringify(fallback)}`])];
  return `${name}: ${parts.join("; ")}`;
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? "" : `${title}:\n${lines.map((line) => `  ${line}\n`).join("")}`;
}
