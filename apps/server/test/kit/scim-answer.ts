import type { ScimVersion } from "@rollcall/scim-core";

/** A complete answer of SCIM. */
export interface ScimAnswer {
  readonly status: number;
  /** The code of an error in the format of the version; absent for a success and for any other format. */
  readonly code?: string;
  /** The status alone, or the status and the code of an error. */
  readonly outcome: string;
  readonly headers: Headers;
  /** Undefined if it is empty. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into JSON of any shape
  readonly body: any;
}

/** Reads a response; a body of another media type than the version's does not count as an error of it. */
export async function readAnswer(response: Response, version: ScimVersion): Promise<ScimAnswer> {
  const { status, headers } = response;
  const text = await response.text();
  const body: unknown = text === "" ? undefined : JSON.parse(text);
  const code = codeOf(body, status, version);
  const outcome = code === undefined ? String(status) : `${status} ${code}`;
  return { status, outcome, headers, body, ...(code !== undefined && { code }) };
}

/** The code of a body that is exactly an error of the version with the status. */
function codeOf(body: unknown, status: number, version: ScimVersion): string | undefined {
  const code = findCode(body, version);
  if (code === undefined) return undefined;
  const shape =
    version === "1.1"
      ? { Errors: { description: code, code: status } }
      : { schemas: ["urn:ietf:params:scim:api:messages:2.0:Error"], detail: code, status };
  return JSON.stringify(body) === JSON.stringify(shape) ? code : undefined;
}

function findCode(body: unknown, version: ScimVersion): string | undefined {
  const holder = version === "1.1" ? partOf(body, "Errors") : body;
  const code = partOf(holder, version === "1.1" ? "description" : "detail");
  return typeof code === "string" ? code : undefined;
}

function partOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null && key in value ? Reflect.get(value, key) : undefined;
}
