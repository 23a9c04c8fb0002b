const encoder = new TextEncoder();

/**
 * Restores the bytes of a body that middleware such as `express.json()` has parsed: the raw bytes, or the value as JSON
 * or as a form.
 * @param contentType header of the request
 * @throws TypeError for a body that cannot be restored, such as the fields of a multipart body
 */
export function toBytes(parsed: unknown, contentType: string | undefined): Uint8Array<ArrayBuffer> {
  if (typeof parsed === "string" && !isJson(contentType)) return encoder.encode(parsed);
  if (parsed instanceof Uint8Array) return new Uint8Array(parsed);
  if (parsed instanceof ArrayBuffer) return new Uint8Array(parsed);
  if (parsed === undefined) throw new TypeError("The body is already consumed.");
  const type = contentType?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (type.startsWith("multipart/")) throw new TypeError(`A parsed body of the type ${type} cannot be restored.`);
  if (type === "application/x-www-form-urlencoded") return encoder.encode(String(toForm(parsed)));
  return encoder.encode(JSON.stringify(parsed));
}

function isJson(contentType: string | undefined): boolean {
  return contentType !== undefined && /^[^;]*[/+]json\s*(;|$)/i.test(contentType);
}

/** Repeats the name of a list and writes nested names in brackets, like the original form. */
function toForm(parsed: unknown): URLSearchParams {
  const form = new URLSearchParams();
  const add = (name: string, value: unknown): void => {
    if (Array.isArray(value)) for (const element of value) add(name, element);
    else if (typeof value === "object" && value !== null)
      for (const [key, part] of Object.entries(value)) add(name === "" ? key : `${name}[${key}]`, part);
    else form.append(name, String(value ?? ""));
  };
  add("", parsed);
  return form;
}
