import { type Refusal, refuse } from "../engine/refusal.js";
import { collectFields, type Fields } from "./fields.js";

const encoder = new TextEncoder();

/**
 * Reads a multipart form out of its text. A part with a file name is read as the text that the file holds: an argument
 * may come from a file.
 */
export async function parseMultipart(
  text: string,
  boundary: string | undefined,
): Promise<{ readonly ok: true; readonly fields: Fields } | Refusal> {
  if (boundary === undefined || boundary === "") return refuse("bodyMalformed");
  if (!text.includes(`--${boundary}--`))
    return refuse(text.includes(`--${boundary}`) ? "bodyTruncated" : "bodyMalformed");
  const form = await readFormData(text, boundary);
  if (form === undefined) return refuse("bodyMalformed");
  const pairs: [string, string][] = [];
  for (const [name, value] of form) pairs.push([name, typeof value === "string" ? value : await value.text()]);
  return { ok: true, fields: collectFields(pairs) };
}

/** Undefined where the platform finds the form malformed; it throws in several ways and says nothing of use. */
async function readFormData(text: string, boundary: string): Promise<FormData | undefined> {
  try {
    // Encoded again, since the platform reads UTF-8 whatever charset the form came in.
    return await new Response(encoder.encode(text), {
      headers: { "content-type": `multipart/form-data; boundary="${boundary.replace(/["\\]/g, "\\$&")}"` },
    }).formData();
  } catch {
    return undefined;
  }
}
