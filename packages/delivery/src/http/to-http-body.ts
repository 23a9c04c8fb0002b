import type { Content } from "../messages/content.js";

/** A body with its exact Content-Type, without a charset, because receivers compare the whole header. */
export interface HttpBody {
  readonly contentType: "application/json" | "application/x-www-form-urlencoded";
  readonly text: string;
}

/** Writes content as the body of an HTTP request. */
export function toHttpBody(content: Content): HttpBody {
  switch (content.kind) {
    case "events_api":
      return { contentType: "application/json", text: content.body };
    case "interactive":
      return toForm({ payload: content.payload });
    case "slash_commands":
      return toForm(content.fields);
  }
}

function toForm(fields: Readonly<Record<string, string>>): HttpBody {
  return { contentType: "application/x-www-form-urlencoded", text: new URLSearchParams({ ...fields }).toString() };
}
