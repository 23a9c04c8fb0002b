/** A media type and the parameters that matter to a body of arguments. */
export interface ContentType {
  /** `type/subtype` in lower case. */
  readonly essence: string;
  /** In lower case. Absent if the header has none. */
  readonly charset?: string;
  /** Delimiter of the parts of a multipart body. */
  readonly boundary?: string;
}

const parameter = /;\s*([^=;\s]+)\s*=\s*("(?:[^"\\]|\\.)*"|[^;]*)/g;

/** The usual header: a type, and perhaps a charset without quotes. */
const usual = /^([^;]+)(?:;\s*charset=([^\s;"]+))?$/i;

/** Parses a `Content-Type` header. The first of repeated parameters applies. */
export function parseContentType(header: string): ContentType {
  const [whole, type = "", charset] = usual.exec(header) ?? [];
  if (whole === undefined) return parseParameters(header);
  const essence = type.trim().toLowerCase();
  return charset === undefined ? { essence } : { essence, charset: charset.toLowerCase() };
}

function parseParameters(header: string): ContentType {
  const semicolon = header.indexOf(";");
  const essence = (semicolon === -1 ? header : header.slice(0, semicolon)).trim().toLowerCase();
  if (semicolon === -1) return { essence };
  const parameters = new Map<string, string>();
  for (const [, name = "", value = ""] of header.matchAll(parameter)) {
    const key = name.toLowerCase();
    if (!parameters.has(key)) parameters.set(key, unquote(value.trim()));
  }
  const charset = parameters.get("charset");
  const boundary = parameters.get("boundary");
  return {
    essence,
    ...(charset === undefined ? {} : { charset: charset.toLowerCase() }),
    ...(boundary === undefined ? {} : { boundary }),
  };
}

function unquote(value: string): string {
  if (value.length < 2 || !value.startsWith('"') || !value.endsWith('"')) return value;
  return value.slice(1, -1).replace(/\\(.)/g, "$1");
}
