/**
 * The name of a type for `userName`, `chat.postMessage` or `enterprise-user`: `UserName`, `ChatPostMessage`,
 * `EnterpriseUser`.
 */
export function pascalCase(name: string): string {
  return words(name)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}

/** The name of a value: `chatPostMessage`. */
export function camelCase(name: string): string {
  const pascal = pascalCase(name);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
}

/** The name of a file: `chat-post-message`. */
export function kebabCase(name: string): string {
  return words(name)
    .map((word) => word.replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase())
    .join("-");
}

function words(name: string): readonly string[] {
  return name.split(/[^A-Za-z0-9]+/).filter((word) => word !== "");
}

/** The singular of a plural: `emails` → `email`, `addresses` → `address`, `entries` → `entry`. */
export function singular(plural: string): string {
  if (/(ss|x|ch|sh)es$/.test(plural)) return plural.slice(0, -2);
  if (/[^aeiou]ies$/.test(plural)) return `${plural.slice(0, -3)}y`;
  return /[^s]s$/.test(plural) ? plural.slice(0, -1) : plural;
}

/** Prints a property of an object literal or interface, quoted only if needed. */
export function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

/** Prints an access to a property: `.text`, or `["a.b"]` if needed. */
export function propertyAccess(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
}
