/**
 * Whether a `Content-Type` announces JSON in UTF-8: `application/json`, `application/scim+json` or the media type of
 * the version, in any case. A body without the header counts as JSON.
 */
export function isJsonMediaType(contentType: string | null, versionMediaType: string): boolean {
  if (contentType === null || contentType.trim() === "") return true;
  const [essence = "", ...parameters] = contentType.toLowerCase().split(";");
  const mediaType = essence.trim();
  const isJson =
    mediaType === "application/json" ||
    mediaType === "application/scim+json" ||
    mediaType === versionMediaType.toLowerCase();
  return isJson && parameters.every((parameter) => isUtf8(parameter.trim()));
}

function isUtf8(parameter: string): boolean {
  const [name = "", value = ""] = parameter.split("=", 2);
  if (name.trim() !== "charset") return true;
  const charset = value.trim().replaceAll('"', "");
  return charset === "utf-8" || charset === "utf8" || charset === "us-ascii";
}
