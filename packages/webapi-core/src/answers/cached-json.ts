const texts = new WeakMap<object, string>();
const unwritten = "";

/** Marks an object that many answers contain and that never changes, so that its JSON text is made once. */
export function cachedJson<T extends object>(value: T): T {
  if (!texts.has(value)) texts.set(value, unwritten);
  return value;
}

/** The JSON text of a body, with the kept texts of its cached members and elements. */
export function printBody(body: object): string {
  if (!Object.values(body).some(hasCached)) return JSON.stringify(body);
  const members = Object.entries(body).flatMap(([name, value]: [string, unknown]) => {
    const text = hasCached(value) ? printCached(value) : JSON.stringify(value);
    return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`];
  });
  return `{${members.join(",")}}`;
}

/** Whether the text of a value is cached, or it is a list that begins with such a value. */
function hasCached(value: unknown): value is object {
  return isCached(Array.isArray(value) ? value[0] : value);
}

function isCached(value: unknown): value is object {
  return typeof value === "object" && value !== null && texts.has(value);
}

function printCached(value: object): string {
  if (Array.isArray(value)) return `[${value.map(printElement).join(",")}]`;
  const known = texts.get(value);
  if (known !== undefined && known !== unwritten) return known;
  const text = JSON.stringify(value);
  texts.set(value, text);
  return text;
}

/** An element without a text is null in JSON. */
function printElement(element: unknown): string {
  return isCached(element) ? printCached(element) : (JSON.stringify(element) ?? "null");
}
