import { isMembers, type JsonTree, printJson } from "./json-text.js";

/** Encodings of arguments. JSON is listed twice, so that it is used more often. */
export const encodings = ["json", "json", "form", "multipart", "text"] as const;

/** A body with its headers. */
interface EncodedBody {
  readonly bytes: Uint8Array;
  readonly headers: readonly (readonly [string, string])[];
}

const boundary = "rollcall-fuzz-boundary";

/** Encodes a tree as a body. */
export function encodeBody(
  tree: JsonTree,
  encoding: (typeof encodings)[number],
  mediaType = "application/json",
): EncodedBody {
  switch (encoding) {
    case "json":
      return bodyOf(printJson(tree), `${mediaType}; charset=utf-8`);
    case "text":
      return bodyOf(printJson(tree), "text/plain; charset=utf-8");
    case "form":
      return bodyOf(new URLSearchParams([...fieldsOf(tree)]).toString(), "application/x-www-form-urlencoded");
    case "multipart":
      return bodyOf(multipart(fieldsOf(tree)), `multipart/form-data; boundary=${boundary}`);
  }
}

function bodyOf(text: string, type: string): EncodedBody {
  return { bytes: Buffer.from(text), headers: [["content-type", type]] };
}

function fieldsOf(tree: JsonTree): [string, string][] {
  if (!isMembers(tree)) return [];
  return Object.entries(tree).map(([name, value]) => [name, typeof value === "string" ? value : printJson(value)]);
}

function multipart(fields: readonly (readonly [string, string])[]): string {
  const parts = fields.map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name.replaceAll(/["\r\n]/g, "_")}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join("")}--${boundary}--\r\n`;
}
