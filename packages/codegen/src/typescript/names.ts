/** `userName`, `chat.postMessage` or `enterprise-user` as the name of a type: `UserName`, `ChatPostMessage`, `EnterpriseUser`. */
export function pascalCase(name: string): string {
  return words(name)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}

/** The same as the name of a value: `chatPostMessage`. */
export function camelCase(name: string): string {
  const pascal = pascalCase(name);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
}

/** The same as the name of a file: `chat-post-message`. */
export function kebabCase(name: string): string {
  return words(name)
    .map((word) => word.replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase())
    .join("-");
}

function words(name: string): readonly string[] {
  return name.split(/[^A-Za-z0-9]+/).filter((word) => word !== "");
}

/** One of what a plural names: `emails` → `email`, `addresses` → `address`, `entries` → `entry`. */
export function singular(plural: string): string {
  if (/(ss|x|ch|sh)es$/.test(plural)) return plural.slice(0, -2);
  if (/[^aeiou]ies$/.test(plural)) return `${plural.slice(0, -3)}y`;
  return /[^s]s$/.test(plural) ? plural.slice(0, -1) : plural;
}

/** A property as it stands in an object literal or an interface: quoted only where it must be. */
export function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

/** A property of a value as code reads it: `.text`, or `["a.b"]` where it must be. */
export function propertyAccess(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
}
