const encoder = new TextEncoder();

/**
 * The bytes of a body that middleware has parsed, such as `express.json()`: as they were sent, or a value printed as
 * JSON or as a form.
 * @param contentType the header of the request
 * @throws TypeError for what cannot be restored, such as the fields of a multipart body.
 */
export function toBytes(parsed: unknown, contentType: string | undefined): Uint8Array<ArrayBuffer> {
  if (typeof parsed === "string" && !isJson(contentType)) return encoder.encode(parsed);
  if (parsed instanceof Uint8Array) return new Uint8Array(parsed);
  if (parsed instanceof ArrayBuffer) return new Uint8Array(parsed);
  if (parsed === undefined) throw new TypeError("The body was read before, and nothing is left of it.");
  const type = contentType?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (type.startsWith("multipart/")) throw new TypeError(`A parsed body of ${type} cannot be turned back.`);
  if (type === "application/x-www-form-urlencoded") return encoder.encode(String(toForm(parsed)));
  return encoder.encode(JSON.stringify(parsed));
}

function isJson(contentType: string | undefined): boolean {
  return contentType !== undefined && /^[^;]*[/+]json\s*(;|$)/i.test(contentType);
}

/** Lists repeat their name, and objects continue in brackets, as they were sent. */
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
